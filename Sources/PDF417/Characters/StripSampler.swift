internal import ScanImage

/// Takes the grey levels of one symbol character along its row, two to a module.
struct StripSampler {
  var sampler: LineSampler
  let frame: ReadingFrame
  let columns: ColumnModel
  /// How much further along the row characters lie than their boundaries say, in modules.
  var shiftModules: Float = 0

  /// Levels for one character: 17 modules and one more on either side, two to a module.
  static let sampleCount = 38

  /// Makes a sampler for a symbol.
  init(sampler: LineSampler, frame: ReadingFrame, columns: ColumnModel) {
    self.sampler = sampler
    self.frame = frame
    self.columns = columns
  }

  /// Adds one line's levels to `sums`.
  ///
  /// - Parameters:
  ///   - strip: 0 for the left row indicators, then the data columns, last the right row indicators.
  ///   - v: Position along the bars of the character's middle, in pixels.
  ///   - slope: Change of `v` along the row for a step of one pixel in `u`.
  ///   - weight: Factor for the levels.
  ///   - sums: `sampleCount` levels, added to.
  func accumulate(
    strip: Int, v: Float, slope: Float, weight: Float, into sums: UnsafeMutablePointer<Float>
  ) {
    let left = crossing(boundary: strip + 1, v: v, slope: slope, strip: strip)
    let right = crossing(boundary: strip + 2, v: v, slope: slope, strip: strip)
    let width = right.u - left.u
    guard width > 4, width < 20_000 else { return }
    // The width changes steadily from strip to strip, so the middle module lies off the middle.
    let before = columns.fractions[strip + 1] - columns.fractions[strip]
    let after = columns.fractions[strip + 3] - columns.fractions[strip + 2]
    let own = columns.fractions[strip + 2] - columns.fractions[strip + 1]
    let edge = strip + 3 == columns.fractions.count - 1 ? after * 17 / 18 : after
    let bend = ((edge - before) / (16 * own)).clamped(to: -0.05...0.05)
    let centerU = left.u + width * (0.5 - bend)
    let centerV = left.v + (right.v - left.v) * (0.5 - bend)
    half(fromU: left.u, v: left.v, toU: centerU, v: centerV, leading: true, weight, sums)
    half(fromU: centerU, v: centerV, toU: right.u, v: right.v, leading: false, weight, sums + 19)
  }

  /// Samples 8.5 modules and the one module outside of them: 19 levels.
  @inline(__always) private func half(
    fromU: Float, v fromV: Float, toU: Float, v toV: Float, leading: Bool, _ weight: Float,
    _ sums: UnsafeMutablePointer<Float>
  ) {
    let stepU = (toU - fromU) / 17
    let stepV = (toV - fromV) / 17
    let firstSample: Float = (leading ? -1.5 : 0.5) + 2 * shiftModules
    let start = frame.picturePoint(u: fromU + firstSample * stepU, v: fromV + firstSample * stepV)
    sampler.accumulate(
      x: start.x, y: start.y, stepX: stepU * frame.uX + stepV * frame.vX,
      stepY: stepU * frame.uY + stepV * frame.vY, count: 19, weight: weight, into: sums)
  }

  /// Where a row line through a strip's middle at `v` crosses a boundary.
  @inline(__always) private func crossing(
    boundary: Int, v: Float, slope: Float, strip: Int
  ) -> (u: Float, v: Float) {
    let center = columns.middle(ofStrip: strip, v: v)
    let u = columns.position(ofBoundary: boundary, v: v)
    let at = v + slope * (u - center)
    let moved = columns.position(ofBoundary: boundary, v: at)
    return (moved, v + slope * (moved - center))
  }
}
