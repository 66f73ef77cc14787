#if !canImport(ImageIO)
internal import LateLibraries
internal import ScanImage

/// Reads HEIC files, and AVIF where libheif does, through libheif, which applies the orientation.
enum HEIFDecoder {
  static func decode(
    _ file: ByteView,
    limits: ImageLimits
  ) throws(ImageFileError) -> GreyPixels {
    try checkBoxes(file)
    guard let library = lateHEIF()?.pointee else { throw .codecMissing(.heif) }
    guard let context = library.makeContext() else { throw .outOfMemory(byteCount: 0) }
    defer { library.freeContext(context) }
    // Our own limits are looked at below; a picture of tiles may be coded larger than it is.
    library.setLargestSide(context, Int32(2 * LumaImage.maximumSide))
    try check(library.read(context, file.base, file.count, nil), file)
    var handle: OpaquePointer?
    try check(library.getPrimaryImage(context, &handle), file)
    defer { library.releaseHandle(handle) }
    let (width, height) = (Int(library.handleWidth(handle)), Int(library.handleHeight(handle)))
    guard width > 0, height > 0 else { throw .damaged(.heif) }
    try limits.check(width: width, height: height)
    let channels = library.handleHasAlpha(handle) != 0 ? 4 : 3
    // Planes as coded, at up to 16 bits and full chroma, and the interleaved copy.
    try limits.check(workingBytes: width * height * (3 + channels))
    return try decode(library, handle, channels: channels, file, limits: limits)
  }

  /// The boxes of the file must all lie inside, and the one that describes it must be there
  /// (ISO/IEC 14496-12, 4.2).
  private static func checkBoxes(_ file: ByteView) throws(ImageFileError) {
    var offset = 0
    var hasDescription = false
    while offset < file.count {
      guard var length = file.big32(at: offset) else { break }
      hasDescription = hasDescription || file.hasText("meta", at: offset + 4)
      // 0 is a box up to the end, 1 a length of 64 bits behind the type.
      if length == 0 { return }
      if length == 1 {
        guard let high = file.big32(at: offset + 8), let low = file.big32(at: offset + 12) else {
          break
        }
        guard high == 0 else { break }
        length = low
      }
      guard length >= 8 else { throw .damaged(.heif) }
      offset += length
    }
    guard offset == file.count, hasDescription else {
      throw .truncated(.heif, byteCount: file.count)
    }
  }

  private static func decode(
    _ library: LateHEIF,
    _ handle: OpaquePointer?,
    channels: Int,
    _ file: ByteView,
    limits: ImageLimits
  ) throws(ImageFileError) -> GreyPixels {
    guard let options = library.makeOptions() else { throw .outOfMemory(byteCount: 0) }
    defer { library.freeOptions(options) }
    options.pointee.convert_hdr_to_8bit = 1
    var image: OpaquePointer?
    let chroma = channels == 4 ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB
    try check(library.decode(handle, &image, heif_colorspace_RGB, chroma, options), file)
    defer { library.releaseImage(image) }
    // The coded picture may be of another size than the file says.
    let width = Int(library.imageWidth(image, heif_channel_interleaved))
    let height = Int(library.imageHeight(image, heif_channel_interleaved))
    var bytesPerRow: Int32 = 0
    guard width > 0, height > 0,
      let plane = library.plane(image, heif_channel_interleaved, &bytesPerRow),
      Int(bytesPerRow) >= width * channels
    else { throw .damaged(.heif) }
    let pixels = try GreyPixels(width: width, height: height, limits: limits)
    for y in 0..<height {
      Luma.convertRow(
        plane + y * Int(bytesPerRow),
        channels: channels,
        pixelCount: width,
        into: pixels.row(y)
      )
    }
    return pixels
  }

  private static func check(
    _ status: heif_error,
    _ file: ByteView
  ) throws(ImageFileError) {
    if status.code == heif_error_Ok { return }
    switch status.subcode {
    case heif_suberror_End_of_data: throw .truncated(.heif, byteCount: file.count)
    case heif_suberror_Security_limit_exceeded: throw .unsupported(.heif, .coding)
    default: break
    }
    switch status.code {
    case heif_error_Unsupported_filetype, heif_error_Unsupported_feature:
      throw .unsupported(.heif, .coding)
    case heif_error_Memory_allocation_error: throw .outOfMemory(byteCount: 0)
    default: throw .damaged(.heif)
    }
  }
}
#endif
