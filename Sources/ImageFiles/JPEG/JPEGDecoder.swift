#if !canImport(ImageIO)
internal import CTurboJPEG
internal import Glibc

/// Reads JPEG files through TurboJPEG, straight to grey: the chroma is never decoded.
enum JPEGDecoder {
  static func decode(
    _ file: ByteView,
    limits: ImageLimits
  ) throws(ImageFileError) -> GreyPixels {
    let header = try JPEGHeader(file, limits: limits)
    try check(header, limits: limits)
    let pixels = try decode(file, header, limits: limits)
    return try pixels.turned(header.orientation ?? .upright, limits: limits)
  }

  /// The pixels as they are stored; the codec's memory is given back before they are turned.
  private static func decode(
    _ file: ByteView,
    _ header: JPEGHeader,
    limits: ImageLimits
  ) throws(ImageFileError) -> GreyPixels {
    guard let codec = tjInitDecompress() else { throw .outOfMemory(byteCount: 0) }
    defer { tjDestroy(codec) }
    try checkSides(codec, file, header)
    return header.components.count == 4
      ? try decodeInks(codec, file, header, limits: limits)
      : try decodeGrey(codec, file, header, limits: limits)
  }

  /// The longest side that libjpeg decodes.
  private static let maximumSide = 65_500

  /// Pictures with as many pixels are decoded by the fast inverse transform, 5 % sooner.
  ///
  /// It is off by a grey level in the mean, up to 17 in files of the best quality: less than what cameras add,
  /// and smaller pictures are spared it.
  private static let leastPixelsForFastTransform = 4_000_000

  private static func check(
    _ header: JPEGHeader,
    limits: ImageLimits
  ) throws(ImageFileError) {
    // A height of 0 is stated after the first scan (T.81, B.2.5); no encoder in use does that.
    guard header.width > 0 else { throw .damaged(.jpeg) }
    guard header.height > 0, [0, 1, 2, 9, 10].contains(header.process) else {
      throw .unsupported(.jpeg, .coding)
    }
    guard header.precision == 8 else { throw .unsupported(.jpeg, .sampleDepth) }
    guard [1, 3, 4].contains(header.components.count) else {
      throw .unsupported(.jpeg, .colorModel)
    }
    var limits = limits
    limits.sidePixels = min(limits.sidePixels, maximumSide)
    try limits.check(width: header.width, height: header.height)
    try limits.check(unpackedBytes: header.scannedSamples)
    try limits.check(workingBytes: workingBytes(header))
  }

  /// Memory for coefficients, of 2 bytes each, and for inks.
  private static func workingBytes(_ header: JPEGHeader) -> Int {
    let coefficients =
      header.keepsCoefficients ? 2 * header.components.reduce(0) { $0 + $1.codedSamples } : 0
    let inks = header.components.count == 4 ? 4 * header.width * header.height : 0
    return coefficients + inks
  }

  /// Makes sure that the codec sees the same sides, so that it fills every pixel.
  private static func checkSides(
    _ codec: tjhandle,
    _ file: ByteView,
    _ header: JPEGHeader
  ) throws(ImageFileError) {
    var (width, height, subsampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
    // The result is not looked at: unusual subsampling is an error here, but not when decoding.
    _ = tjDecompressHeader3(
      codec,
      file.base,
      UInt(file.count),
      &width,
      &height,
      &subsampling,
      &space
    )
    if Int(width) != header.width || Int(height) != header.height { throw failure(codec, file) }
  }

  private static func decodeGrey(
    _ codec: tjhandle,
    _ file: ByteView,
    _ header: JPEGHeader,
    limits: ImageLimits
  ) throws(ImageFileError) -> GreyPixels {
    let pixels = try GreyPixels(width: header.width, height: header.height, limits: limits)
    try decompress(codec, file, header, into: pixels.base, format: TJPF_GRAY, bytesPerPixel: 1)
    return pixels
  }

  /// Cyan, magenta, yellow and black become the grey that they print.
  private static func decodeInks(
    _ codec: tjhandle,
    _ file: ByteView,
    _ header: JPEGHeader,
    limits: ImageLimits
  ) throws(ImageFileError) -> GreyPixels {
    let pixelCount = header.width * header.height
    let inks = try WorkingBytes(count: 4 * pixelCount, limits: limits)
    try decompress(codec, file, header, into: inks.base, format: TJPF_CMYK, bytesPerPixel: 4)
    let pixels = try GreyPixels(width: header.width, height: header.height, limits: limits)
    // Adobe's software stores inks inverted, and so does everybody who writes its segment.
    let complement: UInt8 = header.hasAdobeSegment ? 0 : 255
    for index in 0..<pixelCount {
      let ink = inks.base + 4 * index
      let grey = Luma.of(
        red: ink[0] ^ complement,
        green: ink[1] ^ complement,
        blue: ink[2] ^ complement
      )
      pixels.base[index] = Luma.scaled(grey, by: ink[3] ^ complement)
    }
    return pixels
  }

  private static func decompress(
    _ codec: tjhandle,
    _ file: ByteView,
    _ header: JPEGHeader,
    into target: UnsafeMutablePointer<UInt8>,
    format: TJPF,
    bytesPerPixel: Int
  ) throws(ImageFileError) {
    let status = tjDecompress2(
      codec,
      file.base,
      UInt(file.count),
      target,
      Int32(header.width),
      Int32(header.width * bytesPerPixel),
      Int32(header.height),
      Int32(format.rawValue),
      header.width * header.height >= leastPixelsForFastTransform ? TJFLAG_FASTDCT : 0
    )
    if status == 0 { return }
    // A picture with wrong coefficients is still there; one whose coefficients end is not.
    if tjGetErrorCode(codec) == TJERR_WARNING.rawValue, !endsEarly(codec) { return }
    throw failure(codec, file)
  }

  private static func failure(_ codec: tjhandle, _ file: ByteView) -> ImageFileError {
    if endsEarly(codec) { return .truncated(.jpeg, byteCount: file.count) }
    return message(codec, contains: "arithmetic") || message(codec, contains: "Unsupported")
      ? .unsupported(.jpeg, .coding) : .damaged(.jpeg)
  }

  /// libjpeg says so in two ways: "Premature end of JPEG file", "premature end of data segment".
  private static func endsEarly(_ codec: tjhandle) -> Bool {
    message(codec, contains: "remature end")
  }

  private static func message(_ codec: tjhandle, contains words: StaticString) -> Bool {
    guard let text = tjGetErrorStr2(codec) else { return false }
    let message = ByteView(UnsafeRawBufferPointer(start: text, count: strlen(text)))
    return (0..<message.count).contains { message.hasText(words, at: $0) }
  }
}
#endif
