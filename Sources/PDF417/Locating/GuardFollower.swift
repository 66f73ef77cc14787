internal import ScanImage

/// Follows a guard along its bars line by line: where exactly it stands and where it ends.
struct GuardFollower {
  let sampler: LineSampler
  let frame: ReadingFrame
  /// Lines are this many modules apart.
  var lineSpacingModules: Float
  /// Part of the guard's known extent to look at beyond each of its ends.
  var overreach = LocatingTuning.overreach

  /// Lines that may fail in a row before the guard counts as ended.
  private var greatestGap: Int { Int(LocatingTuning.greatestGapModules / lineSpacingModules) }

  /// Fewest lines that make a guard.
  private static let fewestLines = 5

  /// One line's best match.
  private struct Match {
    var v: Float
    var u: Float
    var module: Float
    var correlation: Float
  }

  /// The guard, measured again on dense lines.
  ///
  /// - Parameter track: The guard as the scan lines found it.
  /// - Returns: The track with its curve refined and its extent measured; `nil` where too few lines show
  ///   the pattern.
  func follow(_ track: GuardTrack) -> GuardTrack? {
    let lines = lines(along: track)
    guard lines.count > 0 else { return nil }
    let matches = match(track, lines: lines)
    let core = matches.filter { track.vRange.contains($0.v) }.map { $0.correlation }
    guard core.count >= 4, let upperQuartile = core.quantile(3, of: 4) else { return nil }
    let limits = LocatingTuning.followedCorrelation
    let threshold = max(limits.least, upperQuartile * limits.partOfQuartile)
    let good = connected(matches, threshold: threshold, to: track.vRange)
    guard good.count >= GuardFollower.fewestLines else { return nil }
    return refit(track, matches: good.map { matches[$0] })
  }

  /// The good lines that hang together with the guard's known extent.
  ///
  /// A single line that happens to look like the pattern does not extend the guard, and no line does beyond a
  /// gap of `greatestGap` lines.
  private func connected(
    _ matches: [Match], threshold: Float, to core: ClosedRange<Float>
  ) -> [Int] {
    let good = matches.indices.filter { index in
      guard matches[index].correlation >= threshold else { return false }
      let neighbors = max(0, index - 2)...min(matches.count - 1, index + 2)
      return neighbors.reduce(0) { $0 + (matches[$1].correlation >= threshold ? 1 : 0) } >= 3
    }
    var result = good.filter { core.contains(matches[$0].v) }
    guard let first = result.first, let last = result.last else { return [] }
    var previous = last
    for index in good where index > last {
      guard index - previous <= greatestGap else { break }
      result.append(index)
      previous = index
    }
    previous = first
    for index in good.reversed() where index < first {
      guard previous - index <= greatestGap else { break }
      result.insert(index, at: 0)
      previous = index
    }
    return result
  }

  /// Scan lines to cast over a guard.
  private struct Lines {
    var low: Float
    var spacing: Float
    var count: Int
    func position(_ line: Int) -> Float { low + (Float(line) + 0.5) * spacing }
  }

  /// Lines over a guard's known extent and some way beyond both of its ends.
  private func lines(along track: GuardTrack) -> Lines {
    let middle = track.vRange.middle
    let height = track.vRange.length
    // Low symbols get as many lines as high ones.
    let spacing = max(1, min(lineSpacingModules * track.modulePixels(middle), height / 10))
    let low = track.vRange.lowerBound - overreach * height - 4 * spacing
    let high = track.vRange.upperBound + overreach * height + 4 * spacing
    let count = Int((high - low) / spacing)
    return Lines(low: low, spacing: spacing, count: count < 4000 ? count : 0)
  }

  /// Most of a few lines show the pattern, as they do nearly always where a symbol is read.
  func looksRight(_ track: GuardTrack) -> Bool {
    let sample = Lines(
      low: track.vRange.lowerBound,
      spacing: track.vRange.length / 11, count: 11)
    let median = match(track, lines: sample).map { $0.correlation }.quantile(1, of: 2)
    return (median ?? 0) > LocatingTuning.rightCorrelation
  }

