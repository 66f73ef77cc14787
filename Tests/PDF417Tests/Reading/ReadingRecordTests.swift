import Testing

@testable import PDF417

@Suite("What attempts come to")
struct ReadingRecordTests {
  @Test(
    "As many guards are kept as there is room for, and none beyond",
    arguments: [
      ReadingRecord.maximumEntries - 1, ReadingRecord.maximumEntries,
      ReadingRecord.maximumEntries + 1,
    ]
  )
  func limit(count: Int) {
    var record = ReadingRecord()
    for _ in 0..<count {
      record.add(
        GuardRecord(
          frame: ReadingFrame(originX: 0, originY: 0, uX: 1, uY: 0), start: nil, stop: nil))
    }
    #expect(record.guards.count == min(count, ReadingRecord.maximumEntries))
  }
}
