import Foundation
import SymbolSynthesis
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
    {"results":[{"schema":"dlscan/1","status":"notLicense","payload":"aGkAIQ=="}]}
    {"results":[{"schema":"dlscan/1","status":"noSymbol","source":{"width":40,"height":30}}]}
    {"results":[{"schema":"dlscan/1","status":"error","error":{"code":"noSession",\
    "message":"There is no session."}}]}

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
    try Self.inNewFolder { folder in
      let program = try Self.compile("user.c", with: compiler + ["-pedantic"], in: folder)
      let ran = try Self.run(program, [])
      #expect(ran.output == Self.expectedOutput)
      #expect(ran.status == 0)
    }
  }

  #if os(Linux)
  /// A picture to scan in a fresh process.
  struct Scan: Sendable, CustomTestStringConvertible {
    var sides: (width: Int, height: Int)
    var modulePixels: Double
    /// Enough of it, and the symbol is seen but cannot be read: then every road is tried.
    var noiseLevels = 5.0
    var testDescription: String { "\(sides.width) x \(sides.height), noise \(noiseLevels)" }
  }

  @Test(
    .disabled(if: isSanitized, "a sanitizer brings its own malloc"),
    arguments: [
      Scan(sides: (640, 480), modulePixels: 2),
      Scan(sides: (640, 480), modulePixels: 2, noiseLevels: 120),
      Scan(sides: (1_920, 1_080), modulePixels: 6),
      Scan(sides: (4_032, 3_024), modulePixels: 8),
    ],
    ["fast", "thorough"]
  )
  func `a scan takes at most three bytes a pixel`(scan: Scan, effort: String) throws {
    var camera = Photographer()
    camera.pictureSize = scan.sides
    camera.modulePixels = scan.modulePixels
    camera.noiseLevels = scan.noiseLevels
    camera.samplesPerSide = 1
    let symbol = try DrawnSymbol([UInt8](repeating: 65, count: 300))
    let picture = camera.photograph(symbol).picture
    try Self.inNewFolder { folder in
      let program = try Self.compile("memory.c", with: ["cc", "-x", "c", "-std=gnu11"], in: folder)
      let file = folder.appending(path: "picture")
      try Data(picture.bytes).write(to: file)
      let ran = try Self.run(
        program,
        [file.path(), "\(picture.width)", "\(picture.height)", #"{"effort":"\#(effort)"}"#]
      )
      #expect(ran.status == 0)
      let taken = try #require(ran.output.split(separator: " ").first.flatMap { Int($0) })
      #expect(taken <= 3 * picture.bytes.count)
      // It is counted at all, and the tile map alone takes as much.
      #expect(taken > picture.bytes.count / 100)
    }
  }
  #endif

  private static func inNewFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "dlscan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  /// Compiles a program beside this file, with all warnings, and says where it is.
  private static func compile(
    _ source: String,
    with compiler: [String],
    in folder: URL
  ) throws -> String {
    let program = folder.appending(path: "program")
    let library = try libraryFolder()
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
    let header = sources.appending(path: "../../Sources/CDLScan/include").standardized
    let compiled = try run(
      "/usr/bin/env",
      compiler + [
        "-Wall", "-Wextra", "-Werror", "-Wno-nullability-extension",
        "-Wno-unknown-warning-option", "-I", header.path(), "-o", program.path(),
        sources.appending(path: "Program/\(source)").path(), "-L", library.path(), "-lCDLScan",
        "-Wl,-rpath,\(library.path())",
      ]
    )
    #expect(compiled.output == "")
    try #require(compiled.status == 0)
    return program.path()
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
