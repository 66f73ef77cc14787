#if canImport(ImageIO)
internal import CoreFoundation
internal import CoreGraphics
internal import ImageIO
#else
internal import PNGRows

#if canImport(Glibc)
internal import Glibc
#endif
#endif

/// Makes PNG files of colour pictures.
public enum PNGEncoder {
  /// Encodes a picture.
  ///
  /// - Parameters:
  ///   - pixels: Red, green and blue of each pixel, rows packed from top to bottom.
  ///   - width: Pixels in a row, 1 or more.
  ///   - height: Rows, 1 or more.
  /// - Returns: The file's bytes.
  /// - Throws: `.truncated` when pixels are missing, `.outOfMemory` when the codec cannot do it.
  public static func encode(
    _ pixels: [UInt8],
    width: Int,
    height: Int
  ) throws(ImageFileError) -> [UInt8] {
    let (rowCount, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, rowCount <= pixels.count / 3, width < 1 << 24,
      height < 1 << 24
    else { throw .truncated(.png, byteCount: pixels.count) }
    guard let file = encoded(pixels, width: width, height: height) else {
      throw .outOfMemory(byteCount: 0)
    }
    return file
  }

  #if canImport(ImageIO)
  private static func encoded(_ pixels: [UInt8], width: Int, height: Int) -> [UInt8]? {
    let data = pixels.withUnsafeBufferPointer { CFDataCreate(nil, $0.baseAddress, $0.count) }
    guard let data, let provider = CGDataProvider(data: data),
      let space = CGColorSpace(name: CGColorSpace.sRGB),
      let image = CGImage(
        width: width,
        height: height,
        bitsPerComponent: 8,
        bitsPerPixel: 24,
        bytesPerRow: 3 * width,
        space: space,
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue),
        provider: provider,
        decode: nil,
        shouldInterpolate: false,
        intent: .defaultIntent
      ),
      let file = CFDataCreateMutable(nil, 0),
      let target = CGImageDestinationCreateWithData(file, "public.png" as CFString, 1, nil)
    else { return nil }
    CGImageDestinationAddImage(target, image, nil)
    guard CGImageDestinationFinalize(target) else { return nil }
    return Array(
      UnsafeBufferPointer(start: CFDataGetBytePtr(file), count: CFDataGetLength(file)))
  }
  #else
  private static func encoded(_ pixels: [UInt8], width: Int, height: Int) -> [UInt8]? {
    var count = 0
    guard let bytes = pngRowsEncode(pixels, UInt32(width), UInt32(height), &count) else {
      return nil
    }
    defer { free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
  #endif
}
