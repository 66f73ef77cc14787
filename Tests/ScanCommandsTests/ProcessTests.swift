import Foundation
import ScanCommands
import Testing

/// The tool as a process: what only a process has.
@Suite("The process")
struct ProcessTests {
  let folder = TemporaryFolder()

  @Test func `arguments, output and exit status are passed on`() throws {
    #expect(try run(["--version"]).output.hasPrefix("dlscan "))
    #expect(try run(["--version"]).status == 0)
    let usage = try run(["nonsense"])
    #expect(usage.status == 2)
    #expect(usage.output.isEmpty)
    #expect(usage.complaints.hasPrefix("dlscan: there is no command 'nonsense'."))
    #expect(try run([]).status == 2)
  }

  @Test func `standard input is read`() throws {
    let name = folder.file("card.bin", LicenseOutputTests.payload)
    let outcome = try run(["parse", "--json", "-"], input: name.text)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(#""lastName":"HARROWGATE""#))
    // Without --today it is judged on some day.
    #expect(outcome.output.contains(#""assessment":{"asOf":"20"#))
    #expect(outcome.complaints.isEmpty)
  }

  @Test func `many files are answered in order by all processors`() throws {
    let names = (0..<200).map { folder.file("\($0)", Array("payload \($0)".utf8)).text }
    let outcome = try run(["parse", "--json"] + names)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 200)
    for (index, line) in lines.enumerated() {
      let payload = Data("payload \(index)".utf8).base64EncodedString()
      #expect(line.contains("\"\(payload)\""))
    }
    #expect(outcome.status == 1)
    #expect(outcome.complaints.isEmpty)
  }

  @Test func `a reader who goes away ends it quietly`() throws {
    let name = folder.file("a", Array("hello".utf8)).text
    let outcome = try shell("\"$0\" parse --json \(name) \(name) | true; echo \"${PIPESTATUS[0]}\"")
    // The first write may come before the reader is gone; nothing is ever said about it.
    #expect(outcome.output == "1\n")
    #expect(outcome.complaints.isEmpty)
  }

  #if os(Linux)
  @Test func `results that cannot be written are told`() throws {
    let outcome = try shell("\"$0\" --version > /dev/full")
    #expect(outcome.status == 1)
    #expect(
      outcome.complaints == "dlscan: the results cannot be written: No space left on device.\n"
    )
  }
  #endif

  @Test func `a closed standard input is an error and no crash`() throws {
    let outcome = try shell("\"$0\" parse --json - <&-")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(#""error":{"code":"unreadable""#))
  }

  @Test func `watching ends cleanly with Ctrl-C`() throws {
    let process = Process()
    process.executableURL = try builtTool()
    process.arguments = ["watch", "serial:\(folder.path)/away"]
    process.standardInput = FileHandle.nullDevice
    try process.run()
    // It may still be starting, and then the signal alone ends it.
    usleep(500_000)
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
  }

  // MARK: Running

  private struct Ran {
    var status: Int32
    var output: String
    var complaints: String
  }

  private func shell(_ script: String) throws -> Ran {
    try run(URL(filePath: "/bin/bash"), ["-c", script, try builtTool().path()], input: "/dev/null")
  }

  private func run(_ arguments: [String], input: String = "/dev/null") throws -> Ran {
    try run(try builtTool(), arguments, input: input)
  }

  private func run(_ program: URL, _ arguments: [String], input: String) throws -> Ran {
    let process = Process()
    let files = ["output", "complaints"].map { "\(folder.path)/\($0)" }
    for file in files { _ = FileManager.default.createFile(atPath: file, contents: nil) }
    process.executableURL = program
    process.arguments = arguments
    process.environment = ["LC_ALL": "C"]
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: input))
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: files[0]))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: files[1]))
    try process.run()
    process.waitUntilExit()
    return Ran(
      status: process.terminationStatus,
      output: try String(contentsOfFile: files[0], encoding: .utf8),
      complaints: try String(contentsOfFile: files[1], encoding: .utf8)
    )
  }
}

/// Where the build puts the tool: beside the tests.
func builtTool() throws -> URL {
  var folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
  // On Apple platforms the tests are a bundle, some folders further down.
  for _ in 0..<5 {
    folder.deleteLastPathComponent()
    let tool = folder.appending(path: "dlscan")
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: tool.path(), isDirectory: &isFolder),
      !isFolder.boolValue
    {
      return tool
    }
  }
  return try #require(nil as URL?, "the build left no dlscan beside the tests")
}
