internal import DLScan
internal import PDF417
internal import ScanCapture

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Shows scans as they come, until the source ends or somebody ends it.
struct Watch: Sendable {
  private let task: WatchTask
  private let console: Console
  private let progress = Monitor(Progress())

  /// What has come so far.
  private struct Progress {
    /// Something was shown that was read.
    var hasRead = false
    /// A picture of the source gave nothing, or cannot be read.
    var hasFailed = false
    var ending: Ending?
  }

  private enum Ending {
    case ofSource
    case byPerson
    case failed
  }

  init(task: WatchTask, console: Console) {
    self.task = task
    self.console = console
  }

  /// Watches, and says how it ended.
  func run() -> ExitStatus {
    let progress = progress
    console.onInterrupt { progress.withLock { $0.ending = $0.ending ?? .byPerson } }
    let terminal =
      task.source == .standardInput ? TypingTerminal(file: console.standardInput) : nil
    defer { terminal?.restore() }
    let runner = CaptureRunner()
    let (statedDay, today) = (task.today, console.today)
    // The day of each scan: it may go on for weeks.
    let settings = CaptureSettings(
      codes: Set(CodeType.allCases), today: { statedDay ?? today() }
    )
    runner.start(task.source, settings: settings, standardInput: console.standardInput) { event in
      take(event)
    }
    let (ending, all) = progress.wait { progress in progress.ending.map { ($0, progress) } }
    runner.shutDown(waitingAtMost: 1000)
    return status(ending, all)
  }

  /// A source that is read to its end must have given something; typed text, which may be none, need not.
  private func status(_ ending: Ending, _ progress: Progress) -> ExitStatus {
    switch ending {
    case .failed: return .someInputGaveNoLicense
    case .byPerson: return progress.hasFailed ? .someInputGaveNoLicense : .everyInputGaveLicense
    case .ofSource:
      let isEnough = progress.hasRead || task.source == .standardInput
      return isEnough && !progress.hasFailed ? .everyInputGaveLicense : .someInputGaveNoLicense
    }
  }

  private func take(_ event: CaptureEvent) {
    switch event {
    case .started, .stillInView, .nothingRead(_, still: nil): return
    case .waiting(let error): say("waiting for \(task.name). \(error.message)")
    case .scanned(let codes):
      ring()
      for result in codes.compactMap(\.result) { show(result) }
    case .nothingRead(let sighting, let still?):
      var result = ScanResult(status: .noSymbol, source: still)
      result.sighting = sighting
      show(result)
    case .connected: say("the scanner is there.")
    case .disconnected: say("the scanner is gone.")
    case .inputFailed(let error, let name): showFault(error, name: name)
    case .failed(let error):
      if error.isOfPicture { showFault(error, name: task.name) } else { say(error.message) }
      end(.failed)
    case .ended: finish()
    }
  }

  /// The source has ended; one that gave nothing at all is told.
  private func finish() {
    let isSilent = progress.withLock { !$0.hasRead && !$0.hasFailed }
    if isSilent, task.source != .standardInput { say("nothing was read.") }
    end(.ofSource)
  }

  private func showFault(_ error: CaptureError, name: String) {
    let fault = ScanFault(code: error.code, message: error.message)
    show(ScanResult(fault: fault, source: ScanSource(name: name)))
  }

  /// Prints a result under the name of its picture, or of the source when it has none of its own.
  private func show(_ result: ScanResult) {
    var result = result
    var source = result.source ?? ScanSource()
    let name = source.name ?? task.name
    source.name = name
    result.source = source
    let isRead = result.payload != nil
    if task.redact { result = result.redacted() }
    progress.withLock { progress in
      if isRead { progress.hasRead = true } else { progress.hasFailed = true }
    }
    if !console.write(task.format.print([result], of: Argument(name))) { end(.failed) }
  }

  /// The terminal's bell: once up to level 3, twice above.
  private func ring() {
    let volume = task.volume ?? (isatty(2) == 1 ? 3 : 0)
    if volume > 0 { console.complain([UInt8](repeating: 7, count: volume > 3 ? 2 : 1)) }
  }

  private func say(_ sentence: String) {
    console.complain(Array("dlscan: \(sentence)\n".utf8))
  }

  private func end(_ ending: Ending) {
    progress.withLock { $0.ending = $0.ending ?? ending }
  }
}
