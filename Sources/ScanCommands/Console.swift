public import AAMVA

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// What a command needs of the system, so that a test can stand in for it.
public struct Console: Sendable {
  /// Takes bytes for standard output; `false` when nobody reads them any more.
  public var write: @Sendable ([UInt8]) -> Bool
  /// Takes bytes for standard error.
  public var complain: @Sendable ([UInt8]) -> Void
  /// The open file that "-" names.
  public var standardInput: Int32
  /// Somebody watches standard error, and results do not go to the same screen.
  public var showsProgress: Bool
  /// The day on which age and expiry are judged when none is stated.
  public var today: @Sendable () -> CalendarDate?
  /// How many inputs may be worked on at once, 1 or more.
  public var workerCount: Int
  /// Arranges that something is called when somebody ends the process with Ctrl-C.
  public var onInterrupt: @Sendable (@escaping @Sendable () -> Void) -> Void

  /// Makes a console from its parts.
  public init(
    write: @escaping @Sendable ([UInt8]) -> Bool,
    complain: @escaping @Sendable ([UInt8]) -> Void,
    standardInput: Int32 = 0,
    showsProgress: Bool = false,
    today: @escaping @Sendable () -> CalendarDate? = { nil },
    workerCount: Int = 1,
    onInterrupt: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void = { _ in }
  ) {
    self.write = write
    self.complain = complain
    self.standardInput = standardInput
    self.showsProgress = showsProgress
    self.today = today
    self.workerCount = workerCount
    self.onInterrupt = onInterrupt
  }

  /// The process's own files, the day it is here, and a worker for each processor.
  ///
  /// A reader who goes away then ends the writing instead of killing the process.
  public static func system() -> Console {
    signal(SIGPIPE, SIG_IGN)
    holdStandardFiles()
    return Console(
      write: writeResults,
      complain: { bytes in _ = OpenFile.standardError.write(bytes) },
      showsProgress: isatty(2) == 1 && isatty(1) == 0,
      today: localDay,
      workerCount: max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))),
      onInterrupt: callOnInterrupt
    )
  }
}

/// Puts a file that gives and takes nothing where the process was started without standard input, output or
/// error, so that no file of ours comes to be taken for one of them.
private func holdStandardFiles() {
  for (number, mode) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] {
    // The lowest free number is given, which this is.
    if fcntl(number, F_GETFD) < 0 { _ = open("/dev/null", mode) }
  }
}

/// Writes to standard output and says why when it cannot be done; a reader who went away knows why.
@Sendable private func writeResults(_ bytes: [UInt8]) -> Bool {
  let errorNumber = OpenFile.standardOutput.write(bytes)
  guard errorNumber != 0 else { return true }
  if errorNumber != EPIPE {
    let reason = String(cString: strerror(errorNumber))
    _ = OpenFile.standardError.write(
      Array("dlscan: the results cannot be written: \(reason).\n".utf8)
    )
  }
  return false
}

/// The day of the calendar that it is here and now.
@Sendable private func localDay() -> CalendarDate? {
  var now = time(nil)
  var parts = tm()
  // The zone may have become another one since the process began.
  tzset()
  guard localtime_r(&now, &parts) != nil else { return nil }
  return CalendarDate(
    year: Int(parts.tm_year) + 1900,
    month: Int(parts.tm_mon) + 1,
    day: Int(parts.tm_mday)
  )
}
