/// What a row indicator says: its row, and one of three facts about the whole symbol (ISO/IEC 15438, 5.11.3).
struct RowIndicator {
  /// Row 0-89.
  var row: Int
  /// The fact, by the kind of indicator.
  var fact: Fact

  /// A fact about the whole symbol.
  enum Fact {
    /// A third of the row count less one, rounded down: 0-29.
    case rowGroups(Int)
    /// The remainder of that division (0-2) and the error correction level (0-8).
    case levelAndRemainder(level: Int, remainder: Int)
    /// Data columns, 1-30.
    case columns(Int)
  }

  /// Values of a fact.
  static let valueCount = 30
  /// Error correction levels times remainders.
  static let levelAndRemainderCount = 27

  /// Interprets a codeword in a row indicator column; `nil` when no indicator has that codeword.
  ///
  /// - Parameters:
  ///   - cluster: Cluster 0-2 of the codeword.
  ///   - codeword: Codeword 0-928.
  ///   - isLeft: It stands in the left column.
  init?(cluster: Int, codeword: Int, isLeft: Bool) {
    // A codeword holds a third of the row and one of 30 values (5.11.3.1).
    let value = codeword % RowIndicator.valueCount
    row = codeword / RowIndicator.valueCount * SymbolGeometry.clusterCount + cluster
    guard row < SymbolGeometry.mostRows else { return nil }
    switch isLeft ? cluster : (cluster + 2) % 3 {
    case 0: fact = .rowGroups(value)
    case 1:
      guard value < RowIndicator.levelAndRemainderCount else { return nil }
      fact = .levelAndRemainder(level: value / 3, remainder: value % 3)
    default: fact = .columns(value + 1)
    }
  }
}
