/// A place in a picture, in pixels; whole numbers are pixel corners, so the first pixel's middle is (0.5, 0.5).
@frozen public struct Point: Equatable, Sendable {
  /// Distance from the left side, in pixels.
  public var x: Double
  /// Distance from the top side, in pixels.
  public var y: Double

  /// Makes a point.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// Four corners of a flat shape seen from anywhere, in the shape's own reading order.
@frozen public struct Quadrilateral: Equatable, Sendable {
  /// The corner where the shape's first row starts.
  public var topLeft: Point
  /// The corner where the shape's first row ends.
  public var topRight: Point
  /// The corner where the shape's last row ends.
  public var bottomRight: Point
  /// The corner where the shape's last row starts.
  public var bottomLeft: Point

  /// Makes a quadrilateral from its corners.
  @inlinable public init(topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }
}
