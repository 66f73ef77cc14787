/// Rows, columns and error correction level of a symbol.
struct SymbolShape: Equatable {
  /// Rows, 3-90.
  var rowCount: Int
  /// Data columns, 1-30.
  var columnCount: Int
  /// Error correction level, 0-8.
  var errorCorrectionLevel: Int

  /// Data and check codewords: those between the row indicators.
  var codewordCount: Int { rowCount * columnCount }

  /// Check codewords: `2 << level`.
  var checkCount: Int { 2 << errorCorrectionLevel }

  /// The cluster of a row's characters, 0-2.
  static func cluster(ofRow row: Int) -> Int { row % SymbolGeometry.clusterCount }
}
