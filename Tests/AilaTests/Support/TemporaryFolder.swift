import Foundation

/// A folder that is gone when the test is over.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "aila-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and gives its path.
  func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = url.appending(path: name)
    try Data(bytes).write(to: file)
    return file.path()
  }
}
