internal import ScanImage

/// Mean brightness across a symbol, averaged along its bars.
///
/// Every codeword begins with a bar and ends with a space, so the mean of many rows shows a light module
/// followed by a dark one at each boundary between columns, and an even gray elsewhere.
struct BarProfile {
  /// Distance between samples, in units of the profile's whole length.
  let step: Float
  /// Running sums of the evened-out profile; the first `i` samples reach up to fraction `i * step`.
  let sums: RunningSums

  /// How many samples a profile of some length needs: three to two pixels, but no more than six to a module.
  static func sampleCount(pixels: Float, modules: Float) -> Int {
    let (rates, length) = (LayoutTuning.profileSamples, LayoutTuning.profileLength)
    return min(
      length.most, max(length.least, Int(min(pixels * rates.perPixel, modules * rates.perModule))))
  }

  /// Takes the profile between two curves.
  ///
  /// - Parameters:
  ///   - sampler: Takes levels from the picture.
  ///   - frame: The frame in which `u` and `v` are measured.
  ///   - low: Position of fraction 0 for each `v`.
  ///   - high: Position of fraction 1 for each `v`.
  ///   - lowRange: Extent of the symbol along the bars at fraction 0.
  ///   - highRange: Extent of the symbol along the bars at fraction 1.
  ///   - sampleCount: Number of samples across.
  ///   - lineCount: Number of scan lines along the bars.
  init(
    sampler: LineSampler, frame: ReadingFrame, low: Polynomial, high: Polynomial,
    lowRange: ClosedRange<Float>, highRange: ClosedRange<Float>, sampleCount: Int, lineCount: Int
  ) {
    var levels = [Float](repeating: 0, count: sampleCount)
    var counts = [Float](repeating: 0, count: sampleCount)
    let top = min(lowRange.lowerBound, highRange.lowerBound)
    let bottom = max(lowRange.upperBound, highRange.upperBound)
    for line in 0..<lineCount {
      let v = top + (bottom - top) * (Float(line) + 0.5) / Float(lineCount)
      let inside = BarProfile.inside(v: v, lowRange: lowRange, highRange: highRange)
      let first = Int((inside.lowerBound * Float(sampleCount)).rounded(.up))
      let last = min(sampleCount, Int(inside.upperBound * Float(sampleCount)))
      guard first < last else { continue }
      let base = low(v)
      let step = (high(v) - base) / Float(sampleCount)
      let start = frame.picturePoint(u: base + (Float(first) + 0.5) * step, v: v)
      levels.withUnsafeMutableBufferPointer { levels in
        guard let levels = levels.baseAddress else { return }
        sampler.accumulate(
          x: start.x, y: start.y, stepX: frame.uX * step, stepY: frame.uY * step,
          count: last - first, weight: 1, into: levels + first)
      }
      for i in first..<last { counts[i] += 1 }
    }
    for i in 0..<sampleCount { levels[i] /= max(1, counts[i]) }
    step = 1 / Float(sampleCount)
    sums = RunningSums(of: BarProfile.evened(levels))
  }

  /// The fractions at which a line at `v` lies between the symbol's upper and lower side.
  private static func inside(
    v: Float, lowRange: ClosedRange<Float>, highRange: ClosedRange<Float>
  ) -> ClosedRange<Float> {
    var from: Float = 0
    var to: Float = 1
    func keep(_ atLow: Float, _ atHigh: Float) {
      // The signed distance inside the side runs from `atLow` to `atHigh`.
      if atLow < 0, atHigh < 0 {
        to = -1
      } else if atLow < 0 {
        from = max(from, -atLow / (atHigh - atLow))
      } else if atHigh < 0 {
        to = min(to, atLow / (atLow - atHigh))
      }
    }
    keep(v - lowRange.lowerBound, v - highRange.lowerBound)
    keep(lowRange.upperBound - v, highRange.upperBound - v)
    return from <= to ? from...to : 0...0
  }

  /// Takes out shade: each level less the mean of its surroundings, over their spread.
  private static func evened(_ levels: [Float]) -> [Float] {
    let count = levels.count
    let window = max(LayoutTuning.evening.least, count / LayoutTuning.evening.divisor)
    let centered = levels.map { $0 - ScanSignal.middleLevel }
    let sums = RunningSums(of: centered)
    let squares = RunningSums(of: centered.map { $0 * $0 })
    return levels.indices.map { i in
      let low = max(0, i - window)
      let high = min(count, i + window + 1)
      let n = Float(high - low)
      let mean = sums.sum(from: low, to: high) / n
      let variance = squares.sum(from: low, to: high) / n - mean * mean
      return (centered[i] - mean) / (max(variance, LayoutTuning.leastVariance).squareRoot())
    }
  }

  /// The sum of the profile up to a fraction, in samples.
  @inline(__always) private func integral(to fraction: Float) -> Float {
    sums.integral(to: fraction / step)
  }

  /// How much a place looks like a boundary: light module before, dark one after.
  ///
  /// - Parameters:
  ///   - fraction: The place.
  ///   - module: Width of a module as a fraction.
  ///   - sign: -1 where a dark module is looked for before and a light one after.
  /// - Returns: The difference of both modules in standard deviations of the profile; 2 and more at boundaries.
  @inline(__always) func boundaryResponse(at fraction: Float, module: Float, sign: Float) -> Float {
    let before = integral(to: fraction) - integral(to: fraction - module)
    let after = integral(to: fraction + module) - integral(to: fraction)
    return sign * (before - after) * step / module
  }
}
