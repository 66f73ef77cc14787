internal import Foundation

/// Light in three colours, linear; 1 is white paper in full light.
typealias RGB = SIMD3<Float>

extension RGB {
  /// A colour from sRGB levels, 0-255.
  static func levels(_ red: Float, _ green: Float, _ blue: Float) -> RGB {
    RGB(red, green, blue).applied { level in
      let value = level / 255
      return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
    }
  }

  /// The colour between two, at 0 this one.
  func mixed(with other: RGB, _ share: Float) -> RGB {
    self + (other - self) * Swift.min(Swift.max(share, 0), 1)
  }

  func applied(_ change: (Float) -> Float) -> RGB { RGB(change(x), change(y), change(z)) }
}

/// Smooth noise of one value for each place, 0-1, the same for the same seed.
struct PlaneNoise {
  let seed: UInt64

  func callAsFunction(_ x: Float, _ y: Float) -> Float {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (column, row) = (Int(left), Int(top))
    let (across, down) = (PlaneNoise.eased(x - left), PlaneNoise.eased(y - top))
    let above = value(column, row) + (value(column + 1, row) - value(column, row)) * across
    let below =
      value(column, row + 1) + (value(column + 1, row + 1) - value(column, row + 1)) * across
    return above + (below - above) * down
  }

  private static func eased(_ share: Float) -> Float { share * share * (3 - 2 * share) }

  private func value(_ column: Int, _ row: Int) -> Float {
    var mixed = seed &+ UInt64(bitPattern: Int64(column)) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ mixed >> 30 &+ UInt64(bitPattern: Int64(row))) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Float((mixed ^ mixed >> 31) >> 40) / Float(1 << 24)
  }
}

/// `base` raised to `exponent`; the platforms' names for it differ.
func power(_ base: Float, _ exponent: Float) -> Float { pow(base, exponent) }
