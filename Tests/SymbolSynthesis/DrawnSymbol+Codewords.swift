internal import PDF417

/// Symbols drawn from codewords, whatever these say: for what no encoder would print.
extension DrawnSymbol {
  /// Draws a symbol from data codewords: adds the length descriptor, padding and check codewords.
  ///
  /// - Parameters:
  ///   - data: Codewords below 929 without the length descriptor; at most what 90 rows hold.
  ///   - columnCount: Data columns, 1-30.
  ///   - level: Error correction level, 0-8.
  ///   - isCompact: Draws the compact form.
  ///   - lengthDescriptor: What to write into the first codeword; the true length when nil.
  public init(
    data: [UInt16],
    columnCount: Int,
    level: Int,
    isCompact: Bool = false,
    lengthDescriptor: UInt16? = nil
  ) {
    let needed = 1 + data.count + (2 << level)
    let rowCount = max(3, (needed + columnCount - 1) / columnCount)
    let dataCount = rowCount * columnCount - (2 << level)
    let padding = [UInt16](repeating: 900, count: dataCount - 1 - data.count)
    let words = [lengthDescriptor ?? UInt16(dataCount)] + data + padding
    self.init(
      codewords: CheckCodewords.appended(to: words, level: level),
      columnCount: columnCount,
      level: level,
      isCompact: isCompact
    )
  }

  /// Draws a symbol from all of its codewords, right or wrong.
  ///
  /// - Parameters:
  ///   - codewords: Whole rows of codewords below 929, check codewords last; 3-90 rows.
  ///   - columnCount: Data columns, 1-30.
  ///   - level: The error correction level that the row indicators state, 0-8.
  ///   - isCompact: Draws the compact form.
  public init(codewords: [UInt16], columnCount: Int, level: Int, isCompact: Bool = false) {
    let rowCount = codewords.count / columnCount
    var modules: [Bool] = []
    for row in 0..<rowCount {
      let indicators = DrawnSymbol.indicators(
        row: row,
        rowCount: rowCount,
        columnCount: columnCount,
        level: level
      )
      let words = codewords[(row * columnCount)...].prefix(columnCount).map(Int.init)
      DrawnSymbol.append(SymbolPatterns.startPattern, width: 17, to: &modules)
      for word in [indicators.left] + words + (isCompact ? [] : [indicators.right]) {
        let pattern = SymbolPatterns.pattern(cluster: row % 3, codeword: word)
        DrawnSymbol.append(pattern, width: 17, to: &modules)
      }
      if isCompact {
        modules.append(true)
      } else {
        DrawnSymbol.append(SymbolPatterns.stopPattern, width: 18, to: &modules)
      }
    }
    self.init(
      columnCount: columnCount,
      rowCount: rowCount,
      level: level,
      isCompact: isCompact,
      modules: modules
    )
  }

  /// The row indicator codewords of a row: they state the number of rows, columns and the level in turn.
  static func indicators(
    row: Int,
    rowCount: Int,
    columnCount: Int,
    level: Int
  ) -> (left: Int, right: Int) {
    let rows = (rowCount - 1) / 3
    let levelAndRows = level * 3 + (rowCount - 1) % 3
    let columns = columnCount - 1
    let base = row / 3 * 30
    switch row % 3 {
    case 0: return (base + rows, base + columns)
    case 1: return (base + levelAndRows, base + rows)
    default: return (base + columns, base + levelAndRows)
    }
  }

  private static func append(_ pattern: UInt32, width: Int, to modules: inout [Bool]) {
    for bit in (0..<width).reversed() { modules.append(pattern >> UInt32(bit) & 1 == 1) }
  }
}
