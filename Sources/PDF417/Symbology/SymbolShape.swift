/// Rows, columns and level of a symbol.
struct SymbolShape: Equatable {
  var rowCount: Int
  var columnCount: Int
  var errorCorrectionLevel: Int

  /// Rows of the highest symbols (ISO/IEC 15438, 5.3.1).
  static let greatestRowCount = 90

  /// Check codewords: `2 << level`.
  var checkCount: Int { 2 << errorCorrectionLevel }
}
