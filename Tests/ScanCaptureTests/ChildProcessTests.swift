#if os(Linux)
import Foundation
import Testing

@testable import ScanCapture

@Suite("Programs that decode")
struct ChildProcessTests {
  /// Reads all that a program writes.
  private func text(_ file: FileDescriptor) -> String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = bytes.withUnsafeMutableBytes { readFile(file.number, into: $0) }
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }

  private func isThere(_ process: pid_t) -> Bool { kill(process, 0) == 0 }

  @Test(arguments: [
    ("exit 0", ChildProcess.Ending.success), ("exit 3", .failure), ("kill -KILL $$", .killed),
    ("kill -TERM $$", .killed),
  ])
  func `tell how they ended`(script: String, ending: ChildProcess.Ending) throws {
    let process = try ChildProcess("sh", ["-c", script])
    #expect(process.ending(within: 20_000, Cancellation()) == ending)
    #expect(process.ending(within: 20, Cancellation()) == nil)
  }

  @Test func `give what they write, and no more than was asked for`() throws {
    let script = "echo out; echo said >&2"
    let process = try ChildProcess("sh", ["-c", script], readsMessages: true)
    #expect(text(process.output) == "out\n")
    #expect(process.messages.map(text) == "said\n")
    #expect(try ChildProcess("sh", ["-c", script]).messages == nil)
  }

  @Test func `that are not installed are told`() {
    #expect(throws: CaptureError.decoderMissing) { try ChildProcess("no-such-program", []) }
  }

  @Test func `end with all that they started, as soon as nobody wants them`() throws {
    var process: ChildProcess? = try ChildProcess(
      "sh", ["-c", "sleep 1000 & echo $!; sleep 1000 & echo $!; exec sleep 1000"])
    let output = try #require(process?.output)
    var numbers: [pid_t] = []
    while numbers.count < 2 {
      numbers += text(output).split(separator: "\n").compactMap { pid_t($0) }
    }
    #expect(numbers.allSatisfy(isThere))
    #expect(process?.ending(within: 50, Cancellation()) == nil)
    process = nil
    // Whoever adopts them may take its time.
    let end = monotonicSeconds() + 20
    while !numbers.allSatisfy(hasEnded), monotonicSeconds() < end { usleep(1000) }
    #expect(numbers.allSatisfy(hasEnded))
  }

  @Test func `are not waited for when the work is cancelled`() throws {
    let cancellation = Cancellation()
    cancellation.cancel()
    let process = try ChildProcess("sleep", ["1000"])
    #expect(process.ending(within: 600_000, cancellation) == nil)
  }

  @Test func `end at once when the work is cancelled before or after they began`() throws {
    for isBefore in [true, false] {
      let cancellation = Cancellation()
      if isBefore { cancellation.cancel() }
      let process = try ChildProcess("sleep", ["1000"])
      cancellation.whenCancelled { [weak process] in process?.interrupt() }
      cancellation.cancel()
      #expect(text(process.output) == "")
    }
  }

  /// It is gone, or a number that its parent has not asked for.
  private func hasEnded(_ process: pid_t) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return true
    }
    return status.split(separator: " ").dropFirst(2).first == "Z"
  }
}
#endif
