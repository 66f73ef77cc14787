extension SymbolHypothesis {
  /// How steeply rows climb from the start pattern to the stop pattern, for each pixel in `u`.
  static func climb(from start: GuardTrack, to stop: GuardTrack) -> Float {
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
  ///   - climb: How steeply rows climb, in pixels of `v` for each pixel of `u`.
  ///   - start: The start pattern, measured in this hypothesis' frame.
  ///   - stop: The stop pattern.
  /// - Returns: The turned hypothesis.
  func alignedWithRows(climb: Float, start: GuardTrack?, stop: GuardTrack?) -> SymbolHypothesis {
    let stretch = (1 + climb * climb).squareRoot()
    var result = self
    result.frame.uX = (frame.uX + climb * frame.vX) / stretch
    result.frame.uY = (frame.uY + climb * frame.vY) / stretch
    result.start = start.map { $0.moved(from: frame, to: result.frame, stretch: stretch) ?? $0 }
    result.stop = stop.map { $0.moved(from: frame, to: result.frame, stretch: stretch) ?? $0 }
    return result
  }
}

extension GuardTrack {
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
    var places: [(position: Float, value: Float, weight: Float)] = []
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
