internal import PDF417

/// The modules of one PDF417 symbol, as an encoder draws them.
public struct DrawnSymbol: Sendable, Equatable {
  /// Data columns, 1-30, row indicators not counted.
  public let columnCount: Int
  /// Rows, 3-90.
  public let rowCount: Int
  /// Error correction level, 0-8.
  public let level: Int
  /// The symbol has no right row indicators and ends with a single bar.
  public let isCompact: Bool
  /// Bars are true: rows from top to bottom, `modulesPerRow` each.
  public let modules: [Bool]

  /// Makes a symbol from its parts.
  init(columnCount: Int, rowCount: Int, level: Int, isCompact: Bool, modules: [Bool]) {
    self.columnCount = columnCount
    self.rowCount = rowCount
    self.level = level
    self.isCompact = isCompact
    self.modules = modules
  }

  /// Modules in a row, guards included.
  public var modulesPerRow: Int {
    DrawnSymbol.modulesPerRow(columnCount: columnCount, isCompact: isCompact)
  }

  /// Check codewords.
  public var checkCount: Int { 2 << level }

  /// Modules in a row of so many data columns, guards included.
  static func modulesPerRow(columnCount: Int, isCompact: Bool) -> Int {
    isCompact ? 17 * (columnCount + 2) + 1 : 17 * (columnCount + 3) + 18
  }

  /// The symbol character at a row and column as 17 modules, first module in bit 16.
  ///
  /// - Parameters:
  ///   - row: `0..<rowCount`.
  ///   - column: 0 is the left row indicator, then the data columns and the right row indicator.
  /// - Returns: The modules as bits, a bar being 1.
  public func pattern(row: Int, column: Int) -> UInt32 {
    let start = row * modulesPerRow + 17 * (column + 1)
    return modules[start..<(start + 17)].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
  }

  /// All codewords in reading order, check codewords last; nil when a pattern is none of its row's cluster.
  public func codewords() -> [UInt16]? {
    let index = PatternIndex()
    var words: [UInt16] = []
    for row in 0..<rowCount {
      for column in 1...columnCount {
        let found = index.find(pattern(row: row, column: column))
        guard let found, found.cluster == row % 3 else { return nil }
        words.append(UInt16(found.codeword))
      }
    }
    return words
  }

  /// The data codewords in reading order, padding included.
  public func dataCodewords() -> [UInt16]? {
    codewords()?.dropLast(checkCount)
  }

  /// The level that the left row indicator of the second row states.
  func statedLevel() -> Int {
    let found = PatternIndex().find(pattern(row: 1, column: 0))
    return (found?.codeword ?? 0) % 30 / 3
  }
}
