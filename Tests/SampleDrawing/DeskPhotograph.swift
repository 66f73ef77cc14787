internal import Foundation
public import SymbolSynthesis

/// A picture as a telephone takes it: a card on a desk, seen at a slant, unevenly lit, a little noisy.
public struct DeskPhotograph {
  /// Pixels in a row.
  public let width = 4_032
  /// Rows.
  public let height = 3_024
  /// Red, green and blue of each pixel, sRGB.
  public private(set) var rgb: [UInt8] = []

  private let desk = Desk()
  private let card: CardBack
  private let view = SlantedView()

  /// Takes the picture.
  public init(of symbol: DrawnSymbol) {
    card = CardBack(symbol)
    var light = [RGB](repeating: .zero, count: width * height)
    for y in 0..<height {
      for x in 0..<width { light[y * width + x] = exposed(x, y) }
    }
    soften(&light)
    develop(light)
  }

  /// The mean light over the area of a pixel.
  private func exposed(_ x: Int, _ y: Int) -> RGB {
    let middle = view.place(Float(x) + 0.5, Float(y) + 0.5)
    let isNear = CardBack.edgeDistance(x: middle.x, y: middle.y) < 0.2
    let side = isNear ? 3 : 1
    var sum = RGB.zero
    for row in 0..<side {
      for column in 0..<side {
        let place = view.place(
          Float(x) + (Float(column) + 0.5) / Float(side),
          Float(y) + (Float(row) + 0.5) / Float(side)
        )
        sum += color(place.x, place.y)
      }
    }
    return sum / Float(side * side) * falloff(x, y)
  }

  private func color(_ x: Float, _ y: Float) -> RGB {
    if CardBack.contains(x: x, y: y) { return card.color(x: x, y: y) }
    // The lamp stands at the upper left: the shadow falls to the lower right and is soft.
    let distance = CardBack.edgeDistance(x: x - 0.9, y: y - 1.1)
    let shadow = max(0, 1 - max(distance, 0) / 1.8)
    return desk.color(x: x, y: y) * (1 - 0.7 * shadow)
  }

  /// Brightest at the upper left, darker to the far corner and the rim of the lens.
  private func falloff(_ x: Int, _ y: Int) -> Float {
    let across = Float(x) / Float(width)
    let down = Float(y) / Float(height)
    let lamp = 1.12 - 0.38 * across - 0.22 * down
    let radius = (across - 0.5) * (across - 0.5) + (down - 0.5) * (down - 0.5)
    return lamp * (1 - 0.35 * radius)
  }

  /// The lens spreads every point over its neighbours.
  private func soften(_ light: inout [RGB]) {
    let weights: [Float] = [0.06, 0.24, 0.4, 0.24, 0.06]
    for step in [1, width] {
      let source = light
      for index in 2 * step..<source.count - 2 * step {
        var sum = RGB.zero
        for tap in 0..<5 { sum += source[index + (tap - 2) * step] * weights[tap] }
        light[index] = sum
      }
    }
  }

  /// Turns light into sRGB levels, with the noise of a sensor.
  private mutating func develop(_ light: [RGB]) {
    var random = SeededGenerator(seed: 5)
    let curve = (0...4_095).map { step -> Float in
      let value = Float(step) / 4_095
      return 255 * (value <= 0.003_130_8 ? 12.92 * value : 1.055 * power(value, 1 / 2.4) - 0.055)
    }
    rgb = [UInt8](repeating: 0, count: 3 * light.count)
    for (index, color) in light.enumerated() {
      for channel in 0..<3 {
        let bits = random.next()
        let sum = bits & 0xFFFF &+ bits >> 16 & 0xFFFF &+ bits >> 32 & 0xFFFF &+ bits >> 48
        let noise = (Float(sum) - 131_070) / 37_837 * 1.6
        let level = curve[Int(min(max(color[channel], 0), 1) * 4_095)] + noise
        rgb[3 * index + channel] = UInt8(min(max(level.rounded(), 0), 255))
      }
    }
  }
}

/// Where the rays of a pinhole camera meet the desk, in millimetres from the card's top left corner.
private struct SlantedView {
  private let focalLength: Float = 3_100
  private let height: Float = 104
  private let rows: [SIMD3<Float>]

  init() {
    func rotation(_ degrees: Float, _ first: Int, _ second: Int) -> [SIMD3<Float>] {
      var rows = [SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)]
      let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
      rows[first][first] = cosine
      rows[second][second] = cosine
      rows[first][second] = -sine
      rows[second][first] = sine
      return rows
    }
    func product(_ left: [SIMD3<Float>], _ right: [SIMD3<Float>]) -> [SIMD3<Float>] {
      left.map { row in right[0] * row.x + right[1] * row.y + right[2] * row.z }
    }
    rows = product(rotation(-7, 0, 1), product(rotation(13, 1, 2), rotation(-9, 0, 2)))
  }

  func place(_ x: Float, _ y: Float) -> (x: Float, y: Float) {
    let ray = SIMD3((x - 2_016) / focalLength, (y - 1_512) / focalLength, 1)
    let turned = SIMD3((rows[0] * ray).sum(), (rows[1] * ray).sum(), (rows[2] * ray).sum())
    let time = height / turned.z
    let middle = SIMD3(rows[0].z, rows[1].z, rows[2].z)
    let center = middle * (height / middle.z)
    return (
      CardBack.width / 2 + turned.x * time - center.x,
      CardBack.height / 2 + turned.y * time - center.y
    )
  }
}
