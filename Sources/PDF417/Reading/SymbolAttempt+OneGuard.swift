internal import ScanImage

extension SymbolAttempt {
  /// Reads a symbol from the one guard that is known on: columns first, one after the other.
  ///
  /// - Parameters:
  ///   - known: The guard.
  ///   - hypothesis: Where it was found.
  ///   - isAligned: The hypothesis' frame was turned along the rows already.
  /// - Returns: How far it came.
  func readFrom(
    _ known: GuardTrack, hypothesis: SymbolHypothesis, isAligned: Bool
  ) -> Outcome {
    guard let side = OneSide(of: known, hypothesis: hypothesis) else { return .nothing }
    guard let extended = columns(from: side, hypothesis: hypothesis) else { return .nothing }
    let attempt = ColumnAttempt(
      sampler: sampler, effort: effort, index: index, log: log, frame: hypothesis.frame,
      isInverted: hypothesis.isInverted, start: side.fromStop ? nil : known,
      stop: side.fromStop ? known : nil, modulePixels: side.modulePixels)
    let indicators = attempt.indicators(extended)
    if !isAligned, let climb = indicators.climb(at: known.vRange.middle), abs(climb) > 0.04 {
      let aligned = hypothesis.alignedWithRows(
        climb: climb, start: side.fromStop ? nil : known, stop: side.fromStop ? known : nil)
      let guards = follow(aligned)
      if let turned = guards.start ?? guards.stop {
        return readFrom(turned, hypothesis: aligned, isAligned: true)
      }
    }
    return attempt.read(extended, indicators: indicators)
  }

  /// The columns beside a guard.
  private func columns(from side: OneSide, hypothesis: SymbolHypothesis) -> ExtendedColumns? {
    var side = side
    if let turn = turn(of: side, hypothesis: hypothesis), abs(turn) > 1e-3 {
      side = side.turned(by: turn) ?? side
    }
    let found = boundaries(
      beside: side, range: side.known.vRange, hypothesis: hypothesis,
      lineCount: lineCount(modulePixels: side.modulePixels))
    guard let found, found.count >= 3 else { return nil }
    return ExtendedColumns(
      boundaries: found, reachModules: side.reachModules, near: side.known.outer, far: side.far,
      fromStop: side.fromStop)
  }

  /// By what share the modules at the guard's far end are wider than the guard alone has it.
  ///
  /// Over a whole row of columns the widths at both ends of the bars compare far more exactly than over the
  /// guard, and an error of one hundredth there is one of three modules at the row's other end.
  private func turn(of side: OneSide, hypothesis: SymbolHypothesis) -> Float? {
    let range = side.known.vRange
    func found(_ part: ClosedRange<Float>) -> [Float]? {
      boundaries(beside: side, range: part, hypothesis: hypothesis, lineCount: 24)
    }
    guard let upper = found(range.lowerBound...range.middle),
      let lower = found(range.middle...range.upperBound)
    else { return nil }
    let last = min(upper.count, lower.count) - 1
    guard last >= 3 else { return nil }
    // The middles of both halves lie half of the range apart.
    return 2 * (lower[last] - upper[last]) / ((lower[last] + upper[last]) / 2)
  }

  private func boundaries(
    beside side: OneSide, range: ClosedRange<Float>, hypothesis: SymbolHypothesis, lineCount: Int
  ) -> [Float]? {
    let profile = BarProfile(
      sampler: sampler, frame: hypothesis.frame, low: side.known.outer, high: side.far,
      lowRange: range, highRange: range,
      sampleCount: BarProfile.sampleCount(
        pixels: side.reachModules * side.modulePixels, modules: side.reachModules),
      lineCount: lineCount)
    return ColumnExtender(
      profile: profile, reachModules: side.reachModules, sign: hypothesis.isInverted ? -1 : 1,
      fromStop: side.fromStop
    ).boundaries()
  }
}

/// What lies beside a guard, as far as the texture goes.
private struct OneSide {
  /// The guard.
  var known: GuardTrack
  /// Width of a module in the guard's middle, in pixels.
  let modulePixels: Float
  /// The known guard is the stop pattern.
  let fromStop: Bool
  /// How far the texture goes, and a little further, in modules from the guard's outer side.
  let reachModules: Float
  /// The curve that far inwards.
  let far: Polynomial

  init?(of known: GuardTrack, hypothesis: SymbolHypothesis) {
    let v = known.vRange.middle
    let module = known.modulePixels(v)
    guard module > 0.3, module < 1000 else { return nil }
    let end =
      known.pattern == .stop ? hypothesis.uRange.lowerBound : hypothesis.uRange.upperBound
    let reach = min(600, abs(end - known.outer(v)) / module * 1.15 + 20)
    self.init(known: known, modulePixels: module, reachModules: reach)
  }

  private init?(known: GuardTrack, modulePixels: Float, reachModules: Float) {
    self.known = known
    self.modulePixels = modulePixels
    self.reachModules = reachModules
    fromStop = known.pattern == .stop
    guard reachModules > 60,
      let far = known.curve(modulesInwards: reachModules, isTowardsLow: fromStop)
    else { return nil }
    self.far = far
  }

  /// The same with modules that grow by a share from the guard's one end to its other.
  func turned(by share: Float) -> OneSide? {
    var turned = known
    let range = known.vRange
    turned.modulePixels = known.modulePixels.shifted(
      (0, modulePixels * share / 2), over: range)
    return OneSide(known: turned, modulePixels: modulePixels, reachModules: reachModules)
  }
}

extension GuardTrack {
  /// The curve some modules inside of the guard's outer side.
  fileprivate func curve(modulesInwards count: Float, isTowardsLow: Bool) -> Polynomial? {
    var samples: [(position: Float, value: Float, weight: Float)] = []
    for v in nodes {
      samples.append((v, outer(v) + (isTowardsLow ? -count : count) * modulePixels(v), 1))
    }
    return Polynomial.fit(samples, degree: 3)
  }
}
