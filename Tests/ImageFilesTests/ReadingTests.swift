import ImageFiles
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The system's `write`, whose name a method here would hide.
private func writeAll(_ descriptor: Int32, _ bytes: [UInt8], _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// Files and pipes are read to their end, and what goes wrong is told.
struct ReadingTests {
  /// A folder of its own that is gone when the test ends.
  final class Folder {
    let path: String

    init() throws {
      var template = Array("/tmp/dlscan-tests-XXXXXX".utf8CString)
      path = try #require(mkdtemp(&template).map { String(cString: $0) })
    }

    deinit {
      unlink(path + "/picture")
      rmdir(path)
    }

    func write(_ bytes: [UInt8]) throws -> String {
      let file = path + "/picture"
      let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      try #require(descriptor >= 0)
      defer { close(descriptor) }
      #expect(writeAll(descriptor, bytes, bytes.count) == bytes.count)
      return file
    }
  }

  let picture = TestPicture(width: 200, height: 120)

  func failure(path: String, limits: ImageLimits = .standard) -> ImageFileError? {
    do throws(ImageFileError) {
      _ = try ImageFile.decode(path: path, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a file is told by what is in it, not by its name`() throws {
    let file = PNGWriter.file(picture)
    let folder = try Folder()
    let decoded = try ImageFile.decode(path: folder.write(file))
    #expect(decoded.format == .png)
    #expect(try Pixels(decoded) == Pixels(decoding: file))
  }

  @Test func `an empty file, a folder and nothing at all are told apart`() throws {
    let folder = try Folder()
    #expect(failure(path: try folder.write([])) == .empty)
    #expect(failure(path: folder.path) == .unreadable(errorNumber: EISDIR))
    #expect(failure(path: folder.path + "/nothing") == .unreadable(errorNumber: ENOENT))
  }

  @Test func `the limit on bytes holds for files`() throws {
    let folder = try Folder()
    let file = PNGWriter.file(picture)
    let path = try folder.write(file)
    var limits = ImageLimits()
    limits.fileBytes = file.count
    #expect(failure(path: path, limits: limits) == nil)
    limits.fileBytes -= 1
    #expect(
      failure(path: path, limits: limits)
        == .fileTooLarge(byteCount: file.count, limit: file.count - 1)
    )
  }

  @Test func `a pipe is read to its end, and no further than the limit`() throws {
    let file = PNGWriter.file(TestPicture(width: 90, height: 90))
    var limits = ImageLimits()
    for limit in [file.count, file.count - 1] {
      limits.fileBytes = limit
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      // A pipe holds 64 KiB, more than this file.
      #expect(writeAll(ends[1], file, file.count) == file.count)
      close(ends[1])
      defer { close(ends[0]) }
      if limit == file.count {
        #expect(try Pixels(ImageFile.decode(descriptor: ends[0], limits: limits)).width == 90)
      } else {
        #expect(throws: ImageFileError.fileTooLarge(byteCount: file.count, limit: limit)) {
          try ImageFile.decode(descriptor: ends[0], limits: limits)
        }
      }
    }
  }

  @Test func `a descriptor that is not open is told`() {
    #expect(throws: ImageFileError.unreadable(errorNumber: EBADF)) {
      try ImageFile.decode(descriptor: -1)
    }
  }
}
