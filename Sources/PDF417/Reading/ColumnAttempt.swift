internal import ScanImage

/// Tries to read a symbol whose columns are known: rows first, then the codewords.
struct ColumnAttempt {
  let context: ReadingContext
  let sampler: LineSampler
  let frame: ReadingFrame
  let polarity: Polarity
  let start: GuardTrack?
  let stop: GuardTrack?
  /// Width of a module in the symbol's middle, in pixels.
  let modulePixels: Float

  var budget: ReadingBudget { context.budget }

  /// Both guards are known.
  var isPair: Bool { start != nil && stop != nil }

  /// The templates to begin with.
  var firstBank: TemplateBank { sampler.takesLight ? .soft : .standard }

  /// Reads characters by a bank of templates.
  func reader(_ bank: TemplateBank) -> CharacterReader {
    CharacterReader(index: context.index, bank: bank, polarity: polarity)
  }

  /// Reads a symbol between two guards.
  func read(_ columns: ColumnModel, record: inout ReadingRecord) -> SymbolAttempt.Outcome {
    let indicators = indicators(columns, record: &record)
    guard indicators.votes.columnCount == columns.columnCount else { return .nothing }
    return read(columns, indicators: indicators, record: &record)
  }

  /// Reads a symbol of which one guard is known; its row indicators tell how many columns belong to it.
  func read(
    _ extended: ExtendedColumns, indicators: Indicators, record: inout ReadingRecord
  ) -> SymbolAttempt.Outcome {
    guard let columnCount = indicators.votes.columnCount,
      columnCount <= extended.boundaries.count + SymbolGeometry.boundariesBeforeStop
    else { return .nothing }
    return read(
      extended.model(columnCount: columnCount), indicators: indicators, record: &record)
  }

  /// What the row indicators of one or both sides say.
  struct Indicators {
    var left: IndicatorReader.Column?
    var right: IndicatorReader.Column?
    var votes = ShapeVotes()

    /// The skew of the rows at `v`, in pixels for each pixel of `u`, as the clearer side has it.
    func skew(at v: Float) -> Float? {
      guard let clearer = (left?.weight ?? 0) >= (right?.weight ?? 0) ? left : right,
        clearer.share > ReadingTuning.skewShare
      else { return nil }
      return clearer.slope(v)
    }
  }

  /// Reads the row indicators beside the one guard that is known.
  func indicators(_ extended: ExtendedColumns, record: inout ReadingRecord) -> Indicators {
    indicators(
      extended.model(columnCount: max(1, extended.boundaries.count - 2)), record: &record)
  }

  private func indicators(_ columns: ColumnModel, record: inout ReadingRecord) -> Indicators {
    let strips = CharacterSampler(sampler: sampler, frame: frame, columns: columns)
    let reader = IndicatorReader(
      strips: strips, reader: reader(firstBank), isQuick: budget.isQuick,
      slopesToTry: isPair ? budget.slopes.pair : budget.slopes.lone)
    let slopes = likelySlopes()
    let range = guardRange()
    let lines = ReadingTuning.indicatorLines
    let spacing = max(lines.pixels, lines.modules * modulePixels, range.length / lines.most)
    func column(isLeft: Bool) -> IndicatorReader.Column? {
      reader.read(
        isLeft: isLeft, vRange: range, spacing: spacing,
        modulePixels: modulePixels, slopes: slopes)
    }
    var result = Indicators()
    if start != nil { result.left = column(isLeft: true) }
    if stop != nil { result.right = column(isLeft: false) }
    for (indicator, weight) in (result.left?.indicators ?? []) + (result.right?.indicators ?? []) {
      result.votes.add(indicator, weight: weight)
    }
    record.add(result.votes)
    result.votes = result.votes.completed(by: context.earlierVotes)
    return result
  }

