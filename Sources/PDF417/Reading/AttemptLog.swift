/// What the attempts at one picture's symbols came to; kept only when somebody asks for it.
///
/// A class, since attempts are made deep inside of the search by values that cannot hand anything back.
final class AttemptLog {
  /// Symbols whose codewords were looked at, read or not, in the order of the attempts.
  private(set) var grids: [GridAttempt] = []
  /// Places where a guard stood, the whole or not, in the order of the attempts.
  private(set) var guards: [GuardAttempt] = []
  /// The strongest votes of this picture's row indicators for a shape.
  private(set) var votes = ShapeVotes()
  /// Votes of earlier frames, for symbols that do not show enough of their row indicators in this one.
  private let earlierVotes: ShapeVotes?

  /// Most entries of each list.
  static let maximumEntries = 64

  /// Makes an empty log.
  init(earlierVotes: ShapeVotes? = nil) { self.earlierVotes = earlierVotes }

  /// Notes votes for a shape.
  ///
  /// - Parameter found: What the row indicators in one place of this picture say.
  /// - Returns: The same, or with the votes of earlier frames where it leaves the shape open.
  func completed(_ found: ShapeVotes) -> ShapeVotes {
    if found.weight > votes.weight { votes = found }
    guard let earlierVotes, found.shape() == nil else { return found }
    var sum = found
    sum.add(earlierVotes, factor: 1)
    return sum
  }

  /// Notes a symbol whose codewords were looked at.
  func note(_ attempt: GridAttempt) {
    if grids.count < AttemptLog.maximumEntries { grids.append(attempt) }
  }

  /// Notes guards.
  func note(_ attempt: GuardAttempt) {
    if guards.count < AttemptLog.maximumEntries { guards.append(attempt) }
  }

  /// The symbols that were seen and not read, the clearest look at each.
  func unread(beside read: [Symbol], maximumCount: Int) -> [GridAttempt] {
    var result: [GridAttempt] = []
    var clearestFirst = grids.filter { $0.decoded == nil }
    clearestFirst.sortDescending { $0.grid.confidence }
    for attempt in clearestFirst where result.count < maximumCount {
      let center = attempt.corners.quadrilateral.center
      let isKnown =
        read.contains { $0.corners.contains(center) }
        || result.contains { $0.corners.quadrilateral.contains(center) }
      if !isKnown { result.append(attempt) }
    }
    return result
  }
}

/// A symbol whose shape, columns and rows were found, and what was read of its codewords.
struct GridAttempt {
  /// The codewords before error correction.
  var grid: CodewordGrid
  /// Where the rows lie, and with them the columns.
  var field: RowField
  let frame: ReadingFrame
  /// Codewords were told by light, not by grey levels.
  let takesLight: Bool
  let isInverted: Bool
  /// Width of a module in the symbol's middle, in pixels.
  let modulePixels: Float
  /// The start pattern; `nil` when it was not found.
  let start: GuardTrack?
  /// The stop pattern; `nil` when it was not found.
  let stop: GuardTrack?
  let corners: SymbolCorners
  let isCompact: Bool
  /// What the codewords say; `nil` when error correction failed.
  let decoded: GridDecoder.Decoded?

  /// Rows, columns and level.
  var shape: SymbolShape { grid.shape }

  /// The symbol of this attempt.
  ///
  /// - Parameter decoded: What its codewords say.
  /// - Returns: The symbol, where this attempt saw it.
  func symbol(_ decoded: GridDecoder.Decoded) -> Symbol {
    Symbol(
      payload: decoded.message.payload, corners: corners.quadrilateral,
      columnCount: shape.columnCount, rowCount: shape.rowCount,
      errorCorrectionLevel: shape.errorCorrectionLevel, errorsCorrected: decoded.errorsCorrected,
      erasures: decoded.erasures, erasuresAllowed: shape.checkCount,
      modulePixels: Double(modulePixels), isMirrored: corners.isMirrored, isInverted: isInverted,
      isCompact: isCompact, isReaderInitialisation: decoded.message.isReaderInitialisation,
      macro: decoded.message.macro, interpretations: decoded.message.interpretations)
  }
}

/// The guards of a place that was tried.
struct GuardAttempt {
  let frame: ReadingFrame
  let start: GuardTrack?
  let stop: GuardTrack?
}
