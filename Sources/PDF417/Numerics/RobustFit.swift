/// Curves through samples of which many may be wrong.
enum RobustFit {
  /// A value at a position, with how much it counts.
  typealias Sample = (position: Float, value: Float, weight: Float)

  /// A curve and the samples that agree with it.
  struct Result {
    /// The curve.
    var curve: Polynomial
    /// The indices of the samples that agree, ascending.
    var inliers: [Int]
    /// Enough samples agreed in every round.
    var isSettled: Bool
  }

  /// The line through two of some samples that has most support.
  ///
  /// - Parameters:
  ///   - count: Number of samples.
  ///   - pairDivisor: Of the pairs, half of this many are tried, spread evenly.
  ///   - line: The line through two samples, the first of lower index; `nil` for pairs that define none.
  ///   - support: How much all samples support a line, positive if they do.
  /// - Returns: The line and its support; `nil` where no line has any.
  static func consensus<Line>(
    of count: Int, pairDivisor: Int, line: (Int, Int) -> Line?, support: (Line) -> Float
  ) -> (line: Line, support: Float)? {
    var best: (line: Line, support: Float)?
    let stride = max(1, count * count / pairDivisor)
    var pair = 0
    for i in 0..<count {
      for j in (i + 1)..<max(count, i + 1) {
        pair += 1
        guard pair % stride == 0, let candidate = line(i, j) else { continue }
        let found = support(candidate)
        if found > best?.support ?? 0 { best = (candidate, found) }
      }
    }
    return best
  }

  /// Fits a curve, drops the samples that lie off it, and fits anew.
  ///
  /// - Parameters:
  ///   - samples: The samples.
  ///   - start: The indices of those to begin with.
  ///   - anchors: Samples that are never dropped.
  ///   - rounds: Number of fits.
  ///   - leastInliers: Samples that must agree before every fit and after the last one.
  ///   - dropsAtLast: The last curve drops samples too, instead of being the end.
  ///   - degree: The degree of the curve for a round and the samples that agree; `nil` where these define none.
  ///   - tolerance: How far a sample may lie off the curve of a round.
  /// - Returns: The last curve that could be fitted; `nil` where there was none.
  static func fit(
    _ samples: [Sample], from start: [Int], anchors: [Sample] = [], rounds: Int, leastInliers: Int,
    dropsAtLast: Bool = true, degree: (_ round: Int, _ inliers: [Int]) -> Int?,
    tolerance: (_ round: Int, _ sample: Int) -> Float
  ) -> Result? {
    var inliers = start
    var last: Polynomial?
    for round in 0..<rounds {
      guard inliers.count >= leastInliers, let degree = degree(round, inliers),
        let curve = Polynomial.fit(inliers.map { samples[$0] } + anchors, degree: degree)
      else { return last.map { Result(curve: $0, inliers: inliers, isSettled: false) } }
      last = curve
      if round == rounds - 1, !dropsAtLast { break }
      inliers = samples.indices.filter {
        abs(samples[$0].value - curve(samples[$0].position)) < tolerance(round, $0)
      }
    }
    return last.map {
      Result(curve: $0, inliers: inliers, isSettled: inliers.count >= leastInliers)
    }
  }
}
