internal import ScanImage

/// Tries to read one symbol at a place where guards were found.
struct SymbolAttempt {
  let image: LumaImage
  let effort: ReadingEffort
  let index: PatternIndex

  /// How far an attempt came.
  enum Outcome {
    case symbol(Symbol)
    case sighting(Sighting)
    case nothing
  }

  /// Reads the symbol between two guards.
  func read(_ hypothesis: SymbolHypothesis) -> Outcome {
    let follower = GuardFollower(image: image, frame: hypothesis.frame)
    guard let start = hypothesis.start.map(follower.follow),
      let stop = hypothesis.stop.map(follower.follow)
    else { return .nothing }
    return readBetween(start, stop, hypothesis: hypothesis)
  }

  private func readBetween(
    _ start: GuardTrack,
    _ stop: GuardTrack,
    hypothesis: SymbolHypothesis
  ) -> Outcome {
    let v = (start.vRange.middle + stop.vRange.middle) / 2
    let width = stop.outer(v) - start.outer(v)
    let startModule = start.modulePixels(v)
    let stopModule = stop.modulePixels(v)
    guard width > 30, startModule > 0.3, stopModule > 0.3 else { return .nothing }
    let module = (startModule * stopModule).squareRoot()
    let profile = BarProfile(
      image: image,
      frame: hypothesis.frame,
      low: start.outer,
      high: stop.outer,
      lowRange: start.vRange,
      highRange: stop.vRange,
      sampleCount: min(6000, max(80, Int(width * 1.5))),
      lineCount: effort == .fast ? 60 : 120
    )
    let fitter = ColumnFitter(profile: profile, sign: hypothesis.isInverted ? -1 : 1)
    let fits = fitter.fits(
      startModule: startModule / width,
      stopModule: stopModule / width,
      maximumFits: effort == .fast ? 2 : 3
    )
    var outcome = Outcome.nothing
    for fit in fits {
      let columns = ColumnModel(
        columnCount: fit.columnCount,
        fractions: fit.fractions,
        low: start.outer,
        high: stop.outer
      )
      let attempt = ColumnAttempt(
        image: image,
        effort: effort,
        index: index,
        frame: hypothesis.frame,
        columns: columns,
        isInverted: hypothesis.isInverted,
        start: start,
        stop: stop,
        modulePixels: module
      )
      switch attempt.read() {
      case .symbol(let symbol): return .symbol(symbol)
      case .sighting(let sighting):
        if case .sighting(let previous) = outcome,
          previous.codewordsRead >= sighting.codewordsRead
        {
          continue
        }
        outcome = .sighting(sighting)
      case .nothing: continue
      }
    }
    return outcome
  }
}

extension ClosedRange<Float> {
  /// The value halfway between both bounds.
  var middle: Float { (lowerBound + upperBound) / 2 }
}
