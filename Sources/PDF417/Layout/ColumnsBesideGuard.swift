/// Finds the columns beside a guard, as far as the texture goes, when the other guard is not known.
struct ColumnsBesideGuard {
  let sampler: LineSampler
  let frame: ReadingFrame
  let polarity: Polarity
  /// The guard.
  private let known: GuardTrack
  /// Width of a module in the guard's middle, in pixels.
  let modulePixels: Float
  /// How far the texture goes, and a little further, in modules from the guard's outer side.
  private let reachModules: Float
  /// The curve that far inwards.
  private let far: Polynomial

  /// The known guard is the stop pattern.
  var fromStop: Bool { !known.pattern.isStart }

  /// Looks how far the texture goes; `nil` where there is no room for a column.
  ///
  /// - Parameters:
  ///   - known: The guard.
  ///   - hypothesis: Where it was found, in a frame in which it is read towards higher `u`.
  ///   - sampler: Takes levels from the picture.
  init?(_ known: GuardTrack, hypothesis: SymbolHypothesis, sampler: LineSampler) {
    let v = known.vRange.middle
    let module = known.modulePixels(v)
    let limits = LayoutTuning.loneModulePixels
    guard module > limits.least, module < limits.most else { return nil }
    let texture = hypothesis.uRange
    let end = known.pattern.isStart ? texture.upperBound : texture.lowerBound
    let rule = LayoutTuning.reach
    let reach = min(
      rule.most, abs(end - known.outer(v)) / module * rule.factor + rule.modules)
    self.init(
      known: known, modulePixels: module, reachModules: reach, frame: hypothesis.frame,
      polarity: hypothesis.polarity, sampler: sampler)
  }

  private init?(
    known: GuardTrack, modulePixels: Float, reachModules: Float, frame: ReadingFrame,
    polarity: Polarity, sampler: LineSampler
  ) {
    self.known = known
    self.modulePixels = modulePixels
    self.reachModules = reachModules
    self.frame = frame
    self.polarity = polarity
    self.sampler = sampler
    guard reachModules > LayoutTuning.leastReachModules,
      let far = known.curve(
        modulesTowardsHigh: known.pattern.isStart ? reachModules : -reachModules)
    else { return nil }
    self.far = far
  }

  /// Finds the columns, one after the other.
  ///
  /// - Parameters:
  ///   - lineCount: Scan lines that profiles are averaged over.
  ///   - halfLineCount: The same for profiles over half of the guard.
  /// - Returns: `nil` where hardly any boundary shows.
  func columns(lineCount: Int, halfLineCount: Int) -> ExtendedColumns? {
    var side = self
    if let turn = turn(lineCount: halfLineCount), abs(turn) > LayoutTuning.leastTurn {
      side = side.turned(by: turn) ?? side
    }
    let found = side.boundaries(in: side.known.vRange, lineCount: lineCount)
    guard let found, found.count >= 3 else { return nil }
    return ExtendedColumns(
      boundaries: found, reachModules: side.reachModules, near: side.known.outer, far: side.far,
      fromStop: side.fromStop)
  }

  /// By what share the modules at the guard's far end are wider than the guard alone has it.
  ///
  /// Over a whole row of columns the widths at both ends of the bars compare far more exactly than over the
  /// guard, and an error of one hundredth there is one of three modules at the row's other end.
  private func turn(lineCount: Int) -> Float? {
    let range = known.vRange
    guard
      let upper = boundaries(in: range.lowerBound...range.middle, lineCount: lineCount),
      let lower = boundaries(in: range.middle...range.upperBound, lineCount: lineCount)
    else { return nil }
    let last = min(upper.count, lower.count) - 1
    guard last >= 3 else { return nil }
    // The middles of both halves lie half of the range apart.
    return 2 * (lower[last] - upper[last]) / ((lower[last] + upper[last]) / 2)
  }

  /// The same with modules that grow by a share from the guard's one end to its other.
  private func turned(by share: Float) -> ColumnsBesideGuard? {
    var turned = known
    turned.modulePixels = known.modulePixels.shifted(
      (0, modulePixels * share / 2), over: known.vRange)
    return ColumnsBesideGuard(
      known: turned, modulePixels: modulePixels, reachModules: reachModules, frame: frame,
      polarity: polarity, sampler: sampler)
  }

  private func boundaries(in range: ClosedRange<Float>, lineCount: Int) -> [Float]? {
    let profile = BarProfile(
      sampler: sampler, frame: frame, low: known.outer, high: far, lowRange: range,
      highRange: range,
      sampleCount: BarProfile.sampleCount(
        pixels: reachModules * modulePixels, modules: reachModules),
      lineCount: lineCount)
    return ColumnExtender(
      profile: profile, reachModules: reachModules, polarity: polarity, fromStop: fromStop
    ).boundaries()
  }
}

extension GuardTrack {
  /// The curve some modules beside the guard's outer side.
  fileprivate func curve(modulesTowardsHigh count: Float) -> Polynomial? {
    var samples: [RobustFit.Sample] = []
    for v in nodes { samples.append((v, outer(v) + count * modulePixels(v), 1)) }
    return Polynomial.fit(samples, degree: 3)
  }
}
