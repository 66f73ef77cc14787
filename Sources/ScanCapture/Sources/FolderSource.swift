internal import ImageFiles

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// The pictures of a folder, in the order of their names; each is a view of its own.
struct FolderSource {
  let path: String

  /// Endings of names that promise a picture, in small letters.
  private static let pictureEndings = [
    "jpg", "jpeg", "jpe", "jfif", "png", "webp", "tif", "tiff", "heic", "heif", "avif", "pgm",
    "ppm",
    "pbm", "pnm",
  ]

  /// Reads the pictures, or until the work is cancelled.
  ///
  /// A file that is no picture is passed over, unless its name promises one.
  func run(_ pipeline: ScanPipeline, _ cancellation: Cancellation) throws(CaptureError) {
    let folder = FileDescriptor(open(path, O_RDONLY | O_CLOEXEC))
    for name in try names(folder) {
      if cancellation.isCancelled { return }
      pipeline.reset()
      let shownName = path + (path.utf8.last == UInt8(ascii: "/") ? "" : "/") + name.text
      do throws(ImageFileError) {
        try readPicture(openFile(name, in: folder), name: shownName, pipeline)
      } catch {
        if case .notPicture = error, !FolderSource.promisesPicture(name) { continue }
        pipeline.pass(.inputFailed(CaptureError(error), name: shownName))
      }
    }
  }

  /// Names of the files, folders and hidden files left out, sorted by their bytes.
  ///
  /// A name that leads to no file is kept, so that this is told.
  private func names(_ folder: FileDescriptor) throws(CaptureError) -> [FileName] {
    guard let listing = fdopendir(dup(folder.number)) else {
      throw .cannotOpen(errorNumber: errno)
    }
    defer { closedir(listing) }
    var names: [FileName] = []
    while names.count < CaptureLimits.folderFiles, let entry = readdir(listing) {
      let name = FileName(
        bytes: withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      )
      guard name.bytes.first != UInt8(ascii: ".") else { continue }
      var status = stat()
      let isFound = fstatat(folder.number, name.forSystem, &status, 0) == 0
      let isFile = isFound && status.st_mode & S_IFMT == S_IFREG
      if isFile || (!isFound && FolderSource.promisesPicture(name)) { names.append(name) }
    }
    return names.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }

  private func openFile(
    _ name: FileName,
    in folder: FileDescriptor
  ) throws(ImageFileError) -> FileDescriptor {
    // Should the file have become a pipe meanwhile, opening it does not wait.
    let number = openat(folder.number, name.forSystem, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { throw .unreadable(errorNumber: errno) }
    return FileDescriptor(number)
  }

  private static func promisesPicture(_ name: FileName) -> Bool {
    let bytes = name.bytes
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let ending = bytes[(dot + 1)...].map { byte in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
    return pictureEndings.contains { $0.utf8.elementsEqual(ending) }
  }
}

/// A file's name, which is bytes and need not be UTF-8.
private struct FileName {
  let bytes: [UInt8]

  /// The name for people.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The name as the system takes it.
  var forSystem: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }
}
