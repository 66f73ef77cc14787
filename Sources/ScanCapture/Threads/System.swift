#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Seconds of a clock that never goes back.
@Sendable public func monotonicSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The system's words for an error number.
func systemWords(_ errorNumber: Int32) -> String {
  var buffer = [CChar](repeating: 0, count: 256)
  strerror_r(errorNumber, &buffer, buffer.count)
  let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
  return String(decoding: bytes, as: UTF8.self)
}

/// An open file of the system that is closed with its owner.
final class FileDescriptor: Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { if number >= 0 { close(number) } }

  /// Both ends of a new pipe, closed in child processes; `nil` when there are no files left.
  ///
  /// None of them is 0, 1 or 2, also where the process was started without these: whoever reads standard
  /// input shall not wait for us.
  static func pipe() -> (read: FileDescriptor, write: FileDescriptor)? {
    var ends: [Int32] = [-1, -1]
    guard openPipe(&ends) == 0 else { return nil }
    let raised = ends.map { FileDescriptor(fcntl($0, F_DUPFD_CLOEXEC, 3)) }
    for end in ends { close(end) }
    guard raised.allSatisfy({ $0.number >= 0 }) else { return nil }
    return (raised[0], raised[1])
  }
}

/// Reads bytes from an open file: how many came, 0 at its end, or minus the system's error number.
func readFile(_ file: Int32, into bytes: UnsafeMutableRawBufferPointer) -> Int {
  while true {
    let count = systemRead(file, bytes.baseAddress, bytes.count)
    if count >= 0 { return count }
    if errno != EINTR { return -Int(errno) }
  }
}

/// The error only says that there is nothing to read just now.
func isOnlyBusy(_ errorNumber: Int) -> Bool {
  errorNumber == Int(EAGAIN) || errorNumber == Int(EWOULDBLOCK)
}

extension FileDescriptor {
  /// Writes a zero byte, to wake whoever waits at the other end.
  func writeByte() {
    var byte: UInt8 = 0
    _ = systemWrite(number, &byte, 1)
  }
}

private func systemWrite(_ file: Int32, _ memory: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, memory, count)
}

private func openPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }

private func systemRead(_ file: Int32, _ memory: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, memory, count)
}

/// What came first of several things that are waited for.
struct Readiness: Sendable {
  var isCancelled = false
  var isReadable = false
  var isWatchReadable = false

  /// Waits until a file can be read, a watch tells something, the work is cancelled, or time is up.
  ///
  /// - Parameters:
  ///   - file: The file to read, or -1.
  ///   - watch: Another file to read, or -1.
  ///   - cancellation: What may end the waiting.
  ///   - milliseconds: How long to wait; -1 is for ever.
  /// - Returns: What came.
  static func wait(
    file: Int32,
    watch: Int32 = -1,
    cancellation: Cancellation,
    milliseconds: Int
  ) -> Readiness {
    let wanted = Int16(POLLIN)
    var files = [
      pollfd(fd: cancellation.waitingFile, events: wanted, revents: 0),
      pollfd(fd: file, events: wanted, revents: 0),
      pollfd(fd: watch, events: wanted, revents: 0),
    ]
    var count: Int32
    // A process that was stopped and goes on waits anew: no time has passed for who sends.
    repeat {
      count = poll(&files, nfds_t(files.count), Int32(clamping: milliseconds))
    } while count < 0 && errno == EINTR
    guard count > 0 else { return Readiness(isCancelled: cancellation.isCancelled) }
    return Readiness(
      isCancelled: cancellation.isCancelled || files[0].revents != 0,
      isReadable: files[1].revents != 0,
      isWatchReadable: files[2].revents != 0
    )
  }
}
