#if os(Linux)
internal import Glibc

/// Tells when something changes in the folder where a device appears.
struct DeviceWatch {
  private let file: FileDescriptor?

  /// Watches the folder of a path; when that cannot be done, only looking from time to time helps.
  init(path: String) {
    let bytes = Array(path.utf8)
    let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
    let folder =
      slash.map { $0 == 0 ? "/" : String(decoding: bytes[..<$0], as: UTF8.self) } ?? "."
    let number = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard number >= 0 else {
      file = nil
      return
    }
    let watching = FileDescriptor(number)
    let events = IN_CREATE | IN_MOVED_TO | IN_DELETE | IN_MOVED_FROM | IN_ATTRIB
    file = inotify_add_watch(number, folder, UInt32(events)) >= 0 ? watching : nil
  }

  /// Becomes readable at a change; -1 when there is no such file.
  var waitingFile: Int32 { file?.number ?? -1 }

  /// Takes the news, so that the file becomes unreadable again.
  func takeNews() {
    guard let file else { return }
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while readFile(file.number, into: buffer) > 0 {}
    }
  }
}
#endif
