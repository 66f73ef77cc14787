/// One guard of a symbol, followed along its bars over many scan lines.
struct GuardTrack {
  /// Index in `GuardTemplate.sharp`.
  var template: Int
  /// The pattern is light on dark.
  var isInverted: Bool
  /// Position of the outer side across the bars for each position along them, in pixels.
  var outer: Polynomial
  /// Width of a module for each position along the bars, in pixels.
  var modulePixels: Polynomial
  /// Extent along the bars, in pixels.
  var vRange: ClosedRange<Float>
  /// Sum of the correlations of the hits that agree.
  var support: Float

  /// Which guard it is.
  var pattern: GuardPattern { GuardTemplate.sharp(template).pattern }
  /// Nine positions along the bars, from one end of the guard to the other.
  var nodes: [Float] {
    (0...8).map { vRange.lowerBound + (vRange.upperBound - vRange.lowerBound) * Float($0) / 8 }
  }
  /// The guard stands at the low end of `u`.
  var isAtLowEnd: Bool { GuardTemplate.sharp(template).isAtLowEnd }
  /// The symbol is read towards lower `u`: its start stands at the high end or its stop at the low end.
  var readsBackwards: Bool { (pattern == .start) != isAtLowEnd }
}

extension GuardTrack {
  /// Finds the guards on which many hits agree, best supported first.
  ///
  /// - Parameters:
  ///   - hits: The guards that scan lines met in one region.
  ///   - maximumTracks: Most tracks to return.
  /// - Returns: The tracks; empty where no three hits agree.
  static func tracks(from hits: [GuardHit], maximumTracks: Int) -> [GuardTrack] {
    var tracks: [GuardTrack] = []
    for template in 0..<GuardTemplate.count {
      for isInverted in [false, true] {
        var group = hits.filter { $0.template == template && $0.isInverted == isInverted }
          .likeliest(GuardTrack.mostHits)
        // One pattern may stand in the region several times: take the best, remove its hits, repeat.
        for _ in 0..<3 {
          guard let track = bestTrack(of: group) else { break }
          tracks.append(track)
          group.removeAll {
            abs($0.u - track.outer($0.v)) < 4 * $0.modulePixels && track.covers($0.v)
          }
        }
      }
    }
    tracks.sortDescending { $0.support }
    return Array(tracks.prefix(maximumTracks))
  }

  /// Most hits of one kind to look at, the likeliest; a guard gives one a line, and clutter any number.
  private static let mostHits = 96

  private func covers(_ v: Float) -> Bool {
    let slack = (vRange.upperBound - vRange.lowerBound) * 0.05
    return v >= vRange.lowerBound - slack && v <= vRange.upperBound + slack
  }

  /// The line on which most hits of a group lie, then a curve through them.
  private static func bestTrack(of group: [GuardHit]) -> GuardTrack? {
    guard group.count >= 3 else { return nil }
    var best: (score: Float, offset: Float, slope: Float, module: Float) = (0, 0, 0, 0)
    // At most some hundred pairs are tried, spread evenly over the group.
    let stride = max(1, group.count * group.count / 300)
    var pair = 0
    for i in group.indices {
      for j in (i + 1)..<max(group.count, i + 1) {
        pair += 1
        guard pair % stride == 0 else { continue }
        let a = group[i]
        let b = group[j]
        let step = b.v - a.v
        let module = (a.modulePixels + b.modulePixels) / 2
        guard step > 2 * module, similar(a.modulePixels, b.modulePixels) else { continue }
        let slope = (b.u - a.u) / step
        guard abs(slope) < 0.8 else { continue }
        let score = lineScore(group, offset: a.u - slope * a.v, slope: slope, module: module)
        if score > best.score { best = (score, a.u - slope * a.v, slope, module) }
      }
    }
    guard best.score > 2 else { return nil }
    return curve(through: group, offset: best.offset, slope: best.slope, module: best.module)
  }

  private static func similar(_ a: Float, _ b: Float) -> Bool { a < 1.3 * b && b < 1.3 * a }

  private static func lineScore(
    _ group: [GuardHit], offset: Float, slope: Float, module: Float
  ) -> Float {
    let tolerance = max(1.2 * module, 1.2)
    var score: Float = 0
    for hit in group
    where abs(hit.u - offset - slope * hit.v) < tolerance && similar(hit.modulePixels, module) {
      score += hit.correlation
    }
    return score
  }

  private static func curve(
    through group: [GuardHit], offset: Float, slope: Float, module: Float
  ) -> GuardTrack? {
    var inliers = group.filter {
      abs($0.u - offset - slope * $0.v) < max(2.5 * module, 2) && similar($0.modulePixels, module)
    }
    var outer: Polynomial?
    for round in 0..<3 {
      guard inliers.count >= 3 else { return nil }
      outer = Polynomial.fit(
        inliers.map { ($0.v, $0.u, $0.correlation) },
        degree: inliers.count >= 8 && round > 0 ? 2 : 1)
      guard let outer else { return nil }
      let tolerance = max((round == 0 ? 1.5 : 0.8) * module, 0.8)
      inliers = group.filter {
        abs($0.u - outer($0.v)) < tolerance && similar($0.modulePixels, module)
      }
    }
    guard let outer, inliers.count >= 3,
      let width = Polynomial.fit(
        inliers.map { ($0.v, $0.modulePixels, $0.correlation) }, degree: inliers.count >= 6 ? 1 : 0)
    else { return nil }
    var low = Float.infinity
    var high = -Float.infinity
    var support: Float = 0
    for hit in inliers {
      low = min(low, hit.v)
      high = max(high, hit.v)
      support += hit.correlation
    }
    guard high > low else { return nil }
    return GuardTrack(
      template: inliers[0].template, isInverted: inliers[0].isInverted, outer: outer,
      modulePixels: width, vRange: low...high, support: support)
  }
}

extension [GuardHit] {
  /// So many of the hits, those that resemble the pattern most, in the order in which they were met.
  fileprivate func likeliest(_ count: Int) -> [GuardHit] {
    guard self.count > count else { return self }
    var correlations = map { $0.correlation }
    correlations.sortDescending { $0 }
    let least = correlations[count - 1]
    return Array(filter { $0.correlation >= least }.prefix(count))
  }
}
