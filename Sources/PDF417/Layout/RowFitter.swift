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
    guard labels.count >= LayoutTuning.fewestLabels else { return nil }
    let samples = labels.map { (position: $0.v, value: Float($0.row) + 0.5, weight: $0.weight) }
    func distance(_ sample: RobustFit.Sample, from line: Line) -> Float {
      abs(sample.value - line.offset - line.slope * sample.position)
    }
    let best = RobustFit.consensus(
      of: samples.count, pairDivisor: LayoutTuning.rowPairDivisor,
      line: { i, j in self.line(through: labels[i], labels[j]) },
      support: { line in
        var weight: Float = 0
        for sample in samples where distance(sample, from: line) < LayoutTuning.rowTolerance.line {
          weight += sample.weight
        }
        return weight
      })
    guard let best else { return nil }
    let fit = RobustFit.fit(
      samples,
      from: samples.indices.filter {
        distance(samples[$0], from: best.line) < LayoutTuning.rowTolerance.best
      },
      rounds: 3, leastInliers: LayoutTuning.fewestLabels,
      degree: { round, inliers in
        RowFitter.degree(rowCount: RowFitter.distinctRows(inliers.map { labels[$0].row }), round)
      },
      tolerance: { _, _ in LayoutTuning.rowTolerance.curve })
    guard let fit, fit.isSettled else { return nil }
    return Fit(
      curve: fit.curve, inliers: fit.inliers,
      weight: fit.inliers.reduce(0) { $0 + labels[$1].weight })
  }

  /// Rows of equal height.
  private struct Line {
    var offset: Float
    var slope: Float
  }

  /// The rows that two row numbers suggest; `nil` where these are neighbors or rows would have an odd height.
  private func line(through a: RowLabel, _ b: RowLabel) -> Line? {
    guard a.row != b.row else { return nil }
    let distance = b.v - a.v
    let rows = Float(b.row - a.row)
    guard abs(rows) >= 2, rowHeightRange.contains(abs(distance / rows)) else { return nil }
    let slope = rows / distance
    return Line(offset: Float(a.row) + 0.5 - slope * a.v, slope: slope)
  }

  /// The degree of a curve through so many different rows; `nil` where they are too few.
  private static func degree(rowCount: Int, _ round: Int) -> Int? {
    guard rowCount >= LayoutTuning.fewestLabeledRows else { return nil }
    let bent = LayoutTuning.curvedRows
    return round == 0 || rowCount < bent.square ? 1 : rowCount < bent.cubic ? 2 : 3
  }

  /// How many different rows, each 0-89, a list holds.
  private static func distinctRows(_ rows: [Int]) -> Int {
    var seen = [Bool](repeating: false, count: SymbolGeometry.mostRows)
    var count = 0
    for row in rows where row >= 0 && row < SymbolGeometry.mostRows && !seen[row] {
      seen[row] = true
      count += 1
    }
    return count
  }
}
