import PDF417
import ScanImage
import SymbolSynthesis
import Testing

@Suite("What a symbol says besides its payload")
struct ReportTests {
  private func read(_ symbol: DrawnSymbol) throws -> Symbol {
    var camera = Photographer()
    camera.modulePixels = 2.5
    camera.samplesPerSide = 2
    return try #require(camera.photograph(symbol).picture.reading().symbols.first)
  }

  @Test("A part of a longer message is reported as one")
  func macro() throws {
    var options = EncodingOptions(columnCount: 4, level: 2)
    options.part = MessagePart(number: 2, count: 3, identification: "017042")
    let symbol = try read(try DrawnSymbol(Array("second of three".utf8), options: options))
    let block = try #require(symbol.macro)
    #expect(block.segmentIndex == 1)
    #expect(block.fileIdentification == [17, 42])
    #expect(!block.isLast)
    #expect(symbol.payload == Array("second of three".utf8))
  }

  @Test("The last part says so")
  func lastPart() throws {
    var options = EncodingOptions(columnCount: 4, level: 2)
    options.part = MessagePart(number: 3, count: 3, identification: "017042")
    let symbol = try read(try DrawnSymbol(Array("third of three".utf8), options: options))
    #expect(symbol.macro?.isLast == true)
    #expect(symbol.macro?.segmentIndex == 2)
  }

  @Test("A symbol that programs the reader is reported as one")
  func readerInitialization() throws {
    var options = EncodingOptions(columnCount: 4, level: 2)
    options.isReaderInitialisation = true
    let symbol = try read(try DrawnSymbol(Array("SET BEEP 0".utf8), options: options))
    #expect(symbol.isReaderInitialization)
    #expect(symbol.payload == Array("SET BEEP 0".utf8))
  }

  @Test("Interpretations are reported where they begin")
  func interpretations() throws {
    let symbol = try read(
      try DrawnSymbol(
        segments: [
          (interpretation: 3, payload: Array("first".utf8)),
          (interpretation: 26, payload: Array("Zo\u{EB}".utf8)),
        ],
        options: EncodingOptions(columnCount: 4, level: 2)
      )
    )
    #expect(symbol.payload == Array("firstZo\u{EB}".utf8))
    #expect(
      symbol.interpretations == [
        InterpretationSpan(number: 3, payloadOffset: 0),
        InterpretationSpan(number: 26, payloadOffset: 5),
      ]
    )
  }

  @Test("A common symbol reports none of these")
  func common() throws {
    let symbol = try read(try Shot.small(seed: 51).symbol)
    #expect(symbol.macro == nil)
    #expect(symbol.interpretations.isEmpty)
    #expect(!symbol.isReaderInitialization && !symbol.isMirrored && !symbol.isInverted)
    #expect(symbol.errorsCorrected == 0)
    #expect(symbol.erasures == 0)
  }
}
