import AAMVA
import DLScan
import PDF417
import ScanImage
import SymbolSynthesis
import Testing

@Suite("Scanning live frames")
struct LiveScannerTests {
  private let sequence: FrameSequence

  init() throws { sequence = try FrameSequence(.glare, seed: 1_000) }

  @Test func `frames none of which reads alone give a licence together`() throws {
    var scanner = LiveScanner()
    scanner.options.today = CalendarDate(year: 2026, month: 1, day: 31)
    let alone = Scanner(options: LiveScanner.usualOptions)
    var licence: ScanResult?
    for number in 0..<8 where licence == nil {
      let frame = sequence.frame(number)
      #expect(frame.withLumaImage { alone.scan($0) }.map(\.status) == [.noSymbol])
      let results = frame.withLumaImage { scanner.scan($0, name: "frame") }
      #expect(results.count == 1)
      licence = results.first { $0.isLicense }
    }
    let result = try #require(licence)
    #expect(result.payload == sequence.payload)
    #expect(result.source?.name == "frame")
    #expect(result.assessment != nil)
    #expect((result.symbol?.frameCount ?? 0) > 1)
  }

  @Test func `redaction holds for live frames too`() throws {
    var scanner = LiveScanner(options: ScanOptions(effort: .fast, redact: true))
    var results: [ScanResult] = []
    for number in 0..<8 where !results.contains(where: \.isLicense) {
      results = sequence.frame(number).withLumaImage { scanner.scan($0) }
    }
    #expect(results.contains { $0.isLicense })
    #expect(results.allSatisfy { $0.payload == nil })
  }

  @Test func `after a reset the frames before count no more`() throws {
    var scanner = LiveScanner()
    for number in [0, 1, 2] {
      scanner.reset()
      let results = sequence.frame(number).withLumaImage { scanner.scan($0) }
      #expect(results.map(\.status) == [.noSymbol])
    }
  }

  @Test func `options may change between frames`() {
    var scanner = LiveScanner()
    #expect(scanner.options.effort == .fast)
    scanner.options.effort = .thorough
    scanner.options.maximumSymbols = 1
    #expect(scanner.options == ScanOptions(effort: .thorough, maximumSymbols: 1))
    let results = GreyPicture(width: 40, height: 30).withLumaImage { scanner.scan($0) }
    #expect(results.map(\.status) == [.noSymbol])
  }
}
