/// Finds guard patterns on scan lines: wide bars first, then a correlation with the whole pattern.
struct GuardDetector {
  /// What a detector takes for a guard.
  enum Sharpness {
    /// Single modules stand out.
    case sharp
    /// Only the wide elements do.
    case blurred
  }

  /// Least correlation of a hit.
  let minimumCorrelation: Float
  /// Least correlation at the scale that the wide bar suggests, for the pattern to be looked at closely.
  let minimumFirstCorrelation: Float
  /// How far the level that divides bars from spaces lies from the mean of its surroundings, in standard
  /// deviations towards the wide bar: blur leaves narrow elements near the mean.
  let divideOffset: Float
  /// Widths of a module to look for, in pixels.
  let moduleRange: ClosedRange<Float>
  /// Half the width of the window whose mean separates bars from spaces, in pixels.
  let windowPixels: Int
  private let templates: [GuardTemplate]

  /// Makes a detector.
  init(sharpness: Sharpness, moduleRange: ClosedRange<Float>, windowPixels: Int) {
    switch sharpness {
    case .sharp:
      minimumCorrelation = 0.72
      minimumFirstCorrelation = 0.48
      divideOffset = 0
      templates = (0..<GuardTemplate.count).map { GuardTemplate.sharp($0) }
    case .blurred:
      minimumCorrelation = 0.86
      minimumFirstCorrelation = 0.7
      divideOffset = 0.5
      templates = (0..<GuardTemplate.count).map { GuardTemplate.blurred($0) }
    }
    self.moduleRange = moduleRange
    self.windowPixels = windowPixels
  }

  /// Appends the guards on one line to `hits`.
  ///
  /// - Parameters:
  ///   - signal: The line.
  ///   - v: Position of the line.
  ///   - uStart: Position of the line's first level.
  ///   - hits: Receives the guards.
  func findGuards(
    in signal: ScanSignal, v: Float, uStart: Float, hits: inout [GuardHit]
  ) {
    guard signal.count > 24 else { return }
    let offsets: [Float] = divideOffset == 0 ? [0] : [divideOffset, -divideOffset]
    for offset in offsets {
      let runs = ScanRuns(of: signal, offset: offset, windowPixels: windowPixels)
      for run in 0..<runs.count {
        // An offset brings out the wide elements of one kind only.
        if offset != 0, runs.isDark(run) != (offset > 0) { continue }
        examine(run, of: runs, signal: signal, v: v, uStart: uStart, hits: &hits)
      }
    }
  }

  /// Tries the guards whose widest bar a run may be.
  @inline(__always)
  private func examine(
    _ run: Int, of runs: ScanRuns, signal: ScanSignal, v: Float, uStart: Float,
    hits: inout [GuardHit]
  ) {
    let runStart = runs.edges[run]
    let runEnd = runs.edges[run + 1]
    let length = runEnd - runStart
    guard length > 6 * moduleRange.lowerBound, length < 9.5 * moduleRange.upperBound else {
      return
    }
    let isDark = runs.isDark(run)
    let sign: Float = isDark ? 1 : -1
    // The other elements of a guard have at most 3 modules to the 7 or 8 of the widest.
    // Where modules are no larger than pixels these melt into each other, and only the next ones are known not to
    // reach into the codeword beside; where the picture is blurred they tell nothing.
    let isBlurred = divideOffset != 0
    let (reach, most) = length < 10 ? (2, 1.5 * length) : (5, 0.62 * length)
    let opensAfter = isBlurred || runs.longest(after: run, reach) < most
    let opensBefore = isBlurred || runs.longest(before: run, reach) < most
    for index in 0..<templates.count {
      guard index % 2 == 0 ? opensAfter : opensBefore else { continue }
      let template = templates[index]
      let anchor = template.anchorsAtBarStart ? runStart : runEnd
      let module = length / template.widestBar
      let first = sign * template.correlation(with: signal, anchor: anchor, module: module)
      guard first > minimumFirstCorrelation else { continue }
      let best = bestFit(
        template, anchor: anchor, module: module, first: first, signal: signal, sign: sign)
      guard best.correlation >= minimumCorrelation, moduleRange.contains(best.module) else {
        continue
      }
      hits.append(
        GuardHit(
          template: index, isInverted: !isDark, v: v,
          u: uStart + best.anchor + template.outerEdge * best.module, modulePixels: best.module,
          correlation: best.correlation))
    }
  }

  /// Searches small changes of scale, then of place, for the best correlation.
  private func bestFit(
    _ template: GuardTemplate, anchor: Float, module: Float, first: Float, signal: ScanSignal,
    sign: Float
  ) -> (anchor: Float, module: Float, correlation: Float) {
    var best = (anchor: anchor, module: module, correlation: first)
    let direction: Float = template.anchorsAtBarStart ? 1 : -1
    // Ink growth moves both edges of the wide bar alike: keep its middle, then shift.
    var middle = anchor + direction * template.widestBar * module / 2
    func consider(_ scaled: Float, _ shift: Float) {
      let place = middle + shift * scaled - direction * template.widestBar * scaled / 2
      let value = sign * template.correlation(with: signal, anchor: place, module: scaled)
      if value > best.correlation { best = (place, scaled, value) }
    }
    consider(module * 0.93, 0)
    consider(module * 1.07, 0)
    guard best.correlation > minimumCorrelation - 0.15 else { return best }
    if best.module < module { consider(module * 0.86, 0) }
    if best.module > module { consider(module * 1.14, 0) }
    let scale = best.module
    for shift: Float in [-0.35, 0.35] { consider(scale, shift) }
    middle = best.anchor + direction * template.widestBar * best.module / 2
    let center = best.module
    for step: Float in [-0.035, 0.035] { consider(center * (1 + step), 0) }
    return best
  }
}
