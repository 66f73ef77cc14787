/// Where the columns of a symbol lie on each scan line across its bars.
///
/// A boundary is a line between two symbol characters. Boundary 0 is the outer side of the start pattern, 1
/// the start of the left row indicators, 2 of the first data column … `columnCount + 2` of the right row
/// indicators, `columnCount + 3` of the stop pattern, `columnCount + 4` the stop pattern's outer side.
struct ColumnModel {
  /// Data columns.
  var columnCount: Int
  /// Where the boundaries lie between the ends of the line, 0 at `low`, 1 at `high`.
  var fractions: [Float]
  /// Position for each `v` of fraction 0, in pixels.
  var low: Polynomial
  /// Position for each `v` of fraction 1, in pixels.
  var high: Polynomial
  /// For each boundary, how far it lies from there, in pixels for each `v`; empty where nothing was measured.
  var moves: [Polynomial] = []

  /// Number of strips between boundaries that hold codewords: both row indicators and the data columns.
  var stripCount: Int { columnCount + 2 }

  /// Position of a boundary on the line at `v`, in pixels.
  @inline(__always) func position(ofBoundary boundary: Int, v: Float) -> Float {
    let base = low(v)
    let place = base + (high(v) - base) * fractions[boundary]
    return moves.isEmpty ? place : place + moves[boundary](v)
  }

  /// Width of a module at a boundary on the line at `v`, in pixels.
  func modulePixels(atBoundary boundary: Int, v: Float) -> Float {
    let before = max(0, boundary - 1)
    let after = min(fractions.count - 1, boundary + 1)
    let modules = Float(
      SymbolGeometry.characterModules * (after - before) + (after == fractions.count - 1 ? 1 : 0))
    return (position(ofBoundary: after, v: v) - position(ofBoundary: before, v: v)) / modules
  }

  /// The middle of a strip on the line at `v`, in pixels across the bars.
  @inline(__always)
  func middle(ofStrip strip: Int, v: Float) -> Float {
    (position(ofBoundary: strip + 1, v: v) + position(ofBoundary: strip + 2, v: v)) / 2
  }

  /// Change of a boundary's position for a step of one pixel along the bars.
  func slope(ofBoundary boundary: Int, v: Float) -> Float {
    let base = low.slope(at: v)
    return base + (high.slope(at: v) - base) * fractions[boundary]
  }
}