  private func match(_ track: GuardTrack, lines: Lines) -> [Match] {
    let template = GuardTemplate.sharp(track.pattern)
    let blurred = GuardTemplate.blurred(track.pattern)
    let modules = LocatingTuning.followedModules
    var buffer = ScanSignalBuffer()
    var matches: [Match] = []
    matches.reserveCapacity(lines.count)
    for line in 0..<lines.count {
      let v = lines.position(line)
      let core = v.clamped(to: track.vRange)
      let module = track.modulePixels(core)
      guard module > LocatingTuning.followedModulePixels.lowerBound,
        module < LocatingTuning.followedModulePixels.upperBound
      else { continue }
      let lead = track.isAtLowEnd ? modules.lead : modules.leadFromInside
      let from = track.outer(v) - lead * module
      let count = Int(modules.length * module)
      let start = frame.picturePoint(u: from + 0.5, v: v)
      guard count > 0 else { continue }
      let match = buffer.withSignal(count: count) { signal -> Match? in
        var inside = 0..<0
        signal.refill { levels in
          inside = sampler.accumulate(
            x: start.x, y: start.y, stepX: frame.uX, stepY: frame.uY, count: count, weight: 1,
            into: levels)
        }
        // Outside of the picture its last pixels are repeated, which would let a guard go on for ever.
        guard inside.count * 2 > count else { return nil }
        let place = track.outer(v) - from
        let sign = track.polarity.sign
        let sharp = best(
          template, in: signal, at: place, module: module, sign: sign, v: v, from: from)
        guard sharp.correlation < LocatingTuning.sharpEnough else { return sharp }
        var soft = best(
          blurred, in: signal, at: place, module: module, sign: sign, v: v, from: from)
        // The blurred pattern is the less particular one.
        soft.correlation *= LocatingTuning.blurredWorth
        return soft.correlation > sharp.correlation ? soft : sharp
      }
      guard let match else { continue }
      matches.append(match)
    }
    return matches
  }

  private func best(
    _ template: GuardTemplate, in signal: ScanSignal, at outer: Float, module: Float, sign: Float,
    v: Float, from: Float
  ) -> Match {
    var best = Match(v: v, u: from + outer, module: module, correlation: -1)
    func consider(_ shift: Float, _ scale: Float) {
      let anchor = outer + shift - template.outerEdge * module * scale
      let value = sign * template.correlation(with: signal, anchor: anchor, module: module * scale)
      if value > best.correlation {
        best = Match(v: v, u: from + outer + shift, module: module * scale, correlation: value)
      }
    }
    let steps = LocatingTuning.followSteps
    for step in -2...2 { consider(Float(step) * steps.coarse * module, 1) }
    var shift = best.u - from - outer
    for direction: Float in [-1, 1] { consider(shift + direction * steps.fine * module, 1) }
    shift = best.u - from - outer
    for direction: Float in [-1, 1] { consider(shift, 1 + direction * steps.scale) }
    return best
  }

  private func refit(_ track: GuardTrack, matches: [Match]) -> GuardTrack {
    let tolerance = LocatingTuning.followTolerance
    let fit = RobustFit.fit(
      matches.map { ($0.v, $0.u, $0.correlation) }, from: Array(matches.indices), rounds: 2,
      leastInliers: GuardFollower.fewestLines,
      dropsAtLast: false,
      degree: { _, inliers in inliers.count >= 24 ? 3 : inliers.count >= 12 ? 2 : 1 },
      tolerance: { _, match in tolerance.modules * matches[match].module + tolerance.pixels })
    guard let fit else { return track }
    let inliers = fit.inliers.map { matches[$0] }
    guard let first = inliers.first, let last = inliers.last, last.v > first.v else { return track }
    var result = track
    result.outer = fit.curve
    if let module = Polynomial.fit(
      inliers.map { ($0.v, $0.module, $0.correlation) }, degree: inliers.count >= 12 ? 1 : 0)
    {
      result.modulePixels = module
    }
    result.vRange = first.v...last.v
    return result
  }
}
