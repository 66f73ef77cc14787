/// Turns picture files into grey pictures.
///
/// JPEG, PNG, WebP, TIFF, HEIC and Netpbm files are read, told apart by their contents. Colour
/// becomes Rec. 601 luma in every format alike, transparent pixels stand on white, and the
/// orientation that the file states is applied.
public enum ImageFile {
  /// The format of a picture file by its first bytes; `nil` when they are those of no picture.
  public static func format(of bytes: [UInt8]) -> ImageFormat? {
    bytes.withUnsafeBytes { bytes in
      if case .whole(let format) = FormatSignature.match(ByteView(bytes)) { format } else { nil }
    }
  }

  /// Decodes a picture file that is in memory.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limits: What the file may ask for.
  /// - Returns: The picture, upright.
  /// - Throws: What is wrong with the file.
  public static func decode(
    _ bytes: UnsafeRawBufferPointer,
    limits: ImageLimits = .standard
  ) throws(ImageFileError) -> DecodedPicture {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= limits.fileBytes else {
      throw .fileTooLarge(byteCount: bytes.count, limit: limits.fileBytes)
    }
    let file = ByteView(bytes)
    switch FormatSignature.match(file) {
    case .none: throw .notPicture(byteCount: bytes.count)
    case .begun(let format): throw .truncated(format, byteCount: bytes.count)
    case .whole(let format):
      return DecodedPicture(pixels: try pixels(of: file, format, limits: limits), format: format)
    }
  }

  /// Decodes a picture file that is in memory.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limits: What the file may ask for.
  /// - Returns: The picture, upright.
  /// - Throws: What is wrong with the file.
  public static func decode(
    _ bytes: [UInt8],
    limits: ImageLimits = .standard
  ) throws(ImageFileError) -> DecodedPicture {
    try bytes.withUnsafeBufferPointer { buffer throws(ImageFileError) in
      try decode(UnsafeRawBufferPointer(buffer), limits: limits)
    }
  }

  /// Reads and decodes the file at a path.
  ///
  /// - Parameters:
  ///   - path: Where the file lies.
  ///   - limits: What the file may ask for.
  /// - Returns: The picture, upright.
  /// - Throws: What is wrong with the file, or why it cannot be read.
  public static func decode(
    path: String,
    limits: ImageLimits = .standard
  ) throws(ImageFileError) -> DecodedPicture {
    let file = try FileBytes(path: path, limits: limits)
    return try file.withBytes { bytes throws(ImageFileError) in
      try decode(bytes, limits: limits)
    }
  }

  /// Reads an open file or pipe to its end and decodes what came; standard input is descriptor 0.
  ///
  /// - Parameters:
  ///   - descriptor: An open file descriptor, which stays open.
  ///   - limits: What the file may ask for.
  /// - Returns: The picture, upright.
  /// - Throws: What is wrong with the bytes, or why they cannot be read.
  public static func decode(
    descriptor: Int32,
    limits: ImageLimits = .standard
  ) throws(ImageFileError) -> DecodedPicture {
    let file = try FileBytes(descriptor: descriptor, limits: limits)
    return try file.withBytes { bytes throws(ImageFileError) in
      try decode(bytes, limits: limits)
    }
  }

  private static func pixels(
    of file: ByteView,
    _ format: ImageFormat,
    limits: ImageLimits
  ) throws(ImageFileError) -> GreyPixels {
    if format == .netpbm { return try NetpbmDecoder.decode(file, limits: limits) }
    #if canImport(ImageIO)
    return try ImageIODecoder.decode(file, format, limits: limits)
    #else
    switch format {
    case .jpeg: return try JPEGDecoder.decode(file, limits: limits)
    case .png: return try PNGDecoder.decode(file, limits: limits)
    case .webP: return try WebPDecoder.decode(file, limits: limits)
    case .tiff: return try TIFFDecoder.decode(file, limits: limits)
    case .heif: return try HEIFDecoder.decode(file, limits: limits)
    case .netpbm: return try NetpbmDecoder.decode(file, limits: limits)
    }
    #endif
  }
}