  private func read(
    _ columns: ColumnModel, indicators: Indicators, record: inout ReadingRecord
  ) -> SymbolAttempt.Outcome {
    guard let shape = indicators.votes.shape(columnCount: columns.columnCount),
      let field = field(columns, indicators: indicators, shape: shape)
    else { return .nothing }
    var reading = GridReading(attempt: self, columns: columns, field: field, shape: shape)
    reading.improve(trustsFirst: indicators.left != nil, trustsLast: indicators.right != nil)
    let isCompact =
      stop == nil && endsInStopBar(reading.strips, rows: reading.field, shape: shape)
    let corners = SymbolCorners(
      field: reading.field, frame: frame, rowCount: shape.rowCount, isCompact: isCompact)
    let seen = SymbolRecord(
      grid: reading.grid, field: reading.field, frame: frame,
      takesLight: reading.strips.sampler.takesLight, polarity: polarity,
      modulePixels: modulePixels, start: start, stop: stop, corners: corners, isCompact: isCompact,
      decoded: reading.decoded)
    record.add(seen)
    guard let decoded = reading.decoded else {
      return .sighting(
        Sighting(
          corners: corners.quadrilateral, modulePixels: Double(modulePixels),
          codewordsRead: reading.grid.sureCount, codewordsExpected: reading.grid.cells.count))
    }
    return .symbol(Symbol(seenAs: seen, saying: decoded))
  }

  /// The slopes that the rows may have: as the ends of both guards have it, then turned step by step.
  private func likelySlopes() -> [Polynomial] {
    var slopes: [Polynomial] = []
    if let start, let stop {
      func slope(_ low: Float, _ high: Float) -> Float {
        let distance = stop.outer(high) - start.outer(low)
        let steepest = ReadingTuning.steepestSlope
        return distance > 1 ? ((high - low) / distance).clamped(to: -steepest...steepest) : 0
      }
      let top = slope(start.vRange.lowerBound, stop.vRange.lowerBound)
      let bottom = slope(start.vRange.upperBound, stop.vRange.upperBound)
      let upper = start.vRange.lowerBound
      let lower = max(start.vRange.upperBound, upper + 1)
      slopes.append(
        Polynomial(
          center: (upper + lower) / 2, scale: (lower - upper) / 2,
          coefficients: ((top + bottom) / 2, (bottom - top) / 2, 0, 0)))
      // One of the ends may have been mistaken.
      if abs(top - bottom) > ReadingTuning.unequalSlopes {
        slopes.append(.constant(top))
        slopes.append(.constant(bottom))
      }
    }
    let first = slopes.first ?? Polynomial()
    if slopes.isEmpty { slopes.append(first) }
    // Between two guards the ends tell; from one of them alone any slope may follow.
    for turn in isPair ? ReadingTuning.pairTurns : budget.loneTurns {
      for signed in [-turn, turn] {
        var turned = first
        turned.coefficients.0 += signed
        slopes.append(turned)
      }
    }
    return slopes
  }

  /// Where the guards stand along the bars, with some modules more at both ends.
  private func guardRange() -> ClosedRange<Float> {
    let ranges = [start?.vRange, stop?.vRange].compactMap { $0 }
    var low = Float.infinity
    var high = -Float.infinity
    for range in ranges {
      low = min(low, range.lowerBound)
      high = max(high, range.upperBound)
    }
    guard low < high else { return 0...1 }
    let more = ReadingTuning.rangeModules * modulePixels
    return (low - more)...(high + more)
  }

  private func field(
    _ columns: ColumnModel, indicators: Indicators, shape: SymbolShape
  ) -> RowField? {
    let range = guardRange()
    if let left = indicators.left, let right = indicators.right {
      return RowField(
        left: left.curve, right: right.curve, columns: columns, rowCount: shape.rowCount,
        vRange: range)
    }
    guard let known = indicators.left ?? indicators.right else { return nil }
    return RowField(
      known: known.curve, slope: known.slope, isLeft: indicators.left != nil, columns: columns,
      rowCount: shape.rowCount, vRange: range)
  }

  /// Right of the last data column stands nothing but a bar of one module, in most rows.
  private func endsInStopBar(_ strips: CharacterSampler, rows: RowField, shape: SymbolShape) -> Bool
  {
    let sampler = GridSampler(strips: strips, reader: reader(firstBank))
    var bars = 0
    for row in 0..<shape.rowCount {
      guard let data = sampler.samples(row: row, strip: shape.columnCount, rows: rows),
        let beyond = sampler.samples(row: row, strip: shape.columnCount + 1, rows: rows)
      else { continue }
      let divide = (data.range.low + data.range.high) / 2
      let levels = (0..<3).map { polarity.sign * (beyond.level(ofModule: $0) / 2 - divide) }
      if levels[0] < 0, levels[1] > 0, levels[2] > 0 { bars += 1 }
    }
    return bars * 4 > shape.rowCount * 3
  }
}
