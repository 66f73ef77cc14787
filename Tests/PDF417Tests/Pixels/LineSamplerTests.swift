import Foundation
import ScanImage
import SymbolSynthesis
import Testing

@testable import PDF417

@Suite("Sampling along lines")
struct LineSamplerTests {
  /// A picture of noise, soft enough for positions to matter little in the last digit.
  private static func picture(width: Int, height: Int, seed: UInt64) -> GreyPicture {
    var source = SeededGenerator(seed: seed)
    var picture = GreyPicture(width: width, height: height, rowPadding: 3)
    for y in 0..<height { for x in 0..<width { picture[x, y] = UInt8(source.integer(0...255)) } }
    return picture
  }

  private func sampled(
    _ image: LumaImage,
    from start: (x: Float, y: Float),
    step: (x: Float, y: Float),
    count: Int
  ) -> (levels: [Float], inside: Range<Int>) {
    var levels = [Float](repeating: 0, count: count)
    let inside = levels.withUnsafeMutableBufferPointer { levels -> Range<Int> in
      guard let base = levels.baseAddress else { return 0..<0 }
      return LineSampler(image: image).accumulate(
        x: start.x,
        y: start.y,
        stepX: step.x,
        stepY: step.y,
        count: count,
        weight: 1,
        into: base
      )
    }
    return (levels, inside)
  }

  /// The level between pixel centers, by the book.
  private func bilinear(_ picture: GreyPicture, _ x: Double, _ y: Double) -> Double {
    let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (a, b) = (x - 0.5 - left, y - 0.5 - top)
    func level(_ dx: Int, _ dy: Int) -> Double {
      let column = min(max(Int(left) + dx, 0), picture.width - 1)
      let row = min(max(Int(top) + dy, 0), picture.height - 1)
      return Double(picture[column, row])
    }
    let upper = level(0, 0) * (1 - a) + level(1, 0) * a
    let lower = level(0, 1) * (1 - a) + level(1, 1) * a
    return upper * (1 - b) + lower * b
  }

