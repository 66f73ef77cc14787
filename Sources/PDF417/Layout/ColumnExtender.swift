/// Finds columns from one guard on, when the other one is cut off, covered or was never printed.
struct ColumnExtender {
  /// Profile from the known guard's outer side inwards; fraction 1 is `reachModules` away.
  let profile: BarProfile
  /// Length of the profile in modules of the known guard.
  let reachModules: Float
  let polarity: Polarity
  /// The known guard is the stop pattern, so that the profile runs against the reading direction.
  let fromStop: Bool

  /// Finds boundaries, in modules from the guard's outer side.
  ///
  /// - Returns: The place of every boundary between columns, the guard's own inner side first; `nil` where
  ///   hardly any shows.
  func boundaries() -> [Float]? {
    // Towards lower u, a boundary shows its dark module first.
    let facing = fromStop ? -polarity.sign : polarity.sign
    let characterModules = Float(SymbolGeometry.characterModules)
    let (tries, following) = (LayoutTuning.nextBoundary, LayoutTuning.followed)
    var found = [Float(SymbolGeometry.guardModules(isStart: !fromStop))]
    var period = characterModules
    var recent: [Float] = []
    while found.count < SymbolGeometry.mostColumns + SymbolGeometry.columnsBesidesData {
      let previous = found[found.count - 1]
      let expected = previous + period
      let module = period / characterModules
      guard expected + 2 * module < reachModules else { break }
      var best: (value: Float, score: Float, place: Float) = (0, -.infinity, expected)
      for step in -tries.steps...tries.steps {
        let move = Float(step) * tries.modules * module
        let value = profile.boundaryResponse(
          at: (expected + move) / reachModules, module: module / reachModules, sign: facing)
        let score = value - LayoutTuning.nextBoundaryCost * (move / module) * (move / module)
        if score > best.score { best = (value, score, expected + move) }
      }
      recent.append(best.value)
      if recent.count >= 3 {
        let mean = recent.suffix(3).reduce(0, +) / 3
        if mean < LayoutTuning.endedResponse {
          found.removeLast(min(2, found.count - 1))
          recent.removeLast(3)
          break
        }
      }
      let residual = best.value > following.response ? best.place - expected : 0
      found.append(expected + following.place * residual)
      period += following.period * residual
      period = period.clamped(to: LayoutTuning.periodModules)
    }
    guard recent.count >= 2,
      recent.reduce(0, +) > LayoutTuning.foundResponse * Float(recent.count)
    else { return nil }
    return found
  }

  /// The columns between the known guard, the start pattern, and a stop pattern whose place is known.
  ///
  /// Where the spacing of a crumpled or strongly bent card follows no simple law, going from boundary to
  /// boundary still counts the columns.
  ///
  /// - Parameter stopModule: Width of a module at the stop pattern, as a fraction of the profile.
  /// - Returns: `nil` where the boundaries do not end at the stop pattern.
  func fit(upToStop stopModule: Float) -> ColumnFitter.Fit? {
    guard !fromStop, let found = boundaries() else { return nil }
    let end = (1 - Float(SymbolGeometry.stopModules) * stopModule) * reachModules
    let slack = LayoutTuning.endSlackModules * stopModule * reachModules
    guard let last = found.firstIndex(where: { abs($0 - end) < slack }), last >= 3 else {
      return nil
    }
    let fractions = [0] + found[0...last].map { $0 / reachModules } + [1]
    return ColumnFitter.Fit(
      columnCount: last - 2, fractions: fractions, response: LayoutTuning.clearResponse)
  }
}
