public import ScanImage

/// Reads symbols in frames that follow each other, adding up what each frame shows of a symbol.
///
/// A reflection that wanders over a card, or a card too far away, may leave no frame that reads by itself.
/// What these frames show of each codeword is added up until the sum can be corrected. Only frames
/// that agree with each other are added: two cards are never mixed.
///
///     var fusion = FrameFusion()
///     for frame in frames { let reading = fusion.read(frame, with: SymbolReader(effort: .fast)) }
public struct FrameFusion: Sendable {
  private var symbols: [FusedSymbol] = []
  private var votes = ShapeVotes()
  private var frameNumber = 0

  /// Makes a fusion that has seen nothing.
  public init() {}

  /// Forgets all frames: what follows shows something else.
  public mutating func reset() { self = FrameFusion() }

  /// Bytes that are kept between frames, about.
  public var byteCount: Int { symbols.reduce(0) { $0 + $1.byteCount } }

  /// Reads the symbols of a frame, by itself or together with the frames before.
  ///
  /// - Parameters:
  ///   - image: The frame, borrowed for the length of the call.
  ///   - reader: What reads it.
  /// - Returns: The symbols that could be read; where there are none, the best one that was seen.
  public mutating func read(_ image: LumaImage, with reader: SymbolReader) -> Reading {
    frameNumber += 1
    symbols.removeAll { frameNumber - $0.lastFrame > FusionLimits.gapFrames }
    let log = AttemptLog(earlierVotes: votes.weight > 0 ? votes : nil)
    var reading = reader.read(image, log: log)
    remember(log.votes)
    for symbol in reading.symbols { symbols.removeAll { $0.isShaped(like: symbol) } }
    let unread = FrameFusion.unread(log.grids, beside: reading.symbols)
    for attempt in unread where reading.symbols.count < reader.maximumSymbols {
      let votes = CellVotes(of: attempt, image: image, index: reader.index)
      if let symbol = add(votes, of: attempt) { reading.symbols.append(symbol) }
    }
    if !reading.symbols.isEmpty { reading.sighting = nil }
    return reading
  }

  /// The symbols that were seen and not read, the clearest look at each.
  private static func unread(_ attempts: [GridAttempt], beside read: [Symbol]) -> [GridAttempt] {
    var result: [GridAttempt] = []
    let clearestFirst = attempts.filter { $0.decoded == nil }.sorted {
      $0.grid.confidence > $1.grid.confidence
    }
    for attempt in clearestFirst where result.count < FusionLimits.symbolsPerFrame {
      let center = attempt.corners.quadrilateral.center
      let isKnown =
        read.contains { $0.corners.contains(center) }
        || result.contains { $0.corners.quadrilateral.contains(center) }
      if !isKnown { result.append(attempt) }
    }
    return result
  }

  /// Adds a frame's votes to those they agree with, or begins anew with them.
  private mutating func add(_ votes: CellVotes, of attempt: GridAttempt) -> Symbol? {
    var isContradicted = false
    for place in symbols.indices where symbols[place].shape == votes.shape {
      switch symbols[place].agreement(with: votes) {
      case .same:
        symbols[place].add(votes, frame: frameNumber)
        guard let decoded = symbols[place].decode() else { return nil }
        let frameCount = symbols[place].frameCount
        symbols.remove(at: place)
        var symbol = attempt.symbol(decoded)
        symbol.frameCount = frameCount
        return symbol
      case .different: isContradicted = true
      case .unknown: break
      }
    }
    _ = isContradicted
    if symbols.count >= FusionLimits.symbols {
      let oldest = symbols.indices.min { symbols[$0].lastFrame < symbols[$1].lastFrame }
      if let oldest { symbols.remove(at: oldest) }
    }
    symbols.append(FusedSymbol(votes, frame: frameNumber))
    return nil
  }

  /// Remembers what row indicators say, older frames ever less.
  private mutating func remember(_ found: ShapeVotes) {
    var sum = found
    sum.add(votes, factor: 0.7)
    votes = sum
  }
}

/// How far fusion goes; with these the memory that it keeps stays below a megabyte.
public enum FusionLimits {
  /// Frames that are remembered of one symbol; then the older half is forgotten.
  public static let frames = 16
  /// Symbols that are followed at a time.
  public static let symbols = 4
  /// Symbols that one frame adds to, the clearest first.
  public static let symbolsPerFrame = 2
  /// Frames without a symbol after which it is forgotten.
  public static let gapFrames = 30
}
