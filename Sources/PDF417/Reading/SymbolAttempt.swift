internal import ScanImage

/// Tries to read one symbol at a place where guards were found.
struct SymbolAttempt {
  let sampler: LineSampler
  let effort: ReadingEffort
  let index: PatternIndex
  /// Takes down what came of it.
  var log: AttemptLog?

  /// How far an attempt came.
  enum Outcome {
    case symbol(Symbol)
    case sighting(Sighting)
    case nothing
    /// Not even a guard holds out when it is looked at closely, which costs little.
    case noGuard

    /// The better of two outcomes.
    func orBetter(_ other: Outcome) -> Outcome {
      switch (self, other) {
      case (.symbol, _): self
      case (_, .symbol): other
      case (.sighting(let a), .sighting(let b)): a.codewordsRead >= b.codewordsRead ? self : other
      case (.sighting, _): self
      case (.nothing, _), (.noGuard, _): other
      }
    }
  }

  /// Reads the symbol that a hypothesis places.
  func read(_ hypothesis: SymbolHypothesis) -> Outcome {
    var hypothesis = hypothesis
    var guards = follow(hypothesis)
    if let start = guards.start, let stop = guards.stop {
      let climb = SymbolHypothesis.climb(from: start, to: stop)
      if abs(climb) > SymbolAttempt.greatestClimb {
        hypothesis = hypothesis.alignedWithRows(climb: climb, start: start, stop: stop)
        guards = follow(hypothesis)
      }
    }
    if let log, guards.start != nil || guards.stop != nil {
      log.note(GuardAttempt(frame: hypothesis.frame, start: guards.start, stop: guards.stop))
    }
    if let start = guards.start, let stop = guards.stop {
      return readBetween(start, stop, hypothesis: hypothesis)
    }
    // Blur leaves too little of one guard to go by.
    guard !sampler.takesLight, let known = guards.start ?? guards.stop else { return .noGuard }
    return readFrom(known, hypothesis: hypothesis, isAligned: false)
  }

  /// How steeply rows may climb across lines along which guards are looked for, before these are turned.
  private static let greatestClimb: Float = 0.12

  /// Whether a guard holds out when it is looked at closely.
  func looksRight(_ track: GuardTrack, frame: ReadingFrame) -> Bool {
    follower(frame).looksRight(track)
  }

  private func follower(_ frame: ReadingFrame) -> GuardFollower {
    GuardFollower(
      sampler: sampler, frame: frame, lineSpacingModules: effort == .fast ? 2.5 : 2)
  }

  func follow(_ hypothesis: SymbolHypothesis) -> (start: GuardTrack?, stop: GuardTrack?) {
    let follower = follower(hypothesis.frame)
    return (hypothesis.start.flatMap(follower.follow), hypothesis.stop.flatMap(follower.follow))
  }

  /// How many lines a profile is averaged over: fewer where modules are wide, since noise is then no matter.
  func lineCount(modulePixels: Float) -> Int {
    effort == .fast || modulePixels >= 4 ? 60 : 80
  }

  private func readBetween(
    _ start: GuardTrack, _ stop: GuardTrack, hypothesis: SymbolHypothesis
  ) -> Outcome {
    let v = (start.vRange.middle + stop.vRange.middle) / 2
    let width = stop.outer(v) - start.outer(v)
    let startModule = start.modulePixels(v)
    let stopModule = stop.modulePixels(v)
    guard width > 30, width < 200_000, startModule > 0.3, stopModule > 0.3 else { return .nothing }
    let profile = BarProfile(
      sampler: sampler, frame: hypothesis.frame, low: start.outer, high: stop.outer,
      lowRange: start.vRange, highRange: stop.vRange,
      sampleCount: BarProfile.sampleCount(
        pixels: width, modules: width / max(startModule, stopModule)),
      lineCount: lineCount(modulePixels: min(startModule, stopModule)))
    let fitter = ColumnFitter(
      profile: profile, sign: hypothesis.isInverted ? -1 : 1, startModule: startModule / width,
      stopModule: stopModule / width)
    var fits = fitter.fits(maximumFits: effort == .fast ? 2 : 3)
    if (fits.first?.response ?? 0) < ColumnFitter.clearResponse {
      let extender = ColumnExtender(
        profile: profile, reachModules: width / startModule,
        sign: hypothesis.isInverted ? -1 : 1, fromStop: false)
      if let fit = extender.fit(upToStop: stopModule / width) { fits.insert(fit, at: 0) }
    }
    var outcome = Outcome.nothing
    let clearest = fits.first?.response ?? 0
    // Where no boundary shows there is no symbol; one clear fit leaves the others no chance.
    let least: Float = effort == .fast ? 1.9 : 1.6
    let isClear = clearest > ColumnFitter.clearResponse
    for fit in fits where fit.response > max(least, (isClear ? 0.9 : 0.6) * clearest) {
      let columns = ColumnModel(
        columnCount: fit.columnCount, fractions: fit.fractions, low: start.outer, high: stop.outer)
      let attempt = ColumnAttempt(
        sampler: sampler, effort: effort, index: index, log: log, frame: hypothesis.frame,
        isInverted: hypothesis.isInverted, start: start, stop: stop,
        modulePixels: (startModule * stopModule).squareRoot())
      outcome = outcome.orBetter(attempt.read(columns))
      if case .symbol = outcome { break }
    }
    return outcome
  }
}
