#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Captures one source at a time on a thread of its own.
///
/// Starting and stopping may come in any order, any number of times and from any thread, the one on
/// which events come included. After a stop no further event begins. However often it is started,
/// there is one thread, which sleeps while nothing is captured.
public final class CaptureRunner: Sendable {
  private let state = Monitor(State())

  private struct State {
    var hasThread = false
    /// The thread is about a job, perhaps one that was stopped.
    var isAtWork = false
    var isShutDown = false
    var wanted: CaptureJob?
    var current: CaptureJob?
  }

  /// Makes a runner that captures nothing yet.
  public init() {}

  deinit { shutDown() }

  /// Something is captured, or is about to be.
  public var isRunning: Bool { state.withLock { $0.current != nil || $0.wanted != nil } }

  /// Begins to capture a source; does nothing when something is captured already.
  ///
  /// - Parameters:
  ///   - source: Where frames or payloads come from; without one, `.failed(.noSource)` is told.
  ///   - settings: What is looked for.
  ///   - standardInput: The open file that `.standardInput` means.
  ///   - emit: Takes the events, on the runner's thread.
  public func start(
    _ source: CaptureSource?,
    settings: CaptureSettings,
    standardInput: Int32 = 0,
    emit: @escaping @Sendable (CaptureEvent) -> Void
  ) {
    let state = state
    state.withLock { inner in
      guard !inner.isShutDown, inner.current == nil, inner.wanted == nil else { return }
      inner.wanted = CaptureJob(
        source, settings: settings, standardInput: standardInput, emit: emit
      )
      guard !inner.hasThread else { return }
      // The thread holds the state and not the runner, so that a runner nobody has ends by itself.
      let thread = PlainThread.start { CaptureRunner.work(state) }
      inner.hasThread = thread != nil
      if thread == nil { inner.wanted = nil }
      thread?.detach()
    }
  }

  /// Changes what is looked for, from the next frame on.
  public func update(_ settings: CaptureSettings) {
    let job = state.withLock { $0.wanted ?? $0.current }
    job?.pipeline.update(settings)
  }

  /// Ends capturing; does nothing when nothing is captured.
  ///
  /// It does not wait for an event that is being told just now, so it may be called from there.
  public func stop() {
    let jobs = state.withLock { inner in
      defer {
        inner.wanted = nil
        inner.current = nil
      }
      return [inner.wanted, inner.current]
    }
    for job in jobs { job?.cancel() }
  }

  /// Ends capturing for good, and the thread with it.
  ///
  /// - Parameter milliseconds: How long to wait until all that was begun is cleaned up; the processes that
  ///   were started end at once in any case.
  public func shutDown(waitingAtMost milliseconds: Int = 0) {
    stop()
    state.withLock { $0.isShutDown = true }
    let pauseMilliseconds = 2
    for _ in 0..<(milliseconds / pauseMilliseconds) where state.withLock({ $0.isAtWork }) {
      usleep(UInt32(1000 * pauseMilliseconds))
    }
  }

  private static func work(_ state: Monitor<State>) {
    while let job = nextJob(state) {
      job.run()
      state.withLock { inner in
        inner.isAtWork = false
        if inner.current === job { inner.current = nil }
      }
    }
  }

  private static func nextJob(_ state: Monitor<State>) -> CaptureJob? {
    let next: CaptureJob?? = state.wait { inner in
      if inner.isShutDown { return .some(nil) }
      guard let job = inner.wanted else { return nil }
      inner.wanted = nil
      inner.current = job
      inner.isAtWork = true
      return .some(job)
    }
    return next ?? nil
  }
}
