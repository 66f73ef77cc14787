#if !canImport(ImageIO)
internal import CWebP

/// Reads WebP files through libwebp: the luma plane, and the first frame of an animation.
///
/// The plane is of the same weights as JPEG's, but keeps to the video range, 16 for black to 235 for
/// white; it is stretched to the full range, so a level may be off by one.
enum WebPDecoder {
  static func decode(
    _ file: ByteView,
    limits: ImageLimits
  ) throws(ImageFileError) -> GreyPixels {
    let container = try WebPContainer(file)
    let still = container.still
    var features = WebPBitstreamFeatures()
    try check(WebPGetFeatures(still.base, still.count, &features), file)
    let (width, height) = (Int(features.width), Int(features.height))
    guard width > 0, height > 0 else { throw .damaged(.webP) }
    let pixels = try GreyPixels(width: width, height: height, limits: limits)
    let scratch = try Scratch(features, limits: limits)
    try check(decode(still, into: pixels, scratch, hasAlpha: features.has_alpha != 0), file)
    stretch(pixels, alpha: features.has_alpha != 0 ? scratch.alpha : nil)
    return try pixels.turned(container.orientation ?? .upright, limits: limits)
  }

  private static func check(
    _ status: VP8StatusCode,
    _ file: ByteView
  ) throws(ImageFileError) {
    switch status {
    case VP8_STATUS_OK: return
    case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED:
      throw .truncated(.webP, byteCount: file.count)
    case VP8_STATUS_OUT_OF_MEMORY: throw .outOfMemory(byteCount: 0)
    case VP8_STATUS_UNSUPPORTED_FEATURE: throw .unsupported(.webP, .coding)
    default: throw .damaged(.webP)
    }
  }

  /// Room for the planes that are decoded and, but for alpha, not looked at.
  private struct Scratch: ~Copyable {
    let planes: WorkingBytes
    let width: Int
    let height: Int

    init(_ features: WebPBitstreamFeatures, limits: ImageLimits) throws(ImageFileError) {
      width = Int(features.width)
      height = Int(features.height)
      let chromaCount = (width + 1) / 2 * ((height + 1) / 2)
      let count = 2 * chromaCount + (features.has_alpha != 0 ? width * height : 0)
      // The lossless decoder, which is that of alpha too, keeps all pixels in colour beside what is asked of it.
      let isLossless = features.format != 1 || features.has_alpha != 0
      try limits.check(workingBytes: count + (isLossless ? 4 * width * height : 0))
      planes = try WorkingBytes(count: count, limits: limits)
    }

    var chromaWidth: Int { (width + 1) / 2 }
    var chromaCount: Int { chromaWidth * ((height + 1) / 2) }
    var alpha: UnsafeMutablePointer<UInt8> { planes.base + 2 * chromaCount }
  }

  private static func decode(
    _ still: ByteView,
    into pixels: borrowing GreyPixels,
    _ scratch: borrowing Scratch,
    hasAlpha: Bool
  ) -> VP8StatusCode {
    var config = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&config) != 0 else { return VP8_STATUS_INVALID_PARAM }
    config.output.colorspace = hasAlpha ? MODE_YUVA : MODE_YUV
    config.output.is_external_memory = 1
    let (width, pixelCount) = (pixels.width, pixels.width * pixels.height)
    var planes = WebPYUVABuffer()
    (planes.y, planes.y_stride, planes.y_size) = (pixels.base, Int32(width), pixelCount)
    planes.u = scratch.planes.base
    planes.v = scratch.planes.base + scratch.chromaCount
    (planes.u_stride, planes.v_stride) = (Int32(scratch.chromaWidth), Int32(scratch.chromaWidth))
    (planes.u_size, planes.v_size) = (scratch.chromaCount, scratch.chromaCount)
    if hasAlpha {
      (planes.a, planes.a_stride, planes.a_size) = (scratch.alpha, Int32(width), pixelCount)
    }
    config.output.u.YUVA = planes
    defer { WebPFreeDecBuffer(&config.output) }
    return WebPDecode(still.base, still.count, &config)
  }

  /// Stretches video range to full range and puts transparent pixels on white.
  private static func stretch(
    _ pixels: borrowing GreyPixels,
    alpha: UnsafeMutablePointer<UInt8>?
  ) {
    let pixelCount = pixels.width * pixels.height
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { table in
      for level in 0..<256 {
        table.initializeElement(
          at: level,
          to: UInt8(min(max((level - 16) * 255 + 109, 0) / 219, 255))
        )
      }
      for index in 0..<pixelCount { pixels.base[index] = table[Int(pixels.base[index])] }
    }
    guard let alpha else { return }
    for index in 0..<pixelCount {
      pixels.base[index] = Luma.overWhite(pixels.base[index], alpha: alpha[index])
    }
  }
}
#endif
