import Testing

@testable import ScanCapture

@Suite("Codes in view")
struct PresenceTrackerTests {
  static func code(_ text: String) -> CapturedCode {
    CapturedCode(type: .qr, payload: Array(text.utf8))
  }
  let settings = CaptureSettings(absenceSeconds: 1, repeatSeconds: 10)

  @Test func `a code that stays is reported once`() {
    var tracker = PresenceTracker()
    #expect(tracker.note([Self.code("a")], at: 0, settings: settings) == [Self.code("a")])
    for step in 1..<99 {
      let fresh = tracker.note([Self.code("a")], at: Double(step) / 10, settings: settings)
      #expect(fresh.isEmpty)
    }
  }

  @Test func `a code is reported again when it left, or its time has passed`() {
    var tracker = PresenceTracker()
    _ = tracker.note([Self.code("a")], at: 0, settings: settings)
    _ = tracker.note([], at: 1, settings: settings)
    #expect(tracker.note([Self.code("a")], at: 1.9, settings: settings).isEmpty)
    _ = tracker.note([], at: 2, settings: settings)
    _ = tracker.note([], at: 3, settings: settings)
    #expect(tracker.note([Self.code("a")], at: 3.1, settings: settings).count == 1)
    for step in 32..<131 {
      #expect(tracker.note([Self.code("a")], at: Double(step) / 10, settings: settings).isEmpty)
    }
    #expect(tracker.note([Self.code("a")], at: 13.1, settings: settings).count == 1)
  }

  @Test func `slow frames do not make a code leave, a pause between scans does`() {
    var tracker = PresenceTracker()
    _ = tracker.note([Self.code("a")], at: 0, settings: settings)
    #expect(tracker.note([Self.code("a")], at: 5, settings: settings).isEmpty)
    #expect(tracker.note([Self.code("a")], at: 6, isFrame: false, settings: settings).isEmpty)
    #expect(tracker.note([Self.code("a")], at: 7.1, isFrame: false, settings: settings).count == 1)
  }

  @Test func `a code that is missed in some frames has not left`() {
    var tracker = PresenceTracker()
    _ = tracker.note([Self.code("a")], at: 0, settings: settings)
    _ = tracker.note([Self.code("b")], at: 0.5, settings: settings)
    #expect(tracker.count == 2)
    #expect(tracker.note([Self.code("a")], at: 0.9, settings: settings).isEmpty)
  }

  @Test func `no more codes than the limit are remembered`() {
    var tracker = PresenceTracker()
    for number in 0...CaptureLimits.codesInView {
      _ = tracker.note([Self.code("\(number)")], at: 0, settings: settings)
    }
    #expect(tracker.count == CaptureLimits.codesInView)
    #expect(tracker.note([Self.code("1")], at: 0, settings: settings).isEmpty)
    #expect(tracker.note([Self.code("0")], at: 0, settings: settings).count == 1)
  }
}
