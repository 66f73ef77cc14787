/// Reads all data codewords of a symbol whose columns and rows are known.
struct GridSampler {
  let strips: StripSampler
  let reader: CharacterReader
  /// Lines to add up in each row, as offsets from its middle in row heights.
  var lineOffsets: [Float] = [-0.2, 0, 0.2]

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
    var samples = [Float](repeating: 0, count: StripSampler.sampleCount)
    samples.withUnsafeMutableBufferPointer { samples in
      guard let base = samples.baseAddress else { return }
      for column in 0..<shape.columnCount {
        for row in 0..<shape.rowCount {
          if let cell = known?[row, column], cell.isClear {
            grid[row, column] = cell
            grid.clearCount += 1
            continue
          }
          base.update(repeating: 0, count: StripSampler.sampleCount)
          guard sample(row: row, strip: column + 1, rows: rows, into: base) else { continue }
          let cluster = row % 3
          let clear = reader.readBits(base)
          if let clear, clear.cluster == cluster {
            grid[row, column] = clear
            grid.clearCount += 1
          } else {
            if clear != nil { grid.displacedCount += 1 }
            grid[row, column] = reader.compare(base, clusters: cluster...cluster, isQuick: isQuick)
          }
        }
      }
    }
    return grid
  }

  /// How much some cells resemble a character, added up: one in `step` of them, spread over the symbol.
  func likeness(ofEvery step: Int, shape: SymbolShape, rows: RowField) -> Float {
    var samples = [Float](repeating: 0, count: StripSampler.sampleCount)
    var sum: Float = 0
    samples.withUnsafeMutableBufferPointer { samples in
      guard let base = samples.baseAddress else { return }
      for cell in stride(from: step / 2, to: shape.rowCount * shape.columnCount, by: step) {
        let row = cell % shape.rowCount
        base.update(repeating: 0, count: StripSampler.sampleCount)
        guard sample(row: row, strip: cell / shape.rowCount + 1, rows: rows, into: base) else {
          continue
        }
        let cluster = row % 3
        let match = reader.matcher.match(base, shift: 0, clusters: cluster...cluster)
        sum += match?.correlation ?? 0
      }
    }
    return sum
  }

  /// Reads cells that were not clear once more, line by line: dirt and scratches seldom cover a whole row.
  ///
  /// - Parameters:
  ///   - grid: The grid; cells in which lines agree on a character are replaced.
  ///   - rows: Where the rows lie.
  func readLineByLine(_ grid: inout CodewordGrid, rows: RowField) {
    var samples = [Float](repeating: 0, count: StripSampler.sampleCount)
    samples.withUnsafeMutableBufferPointer { samples in
      guard let base = samples.baseAddress else { return }
      for column in 0..<grid.shape.columnCount {
        for row in 0..<grid.shape.rowCount {
          if let cell = grid[row, column], cell.isClear { continue }
          var votes: [CharacterReading] = []
          for offset in GridSampler.singleLineOffsets {
            base.update(repeating: 0, count: StripSampler.sampleCount)
            guard
              let v = rows.position(ofRow: Float(row) + 0.5 + offset, strip: column + 1)
            else { continue }
            strips.accumulate(
              strip: column + 1, v: v, slope: rows.slope(strip: column + 1, v: v), weight: 1,
              into: base)
            guard let reading = reader.read(base, clusters: row % 3...row % 3, isQuick: true)
            else { continue }
            votes.append(reading)
          }
          if let winner = GridSampler.winner(votes),
            winner.confidence > (grid[row, column]?.confidence ?? 0)
          {
            grid[row, column] = winner
          }
        }
      }
    }
  }

  /// Lines of a row to read on their own, as offsets from its middle in row heights.
  private static let singleLineOffsets: [Float] = [-0.36, -0.24, -0.12, 0, 0.12, 0.24, 0.36]

  /// The character with most votes, as sure as it leads.
  private static func winner(_ votes: [CharacterReading]) -> CharacterReading? {
    var best: (sum: Float, reading: CharacterReading)?
    for vote in votes {
      var sum: Float = 0
      for other in votes {
        sum += other.codeword == vote.codeword ? other.confidence : -other.confidence / 2
      }
      if sum > (best?.sum ?? 0) { best = (sum, vote) }
    }
    guard var winner = best?.reading, let sum = best?.sum else { return nil }
    winner.confidence = min(sum / 2, 0.95)
    return winner
  }

  /// Adds up the lines of one cell.
  func sample(
    row: Int, strip: Int, rows: RowField, into samples: UnsafeMutablePointer<Float>
  ) -> Bool {
    var sampled = false
    for offset in lineOffsets {
      guard let v = rows.position(ofRow: Float(row) + 0.5 + offset, strip: strip) else { continue }
      strips.accumulate(
        strip: strip, v: v, slope: rows.slope(strip: strip, v: v),
        weight: 1 / Float(lineOffsets.count), into: samples)
      sampled = true
    }
    return sampled
  }
}