  @Test("Levels inside the picture are interpolated between pixel centers", arguments: 1...20)
  func inside(seed: UInt64) {
    let picture = LineSamplerTests.picture(width: 40, height: 31, seed: seed)
    var source = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let start = (x: Float(source.number(-20...60)), y: Float(source.number(-20...50)))
      let step = (x: Float(source.number(-2...2)), y: Float(source.number(-2...2)))
      let (levels, inside) = picture.withLumaImage {
        sampled($0, from: start, step: step, count: 50)
      }
      for place in 0..<50 {
        let x = Double(start.x) + Double(place) * Double(step.x)
        let y = Double(start.y) + Double(place) * Double(step.y)
        if inside.contains(place) {
          // Fractions are kept to 1/256 pixel.
          #expect(abs(Double(levels[place]) - bilinear(picture, x, y)) < 2.5)
          #expect(x > 0.5 && x < 39.5 && y > 0.5 && y < 30.5)
        } else {
          let column = Int(min(max(x, 0), 39))
          let row = Int(min(max(y, 0), 30))
          let near = [-1, 0, 1].flatMap { dx in
            [-1, 0, 1].map { dy in
              Float(picture[min(max(column + dx, 0), 39), min(max(row + dy, 0), 30)])
            }
          }
          // The level of the pixel there, or of its neighbor where rounding decides.
          #expect(near.contains(levels[place]))
          // Only within a step of the sides may a place be taken for one outside.
          let (dx, dy) = (0.65 + Double(abs(step.x)), 0.65 + Double(abs(step.y)))
          #expect(x < dx || x > 40 - dx || y < dy || y > 31 - dy)
        }
      }
    }
  }

  @Test("Weights and what the sums held are respected")
  func weights() {
    let picture = GreyPicture(width: 10, height: 10, level: 100)
    var sums: [Float] = [1, 2, 3]
    picture.withLumaImage { image in
      sums.withUnsafeMutableBufferPointer { sums in
        guard let base = sums.baseAddress else { return }
        LineSampler(image: image).accumulate(
          x: 3, y: 3, stepX: 1, stepY: 0, count: 3, weight: 0.5, into: base)
      }
    }
    #expect(sums == [51, 52, 53])
  }

  @Test("No level comes from outside the picture, wherever a line runs", arguments: 1...20)
  func neverOutside(seed: UInt64) {
    var source = SeededGenerator(seed: seed)
    let (width, height) = (source.integer(2...60), source.integer(2...60))
    // The picture is a dark window in bright surroundings.
    var surroundings = GreyPicture(width: width + 40, height: height + 40, level: 255)
    for y in 0..<height { for x in 0..<width { surroundings[20 + x, 20 + y] = 100 } }
    let stride = surroundings.bytesPerRow
    surroundings.bytes.withUnsafeBufferPointer { bytes in
      let window = UnsafeBufferPointer(rebasing: bytes[(20 * stride + 20)...])
      guard
        let image = try? LumaImage(
          pixels: window, width: width, height: height, bytesPerRow: stride)
      else { return }
      for _ in 0..<300 {
        let far = [1, 100, 3_000, 90_000, 900_000][source.integer(0...4)] as Double
        let start = (x: Float(source.number(-far...far)), y: Float(source.number(-far...far)))
        let near = [1e-7, 1e-3, 1, 40][source.integer(0...3)]
        var step = (x: Float(source.number(-near...near)), y: Float(source.number(-near...near)))
        if source.chance(0.5) {
          // Aimed at the picture, so that it is met from far away.
          step.x = (Float(source.number(0...Double(width))) - start.x) / 150
          step.y = (Float(source.number(0...Double(height))) - start.y) / 150
        }
        let (levels, inside) = sampled(image, from: start, step: step, count: 200)
        #expect(levels.allSatisfy { abs($0 - 100) < 0.01 })
        #expect(inside.lowerBound >= 0 && inside.upperBound <= 200)
      }
    }
  }

  @Test("Long lines that hardly lean stay inside too", arguments: [9e-7, -9e-7, 2e-6, -2e-6])
  func longLines(lean: Float) {
    // Rows 1 and 2 are the picture, dark between bright ones.
    let width = 65_535
    var rows = GreyPicture(width: width, height: 4, level: 255)
    for x in 0..<width { (rows[x, 1], rows[x, 2]) = (100, 100) }
    rows.bytes.withUnsafeBufferPointer { bytes in
      let window = UnsafeBufferPointer(rebasing: bytes[width...])
      guard let image = try? LumaImage(pixels: window, width: width, height: 2, bytesPerRow: width)
      else { return }
      for start in stride(from: Float(0.5), through: 1.5, by: 0.0625) {
        let (levels, _) = sampled(image, from: (0.6, start), step: (0.7, lean), count: 93_000)
        #expect(levels.allSatisfy { abs($0 - 100) < 0.01 })
      }
    }
  }

  @Test("Places that are no numbers, or absurdly far away, give nothing")
  func absurd() {
    let picture = GreyPicture(width: 10, height: 10, level: 100)
    for bad: Float in [.nan, .infinity, -.infinity, 1e30] {
      let inside = picture.withLumaImage { image in
        [
          sampled(image, from: (bad, 1), step: (1, 0), count: 5).inside,
          sampled(image, from: (1, bad), step: (1, 0), count: 5).inside,
          sampled(image, from: (1, 1), step: (bad, 0), count: 5).inside,
          sampled(image, from: (1, 1), step: (0, bad), count: 5).inside,
        ]
      }
      #expect(inside.allSatisfy { $0.isEmpty })
    }
  }

  @Test("Light is sRGB's to within a fifth of a hundredth, and what a sampler takes when asked")
  func light() throws {
    for level in 0...255 {
      let share = Double(level) / 255
      let light = share <= 0.040_45 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
      #expect(abs(Double(LinearLight.of(grayLevel: Float(level))) / 255 - light) < 0.002)
    }
    var picture = GreyPicture(width: 256, height: 3, level: 0)
    for y in 0..<3 { for x in 0..<256 { picture[x, y] = UInt8(x) } }
    let levels = picture.withLumaImage { image -> [Float] in
      var levels = [Float](repeating: 0, count: 256)
      levels.withUnsafeMutableBufferPointer { levels in
        guard let base = levels.baseAddress else { return }
        LineSampler(image: image, takesLight: true).accumulate(
          x: 0.5, y: 1.5, stepX: 1, stepY: 0, count: 256, weight: 1, into: base)
      }
      return levels
    }
    for (level, light) in levels.enumerated() {
      #expect(abs(light - LinearLight.of(grayLevel: Float(level))) < 0.02)
    }
  }
}
