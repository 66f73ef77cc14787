/// Finds columns from one guard on, when the other one is cut off, covered or was never printed.
struct ColumnExtender {
  /// Profile from the known guard's outer side inwards; fraction 1 is `reachModules` away.
  let profile: BarProfile
  /// Length of the profile in modules of the known guard.
  let reachModules: Float
  /// -1 for a symbol that is light on dark.
  let sign: Float
  /// The known guard is the stop pattern, so that the profile runs against the reading direction.
  let fromStop: Bool

  /// Finds boundaries, in modules from the guard's outer side.
  ///
  /// - Returns: The place of every boundary between columns, the guard's own inner side first; `nil` where
  ///   hardly any shows.
  func boundaries() -> [Float]? {
    // Towards lower u, a boundary shows its dark module first.
    let facing = fromStop ? -sign : sign
    var found: [Float] = [fromStop ? 18 : 17]
    var period: Float = 17
    var recent: [Float] = []
    while found.count < 34 {
      let previous = found[found.count - 1]
      let expected = previous + period
      let module = period / 17
      guard expected + 2 * module < reachModules else { break }
      var best: (value: Float, score: Float, place: Float) = (0, -.infinity, expected)
      for step in -8...8 {
        let move = Float(step) * 0.2 * module
        let value = profile.boundaryResponse(
          at: (expected + move) / reachModules, module: module / reachModules, sign: facing)
        let score = value - 0.25 * (move / module) * (move / module)
        if score > best.score { best = (value, score, expected + move) }
      }
      recent.append(best.value)
      if recent.count >= 3 {
        let mean = recent.suffix(3).reduce(0, +) / 3
        if mean < 0.45 {
          found.removeLast(min(2, found.count - 1))
          recent.removeLast(3)
          break
        }
      }
      let residual = best.value > 0.4 ? best.place - expected : 0
      found.append(expected + 0.7 * residual)
      period += 0.25 * residual
      period = period.clamped(to: 7...40)
    }
    // Where a symbol stands, its boundaries respond with more than 2; chance seldom reaches 1.
    guard recent.count >= 2, recent.reduce(0, +) > 1.1 * Float(recent.count) else { return nil }
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
    let end = (1 - 18 * stopModule) * reachModules
    let slack = 2.5 * stopModule * reachModules
    guard let last = found.firstIndex(where: { abs($0 - end) < slack }), last >= 3 else {
      return nil
    }
    let fractions = [0] + found[0...last].map { $0 / reachModules } + [1]
    return ColumnFitter.Fit(
      columnCount: last - 2, fractions: fractions, response: ColumnFitter.clearResponse)
  }
}
