internal import ScanImage

/// Casts scan lines over a candidate region and collects the guards that they meet.
struct GuardSearch {
  let sampler: LineSampler
  /// How far lines reach beyond the region on either side, as a share of its width.
  var marginShare = LocatingTuning.marginShare
  /// About so many scan lines are cast first.
  var firstLineCount = 9

  /// What the lines over a region met.
  struct Findings {
    /// The guards, line by line.
    var hits: [GuardHit] = []
    /// Few lines showed a start and a stop pattern so clearly that the others were not cast.
    var wasCutShort = false
  }

  /// The guards in a region, line by line.
  ///
  /// - Parameters:
  ///   - region: The region.
  ///   - sharpness: What to take for a guard.
  ///   - findings: What the first lines met, when the search was cut short and is to be finished; `nil` for
  ///     a search that may be cut short.
  /// - Returns: The guards, and whether some lines were not cast.
  func hits(
    in region: CandidateRegion, sharpness: GuardDetector.Sharpness, after findings: Findings? = nil
  ) -> Findings {
    let margin = max(LocatingTuning.leastMarginPixels, region.width * marginShare)
    let uStart = region.uRange.lowerBound - margin
    let count = Int(region.width + 2 * margin)
    guard count > LocatingTuning.shortestLinePixels, count < GuardSearch.longestLine else {
      return Findings()
    }
    let lines = min(
      LocatingTuning.mostLines,
      max(LocatingTuning.fewestLines, Int(region.height / LocatingTuning.pixelsPerLine)))
    let spacing = region.height / Float(lines)
    let limits = LocatingTuning.thicknessPixels
    let thickness = min(limits.most, max(limits.least, spacing * LocatingTuning.thicknessShare))
    let detector = GuardSearch.detector(sharpness, regionWidth: region.width)
    var buffer = ScanSignalBuffer()
    var hits = findings?.hits ?? []
    let order = GuardSearch.order(lineCount: lines, firstCount: firstLineCount)
    var isThin = true
    var continuity = BarContinuity()
    for (position, line) in order.lines.enumerated() {
      if findings != nil, position < order.firstCount { continue }
      if position == (order.firstCount + 1) / 2, hits.isEmpty { return Findings() }
      if position == order.firstCount {
        if !hits.hasRepeatedPattern || continuity.hasNoRows { return Findings() }
        if findings == nil, hits.showBothGuards(lineCount: order.firstCount) {
          return Findings(hits: hits, wasCutShort: true)
        }
        // Where modules are wide, their own width evens out noise as well as thick lines would.
        isThin = hits.areMostlyWide
      }
      let v = region.vRange.lowerBound + (Float(line) + 0.5) * spacing
      let layers = isThin ? [v] : [v - thickness, v, v + thickness]
      buffer.withSignal(count: count) { signal in
        let inside = fill(signal, frame: region.frame, uStart: uStart, layers: layers)
        var found: [GuardHit] = []
        detector.findGuards(in: signal, v: v, uStart: uStart, hits: &found)
        if position < order.firstCount { continuity.add(signal, v: v) }
        // The picture's own side may look like a guard's wide bar.
        hits += inside.isEmpty ? found : found.filter { $0.lies(in: inside, from: uStart) }
      }
    }
    return Findings(hits: hits)
  }

  /// Pixels that no line across a picture has.
  private static let longestLine = 200_000

  /// A detector for the guards that a region of some width may hold.
  private static func detector(
    _ sharpness: GuardDetector.Sharpness, regionWidth: Float
  ) -> GuardDetector {
    let least = max(
      LocatingTuning.leastModulePixels, regionWidth / LocatingTuning.mostModulesOfRegion)
    let most = max(
      LocatingTuning.alwaysModulePixels, regionWidth / LocatingTuning.fewestModulesOfRegion)
    return GuardDetector(
      sharpness: sharpness, moduleRange: least...most,
      windowPixels: max(
        LocatingTuning.leastWindowPixels, Int(regionWidth / LocatingTuning.windowDivisor)))
  }

  /// The order in which lines are cast: a few first, where these meet nothing twice the others are saved.
  private static func order(lineCount: Int, firstCount: Int) -> (lines: [Int], firstCount: Int) {
    let pace = max(2, (lineCount + 4) / firstCount)
    let few = stride(from: pace / 2, to: lineCount, by: pace).map { $0 }
    // Every third of them first, which spreads these over the region.
    let first = (0..<3).flatMap { third in few.indices.filter { $0 % 3 == (third + 1) % 3 } }
    let others = (0..<lineCount).filter { $0 % pace != pace / 2 }
    return (first.map { few[$0] } + others, first.count)
  }

  /// Samples a line as the mean of some layers of it.
  ///
  /// - Returns: The places of the line that lie inside the picture in all layers.
  private func fill(
    _ signal: ScanSignal, frame: ReadingFrame, uStart: Float, layers: [Float]
  ) -> Range<Int> {
    var inside = 0..<signal.count
    signal.refill { levels in
      for v in layers {
        let start = frame.picturePoint(u: uStart + 0.5, v: v)
        let sampled = sampler.accumulate(
          x: start.x, y: start.y, stepX: frame.uX, stepY: frame.uY, count: signal.count,
          weight: 1 / Float(layers.count), into: levels)
        inside = inside.clamped(to: sampled)
      }
      GuardSearch.lighten(levels, count: signal.count, outside: inside)
    }
    return inside
  }

  /// Gives places outside of the picture the line's lightest level, as if paper went on there.
  private static func lighten(
    _ levels: UnsafeMutablePointer<Float>, count: Int, outside inside: Range<Int>
  ) {
    guard !inside.isEmpty, inside.count < count else { return }
    var lightest = levels[inside.lowerBound]
    for i in stride(from: inside.lowerBound, to: inside.upperBound, by: 3) {
      lightest = max(lightest, levels[i])
    }
    for i in 0..<max(0, inside.lowerBound - 1) { levels[i] = lightest }
    for i in min(count, inside.upperBound + 1)..<count { levels[i] = lightest }
  }
}

extension [GuardHit] {
  /// Most guards have modules of four pixels or more.
  fileprivate var areMostlyWide: Bool {
    count { $0.modulePixels >= LocatingTuning.wideModulePixels } * 2 > count
  }

  /// Some guard was met more than once in the same way.
  fileprivate var hasRepeatedPattern: Bool {
    Polarity.allCases.contains { polarity in
      StartStopPattern.allCases.contains { count($0, polarity) >= 2 }
    }
  }

  /// Most of some lines met a guard at either end of the same symbol.
  fileprivate func showBothGuards(lineCount: Int) -> Bool {
    let least = Swift.max(4, lineCount * 2 / 3)
    return Polarity.allCases.contains { polarity in
      StartStopPattern.pairs.contains {
        count($0.start, polarity) >= least && count($0.stop, polarity) >= least
      }
    }
  }

  private func count(_ pattern: StartStopPattern, _ polarity: Polarity) -> Int {
    reduce(0) { $0 + ($1.pattern == pattern && $1.polarity == polarity ? 1 : 0) }
  }
}
