import Foundation
import FuzzTargets
import Testing

/// Whatever once ended the process is kept in Fuzz/Crashes and must not do so again.
struct CrashTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fuzz")

  static func files(_ kind: String, _ target: FuzzTarget) -> [URL] {
    let folder = folder.appendingPathComponent(kind).appendingPathComponent(target.rawValue)
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return (files ?? []).filter { !$0.lastPathComponent.hasPrefix(".") }
      .sorted { $0.path < $1.path }
  }

  @Test(arguments: FuzzTarget.allCases)
  func `kept crashes come to an end`(target: FuzzTarget) throws {
    for file in CrashTests.files("Crashes", target) {
      target.run(Array(try Data(contentsOf: file)))
    }
  }

  @Test(arguments: FuzzTarget.allCases)
  func `seeds come to an end, and there are some`(target: FuzzTarget) throws {
    let seeds = CrashTests.files("Seeds", target)
    #expect(!seeds.isEmpty)
    for file in seeds { target.run(Array(try Data(contentsOf: file))) }
  }

  @Test(arguments: FuzzTarget.allCases)
  func `short and empty inputs come to an end`(target: FuzzTarget) {
    for byte: UInt8 in [0, 10, 64, 127, 255] {
      for count in 0..<40 { target.run([UInt8](repeating: byte, count: count)) }
    }
  }
}
