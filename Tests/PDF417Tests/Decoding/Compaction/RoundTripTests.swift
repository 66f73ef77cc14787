import PDF417
import SymbolSynthesis
import Testing

/// A kind of payload that makes an encoder change between compaction modes in its own way.
enum PayloadKind: String, CaseIterable, Sendable {
  case capitals, text, punctuation, digits, bytes, highBytes, mixture, allBytes, zeros

  func payload(count: Int, source: inout SeededGenerator) -> [UInt8] {
    (0..<count).map { place in
      switch self {
      case .capitals: UInt8(source.integer(65...90))
      case .text:
        Array("abcdefgh IJKLMNOP qrstu,.:;-0123\r\n\t".utf8).randomElement(using: &source) ?? 0
      case .punctuation:
        Array("&#-.$/+%*=^;<>@[\\]_`~!|(?){}'\" ".utf8).randomElement(using: &source) ?? 0
      case .digits: UInt8(source.integer(48...57))
      case .bytes: UInt8(source.integer(0...255))
      case .highBytes: UInt8(source.integer(128...255))
      case .mixture:
        PayloadKind.allCases[source.integer(0...5)].payload(count: 1, source: &source)[0]
      case .allBytes: UInt8(place % 256)
      case .zeros: 0
      }
    }
  }
}

@Suite("Compaction round trips")
struct RoundTripTests {
  private func message(of symbol: DrawnSymbol) throws -> Message {
    try MessageDecoder.decode(try #require(symbol.dataCodewords()))
  }

  @Test("What libzint encodes comes back byte for byte", arguments: PayloadKind.allCases)
  func payloads(kind: PayloadKind) throws {
    var source = SeededGenerator(seed: 417)
    for count in Array(1...40) + [63, 64, 100, 255, 256, 257, 400] {
      let payload = kind.payload(count: count, source: &source)
      let options = EncodingOptions(
        columnCount: source.integer(6...30),
        level: source.integer(0...5),
        isCompact: source.chance(0.5)
      )
      let message = try message(of: DrawnSymbol(payload, options: options))
      #expect(message == Message(payload: payload))
    }
  }

  @Test("Runs of different kinds come back byte for byte", arguments: 0..<60)
  func runs(seed: UInt64) throws {
    var source = SeededGenerator(seed: seed)
    var payload: [UInt8] = []
    while payload.count < source.integer(10...350) {
      let kind = PayloadKind.allCases[source.integer(0...8)]
      payload += kind.payload(count: source.integer(1...30), source: &source)
    }
    let message = try message(of: DrawnSymbol(payload, options: EncodingOptions(level: 2)))
    #expect(message.payload == payload)
  }

  @Test(
    "Segments under different interpretations are told apart",
    arguments: [3, 26, 899, 900, 810_899, 810_900, 811_799]
  )
  func interpretations(number: Int) throws {
    let segments: [(interpretation: Int, payload: [UInt8])] = [
      (0, Array("PLAIN ".utf8)), (number, Array("0123456789012345".utf8)), (4, [200, 201, 202]),
    ]
    let message = try message(
      of: DrawnSymbol(segments: segments, options: EncodingOptions(columnCount: 5))
    )
    #expect(message.payload == segments.flatMap(\.payload))
    #expect(
      message.interpretations == [
        InterpretationSpan(number: number, payloadOffset: 6),
        InterpretationSpan(number: 4, payloadOffset: 22),
      ]
    )
  }

  @Test("A part of a message says which part it is", arguments: 1...3)
  func parts(number: Int) throws {
    var options = EncodingOptions(columnCount: 4, level: 2)
    options.part = MessagePart(number: number, count: 3, identification: "017053")
    let message = try message(of: DrawnSymbol(Array("Part of a whole".utf8), options: options))
    var block = MacroControlBlock(
      segmentIndex: number - 1,
      fileIdentification: [17, 53],
      isLast: number == 3
    )
    block.segmentCount = 3
    #expect(message.payload == Array("Part of a whole".utf8))
    #expect(message.macro == block)
  }

  @Test("Reader initialisation is reported")
  func readerInitialization() throws {
    var options = EncodingOptions(columnCount: 4, level: 2)
    options.isReaderInitialisation = true
    let message = try message(of: DrawnSymbol(Array("set up".utf8), options: options))
    #expect(message.isReaderInitialization)
    #expect(message.payload == Array("set up".utf8))
  }
}
