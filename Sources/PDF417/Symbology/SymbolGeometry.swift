/// The measures of a PDF417 symbol that its standard fixes (ISO/IEC 15438, 5.1-5.3).
package enum SymbolGeometry {
  /// Modules of a symbol character.
  package static let characterModules = 17
  /// Modules of the start pattern.
  package static let startModules = 17
  /// Modules of the stop pattern: a character's, and the bar that closes the symbol.
  package static let stopModules = 18
  /// Modules of the bar with which a compact symbol ends, in place of row indicators and stop pattern.
  static let compactStopModules = 1
  /// Modules of the widest element of a symbol character.
  static let widestElementModules = 6

  /// Clusters of symbol characters; row `r` uses cluster `r % 3`.
  package static let clusterCount = 3
  /// Values of a codeword, 0-928: as many as each cluster has characters.
  package static let codewordCount = 929
  /// Most codewords of a symbol, check codewords among them.
  static let mostCodewords = 928

  /// Fewest rows of a symbol.
  static let fewestRows = 3
  /// Most rows of a symbol.
  static let mostRows = 90
  /// Most data columns of a symbol.
  static let mostColumns = 30
  /// Most modules in a row.
  static let mostModules = rowModules(columnCount: mostColumns)

  /// Characters of a row besides its data: start pattern, both row indicators, stop pattern.
  static let columnsBesidesData = 4
  /// The boundary between characters at which the stop pattern begins is this much further than data columns.
  static let boundariesBeforeStop = 3

  /// Modules in a row of a symbol with both guards.
  static func rowModules(columnCount: Int) -> Int {
    characterModules * (columnCount + columnsBesidesData) + stopModules - characterModules
  }

  /// Modules of a guard.
  static func guardModules(isStart: Bool) -> Int { isStart ? startModules : stopModules }
}

/// A value for each module of a symbol character; lengths of inline arrays must be literals.
typealias PerModule<Element> = InlineArray<17, Element>
/// A value for each place where elements of a symbol character may meet, its two ends among them.
typealias PerModuleEdge<Element> = InlineArray<18, Element>
