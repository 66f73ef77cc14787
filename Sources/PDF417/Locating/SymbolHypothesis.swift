/// Where a symbol may stand: one or both of its guards in a frame in which it is read towards higher `u`.
struct SymbolHypothesis {
  /// `u` runs from the start pattern to the stop pattern.
  var frame: ReadingFrame
  /// The start pattern, at the low end.
  var start: GuardTrack?
  /// The stop pattern, at the high end.
  var stop: GuardTrack?
  /// The symbol is light on dark.
  var isInverted: Bool
  /// Extent of the region's texture across the bars, in pixels.
  var uRange: ClosedRange<Float>
  /// How well it is supported; greater is better.
  var score: Float

  /// Both guards are known.
  var isPair: Bool { start != nil && stop != nil }

  /// The hypotheses that a region's guards allow, best first.
  static func from(tracks: [GuardTrack], region: CandidateRegion) -> [SymbolHypothesis] {
    var hypotheses: [SymbolHypothesis] = []
    for (index, track) in tracks.enumerated() {
      for other in tracks[(index + 1)...] {
        guard let pair = pair(track, other, region: region) else { continue }
        hypotheses.append(pair)
      }
      hypotheses.append(alone(track, region: region))
    }
    hypotheses.sortDescending { $0.score }
    return hypotheses
  }

  private static func pair(
    _ a: GuardTrack, _ b: GuardTrack, region: CandidateRegion
  ) -> SymbolHypothesis? {
    guard a.pattern != b.pattern, a.isInverted == b.isInverted, a.readsBackwards == b.readsBackwards
    else { return nil }
    let (low, high) = a.isAtLowEnd ? (a, b) : (b, a)
    let v =
      (low.vRange.lowerBound + low.vRange.upperBound + high.vRange.lowerBound
        + high.vRange.upperBound) / 4
    let width = high.outer(v) - low.outer(v)
    // Rows may climb from one guard to the other, the more so the further apart these are.
    let climb = abs(high.vRange.middle - low.vRange.middle)
    guard climb < 0.6 * width else { return nil }
    let module = (low.modulePixels(v) * high.modulePixels(v)).squareRoot()
    guard module > 0, module.isFinite else { return nil }
    let moduleCount = width / module
    guard moduleCount > 70, moduleCount < 680 else { return nil }
    // Guards of one symbol differ in size only as far as the card is turned away or bent.
    let likeness = (min(low.modulePixels(v), high.modulePixels(v)) / module).clamped(to: 0...1)
    let start = low.pattern == .start ? low : high
    let stop = low.pattern == .start ? high : low
    return SymbolHypothesis(
      frame: region.frame, start: start, stop: stop, isInverted: a.isInverted,
      uRange: region.uRange, score: (a.support + b.support) * likeness
    ).facingForwards(a.readsBackwards)
  }

  private static func alone(_ track: GuardTrack, region: CandidateRegion) -> SymbolHypothesis {
    SymbolHypothesis(
      frame: region.frame, start: track.pattern == .start ? track : nil,
      stop: track.pattern == .stop ? track : nil, isInverted: track.isInverted,
      uRange: region.uRange, score: track.support * 0.7
    ).facingForwards(track.readsBackwards)
  }

  /// Turns the frame by half a turn when the symbol is read towards lower `u`.
  private func facingForwards(_ readsBackwards: Bool) -> SymbolHypothesis {
    guard readsBackwards else { return self }
    var turned = self
    turned.frame.uX = -frame.uX
    turned.frame.uY = -frame.uY
    turned.start = start?.turned
    turned.stop = stop?.turned
    turned.uRange = -uRange.upperBound ... -uRange.lowerBound
    return turned
  }
}

extension GuardTrack {
  /// The same guard in a frame that is turned by half a turn.
  var turned: GuardTrack {
    var result = self
    result.template = GuardTemplate.turnedIndex(template)
    result.outer = outer.turnedPosition.negated
    result.modulePixels = modulePixels.turnedPosition
    result.vRange = -vRange.upperBound ... -vRange.lowerBound
    return result
  }
}

extension Polynomial {
  /// The curve over negated positions.
  var turnedPosition: Polynomial {
    var result = self
    result.center = -center
    result.coefficients.1 = -coefficients.1
    result.coefficients.3 = -coefficients.3
    return result
  }

  /// The curve with negated values.
  var negated: Polynomial {
    var result = self
    result.coefficients = (-coefficients.0, -coefficients.1, -coefficients.2, -coefficients.3)
    return result
  }
}
