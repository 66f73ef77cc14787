internal import ScanImage

/// Where a symbol may stand: one or both of its guards in a frame in which it is read towards higher `u`.
struct SymbolHypothesis {
  /// `u` runs from the start pattern to the stop pattern.
  var frame: ReadingFrame
  /// The start pattern, at the low end.
  var start: GuardTrack?
  /// The stop pattern, at the high end.
  var stop: GuardTrack?
  /// Which of bars and spaces are dark.
  var polarity: Polarity
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
    guard a.pattern.isStart != b.pattern.isStart, a.polarity == b.polarity,
      a.pattern.isBackwards == b.pattern.isBackwards
    else { return nil }
    let (low, high) = a.isAtLowEnd ? (a, b) : (b, a)
    let v =
      (low.vRange.lowerBound + low.vRange.upperBound + high.vRange.lowerBound
        + high.vRange.upperBound) / 4
    let width = high.outer(v) - low.outer(v)
    // Rows may rise from one guard to the other, the more so the further apart these are.
    let rise = abs(high.vRange.middle - low.vRange.middle)
    guard rise < LocatingTuning.greatestSkewOfPair * width else { return nil }
    let module = (low.modulePixels(v) * high.modulePixels(v)).squareRoot()
    guard module > 0, module.isFinite else { return nil }
    let moduleCount = width / module
    let modules = LocatingTuning.pairModules
    guard moduleCount > modules.fewest, moduleCount < modules.most else { return nil }
    // Guards of one symbol differ in size only as far as the card is turned away or bent.
    let likeness = (min(low.modulePixels(v), high.modulePixels(v)) / module).clamped(to: 0...1)
    let start = low.pattern.isStart ? low : high
    let stop = low.pattern.isStart ? high : low
    return SymbolHypothesis(
      frame: region.frame, start: start, stop: stop, polarity: a.polarity,
      uRange: region.uRange, score: (a.support + b.support) * likeness
    ).facingForwards(a.pattern.isBackwards)
  }

  private static func alone(_ track: GuardTrack, region: CandidateRegion) -> SymbolHypothesis {
    SymbolHypothesis(
      frame: region.frame, start: track.pattern.isStart ? track : nil,
      stop: track.pattern.isStart ? nil : track, polarity: track.polarity,
      uRange: region.uRange, score: track.support * LocatingTuning.loneWorth
    ).facingForwards(track.pattern.isBackwards)
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

  /// A place inside the symbol: between its guards, or just inside the only one.
  var center: Point {
    let tracks = [start, stop].compactMap { $0 }
    var x: Float = 0
    var y: Float = 0
    for track in tracks {
      let v = track.vRange.middle
      // A few modules inside of the guard's outer side, so that the edge itself counts as inside.
      let inside = LocatingTuning.insideModules
      let inward = (track.isAtLowEnd ? inside : -inside) * track.modulePixels(v)
      let point = frame.picturePoint(u: track.outer(v) + inward, v: v)
      x += point.x / Float(tracks.count)
      y += point.y / Float(tracks.count)
    }
    return Point(x: Double(x), y: Double(y))
  }

  /// The skew of the rows from the start pattern to the stop pattern: pixels of `v` for each pixel of `u`.
  static func skew(from start: GuardTrack, to stop: GuardTrack) -> Float {
    let width = stop.outer(stop.vRange.middle) - start.outer(start.vRange.middle)
    guard width > 1 else { return 0 }
    return (stop.vRange.middle - start.vRange.middle) / width
  }

  /// The same guards in a frame whose `u` runs along the rows instead of across the bars.
  ///
  /// Where a picture was taken at a slant these differ, and a line across the bars leaves a low symbol long
  /// before it meets the other guard.
  ///
  /// - Parameters:
  ///   - skew: The skew of the rows, in pixels of `v` for each pixel of `u`.
  ///   - start: The start pattern, measured in this hypothesis' frame.
  ///   - stop: The stop pattern.
  /// - Returns: The turned hypothesis.
  func alignedWithRows(skew: Float, start: GuardTrack?, stop: GuardTrack?) -> SymbolHypothesis {
    let stretch = (1 + skew * skew).squareRoot()
    var result = self
    result.frame.uX = (frame.uX + skew * frame.vX) / stretch
    result.frame.uY = (frame.uY + skew * frame.vY) / stretch
    result.start = start.map { $0.moved(from: frame, to: result.frame, stretch: stretch) ?? $0 }
    result.stop = stop.map { $0.moved(from: frame, to: result.frame, stretch: stretch) ?? $0 }
    return result
  }
}

extension GuardTrack {
  /// The same guard in a frame that is turned by half a turn.
  var turned: GuardTrack {
    var result = self
    result.pattern = pattern.turned
    result.outer = outer.turnedPosition.negated
    result.modulePixels = modulePixels.turnedPosition
    result.vRange = -vRange.upperBound ... -vRange.lowerBound
    return result
  }

  /// The same guard in another frame.
  ///
  /// - Parameters:
  ///   - old: The frame that the guard was measured in.
  ///   - new: The other frame.
  ///   - stretch: Length of a module along the new frame's `u` for one along the old.
  /// - Returns: The guard; `nil` where no curve goes through its places.
  fileprivate func moved(
    from old: ReadingFrame, to new: ReadingFrame, stretch: Float
  ) -> GuardTrack? {
    var places: [RobustFit.Sample] = []
    var modules = places
    for v in nodes {
      let point = old.picturePoint(u: outer(v), v: v)
      let place = new.place(x: point.x, y: point.y)
      places.append((place.v, place.u, 1))
      modules.append((place.v, modulePixels(v) * stretch, 1))
    }
    guard let outer = Polynomial.fit(places, degree: 2),
      let module = Polynomial.fit(modules, degree: 1)
    else { return nil }
    var result = self
    result.outer = outer
    result.modulePixels = module
    let (first, last) = (places[0].position, places[8].position)
    result.vRange = min(first, last)...max(first, last)
    return result
  }
}
