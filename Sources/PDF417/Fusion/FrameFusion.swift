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
  private var sums = FusedSymbols()
  private var votes = ShapeVotes()
  private var frameNumber = 0

  /// Makes a fusion that has seen nothing.
  public init() {}

  /// Forgets all frames: what follows shows something else.
  public mutating func reset() { self = FrameFusion() }

  /// Bytes that are kept between frames, about; never more than a million.
  public var byteCount: Int { sums.byteCount }

  /// Reads the symbols of a frame, by itself or together with the frames before.
  ///
  /// - Parameters:
  ///   - image: The frame, borrowed for the length of the call.
  ///   - reader: What reads it.
  /// - Returns: The symbols that could be read; where there are none, the best one that was seen.
  public mutating func read(_ image: LumaImage, with reader: SymbolReader) -> Reading {
    frameNumber += 1
    sums.removeOld(at: frameNumber)
    var (reading, record) = reader.read(image, earlierVotes: votes.weight > 0 ? votes : nil)
    remember(record.votes)
    for symbol in reading.symbols { sums.remove(shapedLike: symbol) }
    let unread = record.unread(
      beside: reading.symbols, maximumCount: FusionLimits.symbolsPerFrame)
    for seen in unread where reading.symbols.count < reader.maximumSymbols {
      let votes = CellVotes(of: seen, image: image, index: reader.index)
      guard let found = sums.add(votes, frame: frameNumber) else { continue }
      var symbol = Symbol(seenAs: seen, saying: found.decoded)
      symbol.frameCount = found.frameCount
      reading.symbols.append(symbol)
    }
    if !reading.symbols.isEmpty { reading.sighting = nil }
    return reading
  }

  /// Remembers what row indicators say, older frames ever less.
  private mutating func remember(_ found: ShapeVotes) {
    var sum = found
    sum.add(votes, factor: FusionLimits.memory)
    votes = sum
  }
}

/// How far fusion goes; with these the memory that it keeps stays below a million bytes.
enum FusionLimits {
  /// Frames that are remembered of one symbol; then the older half is forgotten.
  static let frames = 16
  /// Sums that are kept at a time; frames that cannot be told to agree have sums of their own.
  static let symbols = 6
  /// Symbols that one frame adds to, the clearest first.
  static let symbolsPerFrame = 2
  /// What the votes of row indicators count of those a frame earlier.
  static let memory: Float = 0.7
  /// Frames in which nothing is added to a sum, after which it is forgotten.
  static let gapFrames = 30
}
