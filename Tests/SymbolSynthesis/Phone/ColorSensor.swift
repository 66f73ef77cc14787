internal import Foundation

/// A sensor whose pixels see one colour each, and the processing that makes a grey picture of them.
///
/// The scene is grey and the light has a colour, so red and blue pixels get less light and more noise than
/// green ones; each colour is then known at half or a quarter of the places only.
struct ColorSensor {
  let camera: PhoneCamera

  /// Light through the filters: red, green, blue.
  private let gains: (red: Float, green: Float, blue: Float) = (0.55, 1, 0.62)

  init(_ camera: PhoneCamera) { self.camera = camera }

  /// What the pixels measure, each divided by its colour's gain.
  private func mosaic(_ field: LightField) -> [Float] {
    var source = SeededGenerator(seed: camera.seed &+ 0xBA)
    let photons = camera.photonsAtWhite
    var measured = [Float](repeating: 0, count: field.light.count)
    for y in 0..<field.height {
      for x in 0..<field.width {
        let gain =
          y & 1 == 0
          ? (x & 1 == 0 ? gains.red : gains.green)
          : (x & 1 == 0 ? gains.green : gains.blue)
        let place = y * field.width + x
        let expected = Double(max(0, field.light[place]) * gain) * photons
        let noise = (expected + camera.readNoise * camera.readNoise).squareRoot()
        let count = min(photons, max(0, expected + noise * source.roughlyNormal()))
        measured[place] = Float(count / photons) / gain
      }
    }
    return measured
  }

  /// The luminance of each pixel from its own colour and the mean of its neighbours' colours.
  private func demosaiced(_ measured: [Float], width: Int, height: Int) -> [Float] {
    var luma = measured
    func at(_ x: Int, _ y: Int) -> Float { measured[y * width + x] }
    for y in 1..<(height - 1) {
      for x in 1..<(width - 1) {
        let own = at(x, y)
        let level = (at(x - 1, y) + at(x + 1, y)) / 2
        let upright = (at(x, y - 1) + at(x, y + 1)) / 2
        let red: Float, green: Float, blue: Float
        if (x ^ y) & 1 == 0 {
          let slanted =
            (at(x - 1, y - 1) + at(x + 1, y - 1) + at(x - 1, y + 1) + at(x + 1, y + 1)) / 4
          green = (level + upright) / 2
          (red, blue) = y & 1 == 0 ? (own, slanted) : (slanted, own)
        } else {
          green = own
          (red, blue) = y & 1 == 0 ? (level, upright) : (upright, level)
        }
        luma[y * width + x] = 0.299 * red + 0.587 * green + 0.114 * blue
      }
    }
    return luma
  }

  /// Grey levels by the sRGB curve, more contrast in the middle tones as phones give.
  private func toned(_ luma: [Float]) -> [Float] {
    let strength = camera.toneContrast
    let curve = (0...4_095).map { step -> Float in
      let value = Double(step) / 4_095
      let encoded = value <= 0.003_130_8 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
      let steep = encoded * encoded * (3 - 2 * encoded)
      return Float(255 * (encoded + (steep - encoded) * strength))
    }
    return luma.map { curve[Int(min(max(0, $0), 1) * 4_095)] }
  }

  /// Replaces each pixel by the mean of those of its 5 x 5 neighbours that differ little.
  private func denoised(_ levels: [Float], width: Int, height: Int) -> [Float] {
    let limit = Float(camera.denoisingLevels)
    guard limit > 0, width > 4, height > 4 else { return levels }
    var smooth = levels
    levels.withUnsafeBufferPointer { levels in
      for y in 2..<(height - 2) {
        for x in 2..<(width - 2) {
          let own = levels[y &* width &+ x]
          var (sum, count): (Float, Float) = (0, 0)
          for row in (y &- 2)...(y &+ 2) {
            let start = row &* width &+ x
            for place in (start &- 2)...(start &+ 2) {
              let difference = (levels[place] - own).magnitude
              let weight = max(0, 1 - difference / limit)
              sum += weight * levels[place]
              count += weight
            }
          }
          smooth[y &* width &+ x] = sum / count
        }
      }
    }
    return smooth
  }

  /// Develops the light that fell on the sensor.
  func picture(_ field: LightField) -> GreyPicture {
    let (width, height) = (field.width, field.height)
    let luma = demosaiced(mosaic(field), width: width, height: height)
    let levels = denoised(toned(luma), width: width, height: height)
    var picture = GreyPicture(width: width, height: height)
    for place in levels.indices {
      picture.bytes[place] = UInt8(min(max(0, levels[place].rounded()), 255))
    }
    return camera.sharpening > 0 ? picture.sharpened(by: camera.sharpening) : picture
  }
}
