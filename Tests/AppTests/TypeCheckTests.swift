import Foundation
import Testing

#if !canImport(UIKit)
/// The app's source, and the part of the SDK for Apple platforms, against declarations of what they
/// use there.
@Suite("The app for Apple platforms")
final class TypeCheckTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID())")

  /// Modules in the order in which they import each other.
  private static let declarations = [
    "CoreVideo", "CoreMedia", "AVFoundation", "AudioToolbox", "UIKit", "Vision", "SwiftUI",
  ]

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func `the compiler accepts it, and still finds mistakes`() throws {
    for name in Self.declarations {
      try emit(
        name, ["-suppress-warnings", "-enable-upcoming-feature", "InternalImportsByDefault"],
        [Self.root.appending(path: "Tests/AppleDeclarations/\(name).swift")]
      )
    }
    // The modules that the app imports, as they are where there is a UIKit.
    for name in ["Aila", "DLParsingModel"] {
      try emit(name, Self.packageSettings, Self.sources("Sources/\(name)"))
    }
    let app = try Self.sources("Apps/DLParsing")
    #expect(try check(app) == "")
    let preview = try #require(app.first { $0.lastPathComponent == "PreviewView.swift" })
    let text = try String(contentsOf: preview, encoding: .utf8)
    for (right, wrong) in [
      (".resizeAspectFill", ".resizeAspectFil"), ("Aila_SetTorch", "Aila_Torch"),
      (".accessibilityHidden(true)", ".accessibilityHide(true)"),
    ] {
      #expect(text.contains(right))
      let broken = folder.appending(path: "PreviewView.swift")
      try text.replacing(right, with: wrong).write(to: broken, atomically: true, encoding: .utf8)
      #expect(try check(app.filter { $0 != preview } + [broken]).contains("error:"))
    }
  }

  @Test func `what a person without sight needs is there`() throws {
    let text = try Self.sources("Apps/DLParsing")
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    for name in [
      "accessibilityLabel", "AccessibilityNotification.Announcement", "isAccessibilitySize",
      "ScaledMetric", ".isHeader", "sensoryFeedback",
    ] {
      #expect(text.contains(name), "\(name)")
    }
    #expect(!text.contains("print("), "nothing goes to the log")
  }

  // MARK: The compiler

  private func emit(_ module: String, _ settings: [String], _ sources: [URL]) throws {
    let output = try compile(
      settings + ["-parse-as-library", "-emit-module", "-module-name", module]
        + ["-emit-module-path", folder.appending(path: "\(module).swiftmodule").path()],
      sources
    )
    try #require(output == "", "\(module): \(output)")
  }

  private func check(_ sources: [URL]) throws -> String {
    try compile(["-warnings-as-errors", "-typecheck", "-module-name", "DLParsing"], sources)
  }

  /// What the compiler says; nothing when it accepts the sources.
  private func compile(_ settings: [String], _ sources: [URL]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-swift-version", "6", "-I", folder.path(), "-I", Self.modules.path()]
      + (try Self.moduleMaps()) + settings + sources.map { $0.path() }
    let log = folder.appending(path: "log")
    _ = FileManager.default.createFile(atPath: log.path(), contents: nil)
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try String(contentsOf: log, encoding: .utf8)
  }

  /// The name that SwiftPM gives the package: its folder's, as an identifier.
  private static let packageName = String(
    root.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
  )

  private static let packageSettings = [
    "-package-name", packageName, "-warnings-as-errors",
    "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature",
    "InternalImportsByDefault", "-enable-upcoming-feature", "MemberImportVisibility",
  ]

  // MARK: Files

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Where the build has put its products: beside the tests.
  private static let products = URL(filePath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent()

  private static let modules = products.appending(path: "Modules")

  private static func sources(_ folder: String) throws -> [URL] {
    let files = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil
    )
    let found = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    try #require(!found.isEmpty)
    return found.sorted { $0.path() < $1.path() }
  }

  /// Where the C modules are that our own modules import, and the headers that theirs include.
  private static func moduleMaps() throws -> [String] {
    let libraries = root.appending(path: "Sources/Libraries")
    let folders =
      try FileManager.default.contentsOfDirectory(at: libraries, includingPropertiesForKeys: nil)
      + FileManager.default.contentsOfDirectory(at: products, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "build" }
    let isThere = { FileManager.default.fileExists(atPath: $0) }
    return folders.map { $0.appending(path: "module.modulemap").path() }.filter(isThere)
      .flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
      + folders.map { $0.appending(path: "include").path() }.filter(isThere)
      .flatMap { ["-Xcc", "-I\($0)"] }
  }
}
#endif
