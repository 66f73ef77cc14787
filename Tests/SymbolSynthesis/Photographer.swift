internal import Foundation
public import ScanImage

/// Takes pictures of printed symbols as a camera would: from any side, out of focus, in bad light.
///
/// The card is a flat or rolled sheet, the camera a pinhole. Light is summed over the area of each pixel,
/// spread by lens and motion, turned into grey levels as a camera does (sRGB curve) and made noisy. The same
/// settings and seed give the same picture.
public struct Photographer: Sendable {
  /// How the symbol is printed.
  public var print = PrintStyle()

  /// Pixels that a module at the symbol's middle takes, seen straight on.
  public var modulePixels = 3.0
  /// Turn of the card in the picture, in degrees clockwise.
  public var rotationDegrees = 0.0
  /// Turn about the card's upright axis, in degrees; at positive angles the right side is farther away.
  public var yawDegrees = 0.0
  /// Turn about the card's level axis, in degrees; at positive angles the upper side is farther away.
  public var pitchDegrees = 0.0
  /// The angle through which the card is rolled from one side of the symbol to the other; negative is hollow.
  public var bendDegrees = 0.0
  /// The card is rolled so that its rows stay straight and its columns are bent.
  public var bendsColumns = false
  /// Distance of the lens from the pixels, in pixels; short ones give strong perspective.
  public var focalLengthPixels = 1_200.0
  /// The picture is as in a mirror.
  public var isMirrored = false

  /// Size of the picture; around the card with a little background when nil.
  public var pictureSize: (width: Int, height: Int)?
  /// Where the symbol's middle lies, in pixels from the picture's middle.
  public var offset = Point(x: 0, y: 0)
  /// Light from what lies behind the card, 0-1.
  public var backgroundLight = 0.15

  /// Dirt, scratches and covers.
  public var marks: [Mark] = []
  /// Reflections; their light fades towards their rim.
  public var glares: [Mark] = []
  /// How much the light falls off over the picture: 0.5 means from 125 % on the left to 75 % on the right.
  public var lightGradient = 0.0
  /// Light of the whole scene; above about 1.3 paper is overexposed.
  public var exposure = 1.0

  /// Standard deviation of the lens's blur, in pixels.
  public var blurPixels = 0.5
  /// Length of the motion while the shutter was open, in pixels.
  public var motionPixels = 0.0
  /// Direction of the motion, in degrees clockwise from the picture's rows.
  public var motionDegrees = 0.0
  /// Standard deviation of the noise, in grey levels.
  public var noiseLevels = 0.0
  /// Samples of the card along each side of a pixel.
  public var samplesPerSide = 4
  /// Chooses the noise.
  public var seed: UInt64 = 1

  /// Makes a photographer who takes a clean picture from straight above.
  public init() {}

  /// Takes a picture.
  public func photograph(_ symbol: DrawnSymbol) -> Photograph {
    var art = CardArt(symbol, style: print)
    for mark in marks { art.paint(mark) { _, _ in Float(mark.light) } }
    for glare in glares {
      art.paint(glare) { $0 + Float(glare.light) * (1 - $1 * $1) }
    }
    let view = CardView(self, art: art)
    var light = LightField(width: view.width, height: view.height)
    light.expose(art, view: view, samplesPerSide: samplesPerSide, background: backgroundLight)
    light.shade(exposure: exposure, gradient: lightGradient)
    light.blur(sigma: blurPixels)
    light.smear(length: motionPixels, degrees: motionDegrees)
    let picture = light.developed(noiseLevels: noiseLevels, seed: seed)
    let corners = view.corners(halfWidth: art.halfWidth, halfHeight: art.halfHeight)
    guard isMirrored else { return Photograph(picture: picture, corners: corners) }
    return Photograph(
      picture: picture.mirrored(),
      corners: corners.mirrored(width: Double(view.width))
    )
  }
}

/// A picture with the truth about it.
public struct Photograph: Sendable {
  /// The pixels.
  public let picture: GreyPicture
  /// Where the symbol's corners really lie, named as the symbol is read.
  public let corners: Quadrilateral
}

extension Quadrilateral {
  fileprivate func mirrored(width: Double) -> Quadrilateral {
    func flip(_ point: Point) -> Point { Point(x: width - point.x, y: point.y) }
    return Quadrilateral(
      topLeft: flip(topLeft),
      topRight: flip(topRight),
      bottomRight: flip(bottomRight),
      bottomLeft: flip(bottomLeft)
    )
  }
}
