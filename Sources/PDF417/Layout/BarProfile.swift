internal import ScanImage

/// Mean brightness across a symbol, averaged along its bars.
///
/// Every codeword begins with a bar and ends with a space, so the mean of many rows shows a light module
/// followed by a dark one at each boundary between columns, and an even grey elsewhere.
struct BarProfile {
  /// Distance between samples, in units of the profile's whole length.
  let step: Float
  /// Running sums of the evened-out profile; `sums[i]` belongs to fraction `i * step`.
  let sums: [Float]

  /// How many samples a profile of some length needs: three to two pixels, but no more than six to a module.
  static func sampleCount(pixels: Float, modules: Float) -> Int {
    min(6000, max(80, Int(min(pixels * 1.5, modules * 6))))
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
    sums = BarProfile.runningSums(of: BarProfile.evened(levels))
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
    let window = max(6, count / 20)
    var sums = [Float](repeating: 0, count: count + 1)
    var squares = [Float](repeating: 0, count: count + 1)
    for i in 0..<count {
      let level = levels[i] - 128
      sums[i + 1] = sums[i] + level
      squares[i + 1] = squares[i] + level * level
    }
    return levels.indices.map { i in
      let low = max(0, i - window)
      let high = min(count, i + window + 1)
      let n = Float(high - low)
      let mean = (sums[high] - sums[low]) / n
      let variance = (squares[high] - squares[low]) / n - mean * mean
      return (levels[i] - 128 - mean) / (max(variance, 0.05).squareRoot())
    }
  }

  private static func runningSums(of levels: [Float]) -> [Float] {
    var sums = [Float](repeating: 0, count: levels.count + 1)
    for i in levels.indices { sums[i + 1] = sums[i] + levels[i] }
    return sums
  }

  /// The sum of the profile up to a fraction, in samples.
  @inline(__always) private func integral(to fraction: Float) -> Float {
    let position = fraction / step
    let index = min(max(Int(position), 0), sums.count - 2)
    return sums[index] + (sums[index + 1] - sums[index]) * (position - Float(index))
  }

  /// How much a place looks like a boundary: light module before, dark one after.
  ///
  /// - Parameters:
  ///   - fraction: The place.
  ///   - module: Width of a module as a fraction.
  ///   - sign: -1 for a symbol that is light on dark.
  /// - Returns: The difference of both modules in standard deviations of the profile; 2 and more at boundaries.
  @inline(__always) func boundaryResponse(at fraction: Float, module: Float, sign: Float) -> Float {
    let before = integral(to: fraction) - integral(to: fraction - module)
    let after = integral(to: fraction + module) - integral(to: fraction)
    return sign * (before - after) * step / module
  }
}
