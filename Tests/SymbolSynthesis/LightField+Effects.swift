internal import Foundation
internal import ScanImage

/// Uneven light, lenses out of focus, and too few photons.
extension LightField {
  /// Lets the light fall off from one end of a symbol to the other, by a factor in all.
  mutating func fade(ratio: Double, degrees: Double, over corners: Quadrilateral) {
    guard ratio != 1 else { return }
    let axis = Axis(degrees: degrees, corners: corners)
    for y in 0..<height {
      for x in 0..<width {
        let share = min(max(-0.2, axis.share(x, y)), 1.2)
        light[y * width + x] *= Float(pow(ratio, -share))
      }
    }
  }

  /// Casts a shadow over half of a symbol; its edge is soft over some pixels.
  mutating func shadow(light left: Double, degrees: Double, over corners: Quadrilateral) {
    guard left < 1 else { return }
    let axis = Axis(degrees: degrees, corners: corners)
    for y in 0..<height {
      for x in 0..<width {
        let depth = min(max(0, axis.pixels(x, y) / 6 + 0.5), 1)
        light[y * width + x] *= Float(1 + (left - 1) * depth)
      }
    }
  }

  /// Makes a disc of every point, as a lens out of focus does.
  mutating func defocus(radius: Double) {
    guard radius > 0 else { return }
    let reach = Int(radius.rounded(.up))
    var taps: [(dx: Int, dy: Int, weight: Float)] = []
    let parts = 8
    for dy in -reach...reach {
      for dx in -reach...reach {
        var inside = 0
        for part in 0..<(parts * parts) {
          let x = Double(dx) - 0.5 + (Double(part % parts) + 0.5) / Double(parts)
          let y = Double(dy) - 0.5 + (Double(part / parts) + 0.5) / Double(parts)
          if x * x + y * y <= radius * radius { inside += 1 }
        }
        if inside > 0 { taps.append((dx, dy, Float(inside))) }
      }
    }
    let sum = taps.reduce(0) { $0 + $1.weight }
    convolve(taps.map { ($0.dx, $0.dy, $0.weight / sum) })
  }

  /// Counts light in photons, of which a random number arrives, and adds what reading the sensor adds.
  mutating func count(photonsAtWhite photons: Double, seed: UInt64, readNoise: Double = 2) {
    guard photons > 0 else { return }
    var source = SeededGenerator(seed: seed &+ 0xC0)
    for place in light.indices {
      let expected = max(0, Double(light[place])) * photons
      let spread = (expected + readNoise * readNoise).squareRoot()
      light[place] = Float(max(0, expected + spread * source.roughlyNormal()) / photons)
    }
  }

  /// A direction across a symbol in the picture.
  private struct Axis {
    let x: Double
    let y: Double
    let middle: Double
    let half: Double

    init(degrees: Double, corners: Quadrilateral) {
      let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      let places = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
        .map { $0.x * x + $0.y * y }
      let (low, high) = (places.min() ?? 0, places.max() ?? 0)
      (self.x, self.y, middle, half) = (x, y, (low + high) / 2, max(1, (high - low) / 2))
    }

    /// Pixels behind the symbol's middle.
    func pixels(_ column: Int, _ row: Int) -> Double {
      Double(column) * x + Double(row) * y - middle
    }

    /// 0 at the symbol's one end and 1 at the other.
    func share(_ column: Int, _ row: Int) -> Double { pixels(column, row) / half / 2 + 0.5 }
  }
}

extension SeededGenerator {
  /// A number with mean 0 and variance 1 from a nearly normal distribution: quicker than `normal()`.
  mutating func roughlyNormal() -> Double {
    let bits = next()
    let sum = bits & 0xFFFF &+ bits >> 16 & 0xFFFF &+ bits >> 32 & 0xFFFF &+ bits >> 48
    return (Double(sum) - 131_070) / 37_837
  }
}

extension GreyPicture {
  /// The picture with a share of the difference from the mean of the 3 x 3 pixels around added,
  /// clipped at black and white: what makes halos along edges.
  public func sharpened(by strength: Double) -> GreyPicture {
    var picture = self
    let factor = Float(strength)
    for y in 1..<(height - 1) {
      for x in 1..<(width - 1) {
        var sum = 0
        for row in (y - 1)...(y + 1) {
          let start = row * bytesPerRow + x
          sum += Int(bytes[start - 1]) + Int(bytes[start]) + Int(bytes[start + 1])
        }
        let level = Float(self[x, y])
        let sharp = level + factor * (level - Float(sum) / 9)
        picture[x, y] = UInt8(min(max(0, sharp.rounded()), 255))
      }
    }
    return picture
  }
}
