/// Finds guard patterns on scan lines: wide bars first, then a correlation with the whole pattern.
struct GuardDetector {
  /// What a detector takes for a guard.
  enum Sharpness {
    /// Single modules stand out.
    case sharp
    /// Only the wide elements do.
    case blurred
  }

  /// What a line must show of a guard.
  private let tuning: LocatingTuning.Detection
  /// Widths of a module to look for, in pixels.
  let moduleRange: ClosedRange<Float>
  /// Half the width of the window whose mean separates bars from spaces, in pixels.
  let windowPixels: Int
  private let templates: [GuardTemplate]

  /// Makes a detector.
  init(sharpness: Sharpness, moduleRange: ClosedRange<Float>, windowPixels: Int) {
    switch sharpness {
    case .sharp:
      tuning = LocatingTuning.sharp
      templates = StartStopPattern.allCases.map { GuardTemplate.sharp($0) }
    case .blurred:
      tuning = LocatingTuning.blurred
      templates = StartStopPattern.allCases.map { GuardTemplate.blurred($0) }
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
    guard signal.count > LocatingTuning.shortestLinePixels else { return }
    let divideOffset = tuning.divideOffset
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
    let modules = LocatingTuning.widestBarModules
    guard length > modules.least * moduleRange.lowerBound,
      length < modules.most * moduleRange.upperBound
    else { return }
    let polarity = runs.isDark(run) ? Polarity.darkOnLight : .lightOnDark
    let sign = polarity.sign
    // The other elements of a guard have at most 3 modules to the 7 or 8 of the widest.
    // Where modules are no larger than pixels these melt into each other, and only the next ones are known not to
    // reach into the codeword beside; where the picture is blurred they tell nothing.
    let isBlurred = tuning.divideOffset != 0
    let (reach, most) =
      length < LocatingTuning.meltingBarPixels
      ? (2, LocatingTuning.meltedRunRatio * length) : (5, LocatingTuning.nextRunRatio * length)
    let opensAfter = isBlurred || runs.longest(after: run, reach) < most
    let opensBefore = isBlurred || runs.longest(before: run, reach) < most
    for template in templates {
      guard template.pattern.isBackwards ? opensBefore : opensAfter else { continue }
      let anchor = template.anchorsAtBarStart ? runStart : runEnd
      let module = length / template.widestBar
      let first = sign * template.correlation(with: signal, anchor: anchor, module: module)
      guard first > tuning.leastFirstCorrelation else { continue }
      let best = bestFit(
        template, anchor: anchor, module: module, first: first, signal: signal, sign: sign)
      guard best.correlation >= tuning.leastCorrelation, moduleRange.contains(best.module) else {
        continue
      }
      hits.append(
        GuardHit(
          pattern: template.pattern, polarity: polarity, v: v,
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
    let scales = LocatingTuning.scales
    consider(module * (1 - scales.near), 0)
    consider(module * (1 + scales.near), 0)
    guard best.correlation > tuning.leastCorrelation - LocatingTuning.greatestGain else {
      return best
    }
    if best.module < module { consider(module * (1 - scales.far), 0) }
    if best.module > module { consider(module * (1 + scales.far), 0) }
    let scale = best.module
    for direction: Float in [-1, 1] { consider(scale, direction * LocatingTuning.shiftModules) }
    middle = best.anchor + direction * template.widestBar * best.module / 2
    let center = best.module
    for direction: Float in [-1, 1] {
      consider(center * (1 + direction * LocatingTuning.fineScale), 0)
    }
    return best
  }
}
