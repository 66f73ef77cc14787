import PDF417
import SymbolSynthesis
import Testing

@Suite("Macro control block")
struct MacroBlockTests {
  /// Codewords of a segment index: five digits in numeric compaction.
  private func index(_ index: Int) -> [UInt16] {
    [UInt16((100_000 + index) / 900), UInt16((100_000 + index) % 900)]
  }

  private func block(_ fields: [UInt16]) throws -> MacroControlBlock {
    let body = [1, 928] + index(0) + [17, 53] + fields
    let message = try MessageDecoder.decode(Codewords.stream(body))
    #expect(message.payload == Array("AB".utf8))
    return try #require(message.macro)
  }

  @Test(
    "Index, file identification and the last-part mark are read",
    arguments: [0, 1, 899, 900, 99_998]
  )
  func mandatoryFields(number: Int) throws {
    let body = [1, 928] + index(number) + [17, 53, 899]
    let expected = MacroControlBlock(segmentIndex: number, fileIdentification: [17, 53, 899])
    #expect(try MessageDecoder.decode(Codewords.stream(body)).macro == expected)
    var last = expected
    last.isLast = true
    #expect(try MessageDecoder.decode(Codewords.stream(body + [922])).macro == last)
    #expect(try MessageDecoder.decode(Codewords.stream(body + [922, 900, 900])).macro == last)
    #expect(try MessageDecoder.decode(Codewords.stream(body + [900, 900])).macro == expected)
  }

  @Test("All optional fields are read, in any order")
  func optionalFields() throws {
    let fields: [[UInt16]] = [
      [923, 0] + Codewords.capitals("CARD FILE"),
      [923, 1] + Codewords.digits("2"),
      [923, 2] + Codewords.digits("4102444800"),
      [923, 3] + Codewords.capitals("SENDER"),
      [923, 4, 901, 200, 201, 0],
      [923, 5, 902] + Codewords.digits("5000000000"),
      [923, 6] + Codewords.digits("65535"),
    ]
    for order in [Array(0..<7), [6, 5, 4, 3, 2, 1, 0]] {
      let block = try block(order.flatMap { fields[$0] } + [922])
      #expect(block.fileIdentification == [17, 53])
      #expect(block.isLast)
      #expect(block.fileName == Array("CARD FILE".utf8))
      #expect(block.segmentCount == 2)
      #expect(block.timestamp == 4_102_444_800)
      #expect(block.sender == Array("SENDER".utf8))
      #expect(block.addressee == [200, 201, 0])
      #expect(block.fileSize == 5_000_000_000)
      #expect(block.checksum == 65_535)
    }
  }

  @Test("Fields that are not stated are absent")
  func absentFields() throws {
    let block = try block([])
    #expect(block.fileName == nil && block.sender == nil && block.addressee == nil)
    #expect(block.segmentCount == nil && block.timestamp == nil)
    #expect(block.fileSize == nil && block.checksum == nil)
    #expect(!block.isLast)
  }

  @Test("A stated field may be empty text")
  func emptyText() throws {
    #expect(try block([923, 0, 923, 3]).fileName == [])
  }

  @Test("Fields beyond the standard are passed over")
  func unknownFields() throws {
    let block = try block([923, 7, 1, 902, 5, 923, 899, 923, 1] + Codewords.digits("3"))
    #expect(block.segmentCount == 3)
  }

  @Test("Interpretations within a field are no matter of the payload")
  func interpretationInField() throws {
    let body = [1, 928] + index(4) + [1, 923, 0, 927, 26] + Codewords.capitals("FILE")
    let message = try MessageDecoder.decode(Codewords.stream(body))
    #expect(message.interpretations.isEmpty)
    #expect(message.macro?.fileName == Array("FILE".utf8))
  }

  @Test("Parts drawn as symbols are read off their modules")
  func drawnParts() throws {
    for number in 0..<2 {
      let data =
        Codewords.capitals("PART") + [928] + index(number) + [17, 53, 923, 0]
        + Codewords.capitals("NAME") + (number == 1 ? [922] : [])
      let symbol = DrawnSymbol(data: data, columnCount: 4, level: 2)
      let message = try MessageDecoder.decode(try #require(symbol.dataCodewords()))
      #expect(message.payload == Array("PART".utf8))
      #expect(message.macro?.segmentIndex == number)
      #expect(message.macro?.isLast == (number == 1))
      #expect(message.macro?.fileName == Array("NAME".utf8))
    }
  }
}
