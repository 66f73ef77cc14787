internal import ImageFiles

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// An open file of the system, read and written to the end whatever interrupts.
struct OpenFile {
  /// The system's number for it.
  let descriptor: Int32

  static let standardOutput = OpenFile(descriptor: 1)
  static let standardError = OpenFile(descriptor: 2)

  /// Opens the file with a name for reading, hands it to `body`, and closes it.
  static func reading<Value>(
    _ name: Argument,
    _ body: (OpenFile) throws(ImageFileError) -> Value
  ) throws(ImageFileError) -> Value {
    let path = name.path
    var descriptor: Int32
    repeat {
      descriptor = open(path, O_RDONLY | O_CLOEXEC)
    } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else { throw .unreadable(errorNumber: errno) }
    defer { close(descriptor) }
    return try body(OpenFile(descriptor: descriptor))
  }

  /// Writes a file that only its owner may read, in place of one of the same name, whoever might read that.
  ///
  /// The name goes over to the new file when it is whole; a file that had other names too keeps them, unchanged.
  ///
  /// - Returns: Why that cannot be done; `nil` when it is done.
  static func replace(_ name: Argument, with bytes: [UInt8]) -> String? {
    let folderEnd = name.bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    let beside = name.bytes[..<folderEnd] + Array(".dlscan-XXXXXX".utf8)
    var newPath = beside.map { CChar(bitPattern: $0) } + [0]
    // The system makes it for its owner only.
    let descriptor = mkstemp(&newPath)
    guard descriptor >= 0 else { return unwritable(name, errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var errorNumber = OpenFile(descriptor: descriptor).write(bytes)
    if close(descriptor) != 0, errorNumber == 0 { errorNumber = errno }
    if errorNumber == 0, rename(newPath, name.path) != 0 { errorNumber = errno }
    if errorNumber == 0 { return nil }
    unlink(newPath)
    return unwritable(name, errorNumber)
  }

  private static func unwritable(_ name: Argument, _ errorNumber: Int32) -> String {
    let reason = String(cString: strerror(errorNumber))
    return "the picture '\(name.shown)' cannot be written: \(reason)."
  }

  /// A name leads to this file, be it through links or as another name of it.
  func isNamed(_ name: Argument) -> Bool {
    var (own, named) = (stat(), stat())
    guard fstat(descriptor, &own) == 0, stat(name.path, &named) == 0 else { return false }
    return own.st_dev == named.st_dev && own.st_ino == named.st_ino
  }

  /// Others than its owner may read the file.
  var isReadableByOthers: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & (S_IRGRP | S_IROTH) != 0
  }

  /// Reads what is left.
  ///
  /// - Parameter limit: Most bytes that are taken.
  /// - Returns: The bytes, one at least.
  /// - Throws: `.unreadable`, `.empty`, or `.fileTooLarge` when more than `limit` bytes come.
  func readAll(limit: Int) throws(ImageFileError) -> [UInt8] {
    let bytes = try readBeginning(limit + 1)
    guard bytes.count <= limit else {
      throw .fileTooLarge(byteCount: bytes.count, limit: limit)
    }
    return bytes
  }

  /// Reads what is left, but no more than `count` bytes of it.
  ///
  /// - Returns: The bytes, one at least.
  /// - Throws: `.unreadable` or `.empty`.
  func readBeginning(_ count: Int) throws(ImageFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var step = 1 << 14
    while bytes.count < count {
      if try read(atMost: min(step, count - bytes.count), into: &bytes) == 0 { break }
      step = max(step, bytes.count)
    }
    guard !bytes.isEmpty else { throw .empty }
    return bytes
  }

  /// Appends up to `room` bytes and says how many came; 0 at the end of the file.
  private func read(atMost room: Int, into bytes: inout [UInt8]) throws(ImageFileError) -> Int {
    var failure: Int32 = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, initializedCount in
      var count: Int
      repeat {
        count = systemRead(descriptor, buffer.baseAddress, room)
      } while count < 0 && errno == EINTR
      if count < 0 { failure = errno }
      initializedCount = max(count, 0)
    }
    guard failure == 0 else { throw .unreadable(errorNumber: failure) }
    bytes += chunk
    return chunk.count
  }

  /// Writes all of the bytes; gives the system's error number when it cannot be done, or 0.
  func write(_ bytes: [UInt8]) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        rest = rest.dropFirst(count)
      }
      return 0
    }
  }
}

extension Argument {
  /// The name as C functions take it.
  fileprivate var path: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }
}

private func systemRead(_ file: Int32, _ memory: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, memory, count)
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(file, bytes.baseAddress, bytes.count)
}
