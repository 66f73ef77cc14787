/// Turns picture files into grey pictures.
///
/// JPEG, PNG, WebP, TIFF, HEIC and Netpbm files are read, told apart by their contents. Colour
/// becomes Rec. 601 luma in every format alike, transparent pixels stand on white, and the
/// orientation that the file states is applied.
public enum ImageFile {
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
    throw .empty
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
    throw .empty
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
    throw .empty
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
    throw .empty
  }
}
