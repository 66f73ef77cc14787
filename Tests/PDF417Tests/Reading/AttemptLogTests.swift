import Testing

@testable import PDF417

@Suite("Taking down attempts")
struct AttemptLogTests {
  @Test(
    "As many guards are kept as the log has room for, and none beyond",
    arguments: [
      AttemptLog.maximumEntries - 1, AttemptLog.maximumEntries, AttemptLog.maximumEntries + 1,
    ]
  )
  func limit(count: Int) {
    let log = AttemptLog()
    for _ in 0..<count {
      log.note(
        GuardAttempt(
          frame: ReadingFrame(originX: 0, originY: 0, uX: 1, uY: 0), start: nil, stop: nil))
    }
    #expect(log.guards.count == min(count, AttemptLog.maximumEntries))
  }
}
