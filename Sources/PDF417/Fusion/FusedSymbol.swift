/// The votes of several frames for one symbol, added up.
struct FusedSymbol {
  let shape: SymbolShape
  /// Sums of the frames' levels.
  private var levels: [Float]
  /// What each of the frames shows by itself, the latest last.
  private var frames: [[CellReading]]
  /// What the sums show.
  private var readings: [CellReading]
  /// Number of the frame that was added last.
  private(set) var lastFrame: Int

  /// Begins with one frame.
  init(_ votes: CellVotes, frame: Int) {
    shape = votes.shape
    levels = votes.levels
    frames = [votes.readings]
    lastFrame = frame
    readings = []
    look()
  }

  /// Frames that take part.
  var frameCount: Int { frames.count }

  /// Bytes that it takes, about.
  var byteCount: Int {
    levels.count * MemoryLayout<Float>.stride
      + readings.count * (1 + frames.count) * MemoryLayout<CellReading>.stride
  }

  /// Whether a symbol has the same rows, columns and level.
  func isShaped(like symbol: Symbol) -> Bool {
    shape.rowCount == symbol.rowCount && shape.columnCount == symbol.columnCount
      && shape.errorCorrectionLevel == symbol.errorCorrectionLevel
  }

  /// Whether a frame shows the same symbol as the frames so far.
  func agreement(with votes: CellVotes) -> Agreement {
    Agreement.between(readings, votes.readings, shape: shape)
  }

  /// Whether other frames show the same symbol as these.
  func agreement(with other: FusedSymbol) -> Agreement {
    Agreement.between(readings, other.readings, shape: shape)
  }

  /// Adds a frame.
  mutating func add(_ votes: CellVotes, frame: Int) {
    makeRoom(for: 1)
    for place in levels.indices { levels[place] += votes.levels[place] }
    frames.append(votes.readings)
    lastFrame = frame
    look()
  }

  /// Adds the frames of another sum.
  mutating func add(_ other: FusedSymbol) {
    makeRoom(for: other.frames.count)
    for place in levels.indices { levels[place] += other.levels[place] }
    frames.insert(contentsOf: other.frames, at: 0)
    frames.removeFirst(max(0, frames.count - FusionLimits.frames))
    lastFrame = max(lastFrame, other.lastFrame)
    look()
  }

  /// Makes old frames lose weight, so that sums stay bounded and slow changes are followed.
  private mutating func makeRoom(for count: Int) {
    guard frames.count + count > FusionLimits.frames else { return }
    frames.removeFirst(min(frames.count, FusionLimits.frames / 2))
    for place in levels.indices { levels[place] *= 0.5 }
  }

  private mutating func look() { readings = read(.standard).cells.map(CellReading.init) }

  /// Decodes the sums.
  ///
  /// - Returns: The message, unless one of the frames contradicts it.
  func decode() -> GridDecoder.Decoded? {
    var decoder = GridDecoder()
    decoder.suspicion = .mixture
    for bank: TemplateBank in [.standard, .soft, .softer] {
      guard let decoded = decoder.decode(read(bank)) else { continue }
      return frames.allSatisfy { agrees($0, with: decoded) } ? decoded : nil
    }
    return nil
  }

  /// Whether a frame shows the codewords of a result, save for misreadings.
  private func agrees(_ frame: [CellReading], with decoded: GridDecoder.Decoded) -> Bool {
    let truth = decoded.codewords.map(CellReading.init(sure:))
    return Agreement.between(frame, truth, shape: shape).verdict != .different
  }

  /// Names the characters that the sums show.
  private func read(_ bank: TemplateBank) -> CodewordGrid {
    let matcher = CharacterMatcher(bank: bank, polarity: .darkOnLight)
    var result = CodewordGrid(shape: shape)
    for cell in result.cells.indices {
      let first = cell * CellVotes.moduleCount
      // Votes have lengths of about 1; the matcher expects levels of pictures.
      let samples = CharacterSamples { ScanSignal.middleLevel * levels[first + $0] }
      let cluster = SymbolShape.cluster(ofRow: cell / shape.columnCount)
      let match = matcher.match(samples, shift: 0, clusters: cluster...cluster)
      guard let match else { continue }
      result.cells[cell] = CharacterReading(
        cluster: cluster, codeword: match.codeword,
        confidence: CharacterReader.confidence(of: match))
    }
    return result
  }
}
