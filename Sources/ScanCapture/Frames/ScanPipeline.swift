internal import DLScan
public import ScanImage

/// Turns frames and payloads into events; any thread may hand them over.
public final class ScanPipeline: Sendable {
  private let state: Monitor<State>
  private let clock: @Sendable () -> Double
  private let emit: @Sendable (CaptureEvent) -> Void

  fileprivate struct State {
    var settings: CaptureSettings
    var reader = FrameReader()
    /// Counts resets: what was read before one must not come back after it.
    var resetCount = 0
    var tracker = PresenceTracker()
    var lastReport: [CapturedCode] = []
  }

  /// Makes a pipeline.
  ///
  /// - Parameters:
  ///   - settings: What is looked for.
  ///   - clock: Seconds of a clock that never goes back.
  ///   - emit: Takes the events, on the thread that hands something over.
  public init(
    settings: CaptureSettings,
    clock: @escaping @Sendable () -> Double = monotonicSeconds,
    emit: @escaping @Sendable (CaptureEvent) -> Void
  ) {
    state = Monitor(State(settings: settings))
    self.clock = clock
    self.emit = emit
  }

  /// Changes what is looked for, from the next frame on.
  public func update(_ settings: CaptureSettings) {
    state.withLock { $0.settings = settings }
  }

  /// Reads a frame.
  ///
  /// - Parameters:
  ///   - image: The frame, borrowed for the length of the call.
  ///   - isStill: No other frame of the same view follows.
  public func process(_ image: LumaImage, isStill: Bool = false) {
    var (settings, reader, resetCount) = state.withLock { ($0.settings, $0.reader, $0.resetCount) }
    let reading = reader.read(image, isStill: isStill, settings: settings)
    let done = reader
    state.withLock { state in
      if state.resetCount == resetCount { state.reader = done }
    }
    report(reading.codes, settings: settings, otherwise: .nothingRead(reading.sighting))
  }

  /// Takes what a hardware scanner gave.
  public func process(payload: [UInt8]) {
    let settings = state.withLock { $0.settings }
    var scanner = Scanner()
    scanner.options.today = settings.today()
    // Scans may run together; each document has its turn.
    for result in scanner.parseAll(payload) {
      let payload = result.payload ?? payload
      let type = PayloadKind.type(of: payload, isLicense: result.isLicense)
      guard type == .unknown || settings.codes.contains(type) else { continue }
      let code = CapturedCode(type: type, payload: payload, result: result)
      report([code], isFrame: false, settings: settings, otherwise: .nothingRead(nil))
    }
  }

  /// Forgets what is in view: what follows shows something else.
  public func reset() {
    state.withLock { state in
      state.reader.reset()
      state.resetCount &+= 1
      state.tracker.reset()
      state.lastReport = []
    }
  }

  /// Passes an event on that comes from the source itself.
  func pass(_ event: CaptureEvent) { emit(event) }

  private func report(
    _ codes: [CapturedCode],
    isFrame: Bool = true,
    settings: CaptureSettings,
    otherwise nothing: CaptureEvent
  ) {
    let now = clock()
    let report = state.withLock { state in
      state.report(codes, at: now, isFrame: isFrame, settings: settings)
    }
    if !report.isEmpty {
      emit(.scanned(report))
    } else {
      emit(codes.isEmpty ? nothing : .stillInView)
    }
  }
}

extension ScanPipeline.State {
  /// What is reported of a frame's codes.
  ///
  /// With multi-scan these are all of them, when one is new, or when two are seen together that were
  /// not reported together: one may have been missed in the frame before. Codes of an earlier frame
  /// never count, or the last card would be listed with the next one. Otherwise it is one code; the
  /// others have their turn in the frames that follow.
  fileprivate mutating func report(
    _ codes: [CapturedCode],
    at now: Double,
    isFrame: Bool,
    settings: CaptureSettings
  ) -> [CapturedCode] {
    let fresh = tracker.note(codes, at: now, isFrame: isFrame, settings: settings)
    guard settings.isMultiScan else {
      for code in fresh.dropFirst() { tracker.forget(code) }
      return Array(fresh.prefix(1))
    }
    let isTogetherNew =
      codes.count > 1
      && !codes.allSatisfy { code in
        lastReport.contains { $0.isSame(as: code) }
      }
    guard !fresh.isEmpty || isTogetherNew else { return [] }
    lastReport = codes
    return codes
  }
}
