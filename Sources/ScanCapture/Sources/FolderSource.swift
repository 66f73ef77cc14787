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

  /// Reads the pictures, or until the work is cancelled.
  func run(_ pipeline: ScanPipeline, _ cancellation: Cancellation) throws(CaptureError) {
    for name in try names() {
      if cancellation.isCancelled { return }
      pipeline.reset()
      do throws(ImageFileError) {
        try readPicture(path + "/" + name, pipeline)
      } catch .notPicture {
        continue
      } catch {
        pipeline.pass(.inputFailed(CaptureError(error)))
      }
    }
  }

  /// Names of the files, folders and hidden files left out, sorted by their bytes.
  private func names() throws(CaptureError) -> [String] {
    guard let folder = opendir(path) else { throw .cannotOpen(errorNumber: errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while names.count < CaptureLimits.folderFiles, let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      var status = stat()
      guard name.utf8.first != UInt8(ascii: "."), stat(path + "/" + name, &status) == 0,
        status.st_mode & S_IFMT == S_IFREG
      else { continue }
      names.append(name)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
