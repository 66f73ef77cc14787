internal import Foundation

/// What a glossy card mirrors: lamps, and a lit page or screen with lines of writing.
///
/// Lengths are shares of the picture's height.
public struct Reflection: Sendable {
  private struct Patch {
    var x: Double
    var y: Double
    var halfWidth: Double
    var halfHeight: Double
    var softness: Double
    var light: Double
  }

  private var patches: [Patch] = []
  private let turn: Double
  private let ripple: Double

  /// Makes a reflection.
  ///
  /// - Parameters:
  ///   - lampLight: Light that a lamp adds, 0-2; above 0.7 it hides what is below.
  ///   - pageLight: Light that a page adds, 0-0.4.
  ///   - seed: Chooses what is seen where.
  public init(lampLight: Double, pageLight: Double, seed: UInt64) {
    var source = SeededGenerator(seed: seed)
    turn = source.number(-0.5...0.5)
    ripple = source.number(0...0.02)
    if lampLight > 0 {
      for _ in 0..<source.integer(1...2) {
        patches.append(
          Patch(
            x: source.number(-0.5...0.5), y: source.number(-0.2...0.2),
            halfWidth: source.number(0.03...0.12), halfHeight: source.number(0.015...0.05),
            softness: source.number(0.005...0.03), light: lampLight
          )
        )
      }
    }
    guard pageLight > 0 else { return }
    let (x, y) = (source.number(-0.3...0.3), source.number(-0.15...0.15))
    patches.append(
      Patch(x: x, y: y, halfWidth: 0.28, halfHeight: 0.2, softness: 0.01, light: pageLight)
    )
    for line in 0..<9 {
      var start = x - 0.25
      while start < x + 0.22 {
        let width = source.number(0.02...0.07)
        patches.append(
          Patch(
            x: start + width / 2, y: y - 0.17 + Double(line) * 0.042, halfWidth: width / 2,
            halfHeight: 0.007, softness: 0.003, light: -pageLight * 0.8
          )
        )
        start += width + 0.015
      }
    }
  }

  /// Adds the mirrored light to a picture, where `isGlossy` says that the card is seen.
  func add(to field: inout LightField, where isGlossy: (_ x: Double, _ y: Double) -> Bool) {
    let scale = Double(field.height)
    let (sine, cosine) = (sin(turn), cos(turn))
    for patch in patches {
      let reach = (patch.halfWidth + patch.halfHeight + patch.softness + ripple) * scale + 2
      let centerX = Double(field.width) / 2 + (patch.x * cosine - patch.y * sine) * scale
      let centerY = Double(field.height) / 2 + (patch.x * sine + patch.y * cosine) * scale
      let xRange = max(0, Int(centerX - reach))..<max(0, min(field.width, Int(centerX + reach)))
      let yRange = max(0, Int(centerY - reach))..<max(0, min(field.height, Int(centerY + reach)))
      guard xRange.lowerBound < xRange.upperBound else { continue }
      for y in yRange {
        for x in xRange {
          let (dx, dy) = ((Double(x) - centerX) / scale, (Double(y) - centerY) / scale)
          let along = dx * cosine + dy * sine
          let across = dy * cosine - dx * sine + ripple * sin(Double(x) / scale * 25)
          let outside = max(abs(along) - patch.halfWidth, abs(across) - patch.halfHeight)
          let share = min(max(0, 0.5 - outside / patch.softness), 1)
          if share > 0, isGlossy(Double(x) + 0.5, Double(y) + 0.5) {
            field.light[y * field.width + x] += Float(share * patch.light)
          }
        }
      }
    }
  }
}
