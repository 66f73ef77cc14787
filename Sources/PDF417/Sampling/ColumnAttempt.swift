internal import ScanImage

/// Tries to read a symbol whose columns are known: rows first, then the codewords.
struct ColumnAttempt {
  let image: LumaImage
  let effort: ReadingEffort
  let index: PatternIndex
  let frame: ReadingFrame
  let columns: ColumnModel
  let isInverted: Bool
  let start: GuardTrack
  let stop: GuardTrack
  /// Width of a module in the symbol's middle, in pixels.
  let modulePixels: Float

  /// Reads the symbol.
  func read() -> SymbolAttempt.Outcome {
    let sign: Float = isInverted ? -1 : 1
    let reader = CharacterReader(
      bits: ModuleBits(index: index, sign: sign),
      matcher: CharacterMatcher(templates: .standard, sign: sign)
    )
    let strips = StripSampler(image: image, frame: frame, columns: columns)
    let indicators = IndicatorReader(strips: strips, reader: reader)
    let slope = guardSlope()
    let vRange = self.vRange()
    let turns: [Float] = [-0.08, 0.08, -0.16, 0.16, -0.26, 0.26, -0.38, 0.38, -0.5, 0.5]
    func column(isLeft: Bool) -> IndicatorReader.Column? {
      indicators.read(
        isLeft: isLeft,
        vRange: vRange,
        spacing: max(0.75, 0.75 * modulePixels),
        modulePixels: modulePixels,
        slope: slope,
        turns: turns
      )
    }
    let left = column(isLeft: true)
    let right = column(isLeft: false)
    var votes = ShapeVotes()
    for (indicator, weight) in (left?.indicators ?? []) + (right?.indicators ?? []) {
      votes.add(indicator, weight: weight)
    }
    guard let stated = votes.columnCount, stated == columns.columnCount,
      let shape = votes.shape(columnCount: columns.columnCount)
    else { return .nothing }
    guard let field = field(left: left, right: right, shape: shape, vRange: vRange) else {
      return .nothing
    }
    let grid = GridSampler(strips: strips, reader: reader).read(shape: shape, rows: field)
    let corners = corners(of: field, shape: shape)
    guard let decoded = GridDecoder().decode(grid) else {
      let sure = grid.cells.reduce(0) { $0 + (($1?.confidence ?? 0) > 0.5 ? 1 : 0) }
      return .sighting(
        Sighting(
          corners: corners.quadrilateral,
          modulePixels: Double(modulePixels),
          codewordsRead: sure,
          codewordsExpected: grid.cells.count
        )
      )
    }
    return .symbol(symbol(decoded, shape: shape, corners: corners))
  }

  /// The slope of the rows as the ends of both guards have it.
  private func guardSlope() -> Polynomial {
    func slope(_ low: Float, _ high: Float) -> Float {
      let distance = stop.outer(high) - start.outer(low)
      return distance > 1 ? ((high - low) / distance).clamped(to: -1...1) : 0
    }
    let top = slope(start.vRange.lowerBound, stop.vRange.lowerBound)
    let bottom = slope(start.vRange.upperBound, stop.vRange.upperBound)
    let upper = start.vRange.lowerBound
    let lower = max(start.vRange.upperBound, upper + 1)
    return Polynomial(
      center: (upper + lower) / 2,
      scale: (lower - upper) / 2,
      coefficients: ((top + bottom) / 2, (bottom - top) / 2, 0, 0)
    )
  }

  private func vRange() -> ClosedRange<Float> {
    let low = min(start.vRange.lowerBound, stop.vRange.lowerBound)
    let high = max(start.vRange.upperBound, stop.vRange.upperBound)
    return (low - 2 * modulePixels)...(high + 2 * modulePixels)
  }

  private func field(
    left: IndicatorReader.Column?,
    right: IndicatorReader.Column?,
    shape: SymbolShape,
    vRange: ClosedRange<Float>
  ) -> RowField? {
    let leftCurve = left?.curve ?? right?.curve
    let rightCurve = right?.curve ?? left?.curve
    guard let leftCurve, let rightCurve else { return nil }
    return RowField(
      left: leftCurve,
      right: rightCurve,
      columns: columns,
      rowCount: shape.rowCount,
      vRange: vRange
    )
  }

  /// The symbol's corners in its own reading order, and whether it is mirrored.
  private func corners(
    of field: RowField,
    shape: SymbolShape
  ) -> (quadrilateral: Quadrilateral, isMirrored: Bool) {
    func point(row: Float, atStart: Bool) -> Point {
      let strip = atStart ? 0 : columns.stripCount - 1
      let boundary = atStart ? 0 : columns.fractions.count - 1
      let inner =
        field.position(ofRow: row, strip: strip)
        ?? (row == 0 ? vRange().lowerBound : vRange().upperBound)
      let middle = field.middle(ofStrip: strip, v: inner)
      let slope = field.slope(strip: strip, v: inner)
      var v = inner
      for _ in 0..<2 {
        v = inner + slope * (columns.position(ofBoundary: boundary, v: v) - middle)
      }
      let place = frame.picturePoint(u: columns.position(ofBoundary: boundary, v: v), v: v)
      return Point(x: Double(place.x), y: Double(place.y))
    }
    let last = Float(shape.rowCount)
    let quadrilateral = Quadrilateral(
      topLeft: point(row: 0, atStart: true),
      topRight: point(row: 0, atStart: false),
      bottomRight: point(row: last, atStart: false),
      bottomLeft: point(row: last, atStart: true)
    )
    let middle = vRange().middle
    return (quadrilateral, field.curves[0].slope(at: middle) < 0)
  }

  private func symbol(
    _ decoded: GridDecoder.Decoded,
    shape: SymbolShape,
    corners: (quadrilateral: Quadrilateral, isMirrored: Bool)
  ) -> Symbol {
    Symbol(
      payload: decoded.message.payload,
      corners: corners.quadrilateral,
      columnCount: shape.columnCount,
      rowCount: shape.rowCount,
      errorCorrectionLevel: shape.errorCorrectionLevel,
      errorsCorrected: decoded.errorsCorrected,
      erasures: decoded.erasures,
      erasuresAllowed: shape.checkCount,
      modulePixels: Double(modulePixels),
      isMirrored: corners.isMirrored,
      isInverted: isInverted,
      isCompact: false,
      isReaderInitialisation: decoded.message.isReaderInitialisation,
      macro: decoded.message.macro,
      interpretations: decoded.message.interpretations
    )
  }
}
