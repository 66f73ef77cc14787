internal import ScanImage

/// Coordinates turned so that `u` runs along a symbol's rows and `v` along its bars, in pixels.
///
/// `v` is `u` turned clockwise by a right angle as seen in the picture (whose y axis points down).
struct ReadingFrame {
  /// The picture point of u = v = 0.
  var originX: Float
  var originY: Float
  /// Unit vector of `u` in the picture.
  var uX: Float
  var uY: Float

  /// Unit vector of `v` in the picture.
  var vX: Float { -uY }
  var vY: Float { uX }

  /// The picture point of a place.
  func picturePoint(u: Float, v: Float) -> (x: Float, y: Float) {
    (originX + u * uX - v * uY, originY + u * uY + v * uX)
  }

  /// The place of a picture point.
  func place(x: Float, y: Float) -> (u: Float, v: Float) {
    let dx = x - originX
    let dy = y - originY
    return (dx * uX + dy * uY, dy * uX - dx * uY)
  }
}

extension ReadingFrame {
  /// The unit vector of half an angle whose cosine and sine are given, in the right half-plane.
  static func halfAngle(cosine: Float, sine: Float) -> (x: Float, y: Float) {
    let x = ((1 + cosine) / 2).clamped(to: 0...1).squareRoot()
    let y = ((1 - cosine) / 2).clamped(to: 0...1).squareRoot()
    return (x, sine < 0 ? -y : y)
  }
}
