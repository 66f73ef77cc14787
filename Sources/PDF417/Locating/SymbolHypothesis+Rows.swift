extension SymbolHypothesis {
  /// How steeply rows climb from the start pattern to the stop pattern, for each pixel in `u`.
  static func climb(from start: GuardTrack, to stop: GuardTrack) -> Float {
    let width = stop.outer(stop.vRange.middle) - start.outer(start.vRange.middle)
    guard width > 1 else { return 0 }
    return (stop.vRange.middle - start.vRange.middle) / width
  }

  /// The same two guards in a frame whose `u` runs along the rows instead of across the bars.
  ///
  /// Where a picture was taken at a slant these differ, and a line across the bars leaves a low symbol long
  /// before it meets the other guard.
  func alignedWithRows(start: GuardTrack, stop: GuardTrack) -> SymbolHypothesis {
    let climb = SymbolHypothesis.climb(from: start, to: stop)
    let length = (1 + climb * climb).squareRoot()
    var result = self
    result.frame.uX = (frame.uX + climb * frame.vX) / length
    result.frame.uY = (frame.uY + climb * frame.vY) / length
    let stretch = length
    result.start = start.moved(from: frame, to: result.frame, stretch: stretch) ?? start
    result.stop = stop.moved(from: frame, to: result.frame, stretch: stretch) ?? stop
    return result
  }
}

extension GuardTrack {
  /// The same guard in another frame.
  ///
  /// - Parameter stretch: Length of a module along the new frame's `u` for one along the old.
  fileprivate func moved(
    from old: ReadingFrame, to new: ReadingFrame, stretch: Float
  ) -> GuardTrack? {
    var places: [(position: Float, value: Float, weight: Float)] = []
    var modules = places
    for node in 0...8 {
      let v = vRange.lowerBound + (vRange.upperBound - vRange.lowerBound) * Float(node) / 8
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
