/// A few lines across a region, by which bars that go on from one side to the other are told from rows.
///
/// A linear bar code is full of what looks like guards, and costs the more the larger it is; but its lines are all the
/// same, while those of a symbol agree in its guards only.
struct BarContinuity {
  /// The lines' levels less those around them.
  private var lines: [(v: Float, levels: [Float])] = []

  /// Adds a line that was divided into runs, which leaves its levels less those around them in its scratch.
  mutating func add(_ signal: ScanSignal, v: Float) {
    lines.append((v, Array(UnsafeBufferPointer(start: signal.scratch, count: signal.count))))
  }

  /// The same bars go on through most of the region.
  var hasNoRows: Bool { (likeness ?? 0) > LocatingTuning.greatestLikeness }

  /// What three quarters of the correlations of lines reach that are neighbors, or neighbors but one; `nil` of
  /// fewer than six lines.
  ///
  /// Two distances, since padding repeats every third row.
  var likeness: Float? {
    var ordered = lines
    ordered.sortDescending { $0.v }
    let normalized = ordered.compactMap { BarContinuity.normalized($0.levels) }
    guard normalized.count >= 6 else { return nil }
    var products: [Float] = []
    for distance in 1...2 {
      for i in 0..<(normalized.count - distance) {
        products.append(
          zip(normalized[i], normalized[i + distance]).reduce(0) { $0 + $1.0 * $1.1 })
      }
    }
    return products.quantile(1, of: 4)
  }

  /// The levels less their mean, as a vector of length 1; `nil` where they hardly differ.
  private static func normalized(_ levels: [Float]) -> [Float]? {
    let count = Float(levels.count)
    let mean = levels.reduce(0, +) / count
    let square = levels.reduce(0) { $0 + $1 * $1 } - mean * mean * count
    guard square > count else { return nil }
    let scale = 1 / square.squareRoot()
    return levels.map { ($0 - mean) * scale }
  }
}
