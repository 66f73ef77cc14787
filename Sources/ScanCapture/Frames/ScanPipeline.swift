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
  ///   - name: The picture's name for people, told in its results.
  ///   - seconds: When the frame was taken, on a clock that never goes back; now when `nil`. Frames of one
  ///     pipeline all have it or all lack it.
  public func process(
    _ image: LumaImage,
    isStill: Bool = false,
    name: String? = nil,
    at seconds: Double? = nil
  ) {
    var (settings, reader, resetCount) = state.withLock { ($0.settings, $0.reader, $0.resetCount) }
    let reading = reader.read(image, isStill: isStill, name: name, settings: settings)
    let done = reader
    state.withLock { state in
      if state.resetCount == resetCount { state.reader = done }
    }
    let still =
      isStill ? ScanSource(name: name, width: image.width, height: image.height) : nil
    report(
      reading.codes,
      from: isStill ? .still : .frame,
      at: seconds ?? clock(),
      settings: settings,
      otherwise: .nothingRead(reading.sighting, still: still)
    )
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
      report([code], from: .scanner, at: clock(), settings: settings, otherwise: .nothingRead(nil))
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
    from origin: Origin,
    at seconds: Double,
    settings: CaptureSettings,
    otherwise nothing: CaptureEvent
  ) {
    let reports = state.withLock { state in
      state.reports(codes, from: origin, at: seconds, settings: settings)
    }
    for report in reports { emit(.scanned(report)) }
    if reports.isEmpty { emit(codes.isEmpty ? nothing : .stillInView) }
  }
}

/// What codes come from.
private enum Origin {
  /// One of many frames of a view.
  case frame
  /// The only frame of its view.
  case still
  /// A hardware scanner, which gives one code and says nothing of others.
  case scanner
}

extension ScanPipeline.State {
  /// What is reported of a frame's codes, one list for each event.
  ///
  /// With multi-scan these are all of them, when one is new, or when two are seen together that were
  /// not reported together: one may have been missed in the frame before. Codes of an earlier frame
  /// never count, or the last card would be listed with the next one. Otherwise it is one code; the
  /// others have their turn in the frames that follow, or at once where none follows.
  fileprivate mutating func reports(
    _ codes: [CapturedCode],
    from origin: Origin,
    at seconds: Double,
    settings: CaptureSettings
  ) -> [[CapturedCode]] {
    let fresh = tracker.note(codes, at: seconds, isFrame: origin != .scanner, settings: settings)
    guard settings.isMultiScan else {
      if origin == .still { return fresh.map { [$0] } }
      for code in fresh.dropFirst() { tracker.forget(code) }
      return fresh.prefix(1).map { [$0] }
    }
    let isTogetherNew =
      codes.count > 1
      && !codes.allSatisfy { code in
        lastReport.contains { $0.isSame(as: code) }
      }
    guard !fresh.isEmpty || isTogetherNew else { return [] }
    lastReport = codes
    return [codes]
  }
}
