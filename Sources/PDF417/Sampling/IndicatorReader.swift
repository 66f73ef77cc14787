/// Reads a column of row indicators line by line, before it is known where the rows lie.
struct IndicatorReader {
  let strips: StripSampler
  let reader: CharacterReader

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
    let fitter = RowFitter(rowHeightRange: (0.6 * modulePixels)...(60 * modulePixels))
    let height = vRange.upperBound - vRange.lowerBound
    var best: Column?
    for (index, slope) in slopes.enumerated() {
      // A few lines first. The first slope comes from the guards' ends and is given more of a chance.
      let coarse = column(
        isLeft: isLeft, vRange: vRange, spacing: max(3 * spacing, height / 30),
        slope: slope, fitter: fitter, isQuick: true)
      let least = index == 0 ? 0.1 : 0.6 * (best?.share ?? 0.25)
      guard let coarse, coarse.share > least else { continue }
      guard
        let other = column(
          isLeft: isLeft, vRange: vRange, spacing: spacing, slope: slope, fitter: fitter)
      else { continue }
      if other.weight > (best?.weight ?? 0) * 1.1 { best = other }
      if other.share > 0.5 { break }
    }
    return best
  }

  private func column(
    isLeft: Bool, vRange: ClosedRange<Float>, spacing: Float, slope: Polynomial, fitter: RowFitter,
    isQuick: Bool = false
  ) -> Column? {
    let strip = isLeft ? 0 : strips.columns.stripCount - 1
    let lineCount = Int((vRange.upperBound - vRange.lowerBound) / spacing)
    guard lineCount >= 4, lineCount < 4000 else { return nil }
    var labels: [RowLabel] = []
    var indicators: [RowIndicator] = []
    var samples = [Float](repeating: 0, count: StripSampler.sampleCount)
    for line in 0..<lineCount {
      let v = vRange.lowerBound + (Float(line) + 0.5) * spacing
      let reading = samples.withUnsafeMutableBufferPointer { samples -> CharacterReading? in
        guard let base = samples.baseAddress else { return nil }
        base.update(repeating: 0, count: StripSampler.sampleCount)
        strips.accumulate(strip: strip, v: v, slope: slope(v), weight: 1, into: base)
        return reader.read(base, clusters: 0...2, isQuick: isQuick)
      }
      guard let reading, reading.confidence > 0.15,
        let indicator = RowIndicator(
          cluster: reading.cluster, codeword: reading.codeword, isLeft: isLeft)
      else { continue }
      labels.append(RowLabel(v: v, row: indicator.row, weight: reading.confidence))
      indicators.append(indicator)
    }
    guard let fit = fitter.fit(labels) else { return nil }
    return Column(
      curve: fit.curve, indicators: fit.inliers.map { (indicators[$0], labels[$0].weight) },
      weight: fit.weight, share: Float(fit.inliers.count) / Float(lineCount), slope: slope)
  }
}
