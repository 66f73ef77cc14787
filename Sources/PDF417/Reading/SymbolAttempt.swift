internal import ScanImage

/// What all attempts at one picture share.
struct ReadingContext {
  let image: LumaImage
  let budget: ReadingBudget
  let index: PatternIndex
  /// What row indicators said in earlier frames, for symbols that show too few of them in this one.
  let earlierVotes: ShapeVotes?
}

/// Tries to read one symbol at a place where guards were found.
struct SymbolAttempt {
  let context: ReadingContext
  let sampler: LineSampler

  private var budget: ReadingBudget { context.budget }

  /// Prepares attempts.
  ///
  /// - Parameters:
  ///   - context: What all attempts share.
  ///   - takesLight: Levels are taken by light: guards are blurred.
  init(context: ReadingContext, takesLight: Bool) {
    self.context = context
    sampler = LineSampler(image: context.image, takesLight: takesLight)
  }

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
  ///
  /// - Parameters:
  ///   - hypothesis: Where the symbol may stand.
  ///   - record: Receives what was seen.
  /// - Returns: How far it came.
  func read(_ hypothesis: SymbolHypothesis, record: inout ReadingRecord) -> Outcome {
    var hypothesis = hypothesis
    var guards = follow(hypothesis)
    if let start = guards.start, let stop = guards.stop {
      let skew = SymbolHypothesis.skew(from: start, to: stop)
      if abs(skew) > ReadingTuning.turningSkew {
        hypothesis = hypothesis.alignedWithRows(skew: skew, start: start, stop: stop)
        guards = follow(hypothesis)
      }
    }
    if guards.start != nil || guards.stop != nil {
      record.add(GuardRecord(frame: hypothesis.frame, start: guards.start, stop: guards.stop))
    }
    if let start = guards.start, let stop = guards.stop {
      return readBetween(start, stop, hypothesis: hypothesis, record: &record)
    }
    // Blur leaves too little of one guard to go by.
    guard !sampler.takesLight, let known = guards.start ?? guards.stop else { return .noGuard }
    return readFrom(known, hypothesis: hypothesis, isAligned: false, record: &record)
  }

  /// Whether a guard holds out when it is looked at closely.
  func looksRight(_ track: GuardTrack, frame: ReadingFrame) -> Bool {
    follower(frame).looksRight(track)
  }

  private func follower(_ frame: ReadingFrame) -> GuardFollower {
    GuardFollower(sampler: sampler, frame: frame, lineSpacingModules: budget.followedLineModules)
  }

  private func follow(_ hypothesis: SymbolHypothesis) -> (start: GuardTrack?, stop: GuardTrack?) {
    let follower = follower(hypothesis.frame)
    return (hypothesis.start.flatMap(follower.follow), hypothesis.stop.flatMap(follower.follow))
  }

  /// Reads a symbol between both of its guards.
  private func readBetween(
    _ start: GuardTrack, _ stop: GuardTrack, hypothesis: SymbolHypothesis,
    record: inout ReadingRecord
  ) -> Outcome {
    let v = (start.vRange.middle + stop.vRange.middle) / 2
    let width = stop.outer(v) - start.outer(v)
    let startModule = start.modulePixels(v)
    let stopModule = stop.modulePixels(v)
    let limits = ReadingTuning.symbolPixels
    let least = ReadingTuning.leastModulePixels
    guard width > limits.least, width < limits.most, startModule > least, stopModule > least else {
      return .nothing
    }
    let profile = BarProfile(
      sampler: sampler, frame: hypothesis.frame, low: start.outer, high: stop.outer,
      lowRange: start.vRange, highRange: stop.vRange,
      sampleCount: BarProfile.sampleCount(
        pixels: width, modules: width / max(startModule, stopModule)),
      lineCount: budget.profileLines(modulePixels: min(startModule, stopModule)))
    let fits = likelyFits(
      profile, polarity: hypothesis.polarity, width: width, startModule: startModule,
      stopModule: stopModule)
    var outcome = Outcome.nothing
    for fit in fits {
      let columns = ColumnModel(
        columnCount: fit.columnCount, fractions: fit.fractions, low: start.outer, high: stop.outer)
      let attempt = ColumnAttempt(
        context: context, sampler: sampler, frame: hypothesis.frame,
        polarity: hypothesis.polarity, start: start, stop: stop,
        modulePixels: (startModule * stopModule).squareRoot())
      outcome = outcome.orBetter(attempt.read(columns, record: &record))
      if case .symbol = outcome { break }
    }
    return outcome
  }

  /// The columns that a profile between two guards shows, likeliest first; all widths in pixels.
  private func likelyFits(
    _ profile: BarProfile, polarity: Polarity, width: Float, startModule: Float, stopModule: Float
  ) -> [ColumnFitter.Fit] {
    let fitter = ColumnFitter(
      profile: profile, polarity: polarity, startModule: startModule / width,
      stopModule: stopModule / width)
    var fits = fitter.fits(maximumFits: budget.columnFits)
    if (fits.first?.response ?? 0) < LayoutTuning.clearResponse {
      let extender = ColumnExtender(
        profile: profile, reachModules: width / startModule, polarity: polarity, fromStop: false)
      if let fit = extender.fit(upToStop: stopModule / width) { fits.insert(fit, at: 0) }
    }
    // Where no boundary shows there is no symbol; one clear fit leaves the others no chance.
    let clearest = fits.first?.response ?? 0
    let parts = ReadingTuning.partOfClearest
    let part = clearest > LayoutTuning.clearResponse ? parts.clear : parts.doubtful
    return fits.filter { $0.response > max(budget.leastResponse, part * clearest) }
  }

  /// Reads a symbol from the one guard that is known on: columns first, one after the other.
  private func readFrom(
    _ known: GuardTrack, hypothesis: SymbolHypothesis, isAligned: Bool,
    record: inout ReadingRecord
  ) -> Outcome {
    guard let side = ColumnsBesideGuard(known, hypothesis: hypothesis, sampler: sampler),
      let columns = side.columns(
        lineCount: budget.profileLines(modulePixels: side.modulePixels),
        halfLineCount: ReadingTuning.halfProfileLines)
    else { return .nothing }
    let (start, stop) = side.fromStop ? (nil, known) : (known, nil)
    let attempt = ColumnAttempt(
      context: context, sampler: sampler, frame: hypothesis.frame, polarity: hypothesis.polarity,
      start: start, stop: stop, modulePixels: side.modulePixels)
    let indicators = attempt.indicators(columns, record: &record)
    if !isAligned, let skew = indicators.skew(at: known.vRange.middle),
      abs(skew) > ReadingTuning.turningSkewOfLone
    {
      let aligned = hypothesis.alignedWithRows(skew: skew, start: start, stop: stop)
      let guards = follow(aligned)
      if let turned = guards.start ?? guards.stop {
        return readFrom(turned, hypothesis: aligned, isAligned: true, record: &record)
      }
    }
    return attempt.read(columns, indicators: indicators, record: &record)
  }
}
