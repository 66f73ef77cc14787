internal import ScanImage

extension Quadrilateral {
  /// The mean of the corners.
  var center: Point {
    Point(
      x: (topLeft.x + topRight.x + bottomRight.x + bottomLeft.x) / 4,
      y: (topLeft.y + topRight.y + bottomRight.y + bottomLeft.y) / 4
    )
  }

  /// The same shape about the same middle, larger by a factor.
  func enlarged(by factor: Double) -> Quadrilateral {
    let middle = center
    func moved(_ corner: Point) -> Point {
      Point(
        x: middle.x + (corner.x - middle.x) * factor, y: middle.y + (corner.y - middle.y) * factor)
    }
    return Quadrilateral(
      topLeft: moved(topLeft), topRight: moved(topRight), bottomRight: moved(bottomRight),
      bottomLeft: moved(bottomLeft))
  }

  /// Whether a point lies inside; corners in either sense of rotation.
  func contains(_ point: Point) -> Bool {
    let corners = [topLeft, topRight, bottomRight, bottomLeft]
    var positive = 0
    var negative = 0
    for i in 0..<4 {
      let a = corners[i]
      let b = corners[(i + 1) % 4]
      let side = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
      if side > 0 { positive += 1 }
      if side < 0 { negative += 1 }
    }
    return positive == 0 || negative == 0
  }
}
