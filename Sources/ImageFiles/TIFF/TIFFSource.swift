#if !canImport(ImageIO)
internal import Glibc
internal import LateLibraries

/// A TIFF file in memory, as libtiff reads it: through functions that know where it ends.
struct TIFFSource {
  let file: ByteView
  var offset: UInt64 = 0
  /// Bytes behind the end of the file were asked for.
  var endedEarly = false

  init(_ file: ByteView) { self.file = file }

  /// Opens the file; nothing that libtiff has to say reaches the standard error stream.
  ///
  /// The source must not move as long as the file is open.
  static func open(
    _ library: LateTIFF,
    _ source: UnsafeMutablePointer<TIFFSource>,
    limits: ImageLimits
  ) -> OpaquePointer? {
    guard let options = library.makeOptions() else { return nil }
    defer { library.freeOptions(options) }
    library.setLargestAllocation(options, Int64(limits.workingBytes))
    library.setErrorHandler(options, { _, _, _, _, _ in 1 }, nil)
    library.setWarningHandler(options, { _, _, _, _, _ in 1 }, nil)
    return library.open(
      "",
      "rm",
      source,
      { handle, target, count in TIFFSource.read(handle, target, count) },
      { _, _, _ in -1 },
      { handle, offset, origin in TIFFSource.seek(handle, offset, origin) },
      { _ in 0 },
      { handle in TIFFSource.size(handle) },
      nil,
      nil,
      options
    )
  }

  private static func read(
    _ handle: UnsafeMutableRawPointer?,
    _ target: UnsafeMutableRawPointer?,
    _ count: Int64
  ) -> Int64 {
    guard let source = handle?.assumingMemoryBound(to: TIFFSource.self), let target, count >= 0
    else { return -1 }
    let left = UInt64(source.pointee.file.count)
    let available = source.pointee.offset < left ? Int64(left - source.pointee.offset) : 0
    if count > available { source.pointee.endedEarly = true }
    let readCount = Int(min(count, Int64(available)))
    let part = source.pointee.file.slice(
      from: Int(clamping: source.pointee.offset),
      count: readCount
    )
    if let base = part.bytes.baseAddress { target.copyMemory(from: base, byteCount: part.count) }
    source.pointee.offset += UInt64(part.count)
    return Int64(part.count)
  }

  private static func seek(
    _ handle: UnsafeMutableRawPointer?,
    _ offset: UInt64,
    _ origin: Int32
  ) -> UInt64 {
    guard let source = handle?.assumingMemoryBound(to: TIFFSource.self) else { return .max }
    // Offsets may be negative for the two other origins: they wrap around.
    switch origin {
    case SEEK_CUR: source.pointee.offset &+= offset
    case SEEK_END: source.pointee.offset = UInt64(source.pointee.file.count) &+ offset
    default: source.pointee.offset = offset
    }
    if source.pointee.offset > UInt64(source.pointee.file.count) {
      source.pointee.endedEarly = true
    }
    return source.pointee.offset
  }

  private static func size(_ handle: UnsafeMutableRawPointer?) -> UInt64 {
    guard let source = handle?.assumingMemoryBound(to: TIFFSource.self) else { return 0 }
    return UInt64(source.pointee.file.count)
  }
}
#endif
