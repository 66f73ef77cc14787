internal import ScanImage

/// Takes the gray levels of one symbol character along its row.
struct CharacterSampler {
  var sampler: LineSampler
  let frame: ReadingFrame
  let columns: ColumnModel
  /// How much further along the row characters lie than their boundaries say, in modules.
  var shiftModules: Float = 0

  /// Makes a sampler for a symbol.
  init(sampler: LineSampler, frame: ReadingFrame, columns: ColumnModel) {
    self.sampler = sampler
    self.frame = frame
    self.columns = columns
  }

  /// Adds one line's levels to those of other lines.
  ///
  /// - Parameters:
  ///   - strip: 0 for the left row indicators, then the data columns, last the right row indicators.
  ///   - v: Position along the bars of the character's middle, in pixels.
  ///   - slope: Change of `v` along the row for a step of one pixel in `u`.
  ///   - weight: Factor for the levels.
  ///   - samples: The levels so far.
  func accumulate(
    strip: Int, v: Float, slope: Float, weight: Float, into samples: inout CharacterSamples
  ) {
    let left = crossing(boundary: strip + 1, v: v, slope: slope, strip: strip)
    let right = crossing(boundary: strip + 2, v: v, slope: slope, strip: strip)
    let width = right.u - left.u
    let limits = CharacterTuning.characterPixels
    guard width > limits.least, width < limits.most else { return }
    // The width changes steadily from strip to strip, so the middle module lies off the middle.
    let before = columns.fractions[strip + 1] - columns.fractions[strip]
    let after = columns.fractions[strip + 3] - columns.fractions[strip + 2]
    let own = columns.fractions[strip + 2] - columns.fractions[strip + 1]
    let isBeforeStop = strip + 3 == columns.fractions.count - 1
    let edge =
      isBeforeStop
      ? after * Float(SymbolGeometry.characterModules) / Float(SymbolGeometry.stopModules) : after
    let most = CharacterTuning.greatestBend
    let bend = ((edge - before) / (16 * own)).clamped(to: -most...most)
    let centerU = left.u + width * (0.5 - bend)
    let centerV = left.v + (right.v - left.v) * (0.5 - bend)
    samples.withHalf(isFirst: true) {
      half(from: left, to: (centerU, centerV), isFirst: true, weight, $0)
    }
    samples.withHalf(isFirst: false) {
      half(from: (centerU, centerV), to: right, isFirst: false, weight, $0)
    }
  }

  /// Samples 8.5 modules and the one module outside of them.
  @inline(__always) private func half(
    from: (u: Float, v: Float), to: (u: Float, v: Float), isFirst: Bool, _ weight: Float,
    _ sums: UnsafeMutablePointer<Float>
  ) {
    // Two samples to a module, and half of the modules.
    let modules = Float(SymbolGeometry.characterModules)
    let stepU = (to.u - from.u) / modules
    let stepV = (to.v - from.v) / modules
    let firstSample: Float = (isFirst ? -1.5 : 0.5) + 2 * shiftModules
    let start = frame.picturePoint(u: from.u + firstSample * stepU, v: from.v + firstSample * stepV)
    sampler.accumulate(
      x: start.x, y: start.y, stepX: stepU * frame.uX + stepV * frame.vX,
      stepY: stepU * frame.uY + stepV * frame.vY, count: CharacterSamples.halfCount,
      weight: weight, into: sums)
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
