#if !canImport(ImageIO)
internal import LateLibraries
internal import ScanImage

/// Reads HEIC files, and AVIF where libheif does, through libheif, which applies the orientation.
///
/// libheif runs in a child process, with limits on its time and memory: a file of a few bytes can hold thousands of
/// tiles of any size.
enum HEIFDecoder {
  static func decode(
    _ file: ByteView,
    limits: ImageLimits
  ) throws(ImageFileError) -> GreyPixels {
    try checkBoxes(file)
    guard let library = lateHEIF() else { throw .codecMissing(.heif) }
    let rows = HEIFRowTaker(limits: limits)
    let ending = heifRows(
      library,
      file.base,
      file.count,
      // Our own limits are looked at by the taker; a picture of tiles may be coded larger than it is.
      Int32(2 * LumaImage.maximumSide),
      HEIFTime(
        milliseconds: UInt32(clamping: limits.heifMilliseconds),
        nanosecondsPerPixel: UInt32(clamping: limits.heifNanosecondsPerPixel)
      ),
      limits.workingBytes + codecMemory,
      { HEIFRowTaker.take($0, number: $1, bytes: $2, count: $3) },
      Unmanaged.passUnretained(rows).toOpaque()
    )
    return try withExtendedLifetime(rows) { () throws(ImageFileError) in
      if let error = rows.error { throw error }
      if let failure = rows.failure { throw self.error(failure, file) }
      switch ending {
      case IsolationFinished: break
      case IsolationLate: throw .tooMuchTime(milliseconds: rows.milliseconds)
      case IsolationRefused: throw .outOfMemory(byteCount: 0)
      default: throw .damaged(.heif)
      }
      guard let pixels = rows.takePixels() else { throw .damaged(.heif) }
      return pixels
    }
  }

  /// Memory of the video codecs, beside that of the planes: tables, threads, pictures that others refer to.
  private static let codecMemory = 224 << 20

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

  private static func error(
    _ failure: HEIFRowTaker.Failure,
    _ file: ByteView
  ) -> ImageFileError {
    switch failure.kind {
    case heif_suberror_End_of_data: return .truncated(.heif, byteCount: file.count)
    case heif_suberror_Security_limit_exceeded: return .unsupported(.heif, .coding)
    default: break
    }
    switch failure.code {
    case heif_error_Unsupported_filetype, heif_error_Unsupported_feature:
      return .unsupported(.heif, .coding)
    case heif_error_Memory_allocation_error: return .outOfMemory(byteCount: 0)
    default: return .damaged(.heif)
    }
  }
}
#endif
