import Foundation
import Testing

/// The library as a C programmer meets it: the header, the shared library, a compiler and nothing else.
@Suite("A program in C")
struct CProgramTests {
  static let expectedOutput = """
    0.1.0
    {"results":[{"schema":"dlscan/1","status":"noSymbol","source":{"width":40,"height":30}}]}
    {"results":[{"schema":"dlscan/1","status":"error","error":{"code":"rowsOverlap",\
    "message":"Rows of 40 pixels do not fit into 39 bytes."}}]}
    {"schema":"dlscan/1","status":"notLicense","payload":"aGkAIQ=="}
    {"schema":"dlscan/1","status":"notLicense"}

    """

  /// A library built with a sanitizer links only with that sanitizer's compiler.
  static let isSanitized = (["__asan_init", "__tsan_init"] as [String]).contains {
    dlsym(nil, $0) != nil
  }

  @Test(
    .disabled(if: isSanitized, "the library is built with a sanitizer"),
    arguments: [
      ["cc", "-x", "c", "-std=c99"], ["clang", "-x", "c", "-std=c11"],
      ["clang++", "-x", "c++", "-std=c++17"],
    ]
  )
  func `it compiles without a warning, links and runs`(compiler: [String]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "dlscan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "user")
    let library = try Self.libraryFolder()
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
    let header = sources.appending(path: "../../Sources/CDLScan/include").standardized

    let compiled = try Self.run(
      "/usr/bin/env",
      compiler + [
        "-Wall", "-Wextra", "-Werror", "-pedantic", "-Wno-nullability-extension",
        "-Wno-unknown-warning-option", "-I", header.path(), "-o", program.path(),
        sources.appending(path: "Program/user.c").path(), "-L", library.path(), "-lCDLScan",
        "-Wl,-rpath,\(library.path())",
      ]
    )
    #expect(compiled.output == "")
    try #require(compiled.status == 0)
    let ran = try Self.run(program.path(), [])
    #expect(ran.output == Self.expectedOutput)
    #expect(ran.status == 0)
  }

  /// Where the build puts libCDLScan: beside the tests.
  private static func libraryFolder() throws -> URL {
    let executable = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    var folder = executable.deletingLastPathComponent()
    // On Apple platforms the tests are a bundle, some folders further down.
    let candidates = (0..<5).map { _ in
      defer { folder.deleteLastPathComponent() }
      return folder
    }
    return try #require(
      candidates.first { folder in
        ["libCDLScan.so", "libCDLScan.dylib"].contains { name in
          FileManager.default.fileExists(atPath: folder.appending(path: name).path())
        }
      },
      "the build left no libCDLScan beside the tests"
    )
  }

  private static func run(
    _ path: String,
    _ arguments: [String]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}
