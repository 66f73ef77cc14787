internal import Foundation

/// An ellipse or rectangle on the card: dirt, a cover, a reflection.
public struct Mark: Sendable {
  /// Middle, in modules to the right of the symbol's middle.
  public var u: Double
  /// Middle, in modules below the symbol's middle.
  public var v: Double
  /// Half the width, in modules.
  public var radiusAcross: Double
  /// Half the height, in modules.
  public var radiusDown: Double
  /// Turn about its middle, in degrees clockwise.
  public var degrees: Double
  /// It has corners.
  public var isRectangle: Bool
  /// Light that it gives back, 0-1; for glare the light that it adds, of which 1 is much.
  public var light: Double

  /// Makes a mark.
  public init(
    u: Double,
    v: Double,
    radiusAcross: Double,
    radiusDown: Double,
    degrees: Double = 0,
    isRectangle: Bool = false,
    light: Double
  ) {
    self.u = u
    self.v = v
    self.radiusAcross = radiusAcross
    self.radiusDown = radiusDown
    self.degrees = degrees
    self.isRectangle = isRectangle
    self.light = light
  }

  /// Makes a straight stroke from one place to another, places in modules.
  public init(
    from start: (u: Double, v: Double),
    to end: (u: Double, v: Double),
    width: Double,
    light: Double
  ) {
    let (across, down) = (end.u - start.u, end.v - start.v)
    self.init(
      u: (start.u + end.u) / 2,
      v: (start.v + end.v) / 2,
      radiusAcross: (across * across + down * down).squareRoot() / 2 + width / 2,
      radiusDown: width / 2,
      degrees: atan2(down, across) * 180 / .pi,
      isRectangle: true,
      light: light
    )
  }
}
