internal import DLScan
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
  private let outcome = Monitor<ExitStatus?>(nil)

  init(task: WatchTask, console: Console) {
    self.task = task
    self.console = console
  }

  /// Watches, and says how it ended.
  func run() -> ExitStatus {
    let outcome = outcome
    console.onInterrupt { outcome.withLock { $0 = $0 ?? .everyInputGaveLicense } }
    let runner = CaptureRunner()
    let today = task.today ?? console.today()
    let settings = CaptureSettings(today: { today })
    runner.start(task.source, settings: settings, standardInput: console.standardInput) { event in
      take(event)
    }
    let status = outcome.wait { $0 }
    runner.shutDown()
    return status
  }

  private func take(_ event: CaptureEvent) {
    switch event {
    case .scanned(let codes):
      ring()
      for code in codes { show(code) }
    case .nothingRead, .stillInView: return
    case .connected: say("the scanner is there.")
    case .disconnected: say("the scanner is gone.")
    case .inputFailed(let error): say(error.message)
    case .failed(let error):
      say(error.message)
      end(.someInputGaveNoLicense)
    case .ended: end(.everyInputGaveLicense)
    }
  }

  private func show(_ code: CapturedCode) {
    guard var result = code.result else { return }
    result.source = ScanSource(
      name: task.name.text, width: result.source?.width, height: result.source?.height
    )
    if task.redact { result = result.redacted() }
    if !console.write(task.format.print([result], of: task.name)) { end(.someInputGaveNoLicense) }
  }

  /// The terminal's bell: once up to level 3, twice above.
  private func ring() {
    let volume = task.volume ?? (isatty(2) == 1 ? 3 : 0)
    if volume > 0 { console.complain([UInt8](repeating: 7, count: volume > 3 ? 2 : 1)) }
  }

  private func say(_ sentence: String) {
    console.complain(Array("dlscan: \(sentence)\n".utf8))
  }

  private func end(_ status: ExitStatus) {
    outcome.withLock { $0 = $0 ?? status }
  }
}
