/// Which row of a symbol lies where: for each strip, the row number as a smooth function of the position
/// along the bars.
///
/// Row 2 reaches from 2.0 to 3.0. Rows may climb, bend and grow from strip to strip.
struct RowField {
  /// Row position for each `v`, strip by strip.
  var curves: [Polynomial]
  var columns: ColumnModel
  /// Where to look for rows, in pixels along the bars.
  let vRange: ClosedRange<Float>

  /// The row position at a place.
  func row(strip: Int, v: Float) -> Float { curves[strip](v) }

  /// Where a row position lies in a strip, in pixels along the bars.
  func position(ofRow row: Float, strip: Int) -> Float? {
    curves[strip].solve(for: row, near: vRange)
  }

  /// Change of `v` for a step of one pixel in `u` along a row.
  func slope(strip: Int, v: Float) -> Float {
    let before = max(0, strip - 1)
    let after = min(curves.count - 1, strip + 1)
    guard after > before else { return 0 }
    let distance = middle(ofStrip: after, v: v) - middle(ofStrip: before, v: v)
    let along = curves[strip].slope(at: v)
    guard distance > 1, abs(along) > LayoutTuning.leastRowPerPixel else { return 0 }
    let across = (curves[after](v) - curves[before](v)) / distance
    let steepest = LayoutTuning.steepestRow
    return (-across / along).clamped(to: -steepest...steepest)
  }

  /// Where the line along the rows through the middle of a strip at `v` meets a boundary between columns.
  func crossing(strip: Int, v: Float, boundary: Int) -> (u: Float, v: Float) {
    let middle = middle(ofStrip: strip, v: v)
    let slope = slope(strip: strip, v: v)
    var moved = v
    for _ in 0..<2 {
      moved = v + slope * (columns.position(ofBoundary: boundary, v: moved) - middle)
    }
    return (columns.position(ofBoundary: boundary, v: moved), moved)
  }

  /// The middle of a strip, in pixels across the bars.
  func middle(ofStrip strip: Int, v: Float) -> Float { columns.middle(ofStrip: strip, v: v) }

  /// Lays straight rows between the row indicators of both sides.
  ///
  /// - Parameters:
  ///   - left: Row position for each `v` in the left row indicators.
  ///   - right: The same for the right ones.
  ///   - columns: The columns.
  ///   - rowCount: Rows of the symbol.
  ///   - vRange: Where the symbol lies along the bars.
  init?(
    left: Polynomial, right: Polynomial, columns: ColumnModel, rowCount: Int,
    vRange: ClosedRange<Float>
  ) {
    self.columns = columns
    self.vRange = vRange
    curves = []
    let last = columns.stripCount - 1
    let nodes = LayoutTuning.rowNodes
    var ends: [(row: Float, leftV: Float, rightV: Float)] = []
    for node in 0..<nodes {
      let row = Float(rowCount) * Float(node) / Float(nodes - 1)
      guard let leftV = left.solve(for: row, near: vRange),
        let rightV = right.solve(for: row, near: vRange)
      else { continue }
      ends.append((row, leftV, rightV))
    }
    guard ends.count >= 3 else { return nil }
    for strip in 0...last {
      var samples: [RobustFit.Sample] = []
      for end in ends {
        let leftU = middle(ofStrip: 0, v: end.leftV)
        let rightU = middle(ofStrip: last, v: end.rightV)
        var v = end.leftV + (end.rightV - end.leftV) * Float(strip) / Float(max(1, last))
        for _ in 0..<2 {
          let share = (middle(ofStrip: strip, v: v) - leftU) / (rightU - leftU)
          v = end.leftV + (end.rightV - end.leftV) * share.clamped(to: 0...1)
        }
        samples.append((v, end.row, 1))
      }
      guard let curve = Polynomial.fit(samples, degree: 3) else { return nil }
      curves.append(curve)
    }
  }

  /// Lays straight rows from the row indicators of one side.
  ///
  /// - Parameters:
  ///   - known: Row position for each `v` in those row indicators.
  ///   - slope: Slope of the rows for each `v` there.
  ///   - isLeft: They are the left ones.
  ///   - columns: The columns.
  ///   - rowCount: Rows of the symbol.
  ///   - vRange: Where the symbol lies along the bars.
  init?(
    known: Polynomial, slope: Polynomial, isLeft: Bool, columns: ColumnModel, rowCount: Int,
    vRange: ClosedRange<Float>
  ) {
    self.columns = columns
    self.vRange = vRange
    curves = []
    let knownStrip = isLeft ? 0 : columns.stripCount - 1
    for strip in 0..<columns.stripCount {
      var samples: [RobustFit.Sample] = []
      for node in 0..<LayoutTuning.rowNodes {
        let row = Float(rowCount) * Float(node) / Float(LayoutTuning.rowNodes - 1)
        guard let v = known.solve(for: row, near: vRange) else { continue }
        let incline = slope(v.clamped(to: vRange))
        let from = middle(ofStrip: knownStrip, v: v)
        var moved = v
        for _ in 0..<2 { moved = v + incline * (middle(ofStrip: strip, v: moved) - from) }
        samples.append((moved, row, 1))
      }
      guard samples.count >= 3, let curve = Polynomial.fit(samples, degree: 3) else { return nil }
      curves.append(curve)
    }
  }
}
