import Foundation
import Testing

/// The picture files that the fuzzer starts from.
struct SeedTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fuzz/Seeds/picture")

  @Test(.enabled(if: ProcessInfo.processInfo.environment["DLSCAN_MAKE_SAMPLES"] != nil))
  func `a small file of every kind is written`() throws {
    for file in RobustnessTests.files {
      let name = file.name.lowercased().replacingOccurrences(of: " ", with: "-")
      try Data(file.bytes).write(to: SeedTests.folder.appendingPathComponent(name))
    }
  }
}
