#if !canImport(ImageIO)
internal import LateLibraries

/// A TIFF file in memory, as libtiff reads it.
///
/// libtiff copies the header through a function, takes everything else as a mapped file, and checks
/// the bounds itself. Without a mapping it fails for uncompressed tiles of less than 1 KiB.
struct TIFFSource {
  let file: ByteView
  private var offset = 0

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
      "r",
      source,
      { handle, target, count in TIFFSource.read(handle, target, count) },
      { _, _, _ in -1 },
      { handle, offset, _ in TIFFSource.seek(handle, offset) },
      { _ in 0 },
      { handle in TIFFSource.size(handle) },
      { handle, base, size in TIFFSource.map(handle, base, size) },
      { _, _, _ in },
      options
    )
  }

  private static func read(
    _ handle: UnsafeMutableRawPointer?,
    _ target: UnsafeMutableRawPointer?,
    _ count: Int64
  ) -> Int64 {
    guard let source = handle?.assumingMemoryBound(to: TIFFSource.self), let target, count > 0
    else { return 0 }
    let part = source.pointee.file.slice(from: source.pointee.offset, count: Int(count))
    if let base = part.bytes.baseAddress { target.copyMemory(from: base, byteCount: part.count) }
    source.pointee.offset += part.count
    return Int64(part.count)
  }

  /// libtiff reads from the start of the file only.
  private static func seek(_ handle: UnsafeMutableRawPointer?, _ offset: UInt64) -> UInt64 {
    guard let source = handle?.assumingMemoryBound(to: TIFFSource.self) else { return .max }
    source.pointee.offset = Int(min(offset, UInt64(source.pointee.file.count)))
    return offset
  }

  private static func size(_ handle: UnsafeMutableRawPointer?) -> UInt64 {
    guard let source = handle?.assumingMemoryBound(to: TIFFSource.self) else { return 0 }
    return UInt64(source.pointee.file.count)
  }

  private static func map(
    _ handle: UnsafeMutableRawPointer?,
    _ base: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    _ size: UnsafeMutablePointer<UInt64>?
  ) -> Int32 {
    guard let source = handle?.assumingMemoryBound(to: TIFFSource.self), let base, let size else {
      return 0
    }
    // libtiff does not write to a file that was opened for reading.
    base.pointee = UnsafeMutableRawPointer(mutating: source.pointee.file.bytes.baseAddress)
    size.pointee = UInt64(source.pointee.file.count)
    return 1
  }
}
#endif
