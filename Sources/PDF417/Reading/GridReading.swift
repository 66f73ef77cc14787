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
  private(set) var strips: CharacterSampler
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
    strips = CharacterSampler(sampler: attempt.sampler, frame: attempt.frame, columns: columns)
    grid = GridSampler(strips: strips, reader: attempt.reader(attempt.firstBank)).read(
      shape: shape, rows: field, isQuick: attempt.budget.isQuick)
    decoded = GridDecoder().decode(grid)
  }

  /// Takes the further steps until one of them reads the symbol.
  ///
  /// - Parameters:
  ///   - trustsFirst: Rows were numbered by the left row indicators.
  ///   - trustsLast: Rows were numbered by the right row indicators.
  mutating func improve(trustsFirst: Bool, trustsLast: Bool) {
    if decoded == nil, grid.sureShare > ReadingTuning.leastSureShare { followColumns() }
    if decoded != nil { return }
    // From one guard on, rows may soon lie elsewhere than they were thought to.
    let isInDoubt = !attempt.isPair || isSoft
    if grid.isDisplaced || (attempt.budget.followsRowsInDoubt && isInDoubt) {
      followRows(trustsFirst: trustsFirst, trustsLast: trustsLast)
      if decoded == nil, grid.sureShare > ReadingTuning.leastSureShare { followColumns() }
    }
    if decoded == nil, isSoft { tryOtherTemplates() }
    if decoded == nil, grid.isSharp { readLineByLine() }
  }

  /// Single modules do not stand out, but something of the symbol shows.
  private var isSoft: Bool { !grid.isSharp && grid.sureShare > ReadingTuning.leastSureShare }

  /// Looks boundaries between columns up along the rows, and keeps what reads better.
  private mutating func followColumns() {
    let tracker = ColumnTracker(
      sampler: attempt.sampler, frame: attempt.frame, rows: field, shape: shape,
      polarity: attempt.polarity, trustsStart: attempt.start != nil, trustsStop: attempt.stop != nil
    )
    guard let moved = tracker.follow(strips.columns) else { return }
    let movedStrips = CharacterSampler(
      sampler: attempt.sampler, frame: attempt.frame, columns: moved)
    var movedField = field
    movedField.columns = moved
    let other = GridSampler(strips: movedStrips, reader: attempt.reader(attempt.firstBank)).read(
      shape: shape, rows: movedField, known: grid, isQuick: attempt.budget.isQuick)
    decoded = GridDecoder().decode(other)
    guard decoded != nil || other.confidence > grid.confidence else { return }
    grid = other
    strips = movedStrips
    field = movedField
  }

  /// Lets the codewords' own clusters lead the rows from strip to strip, and reads the grid anew.
  private mutating func followRows(trustsFirst: Bool, trustsLast: Bool) {
    RowTracker(strips: strips, reader: attempt.reader(attempt.firstBank)).follow(
      &field, rowCount: shape.rowCount, trustsFirst: trustsFirst, trustsLast: trustsLast)
    grid = GridSampler(strips: strips, reader: attempt.reader(attempt.firstBank)).read(
      shape: shape, rows: field)
    decoded = GridDecoder().decode(grid)
  }

  /// Reads cells that dirt or scratches cover in part.
  private mutating func readLineByLine() {
    GridSampler(strips: strips, reader: attempt.reader(attempt.firstBank)).readLineByLine(
      &grid, rows: field)
    decoded = GridDecoder().decode(grid)
  }

  /// Compares cells with the templates whose blur and growth of the bars suit the picture best.
  private mutating func tryOtherTemplates() {
    let before = strips
    strips.sampler.takesLight = true
    let banks = ranked(TemplateBank.allCases.filter { $0 != .standard })
    strips.shiftModules = likeliestShift(banks[0])
    for other in ranked([banks[0], banks[1], banks[2]]).prefix(attempt.budget.otherTemplates) {
      let read = GridSampler(strips: strips, reader: attempt.reader(other)).read(
        shape: shape, rows: field, isQuick: attempt.budget.isQuick)
      decoded = GridDecoder().decode(read)
      guard decoded != nil else { continue }
      grid = read
      return
    }
    // In a dark picture noise grows with the light: what frames have in common shows better as it was.
    strips = before
  }

  /// Some banks, the one that some of the cells resemble most first.
  private func ranked(_ banks: [TemplateBank]) -> [TemplateBank] {
    var ranked = banks.map { bank in
      (bank: bank, likeness: likeness(bank, shiftModules: strips.shiftModules))
    }
    ranked.sortDescending { $0.likeness }
    return ranked.map { $0.bank }
  }

  /// How much further along the rows characters resemble a bank's templates most, in modules.
  ///
  /// In gray levels, blur moves all edges from light to dark alike, and with them the boundaries that were
  /// found.
  private func likeliestShift(_ bank: TemplateBank) -> Float {
    let (steps, step) = ReadingTuning.shift
    let likenesses = (-steps...steps).map { likeness(bank, shiftModules: Float($0) * step) }
    var best = 0
    for i in likenesses.indices where likenesses[i] > likenesses[best] { best = i }
    let shift = Float(best - steps) * step
    guard best > 0, best < likenesses.count - 1 else { return shift }
    return shift + step
      * Parabola.peak(
        likenesses[best - 1], likenesses[best], likenesses[best + 1])
  }

  private func likeness(_ bank: TemplateBank, shiftModules: Float) -> Float {
    var strips = strips
    strips.shiftModules = shiftModules
    return GridSampler(strips: strips, reader: attempt.reader(bank)).likeness(
      ofEvery: ReadingTuning.cellsPerSample, shape: shape, rows: field)
  }
}
