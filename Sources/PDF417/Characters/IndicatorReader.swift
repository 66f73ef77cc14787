/// Reads a column of row indicators line by line, before it is known where the rows lie.
struct IndicatorReader {
  let strips: CharacterSampler
  let reader: CharacterReader
  /// Compare characters at one place only.
  let isQuick: Bool
  /// The likeliest slopes, along which many lines are read.
  let slopesToTry: Int

  /// Row indicators of one column that agree with each other.
  struct Column {
    /// Row position for each `v`.
    var curve: Polynomial
    /// The indicators that agree.
    var indicators: [(indicator: RowIndicator, weight: Float)]
    /// Sum of their weights.
    var weight: Float
    /// Share of the scan lines that gave one of them.
    var share: Float
    /// The slope along which the lines were taken, for each `v`.
    var slope: Polynomial
  }

  /// Reads the column at the best of several slopes.
  ///
  /// - Parameters:
  ///   - isLeft: The left column, strip 0; otherwise the right one.
  ///   - vRange: Where to look, in pixels along the bars.
  ///   - spacing: Distance between lines, in pixels.
  ///   - modulePixels: Width of a module, in pixels.
  ///   - slopes: The likely slopes of the rows for each `v`, likeliest first; some fail, one should fit.
  /// - Returns: `nil` where no four indicators agree.
  func read(
    isLeft: Bool, vRange: ClosedRange<Float>, spacing: Float, modulePixels: Float,
    slopes: [Polynomial]
  ) -> Column? {
    let heights = CharacterTuning.rowHeightModules
    let sketched = CharacterTuning.sketchSpacing
    let lines = Lines(
      strip: isLeft ? 0 : strips.columns.stripCount - 1, isLeft: isLeft, vRange: vRange,
      fitter: RowFitter(
        rowHeightRange: (heights.least * modulePixels)...(heights.most * modulePixels)))
    // A few lines along each slope first, then many along the likeliest.
    var sketches: [(column: Column, likeness: Float)] = []
    for (position, slope) in slopes.enumerated() {
      let sketch = column(
        lines, spacing: max(sketched.times * spacing, vRange.length / sketched.linesOverHeight),
        slope: slope, isQuick: true)
      // The first slope comes from the guards' ends and is given more of a chance.
      let bonus: Float = position == 0 ? CharacterTuning.firstSlopeBonus : 1
      guard let sketch, bonus * sketch.share > CharacterTuning.leastSlopeShare else { continue }
      sketches.append((sketch, bonus * sketch.share))
      if sketch.share > CharacterTuning.rightSlopeShare { break }
    }
    sketches.sortDescending { $0.likeness }
    var best: Column?
    for (sketch, _) in sketches.prefix(slopesToTry) {
      let isLikely = sketch.share > CharacterTuning.likelySlopeShare
      let close = column(
        lines, spacing: spacing, slope: sketch.slope, isQuick: isQuick,
        expected: isLikely ? sketch.curve : nil)
      guard let close else { continue }
      if close.weight > (best?.weight ?? 0) * CharacterTuning.betterSlope { best = close }
      if close.share > CharacterTuning.likelySlopeShare { break }
    }
    return best
  }

  /// Where lines are taken, and how rows are fitted to them.
  private struct Lines {
    let strip: Int
    let isLeft: Bool
    let vRange: ClosedRange<Float>
    let fitter: RowFitter
  }

  /// Reads lines along one slope.
  ///
  /// - Parameters:
  ///   - lines: Where lines are taken.
  ///   - spacing: Distance between lines, in pixels.
  ///   - slope: The slope of the rows for each `v`.
  ///   - isQuick: Compare characters at one place only.
  ///   - expected: The row position for each `v` as a few lines had it, so that well inside of rows only their own
  ///     clusters need be compared; `nil` where it is not known.
  /// - Returns: `nil` where no four indicators agree.
  private func column(
    _ lines: Lines, spacing: Float, slope: Polynomial, isQuick: Bool, expected: Polynomial? = nil
  ) -> Column? {
    let lineCount = Int(lines.vRange.length / spacing)
    guard lineCount >= 4, lineCount < 4000 else { return nil }
    var labels: [RowLabel] = []
    var indicators: [RowIndicator] = []
    for line in 0..<lineCount {
      let v = lines.vRange.lowerBound + (Float(line) + 0.5) * spacing
      let clusters = IndicatorReader.clusters(at: v, expected)
      var samples = CharacterSamples()
      strips.accumulate(strip: lines.strip, v: v, slope: slope(v), weight: 1, into: &samples)
      let reading = reader.read(samples, clusters: clusters, isQuick: isQuick)
      guard let reading, reading.confidence > CharacterTuning.leastIndicator,
        let indicator = RowIndicator(
          cluster: reading.cluster, codeword: reading.codeword, isLeft: lines.isLeft)
      else { continue }
      labels.append(RowLabel(v: v, row: indicator.row, weight: reading.confidence))
      indicators.append(indicator)
    }
    guard let fit = lines.fitter.fit(labels) else { return nil }
    return Column(
      curve: fit.curve, indicators: fit.inliers.map { (indicators[$0], labels[$0].weight) },
      weight: fit.weight, share: Float(fit.inliers.count) / Float(lineCount), slope: slope)
  }

  /// The clusters that a line may show.
  private static func clusters(at v: Float, _ expected: Polynomial?) -> ClosedRange<Int> {
    guard let expected else { return 0...2 }
    // Counted from three rows above the symbol, so that no number is negative.
    let row = expected(v) + 3
    guard row > 2, row < Float(SymbolGeometry.mostRows + 4) else { return 0...2 }
    let part = row - Float(Int(row))
    let inside = CharacterTuning.insideRow
    guard part > inside.from, part < inside.to else { return 0...2 }
    let cluster = SymbolShape.cluster(ofRow: Int(row))
    return cluster...cluster
  }
}
