/// Reads all data codewords of a symbol whose columns and rows are known.
struct GridSampler {
  let strips: StripSampler
  let reader: CharacterReader
  /// Lines to add up in each row, as offsets from its middle in row heights.
  var lineOffsets: [Float] = [-0.2, 0, 0.2]

  /// Reads the grid.
  func read(shape: SymbolShape, rows: RowField) -> CodewordGrid {
    var grid = CodewordGrid(shape: shape)
    var samples = [Float](repeating: 0, count: StripSampler.sampleCount)
    samples.withUnsafeMutableBufferPointer { samples in
      guard let base = samples.baseAddress else { return }
      for column in 0..<shape.columnCount {
        for row in 0..<shape.rowCount {
          base.update(repeating: 0, count: StripSampler.sampleCount)
          guard sample(row: row, strip: column + 1, rows: rows, into: base) else { continue }
          let cluster = row % 3
          let clear = reader.readBits(base)
          if let clear, clear.cluster == cluster {
            grid[row, column] = clear
            grid.clearCount += 1
          } else {
            if clear != nil { grid.displacedCount += 1 }
            grid[row, column] = reader.compare(base, clusters: cluster...cluster)
          }
        }
      }
    }
    return grid
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
