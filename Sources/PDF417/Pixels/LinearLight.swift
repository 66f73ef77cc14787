/// The amount of light behind a gray level.
///
/// Blur mixes light, while pictures hold gray levels, which grow far more slowly (IEC 61966-2-1, "sRGB"): a blurred
/// edge lies off its place in gray levels, but not in light.
enum LinearLight {
  /// Light for each gray level, times `tableScale`.
  ///
  /// The nearest integers: none is negative, and `rounded()` would need the C mathematics library.
  static let table: [Int32] = (0..<256).map {
    Int32(LinearLight.of(grayLevel: Float($0)) * tableScale + 0.5)
  }

  /// Factor of the table's numbers, with which sums of 65 536 of them still fit 32 bits.
  static let tableScale: Float = 64

  /// Light for a gray level of 0-255, on the same scale.
  ///
  /// A cubic through sRGB's curve, fitted by least squares, at most 0.2 % of the scale off; nothing else in the
  /// reader needs powers, for which there is no function on all platforms.
  @inline(__always) static func of(grayLevel: Float) -> Float {
    let x = grayLevel / 255
    return 255 * x * (0.0125 + x * (0.6822 + 0.3053 * x))
  }
}
