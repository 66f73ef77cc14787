import AAMVA
import ScanCommands
import Synchronization

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What a command wrote and how it ended.
struct Outcome {
  var status: ExitStatus
  var output: String
  var complaints: String

  /// The lines of the output.
  var lines: [Substring] { output.split(separator: "\n") }
}

/// Runs a command in this process.
func run(
  _ arguments: [Argument],
  standardInput: Int32 = -1,
  workerCount: Int = 1,
  showsProgress: Bool = false,
  today: String = "2026-11-29",
  write: (@Sendable ([UInt8]) -> Bool)? = nil
) -> Outcome {
  let output = Gathered()
  let complaints = Gathered()
  let console = Console(
    write: write ?? { output.append($0) },
    complain: { _ = complaints.append($0) },
    standardInput: standardInput,
    showsProgress: showsProgress,
    today: { CalendarDate(parsing: today) },
    workerCount: workerCount
  )
  let status = Command.run(arguments: arguments, console: console)
  return Outcome(status: status, output: output.text, complaints: complaints.text)
}

/// A clock whose day is another one each time that it is asked, until the last.
final class MovingClock: Sendable {
  private let days: Mutex<[String]>

  init(_ days: [String]) { self.days = Mutex(days) }

  func next() -> CalendarDate? {
    days.withLock { CalendarDate(parsing: $0.count > 1 ? $0.removeFirst() : $0[0]) }
  }
}

/// Bytes that come from several threads.
final class Gathered: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  func append(_ more: [UInt8]) -> Bool {
    bytes.withLock { $0 += more }
    return true
  }

  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
}

/// A folder that is gone when the test is over.
final class TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/dlscan-tests-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress, let made = mkdtemp(base) else {
        fatalError("no temporary folder")
      }
      return String(cString: made)
    }
  }

  deinit {
    guard let folder = opendir(path) else { return }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          Array(UnsafeBufferPointer(start: $0, count: strlen($0)))
        }
      }
      unlink(Array(path.utf8CString.dropLast()) + [0x2F] + name + [0])
    }
    closedir(folder)
    rmdir(path)
  }

  /// Makes a file and gives the argument that names it.
  func file(_ name: [UInt8], _ contents: [UInt8]) -> Argument {
    let argument = Argument(bytes: Array(path.utf8) + [0x2F] + name)
    let descriptor = open(
      argument.bytes.map { CChar(bitPattern: $0) } + [0],
      O_WRONLY | O_CREAT | O_TRUNC,
      0o600
    )
    precondition(descriptor >= 0)
    precondition(write(descriptor, contents, contents.count) == contents.count)
    close(descriptor)
    return argument
  }

  /// Makes a file and gives the argument that names it.
  func file(_ name: String, _ contents: [UInt8]) -> Argument {
    file(Array(name.utf8), contents)
  }
}

/// A grey picture file in which there is nothing.
func blankPicture(width: Int, height: Int) -> [UInt8] {
  Array("P5 \(width) \(height) 255\n".utf8) + [UInt8](repeating: 200, count: width * height)
}

/// An open pipe out of which some bytes come.
func pipe(holding bytes: [UInt8]) -> Int32 {
  var ends: [Int32] = [0, 0]
  precondition(openPipe(&ends) == 0)
  precondition(write(ends[1], bytes, bytes.count) == bytes.count)
  close(ends[1])
  return ends[0]
}

private func openPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
