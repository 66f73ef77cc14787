internal import Foundation

/// Light that falls on each pixel, linear; 1 is as bright as white paper in full light.
struct LightField {
  let width: Int
  let height: Int
  var light: [Float]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    light = [Float](repeating: 0, count: width * height)
  }

  /// Sums the light that comes from the card, over the area of each pixel.
  ///
  /// The place on the card is worked out at the corners of pixels and interpolated between them.
  ///
  /// - Parameters:
  ///   - art: The card.
  ///   - samplesPerSide: Samples along each side of a pixel.
  ///   - background: Light from beside the card, of every pixel or one value for all.
  ///   - place: The place on the card that is seen at a place in the picture.
  mutating func expose(
    _ art: CardArt,
    samplesPerSide: Int,
    background: [Float],
    place: (_ x: Double, _ y: Double) -> (u: Double, v: Double)
  ) {
    let (width, height) = (self.width, self.height)
    let isEven = background.count == 1
    var above = Self.cornerRow(art, y: 0, width: width, place: place)
    art.texels.withUnsafeBufferPointer { texels in
      light.withUnsafeMutableBufferPointer { light in
        for y in 0..<height {
          let below = Self.cornerRow(art, y: y + 1, width: width, place: place)
          above.withUnsafeBufferPointer { above in
            below.withUnsafeBufferPointer { below in
              for x in 0..<width {
                light[y &* width &+ x] = Self.light(
                  texels,
                  (art.columns, art.rows),
                  (above[x], above[x &+ 1], below[x], below[x &+ 1]),
                  samplesPerSide,
                  background[isEven ? 0 : y &* width &+ x]
                )
              }
            }
          }
          above = below
        }
      }
    }
  }

  /// Texel coordinates seen at the upper left corners of a row of pixels.
  private static func cornerRow(
    _ art: CardArt,
    y: Int,
    width: Int,
    place: (_ x: Double, _ y: Double) -> (u: Double, v: Double)
  ) -> [SIMD2<Float>] {
    (0...width).map { x in
      let place = place(Double(x), Double(y))
      return SIMD2(Float(art.column(of: place.u)), Float(art.row(of: place.v)))
    }
  }

  /// Mean light of one pixel, given the texel coordinates of its corners.
  private static func light(
    _ texels: UnsafeBufferPointer<Float>,
    _ size: (columns: Int, rows: Int),
    _ corners: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>, SIMD2<Float>),
    _ samples: Int,
    _ background: Float
  ) -> Float {
    let step = 1 / Float(samples)
    let downLeft = (corners.2 - corners.0) * step
    let downRight = (corners.3 - corners.1) * step
    var left = corners.0 + downLeft * 0.5
    var right = corners.1 + downRight * 0.5
    var sum: Float = 0
    for _ in 0..<samples {
      let across = (right - left) * step
      var place = left + across * 0.5
      for _ in 0..<samples {
        if place.x >= 0, place.y >= 0, place.x < Float(size.columns), place.y < Float(size.rows) {
          sum += texels[Int(place.y) &* size.columns &+ Int(place.x)]
        } else {
          sum += background
        }
        place += across
      }
      left += downLeft
      right += downRight
    }
    return sum * step * step
  }

  /// Lights the scene: evenly, and more on one side than on the other.
  mutating func shade(exposure: Double, gradient: Double) {
    guard exposure != 1 || gradient != 0 else { return }
    for x in 0..<width {
      let factor = Float(exposure * (1 + gradient * (0.25 - Double(x) / Double(width) / 2) * 2))
      for y in 0..<height { light[y * width + x] *= max(0, factor) }
    }
  }

  /// Spreads light as a lens out of focus does, by a normal distribution.
  mutating func blur(sigma: Double) {
    guard sigma > 0 else { return }
    let reach = max(1, Int((3 * sigma).rounded(.up)))
    let weights = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * sigma * sigma))) }
    let sum = weights.reduce(0, +)
    let kernel = weights.map { $0 / sum }
    convolve(kernel.enumerated().map { (dx: $0.offset - reach, dy: 0, weight: $0.element) })
    convolve(kernel.enumerated().map { (dx: 0, dy: $0.offset - reach, weight: $0.element) })
  }

  /// Spreads light along a line, as motion does.
  mutating func smear(length: Double, degrees: Double) {
    guard length > 0 else { return }
    let (dx, dy) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    let count = max(2, Int((length * 4).rounded(.up)))
    var taps: [(dx: Int, dy: Int, weight: Float)] = []
    for index in 0..<count {
      let along = (Double(index) + 0.5) / Double(count) * length - length / 2
      let (x, y) = (along * dx, along * dy)
      let (x0, y0) = (x.rounded(.down), y.rounded(.down))
      let (fx, fy) = (Float(x - x0), Float(y - y0))
      for (stepX, stepY, weight) in [
        (0, 0, (1 - fx) * (1 - fy)), (1, 0, fx * (1 - fy)), (0, 1, (1 - fx) * fy), (1, 1, fx * fy),
      ] {
        let (tapX, tapY) = (Int(x0) + stepX, Int(y0) + stepY)
        if let known = taps.firstIndex(where: { $0.dx == tapX && $0.dy == tapY }) {
          taps[known].weight += weight / Float(count)
        } else {
          taps.append((tapX, tapY, weight / Float(count)))
        }
      }
    }
    convolve(taps.filter { $0.weight > 0 })
  }

  /// Replaces each pixel by the weighted sum of its neighbours; the rim repeats outwards.
  mutating func convolve(_ taps: [(dx: Int, dy: Int, weight: Float)]) {
    let (width, height) = (self.width, self.height)
    let reach = taps.map { abs($0.dx) }.max() ?? 0
    var sums = [Float](repeating: 0, count: width * height)
    var line = [Float](repeating: 0, count: width + 2 * reach)
    light.withUnsafeBufferPointer { light in
      sums.withUnsafeMutableBufferPointer { sums in
        line.withUnsafeMutableBufferPointer { line in
          for y in 0..<height {
            var loaded = -1
            for tap in taps.sorted(by: { $0.dy < $1.dy }) {
              let sourceY = min(max(0, y + tap.dy), height - 1)
              if sourceY != loaded {
                for x in 0..<line.count {
                  line[x] = light[sourceY &* width &+ min(max(0, x &- reach), width &- 1)]
                }
                loaded = sourceY
              }
              let shift = reach &+ tap.dx
              for x in 0..<width {
                sums[y &* width &+ x] += tap.weight * line[x &+ shift]
              }
            }
          }
        }
      }
    }
    light = sums
  }

  /// Turns light into grey levels: the sRGB curve, noise, rounding, and white where it is too bright.
  func developed(noiseLevels: Double, seed: UInt64) -> GreyPicture {
    var source = SeededGenerator(seed: seed)
    var picture = GreyPicture(width: width, height: height)
    let curve = (0...4_095).map { step -> Float in
      let value = Double(step) / 4_095
      let encoded = value <= 0.003_130_8 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
      return Float(encoded * 255)
    }
    // Four 16-bit numbers from each 64 random bits add up to a nearly normal distribution.
    let noiseScale = Float(noiseLevels * 3.0.squareRoot() / 65_536)
    light.withUnsafeBufferPointer { light in
      curve.withUnsafeBufferPointer { curve in
        picture.bytes.withUnsafeMutableBufferPointer { bytes in
          for place in 0..<light.count {
            var level = curve[Int(min(max(0, light[place]), 1) * 4_095)]
            if noiseLevels > 0 {
              let bits = source.next()
              let sum = bits & 0xFFFF &+ bits >> 16 & 0xFFFF &+ bits >> 32 & 0xFFFF &+ bits >> 48
              level += (Float(sum) - 131_070) * noiseScale
            }
            bytes[place] = UInt8(min(max(0, level.rounded()), 255))
          }
        }
      }
    }
    return picture
  }
}
