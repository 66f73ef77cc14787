/// A row number read on one scan line.
struct RowLabel {
  /// Position of the line along the bars, in pixels.
  var v: Float
  /// The row that the line lies in.
  var row: Int
  /// How sure it is, more than 0.
  var weight: Float
}

/// Fits a smooth row position to row numbers of which some are wrong.
struct RowFitter {
  /// Heights that a row may have, in pixels along the bars.
  var rowHeightRange: ClosedRange<Float>

  /// A curve and the labels that agree with it.
  struct Fit {
    var curve: Polynomial
    var inliers: [Int]
    var weight: Float
  }

  /// Fits a curve, rising or falling.
  ///
  /// - Parameter labels: Row numbers, in any order.
  /// - Returns: `nil` when too few labels agree.
  func fit(_ labels: [RowLabel]) -> Fit? {
    guard labels.count >= 4 else { return nil }
    var best: (weight: Float, offset: Float, slope: Float) = (0, 0, 0)
    let stride = max(1, labels.count * labels.count / 400)
    var pair = 0
    for i in labels.indices {
      for j in (i + 1)..<max(labels.count, i + 1) {
        pair += 1
        guard pair % stride == 0, labels[i].row != labels[j].row else { continue }
        let distance = labels[j].v - labels[i].v
        let rows = Float(labels[j].row - labels[i].row)
        guard abs(rows) >= 2, rowHeightRange.contains(abs(distance / rows)) else { continue }
        let slope = rows / distance
        let offset = Float(labels[i].row) + 0.5 - slope * labels[i].v
        var weight: Float = 0
        for label in labels where abs(Float(label.row) + 0.5 - offset - slope * label.v) < 1.2 {
          weight += label.weight
        }
        if weight > best.weight { best = (weight, offset, slope) }
      }
    }
    guard best.weight > 0 else { return nil }
    return curve(labels, offset: best.offset, slope: best.slope)
  }

  private func curve(_ labels: [RowLabel], offset: Float, slope: Float) -> Fit? {
    var inliers = labels.indices.filter {
      abs(Float(labels[$0].row) + 0.5 - offset - slope * labels[$0].v) < 2
    }
    var curve: Polynomial?
    for round in 0..<3 {
      guard inliers.count >= 4 else { return nil }
      let rows = RowFitter.distinctRows(inliers.map { labels[$0].row })
      guard rows >= 3 else { return nil }
      let degree = round == 0 || rows < 6 ? 1 : rows < 12 ? 2 : 3
      curve = Polynomial.fit(
        inliers.map { (labels[$0].v, Float(labels[$0].row) + 0.5, labels[$0].weight) },
        degree: degree)
      guard let curve else { return nil }
      inliers = labels.indices.filter {
        abs(Float(labels[$0].row) + 0.5 - curve(labels[$0].v)) < 0.8
      }
    }
    guard let curve, inliers.count >= 4 else { return nil }
    return Fit(curve: curve, inliers: inliers, weight: inliers.reduce(0) { $0 + labels[$1].weight })
  }

  /// How many different rows, each 0-89, a list holds.
  private static func distinctRows(_ rows: [Int]) -> Int {
    var seen = [Bool](repeating: false, count: 90)
    var count = 0
    for row in rows where row >= 0 && row < 90 && !seen[row] {
      seen[row] = true
      count += 1
    }
    return count
  }
}
