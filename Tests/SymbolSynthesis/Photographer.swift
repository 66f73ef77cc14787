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
  /// What lies behind the card; evenly `backgroundLight` when nil.
  public var desk: Desk?
  /// What else is on the card; only paper when nil.
  public var layout: CardLayout?
  /// Bumps and hollows of the card; none when nil.
  public var waves: CardWaves?

  /// Dirt, scratches and covers.
  public var marks: [Mark] = []
  /// Reflections; their light fades towards their rim.
  public var glares: [Mark] = []
  /// How much the light falls off over the picture: 0.5 means from 125 % on the left to 75 % on the right.
  public var lightGradient = 0.0
  /// Light of the whole scene; above about 1.3 paper is overexposed.
  public var exposure = 1.0
  /// How much brighter one end of the symbol is than the other; 1 is even light.
  public var lightRatio = 1.0
  /// Direction towards the darker end, in degrees clockwise from the picture's rows.
  public var lightDegrees = 0.0
  /// Light that is left in a shadow over half of the symbol, 0-1; 1 is no shadow.
  public var shadowLight = 1.0
  /// Direction towards the shadow, in degrees clockwise from the picture's rows.
  public var shadowDegrees = 0.0

  /// Standard deviation of the lens's blur, in pixels.
  public var blurPixels = 0.5
  /// Radius of the disc that a lens out of focus makes of a point, in pixels.
  public var defocusPixels = 0.0
  /// Length of the motion while the shutter was open, in pixels.
  public var motionPixels = 0.0
  /// Direction of the motion, in degrees clockwise from the picture's rows.
  public var motionDegrees = 0.0
  /// Standard deviation of the noise, in grey levels.
  public var noiseLevels = 0.0
  /// Photons that white paper in full light gives a pixel.
  ///
  /// Few make noise, most of it in light places; 0 is without end.
  public var photonsAtWhite = 0.0
  /// How much of the difference from its surroundings is added to each pixel, as cameras do; 0-2.
  public var sharpening = 0.0
  /// Samples of the card along each side of a pixel.
  public var samplesPerSide = 4
  /// Chooses the noise.
  public var seed: UInt64 = 1

  /// Makes a photographer who takes a clean picture from straight above.
  public init() {}

  /// Takes a picture.
  public func photograph(_ symbol: DrawnSymbol) -> Photograph {
    let art = painted(symbol)
    let view = CardView(self, art: art)
    let corners = view.corners(halfWidth: art.halfWidth, halfHeight: art.halfHeight)
    var light = LightField(width: view.width, height: view.height)
    light.expose(
      art,
      samplesPerSide: samplesPerSide,
      background: background(width: view.width, height: view.height)
    ) { x, y in view.card(x: x, y: y) }
    illuminate(&light, around: corners)
    light.blur(sigma: blurPixels)
    light.defocus(radius: defocusPixels)
    light.smear(length: motionPixels, degrees: motionDegrees)
    light.count(photonsAtWhite: photonsAtWhite, seed: seed)
    var picture = light.developed(noiseLevels: noiseLevels, seed: seed)
    if sharpening > 0 { picture = picture.sharpened(by: sharpening) }
    guard isMirrored else { return Photograph(picture: picture, corners: corners) }
    return Photograph(
      picture: picture.mirrored(),
      corners: corners.mirrored(width: Double(view.width))
    )
  }

  /// The card with everything that is on it.
  func painted(_ symbol: DrawnSymbol) -> CardArt {
    var art = CardArt(symbol, style: print, layout: layout)
    for mark in marks { art.paint(mark) { _, _ in Float(mark.light) } }
    for glare in glares {
      art.paint(glare) { $0 + Float(glare.light) * (1 - $1 * $1) }
    }
    return art
  }

  /// Light from behind the card: of every pixel, or one value for all.
  func background(width: Int, height: Int) -> [Float] {
    desk?.lights(width: width, height: height) ?? [Float(backgroundLight)]
  }

  /// Lights the scene.
  func illuminate(_ light: inout LightField, around corners: Quadrilateral) {
    light.shade(exposure: exposure, gradient: lightGradient)
    light.fade(ratio: lightRatio, degrees: lightDegrees, over: corners)
    light.shadow(light: shadowLight, degrees: shadowDegrees, over: corners)
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
