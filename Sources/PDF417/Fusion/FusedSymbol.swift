/// The votes of several frames for one symbol, added up.
struct FusedSymbol {
  let shape: SymbolShape
  /// Sums of the frames' levels.
  private var levels: [Float]
  /// What each of the frames shows by itself, the latest last.
  private var frames: [[CellReading]]
  /// What the sums show.
  private(set) var grid: CodewordGrid
  /// Number of the frame that was added last.
  private(set) var lastFrame: Int

  /// Begins with one frame.
  init(_ votes: CellVotes, frame: Int) {
    shape = votes.shape
    levels = votes.levels
    frames = [votes.readings]
    lastFrame = frame
    grid = CodewordGrid(shape: shape)
    grid = read(.standard)
  }

  /// Bytes that it takes, about.
  var byteCount: Int {
    let cellBytes =
      CellVotes.moduleCount * MemoryLayout<Float>.stride
      + MemoryLayout<CharacterReading?>.stride + frames.count * MemoryLayout<CellReading>.stride
    return grid.cells.count * cellBytes
  }

  /// Whether a symbol has the same rows, columns and level.
  func isShaped(like symbol: Symbol) -> Bool {
    shape.rowCount == symbol.rowCount && shape.columnCount == symbol.columnCount
      && shape.errorCorrectionLevel == symbol.errorCorrectionLevel
  }

  /// Frames that take part.
  var frameCount: Int { frames.count }

  /// Whether a frame shows the same symbol as the frames so far.
  func agreement(with votes: CellVotes) -> Agreement.Verdict {
    var agreement = Agreement(shape: shape)
    let least = Agreement.leastConfidence
    for (cell, reading) in zip(grid.cells, votes.readings) {
      guard let cell, cell.confidence > least, reading.confidence > least else { continue }
      agreement.add(isEqual: cell.codeword == Int(reading.codeword))
    }
    return agreement.verdict
  }

  /// Adds a frame.
  ///
  /// What was added long ago loses weight, so that sums stay bounded and a slow change is followed.
  mutating func add(_ votes: CellVotes, frame: Int) {
    if frames.count >= FusionLimits.frames {
      frames.removeFirst(FusionLimits.frames / 2)
      for place in levels.indices { levels[place] *= 0.5 }
    }
    for place in levels.indices { levels[place] += votes.levels[place] }
    frames.append(votes.readings)
    lastFrame = frame
    grid = read(.standard)
  }

  /// Decodes the sums.
  ///
  /// - Returns: The message, if each of the frames agrees with its codewords.
  func decode() -> GridDecoder.Decoded? {
    var decoder = GridDecoder()
    decoder.suspicion = .mixture
    for bank: TemplateBank in [.standard, .soft, .softer] {
      let grid = bank == .standard ? grid : read(bank)
      guard let decoded = decoder.decode(grid) else { continue }
      return frames.allSatisfy { agrees($0, with: decoded) } ? decoded : nil
    }
    return nil
  }

  /// Whether a frame shows the codewords of a result, save for misreadings.
  private func agrees(_ frame: [CellReading], with decoded: GridDecoder.Decoded) -> Bool {
    var agreement = Agreement(shape: shape)
    for (reading, codeword) in zip(frame, decoded.codewords)
    where reading.confidence > Agreement.leastConfidence {
      agreement.add(isEqual: reading.codeword == codeword)
    }
    return agreement.verdict != .different
  }

  /// Names the characters that the sums show.
  private func read(_ bank: TemplateBank) -> CodewordGrid {
    let matcher = CharacterMatcher(bank: bank, sign: 1)
    var result = CodewordGrid(shape: shape)
    var samples = [Float](repeating: 0, count: StripSampler.sampleCount)
    for cell in result.cells.indices {
      let first = cell * CellVotes.moduleCount
      for module in 0..<CellVotes.moduleCount {
        // Votes have lengths of about 1; the matcher expects levels of pictures.
        let level = 128 * levels[first + module]
        samples[2 * module + 2] = level
        samples[2 * module + 3] = level
      }
      let cluster = cell / shape.columnCount % 3
      let match = samples.withUnsafeBufferPointer { samples -> CharacterMatch? in
        guard let base = samples.baseAddress else { return nil }
        return matcher.match(base, shift: 0, clusters: cluster...cluster)
      }
      guard let match else { continue }
      result.cells[cell] = CharacterReading(
        cluster: cluster, codeword: match.codeword,
        confidence: CharacterReader.confidence(of: match), second: match.secondCodeword)
    }
    return result
  }
}
