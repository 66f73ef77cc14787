/// The codewords of a symbol as they were read, row by row, data columns only.
struct CodewordGrid {
  let shape: SymbolShape
  /// What was read in each place; `nil` where nothing was.
  var cells: [CharacterReading?]
  /// Cells whose modules all stood out and showed a character of their row's cluster.
  var clearCount = 0
  /// Cells whose modules all stood out and showed a character of another row's cluster.
  var displacedCount = 0

  /// Makes an empty grid.
  init(shape: SymbolShape) {
    self.shape = shape
    cells = Array(repeating: nil, count: shape.codewordCount)
  }

  /// The reading in a row and data column.
  subscript(row: Int, column: Int) -> CharacterReading? {
    get { cells[row * shape.columnCount + column] }
    set { cells[row * shape.columnCount + column] = newValue }
  }

  /// The picture is sharp: nearly half of the symbol or more could be read by its bits.
  var isSharp: Bool { clearCount * 5 > cells.count * 2 }

  /// Rows lie elsewhere than they were thought to, in a part of the symbol at least.
  var isDisplaced: Bool { displacedCount * 50 > cells.count }

  /// Cells that are more likely right than not.
  var sureCount: Int {
    cells.reduce(0) { $0 + (($1?.confidence ?? 0) > CharacterTuning.sure ? 1 : 0) }
  }
  /// The share of such cells.
  var sureShare: Float { Float(sureCount) / Float(max(1, cells.count)) }

  /// Sum of all confidences.
  var confidence: Float { cells.reduce(0) { $0 + ($1?.confidence ?? 0) } }
}
