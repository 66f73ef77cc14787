/// Knows which codes are in view, so that one that stays is reported once.
struct PresenceTracker {
  private struct Entry {
    var code: CapturedCode
    var lastSeen: Double
    /// When a frame first lacked it; frames may come so slowly that time alone says nothing.
    var missedSince: Double?
    var lastReported: Double
  }

  private var entries: [Entry] = []

  /// Codes that are remembered.
  var count: Int { entries.count }

  /// Notes the codes of one frame.
  ///
  /// - Parameters:
  ///   - codes: What the frame showed.
  ///   - now: Seconds of a clock that never goes back.
  ///   - isFrame: What the codes come from would have shown others too; otherwise it is one scan by
  ///     itself, and nothing is said between scans.
  ///   - settings: When a code has left, and when one that stays is reported again.
  /// - Returns: The codes to report: those that came, and those whose time has passed.
  mutating func note(
    _ codes: [CapturedCode],
    at now: Double,
    isFrame: Bool = true,
    settings: CaptureSettings
  ) -> [CapturedCode] {
    removeLeft(codes, at: now, isFrame: isFrame, absenceSeconds: settings.absenceSeconds)
    var fresh: [CapturedCode] = []
    for code in codes {
      guard let place = entries.firstIndex(where: { $0.code.isSame(as: code) }) else {
        if entries.count >= CaptureLimits.codesInView { entries.removeFirst() }
        entries.append(Entry(code: code, lastSeen: now, lastReported: now))
        fresh.append(code)
        continue
      }
      entries[place].lastSeen = now
      entries[place].missedSince = nil
      if let pause = settings.repeatSeconds, now - entries[place].lastReported >= pause {
        entries[place].lastReported = now
        fresh.append(code)
      }
    }
    return fresh
  }

  /// Removes the codes that were not there for long enough.
  private mutating func removeLeft(
    _ codes: [CapturedCode],
    at now: Double,
    isFrame: Bool,
    absenceSeconds: Double
  ) {
    guard isFrame else {
      entries.removeAll { now - $0.lastSeen > absenceSeconds }
      return
    }
    for place in entries.indices where entries[place].missedSince == nil {
      let isThere = codes.contains { entries[place].code.isSame(as: $0) }
      if !isThere { entries[place].missedSince = now }
    }
    entries.removeAll { entry in
      entry.missedSince.map { now - $0 >= absenceSeconds } ?? false
    }
  }

  /// Lets the codes that were held back come again: they were not reported after all.
  mutating func forget(_ code: CapturedCode) {
    entries.removeAll { $0.code.isSame(as: code) }
  }

  /// Forgets everything: what follows shows something else.
  mutating func reset() { entries = [] }
}
