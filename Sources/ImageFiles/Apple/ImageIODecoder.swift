#if canImport(ImageIO)
internal import CoreFoundation
internal import CoreGraphics
internal import ImageIO

/// Reads picture files of every format through ImageIO, on Apple's platforms.
enum ImageIODecoder {
  static func decode(
    _ file: ByteView,
    _ format: ImageFormat,
    limits: ImageLimits
  ) throws(ImageFileError) -> GreyPixels {
    // The bytes outlive the data object, which is gone when this function returns.
    guard
      let data = CFDataCreateWithBytesNoCopy(nil, file.base, file.count, kCFAllocatorNull),
      let source = CGImageSourceCreateWithData(data, nil)
    else { throw .damaged(format) }
    try check(CGImageSourceGetStatus(source), file, format)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    guard let width = number(properties, kCGImagePropertyPixelWidth), width > 0,
      let height = number(properties, kCGImagePropertyPixelHeight), height > 0
    else { throw .damaged(format) }
    try limits.check(width: width, height: height)
    try limits.check(workingBytes: 4 * width * height)
    guard let image = CGImageSourceCreateImageAtIndex(source, 0, nil) else {
      throw .damaged(format)
    }
    try check(CGImageSourceGetStatusAtIndex(source, 0), file, format)
    let pixels = try draw(image, format, limits: limits)
    let orientation = number(properties, kCGImagePropertyOrientation).flatMap(
      Orientation.init(rawValue:)
    )
    return try pixels.turned(orientation ?? .upright, limits: limits)
  }

  private static func check(
    _ status: CGImageSourceStatus,
    _ file: ByteView,
    _ format: ImageFormat
  ) throws(ImageFileError) {
    switch status {
    case .statusComplete: return
    case .statusIncomplete, .statusUnexpectedEOF, .statusReadingHeader:
      throw .truncated(format, byteCount: file.count)
    case .statusUnknownType: throw .unsupported(format, .coding)
    default: throw .damaged(format)
    }
  }

  private static func number(_ properties: CFDictionary?, _ key: CFString) -> Int? {
    guard let properties,
      let value = CFDictionaryGetValue(properties, Unmanaged.passUnretained(key).toOpaque())
    else { return nil }
    var result = 0
    let number = Unmanaged<CFNumber>.fromOpaque(value).takeUnretainedValue()
    return CFNumberGetValue(number, .nsIntegerType, &result) ? result : nil
  }

  /// Draws in colour on white and converts, so that the weights are those of every other platform.
  private static func draw(
    _ image: CGImage,
    _ format: ImageFormat,
    limits: ImageLimits
  ) throws(ImageFileError) -> GreyPixels {
    let (width, height) = (image.width, image.height)
    let colors = try WorkingBytes(count: 4 * width * height, limits: limits)
    guard let space = CGColorSpace(name: CGColorSpace.sRGB),
      let context = CGContext(
        data: colors.base,
        width: width,
        height: height,
        bitsPerComponent: 8,
        bytesPerRow: 4 * width,
        space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    else { throw .outOfMemory(byteCount: colors.count) }
    let area = CGRect(x: 0, y: 0, width: width, height: height)
    context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
    context.fill(area)
    context.draw(image, in: area)
    let pixels = try GreyPixels(width: width, height: height, limits: limits)
    Luma.convertPremultiplied(colors.base, pixelCount: width * height, into: pixels.base)
    return pixels
  }
}
#endif
