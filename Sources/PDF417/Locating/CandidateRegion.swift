internal import ScanImage

/// A part of the picture whose texture runs one way, as a box in its own reading frame.
struct CandidateRegion {
  /// Origin in the middle of the texture, `u` across the bars.
  var frame: ReadingFrame
  /// Extent of the texture across the bars, in pixels.
  var uRange: ClosedRange<Float>
  /// Extent of the texture along the bars, in pixels.
  var vRange: ClosedRange<Float>
  /// Number of tiles in it.
  var tileCount: Int
  /// How promising it is; greater is better.
  var score: Float

  /// Extent across the bars, in pixels.
  var width: Float { uRange.upperBound - uRange.lowerBound }
  /// Extent along the bars, in pixels.
  var height: Float { vRange.upperBound - vRange.lowerBound }

  /// The middle of the texture.
  var center: Point { Point(x: Double(frame.originX), y: Double(frame.originY)) }

  /// The same box, read along its other side.
  var turnedByRightAngle: CandidateRegion {
    var result = self
    result.frame.uX = frame.vX
    result.frame.uY = frame.vY
    result.uRange = vRange
    result.vRange = -uRange.upperBound ... -uRange.lowerBound
    return result
  }

  /// Nearly the same box in nearly the same position, so that scan lines would meet the same there.
  func isLike(_ other: CandidateRegion) -> Bool {
    let sine = frame.uX * other.frame.uY - frame.uY * other.frame.uX
    let shift = frame.place(x: other.frame.originX, y: other.frame.originY)
    return abs(sine) < LocatingTuning.sameRegionSine
      && abs(shift.u) < LocatingTuning.sameRegionShift * width
      && abs(shift.v) < LocatingTuning.sameRegionShift * height
      && similar(width, other.width) && similar(height, other.height)
  }

  private func similar(_ a: Float, _ b: Float) -> Bool {
    let ratio = LocatingTuning.sameRegionRatio
    return a < ratio * b && b < ratio * a
  }
}
