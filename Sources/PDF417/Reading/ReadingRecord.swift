internal import ScanImage

/// What the attempts at one picture came to, for whoever comes after: other frames' votes, explanations.
///
/// Attempts write it and never read it.
struct ReadingRecord {
  /// Symbols whose codewords were looked at, in the order in which they were.
  private(set) var symbols: [SymbolRecord] = []
  /// Guards that held out when they were looked at closely.
  private(set) var guards: [GuardRecord] = []
  /// The weightiest votes of row indicators.
  private(set) var votes = ShapeVotes()

  /// Most entries of each list.
  static let maximumEntries = 64

  /// Adds a symbol whose codewords were looked at.
  mutating func add(_ symbol: SymbolRecord) {
    if symbols.count < ReadingRecord.maximumEntries { symbols.append(symbol) }
  }

  /// Adds guards.
  mutating func add(_ found: GuardRecord) {
    if guards.count < ReadingRecord.maximumEntries { guards.append(found) }
  }

  /// Adds what the row indicators in one place say.
  mutating func add(_ found: ShapeVotes) {
    if found.weight > votes.weight { votes = found }
  }

  /// The symbols that were seen and not read, the clearest look at each.
  func unread(beside read: [Symbol], maximumCount: Int) -> [SymbolRecord] {
    var result: [SymbolRecord] = []
    var clearestFirst = symbols.filter { $0.decoded == nil }
    clearestFirst.sortDescending { $0.grid.confidence }
    for symbol in clearestFirst where result.count < maximumCount {
      let center = symbol.corners.quadrilateral.center
      let isKnown =
        read.contains { $0.corners.contains(center) }
        || result.contains { $0.corners.quadrilateral.contains(center) }
      if !isKnown { result.append(symbol) }
    }
    return result
  }
}

/// A symbol whose shape, columns and rows were found, and what was read of its codewords.
struct SymbolRecord {
  /// The codewords before error correction.
  var grid: CodewordGrid
  /// Where the rows lie, and with them the columns.
  var field: RowField
  let frame: ReadingFrame
  /// Codewords were told by light, not by gray levels.
  let takesLight: Bool
  let polarity: Polarity
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
}

/// The guards of a place that was tried.
struct GuardRecord {
  let frame: ReadingFrame
  let start: GuardTrack?
  let stop: GuardTrack?
}

extension Symbol {
  /// The symbol that was seen in some place, its codewords read there or with the help of other frames.
  init(seenAs record: SymbolRecord, saying decoded: GridDecoder.Decoded) {
    self.init(
      payload: decoded.message.payload, corners: record.corners.quadrilateral,
      columnCount: record.shape.columnCount, rowCount: record.shape.rowCount,
      errorCorrectionLevel: record.shape.errorCorrectionLevel,
      errorsCorrected: decoded.errorsCorrected, erasures: decoded.erasures,
      erasuresAllowed: record.shape.checkCount, modulePixels: Double(record.modulePixels),
      isMirrored: record.corners.isMirrored, isInverted: record.polarity == .lightOnDark,
      isCompact: record.isCompact, isReaderInitialization: decoded.message.isReaderInitialization,
      macro: decoded.message.macro, interpretations: decoded.message.interpretations)
  }
}
