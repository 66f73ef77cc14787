#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// The whole contents of a file, in memory of its own.
///
/// A mapping would save the copy, but a file that shrinks while it is mapped ends the process.
struct FileBytes: ~Copyable {
  private var base: UnsafeMutableRawPointer?
  private var count = 0
  private var capacity = 0

  /// Reads the file at a path.
  init(path: String, limits: ImageLimits) throws(ImageFileError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(errorNumber: errno) }
    defer { close(descriptor) }
    try self.init(descriptor: descriptor, limits: limits)
  }

  /// Reads an open file or pipe to its end.
  init(descriptor: Int32, limits: ImageLimits) throws(ImageFileError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(errorNumber: errno) }
    let statedCount = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    guard statedCount <= limits.fileBytes else {
      throw .fileTooLarge(byteCount: statedCount, limit: limits.fileBytes)
    }
    // One byte more than stated, so that the end is met without growing.
    try grow(to: min(max(statedCount, FileBytes.firstBytes - 1), limits.fileBytes) + 1)
    var isPicture = false
    while true {
      // Nor does one byte beyond the limit need more room.
      if count == capacity { try grow(to: min(capacity * 2, limits.fileBytes + 1)) }
      let readCount = read(descriptor, base.unsafelyUnwrapped + count, capacity - count)
      if readCount == 0 { return }
      if readCount < 0 {
        if errno == EINTR { continue }
        throw .unreadable(errorNumber: errno)
      }
      count += readCount
      guard count <= limits.fileBytes else {
        throw .fileTooLarge(byteCount: count, limit: limits.fileBytes)
      }
      if !isPicture, count >= FileBytes.firstBytes { isPicture = try checkBeginning() }
    }
  }

  /// So many bytes tell whether a file can be a picture: what has no end and is none is not read on.
  private static let firstBytes = 65_536

  private func checkBeginning() throws(ImageFileError) -> Bool {
    let beginning = ByteView(UnsafeRawBufferPointer(start: base, count: count))
    if case .none = FormatSignature.match(beginning) { throw .notPicture(byteCount: count) }
    return true
  }

  deinit { free(base) }

  private mutating func grow(to newCapacity: Int) throws(ImageFileError) {
    guard let memory = realloc(base, newCapacity) else {
      throw .outOfMemory(byteCount: newCapacity)
    }
    base = memory
    capacity = newCapacity
  }

  /// The bytes, good as long as this value lives.
  func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: base, count: count))
  }
}
