/// What lies behind the card: a surface with clouds, grain and sometimes stripes.
public struct Desk: Sendable {
  /// Chooses the surface.
  public var seed: UInt64
  /// Light that it gives back on average, 0-1.
  public var light: Double

  /// Makes a desk; every seed gives its own.
  public init(seed: UInt64) {
    self.seed = seed
    var source = SeededGenerator(seed: seed)
    light = source.number(0.08...0.5)
  }

  /// The light of every pixel of a picture.
  func lights(width: Int, height: Int) -> [Float] {
    var source = SeededGenerator(seed: seed &+ 1)
    let clouds = SmoothNoise(seed: seed)
    let cloudStrength = Float(source.number(0.2...0.7))
    let grainStrength = Float(source.number(0...0.12))
    let stripeStrength = source.chance(0.5) ? Float(source.number(0.2...0.8)) : 0
    let isUpright = source.chance(0.5)
    let period = Float(source.number(1.5...6))
    var lights = [Float](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let turned = SIMD2(Float(x) * 0.8 + Float(y) * 0.6, Float(y) * 0.8 - Float(x) * 0.6)
        let cloud =
          (clouds(turned.x / 70, turned.y / 70) + clouds(Float(x) / 31, Float(y) / 31)) / 2 - 0.5
        let (across, along) = isUpright ? (Float(x), Float(y)) : (Float(y), Float(x))
        let stripe =
          stripeStrength > 0 ? clouds(across / period, along / 240 + 1_000) - 0.5 : 0
        let grain = Float(source.next() >> 40) / Float(1 << 24) - 0.5
        let factor =
          1 + cloud * cloudStrength + stripe * stripeStrength + grain * 2 * grainStrength
        lights[y * width + x] = min(max(0.01, Float(light) * factor), 0.95)
      }
    }
    return lights
  }
}
