internal import ScanImage

/// The corners of a symbol whose rows and columns are known, in its own reading order.
struct SymbolCorners {
  /// The corners in the picture.
  let quadrilateral: Quadrilateral
  /// Rows run against the sense of the bars' direction: the picture shows a mirror image.
  let isMirrored: Bool

  /// Finds the corners.
  init(field: RowField, frame: ReadingFrame, rowCount: Int, isCompact: Bool) {
    let columns = field.columns
    func point(row: Float, atStart: Bool) -> Point {
      // A compact symbol ends a module behind its last data column.
      let strip = atStart ? 0 : columns.stripCount - (isCompact ? 2 : 1)
      let boundary = atStart ? 0 : isCompact ? strip + 2 : columns.fractions.count - 1
      let fallback = row == 0 ? field.vRange.lowerBound : field.vRange.upperBound
      let inner = field.position(ofRow: row, strip: strip) ?? fallback
      let crossing = field.crossing(strip: strip, v: inner, boundary: boundary)
      var u = crossing.u
      let v = crossing.v
      if isCompact, !atStart {
        u +=
          (u - columns.position(ofBoundary: boundary - 1, v: v))
          / Float(SymbolGeometry.characterModules)
      }
      let place = frame.picturePoint(u: u, v: v)
      return Point(x: Double(place.x), y: Double(place.y))
    }
    let last = Float(rowCount)
    quadrilateral = Quadrilateral(
      topLeft: point(row: 0, atStart: true), topRight: point(row: 0, atStart: false),
      bottomRight: point(row: last, atStart: false), bottomLeft: point(row: last, atStart: true))
    isMirrored = field.curves[0].slope(at: field.vRange.middle) < 0
  }
}
