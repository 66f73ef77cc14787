/// Adds up what row indicators say until the shape of the symbol is clear.
struct ShapeVotes {
  private var rowGroups = [Float](repeating: 0, count: RowIndicator.valueCount)
  private var levelsAndRemainders = [Float](
    repeating: 0, count: RowIndicator.levelAndRemainderCount)
  private var columns = [Float](repeating: 0, count: SymbolGeometry.mostColumns + 1)

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

  /// These votes, or with earlier ones where they leave the shape open.
  func completed(by earlier: ShapeVotes?) -> ShapeVotes {
    guard let earlier, shape() == nil else { return self }
    var sum = self
    sum.add(earlier, factor: 1)
    return sum
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
    guard rows >= SymbolGeometry.fewestRows, rows <= SymbolGeometry.mostRows else { return nil }
    let shape = SymbolShape(rowCount: rows, columnCount: count, errorCorrectionLevel: packed / 3)
    guard shape.codewordCount <= SymbolGeometry.mostCodewords,
      shape.checkCount < shape.codewordCount
    else { return nil }
    return shape
  }

  private static func winner(_ votes: [Float]) -> Int? {
    var best = 0
    for index in votes.indices where votes[index] > votes[best] { best = index }
    return votes[best] > 0 ? best : nil
  }
}
