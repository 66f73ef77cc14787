/// One guard of a symbol, followed along its bars over many scan lines.
struct GuardTrack {
  /// Which guard it is, as lines towards higher `u` meet it.
  var pattern: StartStopPattern
  /// Which of its elements are dark.
  var polarity: Polarity
  /// Position of the outer side across the bars for each position along them, in pixels.
  var outer: Polynomial
  /// Width of a module for each position along the bars, in pixels.
  var modulePixels: Polynomial
  /// Extent along the bars, in pixels.
  var vRange: ClosedRange<Float>
  /// Sum of the correlations of the hits that agree.
  var support: Float

  /// Nine positions along the bars, from one end of the guard to the other.
  var nodes: [Float] {
    (0...8).map { vRange.lowerBound + vRange.length * Float($0) / 8 }
  }
  /// The guard stands at the low end of `u`.
  var isAtLowEnd: Bool { pattern.isAtLineStart }
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
    for pattern in StartStopPattern.allCases {
      for polarity in Polarity.allCases {
        var group = hits.filter { $0.pattern == pattern && $0.polarity == polarity }
          .likeliest(LocatingTuning.mostHits)
        // One pattern may stand in the region several times: take the best, remove its hits, repeat.
        for _ in 0..<LocatingTuning.tracksPerPattern {
          guard let track = bestTrack(of: group) else { break }
          tracks.append(track)
          group.removeAll {
            abs($0.u - track.outer($0.v)) < LocatingTuning.ownHits.modules * $0.modulePixels
              && track.covers($0.v)
          }
        }
      }
    }
    tracks.sortDescending { $0.support }
    return Array(tracks.prefix(maximumTracks))
  }

  private func covers(_ v: Float) -> Bool {
    let slack = vRange.length * LocatingTuning.ownHits.endShare
    return v >= vRange.lowerBound - slack && v <= vRange.upperBound + slack
  }

  /// A straight guard, as two hits suggest it.
  private struct Line {
    var offset: Float
    var slope: Float
    var modulePixels: Float

    /// How far a hit lies off the line, in pixels.
    func distance(of hit: GuardHit) -> Float { abs(hit.u - offset - slope * hit.v) }
  }

  /// The line on which most hits of a group lie, then a curve through them.
  private static func bestTrack(of group: [GuardHit]) -> GuardTrack? {
    guard group.count >= LocatingTuning.fewestHits else { return nil }
    let best = RobustFit.consensus(
      of: group.count, pairDivisor: LocatingTuning.trackPairDivisor,
      line: { i, j -> Line? in
        let (a, b) = (group[i], group[j])
        let step = b.v - a.v
        let module = (a.modulePixels + b.modulePixels) / 2
        guard step > 2 * module, similar(a.modulePixels, b.modulePixels) else { return nil }
        let slope = (b.u - a.u) / step
        guard abs(slope) < LocatingTuning.steepestGuard else { return nil }
        return Line(offset: a.u - slope * a.v, slope: slope, modulePixels: module)
      },
      support: { support(of: $0, by: group) })
    guard let best, best.support > LocatingTuning.leastSupport else { return nil }
    return curve(through: group, along: best.line)
  }

  private static func similar(_ a: Float, _ b: Float) -> Bool {
    let ratio = LocatingTuning.sameModuleRatio
    return a < ratio * b && b < ratio * a
  }

  private static func support(of line: Line, by group: [GuardHit]) -> Float {
    let tolerance = max(
      LocatingTuning.hitTolerance.line * line.modulePixels, LocatingTuning.hitTolerancePixels.line)
    var support: Float = 0
    for hit in group
    where line.distance(of: hit) < tolerance && similar(hit.modulePixels, line.modulePixels) {
      support += hit.correlation
    }
    return support
  }

  private static func curve(through group: [GuardHit], along line: Line) -> GuardTrack? {
    let module = line.modulePixels
    let group = group.filter { similar($0.modulePixels, module) }
    let tolerance = LocatingTuning.hitTolerance
    let pixels = LocatingTuning.hitTolerancePixels
    let most = LocatingTuning.curvedTrackHits
    let fit = RobustFit.fit(
      group.map { ($0.v, $0.u, $0.correlation) },
      from: group.indices.filter {
        line.distance(of: group[$0]) < max(tolerance.best * module, pixels.best)
      },
      rounds: 3, leastInliers: LocatingTuning.fewestHits,
      degree: { round, inliers in inliers.count >= most.position && round > 0 ? 2 : 1 },
      tolerance: { round, _ in
        max((round == 0 ? tolerance.first : tolerance.later) * module, pixels.curve)
      })
    guard let fit, fit.isSettled else { return nil }
    let inliers = fit.inliers.map { group[$0] }
    let width = Polynomial.fit(
      inliers.map { ($0.v, $0.modulePixels, $0.correlation) },
      degree: inliers.count >= most.module ? 1 : 0)
    guard let width else { return nil }
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
      pattern: inliers[0].pattern, polarity: inliers[0].polarity, outer: fit.curve,
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
