/// The codewords of a symbol as they were read, row by row, data columns only.
struct CodewordGrid {
  let shape: SymbolShape
  /// What was read in each place; `nil` where nothing was.
  var cells: [CharacterReading?]

  /// Makes an empty grid.
  init(shape: SymbolShape) {
    self.shape = shape
    cells = Array(repeating: nil, count: shape.rowCount * shape.columnCount)
  }

  /// The reading in a row and data column.
  subscript(row: Int, column: Int) -> CharacterReading? {
    get { cells[row * shape.columnCount + column] }
    set { cells[row * shape.columnCount + column] = newValue }
  }

  /// Sum of all confidences.
  var confidence: Float { cells.reduce(0) { $0 + ($1?.confidence ?? 0) } }
}
