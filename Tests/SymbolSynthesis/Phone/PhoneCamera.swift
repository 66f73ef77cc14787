internal import Foundation
internal import ScanImage

/// Takes pictures as phones and webcams do: colour sensor, rolling shutter, lens distortion, gloss on the
/// card, noise removal and sharpening.
///
/// It shares the card and the pose with `Photographer`, of which it takes print, pose, marks, layout, desk,
/// light, blur and motion; noise, sharpening and grey levels are its own.
public struct PhoneCamera: Sendable {
  /// Card, pose, light and lens.
  public var scene = Photographer()
  /// Share by which places at the picture's corners are seen farther out than they lie: barrel when positive.
  public var distortion = 0.0
  /// Pixels by which the scene moves to the right while the rows are read.
  public var shutterSkew = 0.0
  /// Pixels by which the scene sways while the rows are read.
  public var shutterWobble = 0.0
  /// Light lost at the picture's corners, 0-1.
  public var vignetting = 0.0
  /// What the card's gloss mirrors.
  public var reflection: Reflection?
  /// Photons that fill a green pixel.
  public var photonsAtWhite = 4_000.0
  /// Noise of reading a pixel, in photons.
  public var readNoise = 3.0
  /// Extra contrast of the middle tones, 0-1.
  public var toneContrast = 0.3
  /// Differences in grey levels below which neighbours are averaged away.
  public var denoisingLevels = 0.0
  /// How much of the difference from its surroundings is added to each pixel; 0-2.
  public var sharpening = 0.8
  /// Chooses noise and sway.
  public var seed: UInt64 = 1

  /// Makes a phone that takes a clean picture.
  public init() {}

  /// Takes a picture.
  public func photograph(_ symbol: DrawnSymbol) -> Photograph {
    let art = scene.painted(symbol)
    let view = CardView(scene, art: art)
    let warp = warp(view)
    let ideal = view.corners(halfWidth: art.halfWidth, halfHeight: art.halfHeight)
    let corners = Quadrilateral(
      topLeft: warp.real(ideal.topLeft),
      topRight: warp.real(ideal.topRight),
      bottomRight: warp.real(ideal.bottomRight),
      bottomLeft: warp.real(ideal.bottomLeft)
    )
    var light = LightField(width: view.width, height: view.height)
    light.expose(
      art,
      samplesPerSide: scene.samplesPerSide,
      background: scene.background(width: view.width, height: view.height)
    ) { x, y in
      let place = warp.ideal(x: x, y: y)
      return view.card(x: place.x, y: place.y)
    }
    reflection?.add(to: &light) { x, y in
      let place = warp.ideal(x: x, y: y)
      let (u, v) = view.card(x: place.x, y: place.y)
      return u >= art.left && u < art.right && v >= art.top && v < art.bottom
    }
    scene.illuminate(&light, around: corners)
    light.vignette(vignetting)
    light.blur(sigma: scene.blurPixels)
    light.defocus(radius: scene.defocusPixels)
    light.smear(length: scene.motionPixels, degrees: scene.motionDegrees)
    return Photograph(picture: ColorSensor(self).picture(light), corners: corners)
  }

  private func warp(_ view: CardView) -> LensWarp {
    var source = SeededGenerator(seed: seed &+ 0x5A)
    return LensWarp(
      width: Double(view.width),
      height: Double(view.height),
      distortion: distortion,
      skew: shutterSkew,
      wobble: shutterWobble,
      wobblePhase: source.number(0...(2 * .pi))
    )
  }
}

extension LightField {
  /// Darkens the corners.
  fileprivate mutating func vignette(_ loss: Double) {
    guard loss > 0 else { return }
    let (middleX, middleY) = (Double(width) / 2, Double(height) / 2)
    let corner = middleX * middleX + middleY * middleY
    for y in 0..<height {
      for x in 0..<width {
        let (dx, dy) = (Double(x) - middleX, Double(y) - middleY)
        light[y * width + x] *= Float(1 - loss * (dx * dx + dy * dy) / corner)
      }
    }
  }
}
