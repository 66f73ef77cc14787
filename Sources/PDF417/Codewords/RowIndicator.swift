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

  /// Interprets a codeword in a row indicator column; `nil` when no indicator has that codeword.
  ///
  /// - Parameters:
  ///   - cluster: Cluster 0-2 of the codeword.
  ///   - codeword: Codeword 0-928.
  ///   - isLeft: It stands in the left column.
  init?(cluster: Int, codeword: Int, isLeft: Bool) {
    let value = codeword % 30
    row = codeword / 30 * 3 + cluster
    guard row < 90 else { return nil }
    switch isLeft ? cluster : (cluster + 2) % 3 {
    case 0: fact = .rowGroups(value)
    case 1:
      guard value < 27 else { return nil }
      fact = .levelAndRemainder(level: value / 3, remainder: value % 3)
    default: fact = .columns(value + 1)
    }
  }
}

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

/// Adds up what row indicators say until the shape of the symbol is clear.
struct ShapeVotes {
  private var rowGroups = [Float](repeating: 0, count: 30)
  private var levelsAndRemainders = [Float](repeating: 0, count: 27)
  private var columns = [Float](repeating: 0, count: 31)

  /// Adds one indicator's word.
  mutating func add(_ indicator: RowIndicator, weight: Float) {
    switch indicator.fact {
    case .rowGroups(let groups): rowGroups[groups] += weight
    case .levelAndRemainder(let level, let remainder):
      levelsAndRemainders[3 * level + remainder] += weight
    case .columns(let count): columns[count] += weight
    }
  }

  /// Adds other votes, each times a factor.
  mutating func add(_ other: ShapeVotes, factor: Float) {
    for i in rowGroups.indices { rowGroups[i] += factor * other.rowGroups[i] }
    for i in levelsAndRemainders.indices {
      levelsAndRemainders[i] += factor * other.levelsAndRemainders[i]
    }
    for i in columns.indices { columns[i] += factor * other.columns[i] }
  }

  /// Sum of all votes.
  var weight: Float {
    rowGroups.reduce(0, +) + levelsAndRemainders.reduce(0, +) + columns.reduce(0, +)
  }

  /// The votes for each column count.
  func votes(forColumns count: Int) -> Float { columns[count] }

  /// The column count with most votes.
  var columnCount: Int? { ShapeVotes.winner(columns) }

  /// The shape that most votes agree on; `nil` where one of its parts has none.
  func shape(columnCount known: Int? = nil) -> SymbolShape? {
    guard let groups = ShapeVotes.winner(rowGroups),
      let packed = ShapeVotes.winner(levelsAndRemainders), let count = known ?? columnCount,
      count >= 1
    else { return nil }
    let rows = 3 * groups + packed % 3 + 1
    guard rows >= 3, rows <= 90 else { return nil }
    let shape = SymbolShape(rowCount: rows, columnCount: count, errorCorrectionLevel: packed / 3)
    guard rows * count <= 928, shape.checkCount < rows * count else { return nil }
    return shape
  }

  private static func winner(_ votes: [Float]) -> Int? {
    var best = 0
    for index in votes.indices where votes[index] > votes[best] { best = index }
    return votes[best] > 0 ? best : nil
  }
}
