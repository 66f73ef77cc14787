/// A scan line divided into dark and light runs at the mean level of each place's surroundings.
struct ScanRuns {
  /// Where runs begin and end, in pixels from the line's start; one more than there are runs.
  private(set) var edges: [Float]
  /// The first run is dark; dark and light ones take turns.
  private let startsDark: Bool

  /// Number of runs.
  var count: Int { edges.count - 1 }

  /// Divides a line.
  ///
  /// - Parameters:
  ///   - signal: The line, of one level or more.
  ///   - offset: Moves the dividing level down by so many standard deviations of the surroundings.
  ///   - windowPixels: How far the surroundings reach to either side.
  init(of signal: ScanSignal, offset: Float, windowPixels: Int) {
    let count = signal.count
    let differences = signal.scratch
    ScanRuns.subtractMeans(of: signal, offset: offset, windowPixels: windowPixels)
    var edges: [Float] = [0]
    edges.reserveCapacity(count / 3 + 2)
    var previous = differences[0]
    let startsDark = previous < 0
    var wasDark = startsDark
    for i in 1..<max(1, count) {
      let difference = differences[i]
      let isDark = difference < 0
      if isDark != wasDark {
        // Level i stands for the stretch i..<i+1, so its middle is half a pixel further.
        edges.append(Float(i) - 0.5 + previous / (previous - difference))
        wasDark = isDark
      }
      previous = difference
    }
    edges.append(Float(count))
    self.edges = edges
    self.startsDark = startsDark
  }

  /// Leaves in the signal's scratch how far each level lies above the one that divides dark from light there.
  private static func subtractMeans(of signal: ScanSignal, offset: Float, windowPixels: Int) {
    let count = signal.count
    @inline(__always) func subtract(_ i: Int, from low: Int, to high: Int, share: Float) {
      let mean = signal.sums.sum(from: low, to: high) * share
      var difference = signal.levels[i] - mean
      if offset != 0 {
        let variance = signal.squares.sum(from: low, to: high) * share - mean * mean
        difference += offset * max(0, variance).squareRoot()
      }
      signal.scratch[i] = difference
    }
    let inner = min(windowPixels, count)..<max(min(windowPixels, count), count - windowPixels)
    let outer = [0..<inner.lowerBound, inner.upperBound..<count]
    for i in outer.joined() {
      let low = max(0, i - windowPixels)
      let high = min(count, i + windowPixels + 1)
      subtract(i, from: low, to: high, share: 1 / Float(high - low))
    }
    // One division for all places that are not near an end.
    let share = 1 / Float(2 * windowPixels + 1)
    for i in inner {
      subtract(i, from: i &- windowPixels, to: i &+ windowPixels &+ 1, share: share)
    }
  }

  /// Whether a run is dark.
  @inline(__always)
  func isDark(_ run: Int) -> Bool { (run % 2 == 0) == startsDark }

  /// The longest of the next runs, at most `reach` of them, in pixels.
  func longest(after run: Int, _ reach: Int) -> Float {
    var longest: Float = 0
    for other in (run + 1)..<max(run + 1, min(count, run + 1 + reach)) {
      longest = max(longest, edges[other + 1] - edges[other])
    }
    return longest
  }

  /// The longest of the runs before, at most `reach` of them, in pixels.
  func longest(before run: Int, _ reach: Int) -> Float {
    var longest: Float = 0
    for other in max(0, run - reach)..<run {
      longest = max(longest, edges[other + 1] - edges[other])
    }
    return longest
  }
}
