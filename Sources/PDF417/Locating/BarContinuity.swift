/// A few lines across a region, by which bars that go on from one side to the other are told from rows.
///
/// A linear bar code is full of what looks like guards, and costs the more the larger it is; but its lines are all the
/// same, while those of a symbol agree in its guards only.
struct BarContinuity {
  /// The lines' levels less their mean, as vectors of length 1.
  private var lines: [(v: Float, levels: [Float])] = []

  /// Takes down a line that was divided into runs, which leaves its levels less those around them in its scratch.
  mutating func add(_ signal: ScanSignal, v: Float) {
    var sum: Float = 0
    var square: Float = 0
    for i in 0..<signal.count {
      sum += signal.scratch[i]
      square += signal.scratch[i] * signal.scratch[i]
    }
    let mean = sum / Float(signal.count)
    square -= mean * sum
    guard square > Float(signal.count) else { return }
    let scale = 1 / square.squareRoot()
    lines.append((v, (0..<signal.count).map { (signal.scratch[$0] - mean) * scale }))
  }

  /// The same bars go on through most of the region.
  var hasNoRows: Bool { (likeness ?? 0) > BarContinuity.greatestLikeness }

  /// What three quarters of the correlations of lines reach that are neighbours, or neighbours but one; `nil` of
  /// fewer than six lines.
  ///
  /// Two distances, since padding repeats every third row.
  var likeness: Float? {
    guard lines.count >= 6 else { return nil }
    let sorted = lines.sorted { $0.v < $1.v }
    var products: [Float] = []
    for distance in 1...2 {
      for i in 0..<(sorted.count - distance) {
        products.append(
          zip(sorted[i].levels, sorted[i + distance].levels).reduce(0) { $0 + $1.0 * $1.1 })
      }
    }
    products.sortDescending { $0 }
    return products[products.count * 3 / 4]
  }

  /// Symbols of one data column, whose rows have the largest share of their width in common, reach 0.7.
  private static let greatestLikeness: Float = 0.8
}
