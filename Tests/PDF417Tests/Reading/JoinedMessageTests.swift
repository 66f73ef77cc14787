import PDF417
import ScanImage
import Testing

@Suite("Messages of several symbols")
struct JoinedMessageTests {
  private func symbol(
    _ text: String,
    _ index: Int?,
    count: Int? = nil,
    isLast: Bool = false,
    file: [UInt16] = [17, 53]
  ) -> Symbol {
    let zero = Point(x: 0, y: 0)
    var block = index.map {
      MacroControlBlock(segmentIndex: $0, fileIdentification: file, isLast: isLast)
    }
    block?.segmentCount = count
    return Symbol(
      payload: Array(text.utf8),
      corners: Quadrilateral(topLeft: zero, topRight: zero, bottomRight: zero, bottomLeft: zero),
      columnCount: 4,
      rowCount: 9,
      errorCorrectionLevel: 2,
      errorsCorrected: 0,
      erasures: 0,
      erasuresAllowed: 8,
      modulePixels: 3,
      isMirrored: false,
      isInverted: false,
      isCompact: false,
      macro: block
    )
  }

  @Test("Parts are joined in order, whatever the order in which they were read")
  func order() {
    let joined = JoinedMessage.join([
      symbol("C", 2, isLast: true), symbol("A", 0), symbol("B", 1), symbol("A", 0),
    ])
    #expect(joined.count == 1)
    #expect(joined[0].payload == Array("ABC".utf8))
    #expect(joined[0].segmentCount == 3)
    #expect(joined[0].segmentsFound == [0, 1, 2])
    #expect(joined[0].fileIdentification == [17, 53])
  }

  @Test("One part alone is partial")
  func partial() {
    let joined = JoinedMessage.join([symbol("A", 0, count: 2)])
    #expect(joined[0].payload == nil)
    #expect(joined[0].segmentCount == 2)
    #expect(joined[0].segmentsFound == [0])
    #expect(JoinedMessage.join([symbol("A", 0)])[0].payload == nil)
    #expect(JoinedMessage.join([symbol("A", 0), symbol("C", 2, isLast: true)])[0].payload == nil)
  }

  @Test("A message of one part is whole")
  func single() {
    #expect(JoinedMessage.join([symbol("A", 0, isLast: true)])[0].payload == Array("A".utf8))
  }

  @Test("Parts that contradict each other give no payload")
  func contradictions() {
    let twice = [symbol("A", 0), symbol("X", 0), symbol("B", 1, isLast: true)]
    #expect(JoinedMessage.join(twice)[0].payload == nil)
    let counts = [symbol("A", 0, count: 2), symbol("B", 1, count: 3, isLast: true)]
    #expect(JoinedMessage.join(counts)[0].payload == nil)
    let beyond = [symbol("A", 0, isLast: true), symbol("B", 1)]
    #expect(JoinedMessage.join(beyond)[0].payload == nil)
  }

  @Test("Messages are kept apart by file identification, and symbols that are no parts left out")
  func severalMessages() {
    let joined = JoinedMessage.join([
      symbol("plain", nil), symbol("B", 1, isLast: true, file: [1]), symbol("A", 0, isLast: true),
      symbol("A", 0, file: [1]),
    ])
    #expect(joined.map(\.fileIdentification) == [[1], [17, 53]])
    #expect(joined[0].payload == Array("AB".utf8))
    #expect(joined[1].payload == Array("A".utf8))
    #expect(JoinedMessage.join([symbol("plain", nil)]).isEmpty)
  }
}
