internal import ScanImage

/// Corrects where columns lie, band by band of rows, by the light and the dark module at each boundary.
///
/// Guards tell how wide a symbol is at its sides. Where a card bends, or one guard is missing, columns
/// drift off between and beyond them; here every boundary is looked up along the symbol's own rows.
struct ColumnTracker {
  let sampler: LineSampler
  let frame: ReadingFrame
  let rows: RowField
  let shape: SymbolShape
  let polarity: Polarity
  /// The start pattern's place is known.
  let trustsStart: Bool
  /// The stop pattern's place is known.
  let trustsStop: Bool

  private static let samplesPerModule = LayoutTuning.trackedSamplesPerModule
  /// Samples on either side of a boundary, and how many of these it may have moved.
  private static let (reach, greatestMove) = LayoutTuning.trackedReach

  /// A boundary as it was found in a band of rows.
  private struct Finding {
    var boundary: Int
    /// Position along the bars, in pixels.
    var v: Float
    /// How far it lies from where it was thought to, in modules.
    var move: Float
    /// How clearly it shows: 2 at best.
    var response: Float
  }

  /// The columns, moved to where their boundaries show.
  ///
  /// - Parameter columns: The columns as the guards suggest them.
  /// - Returns: `nil` where hardly any boundary shows.
  func follow(_ columns: ColumnModel) -> ColumnModel? {
    let last = columns.columnCount + SymbolGeometry.boundariesBeforeStop
    var bands: [(v: Float, curve: Polynomial)] = []
    for band in 0..<LayoutTuning.bandCount {
      let first = band * shape.rowCount / LayoutTuning.bandCount
      let end = (band + 1) * shape.rowCount / LayoutTuning.bandCount
      guard first < end else { continue }
      var findings: [Finding] = []
      for boundary in 1...last {
        if let found = find(boundary, in: first..<end, columns: columns) { findings.append(found) }
      }
      guard findings.count * 2 > last, let curve = smoothed(findings, last: last) else { continue }
      bands.append((findings[findings.count / 2].v, curve))
    }
    guard bands.count >= 2 else { return nil }
    var result = columns
    result.moves = (0...(last + 1)).map { boundary in
      move(boundary, bands: bands, columns: columns)
    }
    return result
  }

  /// A boundary's move as a curve along the bars, in pixels.
  private func move(
    _ boundary: Int, bands: [(v: Float, curve: Polynomial)], columns: ColumnModel
  ) -> Polynomial {
    let samples = bands.map { band -> RobustFit.Sample in
      let module = columns.modulePixels(atBoundary: boundary, v: band.v)
      let before = columns.moves.isEmpty ? 0 : columns.moves[boundary](band.v)
      return (band.v, before + band.curve(Float(boundary)) * module, 1)
    }
    return Polynomial.fit(samples, degree: samples.count >= 4 ? 2 : 1) ?? Polynomial()
  }

  /// A smooth curve through the moves of one band, over the boundaries' numbers.
  private func smoothed(_ findings: [Finding], last: Int) -> Polynomial? {
    // The guards themselves are trusted as much as several boundaries.
    var anchors: [RobustFit.Sample] = []
    if trustsStart { anchors.append((0, 0, LayoutTuning.guardWeight)) }
    if trustsStop { anchors.append((Float(last + 1), 0, LayoutTuning.guardWeight)) }
    let fit = RobustFit.fit(
      findings.map { (Float($0.boundary), $0.move, $0.response) }, from: Array(findings.indices),
      anchors: anchors, rounds: 2, leastInliers: (findings.count + 1) / 2,
      degree: { _, inliers in inliers.count >= 8 ? 3 : 2 },
      tolerance: { _, _ in LayoutTuning.trackedTolerance })
    return fit.flatMap { $0.isSettled ? $0.curve : nil }
  }

  /// Looks a boundary up along some rows.
  private func find(_ boundary: Int, in band: Range<Int>, columns: ColumnModel) -> Finding? {
    let reach = ColumnTracker.reach
    let strip = min(max(boundary - 2, 0), columns.stripCount - 1)
    let next = min(boundary - 1, columns.stripCount - 1)
    var sums = [Float](repeating: 0, count: 2 * reach)
    var middle: Float = 0
    var lineCount: Float = 0
    for row in band {
      guard let before = rows.position(ofRow: Float(row) + 0.5, strip: strip),
        let after = rows.position(ofRow: Float(row) + 0.5, strip: next)
      else { continue }
      let v = (before + after) / 2
      let u = columns.position(ofBoundary: boundary, v: v)
      let step =
        columns.modulePixels(atBoundary: boundary, v: v) / Float(ColumnTracker.samplesPerModule)
      let slope = rows.slope(strip: strip, v: v)
      let from = -(Float(reach) - 0.5) * step
      let start = frame.picturePoint(u: u + from, v: v + from * slope)
      sums.withUnsafeMutableBufferPointer { sums in
        guard let base = sums.baseAddress else { return }
        sampler.accumulate(
          x: start.x, y: start.y, stepX: step * (frame.uX + slope * frame.vX),
          stepY: step * (frame.uY + slope * frame.vY), count: 2 * reach, weight: 1, into: base)
      }
      middle += v
      lineCount += 1
    }
    guard lineCount > 0 else { return nil }
    return strongest(sums, boundary: boundary, v: middle / lineCount)
  }

  /// The place in a profile, `samplesPerModule` to a module, that looks most like a boundary.
  private func strongest(_ levels: [Float], boundary: Int, v: Float) -> Finding? {
    var mean: Float = 0
    for level in levels { mean += level / Float(levels.count) }
    var variance: Float = 0
    for level in levels { variance += (level - mean) * (level - mean) / Float(levels.count) }
    guard variance > LayoutTuning.tracked.variance else { return nil }
    let module = ColumnTracker.samplesPerModule
    let scale = polarity.sign / (Float(module) * variance.squareRoot())
    func response(_ move: Int) -> Float {
      let place = ColumnTracker.reach + move
      var difference: Float = 0
      for i in 0..<module { difference += levels[place - 1 - i] - levels[place + i] }
      return difference * scale
    }
    var best: (move: Int, response: Float) = (0, -.infinity)
    for move in -ColumnTracker.greatestMove...ColumnTracker.greatestMove {
      let value = response(move)
      if value > best.response { best = (move, value) }
    }
    guard best.response > LayoutTuning.tracked.response,
      abs(best.move) < ColumnTracker.greatestMove
    else { return nil }
    let part = Parabola.peak(response(best.move - 1), best.response, response(best.move + 1))
    return Finding(
      boundary: boundary, v: v, move: (Float(best.move) + part) / Float(module),
      response: best.response)
  }
}
