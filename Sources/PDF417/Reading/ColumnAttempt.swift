internal import ScanImage

/// Tries to read a symbol whose columns are known: rows first, then the codewords.
struct ColumnAttempt {
  let sampler: LineSampler
  let effort: ReadingEffort
  let index: PatternIndex
  /// Takes down what came of it.
  let log: AttemptLog?
  let frame: ReadingFrame
  let isInverted: Bool
  let start: GuardTrack?
  let stop: GuardTrack?
  /// Width of a module in the symbol's middle, in pixels.
  let modulePixels: Float

  /// -1 for a symbol that is light on dark.
  var sign: Float { isInverted ? -1 : 1 }

  /// Characters are compared at one place each, where they should be.
  var isQuick: Bool { effort == .fast }

  /// The templates to begin with.
  var firstBank: TemplateBank { sampler.takesLight ? .soft : .standard }

  /// Reads characters by a bank of templates.
  func reader(_ bank: TemplateBank) -> CharacterReader {
    CharacterReader(
      bits: ModuleBits(index: index, sign: sign),
      matcher: CharacterMatcher(bank: bank, sign: sign))
  }

  /// Reads a symbol between two guards.
  func read(_ columns: ColumnModel) -> SymbolAttempt.Outcome {
    let indicators = indicators(columns)
    guard indicators.votes.columnCount == columns.columnCount else { return .nothing }
    return read(columns, indicators: indicators)
  }

  /// Reads a symbol of which one guard is known; its row indicators tell how many columns belong to it.
  func read(_ extended: ExtendedColumns, indicators: Indicators) -> SymbolAttempt.Outcome {
    guard let columnCount = indicators.votes.columnCount,
      columnCount <= extended.boundaries.count + 3
    else { return .nothing }
    return read(extended.model(columnCount: columnCount), indicators: indicators)
  }

  /// What the row indicators of one or both sides say.
  struct Indicators {
    var left: IndicatorReader.Column?
    var right: IndicatorReader.Column?
    var votes = ShapeVotes()

    /// How steeply rows climb at `v`, in pixels for each pixel of `u`, as the clearer side has it.
    func climb(at v: Float) -> Float? {
      guard let clearer = (left?.weight ?? 0) >= (right?.weight ?? 0) ? left : right,
        clearer.share > 0.3
      else { return nil }
      return clearer.slope(v)
    }
  }

  /// Reads the row indicators beside the one guard that is known.
  func indicators(_ extended: ExtendedColumns) -> Indicators {
    indicators(extended.model(columnCount: max(1, extended.boundaries.count - 2)))
  }

  private func indicators(_ columns: ColumnModel) -> Indicators {
    let strips = StripSampler(sampler: sampler, frame: frame, columns: columns)
    let reader = IndicatorReader(
      strips: strips, reader: reader(firstBank), isQuick: isQuick,
      slopesToTry: SearchLimits.slopes(effort, isPair: start != nil && stop != nil))
    let slopes = likelySlopes()
    let range = guardRange()
    // Two lines or more for each of at most 90 rows.
    let spacing = max(0.75, 0.75 * modulePixels, (range.upperBound - range.lowerBound) / 200)
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
    if let log { result.votes = log.completed(result.votes) }
    return result
  }

  private func read(_ columns: ColumnModel, indicators: Indicators) -> SymbolAttempt.Outcome {
    guard let shape = indicators.votes.shape(columnCount: columns.columnCount),
      let field = field(columns, indicators: indicators, shape: shape)
    else { return .nothing }
    var reading = GridReading(attempt: self, columns: columns, field: field, shape: shape)
    reading.improve(trustsFirst: indicators.left != nil, trustsLast: indicators.right != nil)
    let isCompact =
      stop == nil && endsInStopBar(reading.strips, rows: reading.field, shape: shape)
    let corners = SymbolCorners(
      field: reading.field, frame: frame, rowCount: shape.rowCount, isCompact: isCompact)
    let attempt = GridAttempt(
      grid: reading.grid, field: reading.field, frame: frame,
      takesLight: reading.strips.sampler.takesLight,
      isInverted: isInverted, modulePixels: modulePixels, start: start, stop: stop,
      corners: corners,
      isCompact: isCompact, decoded: reading.decoded)
    log?.note(attempt)
    guard let decoded = reading.decoded else {
      return .sighting(
        Sighting(
          corners: corners.quadrilateral, modulePixels: Double(modulePixels),
          codewordsRead: reading.grid.sureCount, codewordsExpected: reading.grid.cells.count))
    }
    return .symbol(attempt.symbol(decoded))
  }

  /// The slopes that the rows may have: as the ends of both guards have it, then turned step by step.
  private func likelySlopes() -> [Polynomial] {
    var slopes: [Polynomial] = []
    if let start, let stop {
      func slope(_ low: Float, _ high: Float) -> Float {
        let distance = stop.outer(high) - start.outer(low)
        return distance > 1 ? ((high - low) / distance).clamped(to: -1...1) : 0
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
      if abs(top - bottom) > 0.03 {
        slopes.append(.constant(top))
        slopes.append(.constant(bottom))
      }
    }
    let first = slopes.first ?? Polynomial()
    if slopes.isEmpty { slopes.append(first) }
    // Between two guards the ends tell; from one of them alone any slope may follow.
    let isPair = start != nil && stop != nil
    let few = isPair || effort == .fast
    for turn: Float in few ? [0.06, 0.14] : [0.06, 0.12, 0.2, 0.28, 0.37, 0.46] {
      for signed in [-turn, turn] {
        var turned = first
        turned.coefficients.0 += signed
        slopes.append(turned)
      }
    }
    return slopes
  }

  /// Where the guards stand along the bars, with two modules more at both ends.
  private func guardRange() -> ClosedRange<Float> {
    let ranges = [start?.vRange, stop?.vRange].compactMap { $0 }
    var low = Float.infinity
    var high = -Float.infinity
    for range in ranges {
      low = min(low, range.lowerBound)
      high = max(high, range.upperBound)
    }
    guard low < high else { return 0...1 }
    return (low - 2 * modulePixels)...(high + 2 * modulePixels)
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
  private func endsInStopBar(_ strips: StripSampler, rows: RowField, shape: SymbolShape) -> Bool {
    let sampler = GridSampler(strips: strips, reader: reader(firstBank))
    var data = [Float](repeating: 0, count: StripSampler.sampleCount)
    var beyond = data
    var bars = 0
    for row in 0..<shape.rowCount {
      for i in data.indices {
        data[i] = 0
        beyond[i] = 0
      }
      let wasSampled = data.withUnsafeMutableBufferPointer { data in
        beyond.withUnsafeMutableBufferPointer { beyond -> Bool in
          guard let data = data.baseAddress, let beyond = beyond.baseAddress else { return false }
          return sampler.sample(row: row, strip: shape.columnCount, rows: rows, into: data)
            && sampler.sample(row: row, strip: shape.columnCount + 1, rows: rows, into: beyond)
        }
      }
      guard wasSampled, let darkest = data.min(), let lightest = data.max() else { continue }
      // Two samples to a module, after those of the module before the strip.
      let divide = (darkest + lightest) / 2
      let levels = (0..<3).map { sign * ((beyond[2 * $0 + 2] + beyond[2 * $0 + 3]) / 2 - divide) }
      if levels[0] < 0, levels[1] > 0, levels[2] > 0 { bars += 1 }
    }
    return bars * 4 > shape.rowCount * 3
  }
}
