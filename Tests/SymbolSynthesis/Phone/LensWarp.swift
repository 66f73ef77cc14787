internal import Foundation
internal import ScanImage

/// Where a phone's lens and its rolling shutter move the places of an ideal picture.
struct LensWarp {
  let width: Double
  let height: Double
  let distortion: Double
  let skew: Double
  let wobble: Double
  let wobblePhase: Double

  /// The place in the ideal picture that a place in the real one shows.
  func ideal(x: Double, y: Double) -> (x: Double, y: Double) {
    let shift = shift(y: y)
    let (dx, dy) = (x - width / 2, y - height / 2)
    let halfDiagonal = (width * width + height * height) / 4
    let scale = 1 + distortion * (dx * dx + dy * dy) / halfDiagonal
    return (width / 2 + dx * scale - shift, height / 2 + dy * scale)
  }

  /// The place in the real picture where a place of the ideal one is seen.
  func real(_ point: Point) -> Point {
    var (x, y) = (point.x, point.y)
    for _ in 0..<20 {
      let place = ideal(x: x, y: y)
      x += point.x - place.x
      y += point.y - place.y
    }
    return Point(x: x, y: y)
  }

  /// How far the scene has moved to the right when a row is read.
  private func shift(y: Double) -> Double {
    let time = y / height
    return skew * (time - 0.5) + wobble * sin(2 * .pi * 2.3 * time + wobblePhase)
  }
}
