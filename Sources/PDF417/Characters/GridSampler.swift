/// Reads all data codewords of a symbol whose columns and rows are known.
struct GridSampler {
  let strips: CharacterSampler
  let reader: CharacterReader
  /// Reads the grid.
  ///
  /// - Parameters:
  ///   - shape: Rows and columns of the symbol.
  ///   - rows: Where the rows lie.
  ///   - known: The grid as it was read before, whose clear cells are taken over; `nil` to read all cells.
  ///   - isQuick: Compare characters at one place only.
  /// - Returns: The grid.
  func read(
    shape: SymbolShape, rows: RowField, known: CodewordGrid? = nil, isQuick: Bool = false
  ) -> CodewordGrid {
    var grid = CodewordGrid(shape: shape)
    for column in 0..<shape.columnCount {
      for row in 0..<shape.rowCount {
        if let cell = known?[row, column], cell.isClear {
          grid[row, column] = cell
          grid.clearCount += 1
          continue
        }
        guard let samples = samples(row: row, strip: column + 1, rows: rows) else { continue }
        let cluster = SymbolShape.cluster(ofRow: row)
        let clear = reader.readBits(samples)
        if let clear, clear.cluster == cluster {
          grid[row, column] = clear
          grid.clearCount += 1
        } else {
          if clear != nil { grid.displacedCount += 1 }
          grid[row, column] = reader.compare(samples, clusters: cluster...cluster, isQuick: isQuick)
        }
      }
    }
    return grid
  }

  /// How much some cells resemble a character, added up: one in `step` of them, spread over the symbol.
  func likeness(ofEvery step: Int, shape: SymbolShape, rows: RowField) -> Float {
    var sum: Float = 0
    for cell in stride(from: step / 2, to: shape.codewordCount, by: step) {
      let row = cell % shape.rowCount
      let strip = cell / shape.rowCount + 1
      guard let samples = samples(row: row, strip: strip, rows: rows) else { continue }
      let cluster = SymbolShape.cluster(ofRow: row)
      let match = reader.matcher.match(samples, shift: 0, clusters: cluster...cluster)
      sum += match?.correlation ?? 0
    }
    return sum
  }

  /// Reads cells that were not clear once more, line by line: dirt and scratches seldom cover a whole row.
  ///
  /// - Parameters:
  ///   - grid: The grid; cells in which lines agree on a character are replaced.
  ///   - rows: Where the rows lie.
  func readLineByLine(_ grid: inout CodewordGrid, rows: RowField) {
    for column in 0..<grid.shape.columnCount {
      for row in 0..<grid.shape.rowCount {
        if let cell = grid[row, column], cell.isClear { continue }
        let votes = votes(row: row, strip: column + 1, rows: rows)
        if let winner = GridSampler.winner(votes),
          winner.confidence > (grid[row, column]?.confidence ?? 0)
        {
          grid[row, column] = winner
        }
      }
    }
  }

  /// What the lines of one cell show, each on its own.
  private func votes(row: Int, strip: Int, rows: RowField) -> [CharacterReading] {
    let cluster = SymbolShape.cluster(ofRow: row)
    return CharacterTuning.singleLineOffsets.compactMap { offset in
      guard let v = rows.position(ofRow: Float(row) + 0.5 + offset, strip: strip) else {
        return nil
      }
      var samples = CharacterSamples()
      strips.accumulate(
        strip: strip, v: v, slope: rows.slope(strip: strip, v: v), weight: 1, into: &samples)
      return reader.read(samples, clusters: cluster...cluster, isQuick: true)
    }
  }

  /// The character with most votes, as sure as it leads.
  private static func winner(_ votes: [CharacterReading]) -> CharacterReading? {
    var best: (sum: Float, reading: CharacterReading)?
    for vote in votes {
      var sum: Float = 0
      for other in votes {
        sum +=
          other.codeword == vote.codeword
          ? other.confidence : -other.confidence * CharacterTuning.contradiction
      }
      if sum > (best?.sum ?? 0) { best = (sum, vote) }
    }
    guard var winner = best?.reading, let sum = best?.sum else { return nil }
    let certain = CharacterTuning.certainVotes
    winner.confidence = min(sum / certain.sum, certain.confidence)
    return winner
  }

  /// The lines of one cell added up; `nil` where none could be laid.
  func samples(row: Int, strip: Int, rows: RowField) -> CharacterSamples? {
    let offsets = CharacterTuning.lineOffsets
    var samples = CharacterSamples()
    var wasSampled = false
    for offset in offsets {
      guard let v = rows.position(ofRow: Float(row) + 0.5 + offset, strip: strip) else { continue }
      strips.accumulate(
        strip: strip, v: v, slope: rows.slope(strip: strip, v: v),
        weight: 1 / Float(offsets.count), into: &samples)
      wasSampled = true
    }
    return wasSampled ? samples : nil
  }
}
