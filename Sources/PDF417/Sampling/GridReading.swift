internal import ScanImage

/// A symbol's codewords, read step by step until error correction accepts them.
///
/// Steps are ordered by what they cost, and each is taken only while the symbol is not read: the grid as it
/// was laid, columns followed along the rows, rows followed along the columns, damaged cells line by line,
/// and templates for other prints and blurs.
struct GridReading {
  /// What is known of the symbol, and how to read it.
  let attempt: ColumnAttempt
  let shape: SymbolShape
  private(set) var strips: StripSampler
  /// Where the rows lie, and with them the columns.
  private(set) var field: RowField
  /// The codewords as the best step read them.
  private(set) var grid: CodewordGrid
  /// What the codewords say; `nil` while error correction fails.
  private(set) var decoded: GridDecoder.Decoded?

  /// Reads the grid as it was laid.
  init(attempt: ColumnAttempt, columns: ColumnModel, field: RowField, shape: SymbolShape) {
    self.attempt = attempt
    self.shape = shape
    self.field = field
    strips = StripSampler(image: attempt.image, frame: attempt.frame, columns: columns)
    grid = GridSampler(strips: strips, reader: attempt.reader(.standard)).read(
      shape: shape, rows: field)
    decoded = GridDecoder().decode(grid)
  }

  /// Takes the further steps until one of them reads the symbol.
  ///
  /// - Parameters:
  ///   - trustsFirst: Rows were numbered by the left row indicators.
  ///   - trustsLast: Rows were numbered by the right row indicators.
  mutating func improve(trustsFirst: Bool, trustsLast: Bool) {
    if decoded == nil, grid.sureShare > GridReading.leastShare { followColumns() }
    if decoded != nil { return }
    let isThorough = attempt.effort == .thorough
    let isSoft = isThorough && !grid.isSharp && grid.sureShare > GridReading.leastShare
    // From one guard on, rows may soon lie elsewhere than they were thought to.
    let isFromOneGuard = isThorough && (attempt.start == nil || attempt.stop == nil)
    if grid.isDisplaced || isSoft || isFromOneGuard {
      followRows(trustsFirst: trustsFirst, trustsLast: trustsLast)
    }
    if decoded == nil, grid.isSharp { readLineByLine() }
    if decoded == nil, isSoft { tryOtherTemplates() }
  }

  /// The least share of sure cells that makes the costlier steps worth their while.
  private static let leastShare: Float = 0.1

  /// Looks boundaries between columns up along the rows, and keeps what reads better.
  private mutating func followColumns() {
    let tracker = ColumnTracker(
      image: attempt.image, frame: attempt.frame, rows: field, shape: shape, sign: attempt.sign,
      trustsStart: attempt.start != nil, trustsStop: attempt.stop != nil)
    guard let moved = tracker.follow(strips.columns) else { return }
    let movedStrips = StripSampler(image: attempt.image, frame: attempt.frame, columns: moved)
    var movedField = field
    movedField.columns = moved
    let other = GridSampler(strips: movedStrips, reader: attempt.reader(.standard)).read(
      shape: shape, rows: movedField)
    decoded = GridDecoder().decode(other)
    guard decoded != nil || other.confidence > grid.confidence else { return }
    grid = other
    strips = movedStrips
    field = movedField
  }

  /// Lets the codewords' own clusters lead the rows from strip to strip, and reads the grid anew.
  private mutating func followRows(trustsFirst: Bool, trustsLast: Bool) {
    RowTracker(strips: strips, reader: attempt.reader(.standard)).follow(
      &field, rowCount: shape.rowCount, trustsFirst: trustsFirst, trustsLast: trustsLast)
    grid = GridSampler(strips: strips, reader: attempt.reader(.standard)).read(
      shape: shape, rows: field)
    decoded = GridDecoder().decode(grid)
  }

  /// Reads cells that dirt or scratches cover in part.
  private mutating func readLineByLine() {
    GridSampler(strips: strips, reader: attempt.reader(.standard)).readLineByLine(
      &grid, rows: field)
    decoded = GridDecoder().decode(grid)
  }

  /// Compares cells with templates that expect another blur or another growth of the bars.
  private mutating func tryOtherTemplates() {
    for bank in TemplateBank.allCases where bank != .standard {
      let other = GridSampler(strips: strips, reader: attempt.reader(bank)).read(
        shape: shape, rows: field)
      decoded = GridDecoder().decode(other)
      if decoded != nil { break }
      if other.confidence > grid.confidence { grid = other }
    }
  }
}
