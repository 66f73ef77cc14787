/// Colour to grey, alike for every format: the luma that JPEG files carry already.
///
/// Rec. 601: `Y = 0.299 R + 0.587 G + 0.114 B` (ITU-T T.871, clause 7), in 16-bit fixed point, rounded.
/// A transparent pixel stands on white: `255 - (255 - Y) * alpha / 255`.
enum Luma {
  /// The luma of one pixel.
  @inline(__always)
  static func of(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
    // The weights add up to 65536, so the sum is at most 255 * 65536 + 32768.
    let sum = UInt32(red) &* 19_595 &+ UInt32(green) &* 38_470 &+ UInt32(blue) &* 7_471
    return UInt8(truncatingIfNeeded: (sum &+ 32_768) >> 16)
  }

  /// A grey level under an alpha, over white.
  @inline(__always)
  static func overWhite(_ grey: UInt8, alpha: UInt8) -> UInt8 {
    255 &- scaled(255 &- grey, by: alpha)
  }

  /// `value * factor / 255`, rounded.
  @inline(__always)
  static func scaled(_ value: UInt8, by factor: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt32(value) &* UInt32(factor) &+ 127) / 255)
  }

  /// Converts a row of interleaved samples to grey.
  ///
  /// Channels: 1 grey, 2 grey and alpha, 3 RGB, 4 RGB and alpha (not premultiplied). The step is the
  /// distance between pixels of the target, for rows of an interlaced picture.
  static func convertRow(
    _ source: UnsafePointer<UInt8>,
    channels: Int,
    pixelCount: Int,
    into target: UnsafeMutablePointer<UInt8>,
    step: Int = 1
  ) {
    switch channels {
    case 1 where step == 1: target.update(from: source, count: pixelCount)
    case 1: for index in 0..<pixelCount { target[index &* step] = source[index] }
    case 2:
      for index in 0..<pixelCount {
        target[index &* step] = overWhite(source[2 &* index], alpha: source[2 &* index &+ 1])
      }
    case 3:
      for index in 0..<pixelCount { target[index &* step] = of(pixel: source + 3 &* index) }
    default:
      for index in 0..<pixelCount {
        let pixel = source + 4 &* index
        target[index &* step] = overWhite(of(pixel: pixel), alpha: pixel[3])
      }
    }
  }

  @inline(__always)
  private static func of(pixel: UnsafePointer<UInt8>) -> UInt8 {
    of(red: pixel[0], green: pixel[1], blue: pixel[2])
  }
}

extension Luma {
  /// Converts RGBA pixels whose colour is multiplied by alpha already to grey over white.
  static func convertPremultiplied(
    _ source: UnsafePointer<UInt8>,
    pixelCount: Int,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    for index in 0..<pixelCount {
      let pixel = source + 4 * index
      let grey = of(red: pixel[0], green: pixel[1], blue: pixel[2])
      // A colour above its alpha is possible in a faulty file; it must not wrap around.
      target[index] = min(grey, pixel[3]) &+ (255 &- pixel[3])
    }
  }
}
