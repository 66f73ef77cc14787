import Foundation
import ScanCapture
import ScanImage
import SymbolSynthesis
import Testing

@testable import Aila

/// The library that reads other kinds of code aborts for some frames; no frame ends the process.
@Suite("No frame ends the process")
struct OtherCodesTests {
  private static let kinds = Set(CodeType.allCases).subtracting([.pdf417, .unknown])

  private func read(_ picture: GreyPicture, withEffort: Bool = false) throws -> [CapturedCode] {
    let reader = try #require(OtherCodes.reader)
    return picture.withLumaImage { reader($0, OtherCodesTests.kinds, withEffort) }
  }

  /// A frame of a camera with the same drawing at some places.
  private func frame(_ code: GreyPicture, at places: [(x: Int, y: Int)]) -> GreyPicture {
    var frame = GreyPicture(width: 1280, height: 720)
    for (left, top) in places {
      for y in 0..<min(code.height, 720 - top) {
        for x in 0..<min(code.width, 1280 - left) { frame[left + x, top + y] = code[x, y] }
      }
    }
    return frame
  }

  @Test(arguments: OtherSymbol.allCases, [false, true])
  func `a code is read in a frame of a camera, alone and twice`(
    symbol: OtherSymbol,
    withEffort: Bool
  ) throws {
    let code = try symbol.draw(symbol.sampleText)
    // Some kinds are looked for in the middle only.
    let middle = (x: (1280 - code.width) / 2, y: (720 - code.height) / 2)
    let once = try read(frame(code, at: [middle]), withEffort: withEffort)
    if symbol != .dataBarExpanded { #expect(once.count == 1) }
    let twice = try read(frame(code, at: [(100, 100), (640, 420)]), withEffort: withEffort)
    let hasMiddleOnly = [.dataMatrix, .aztec, .dataBarExpanded].contains(symbol)
    #expect(twice.map(\.payload) == (hasMiddleOnly ? [] : once.map(\.payload)))
    #expect(twice.map(\.type) == (hasMiddleOnly ? [] : once.map(\.type)))
  }

  @Test func `two of a kind that differ are both read`() throws {
    var frame = try frame(OtherSymbol.code128.draw("FIRST 1"), at: [(100, 100)])
    let second = try OtherSymbol.code128.draw("SECOND 2")
    for y in 0..<second.height {
      for x in 0..<second.width { frame[600 + x, 420 + y] = second[x, y] }
    }
    let texts = try read(frame, withEffort: true).map {
      String(decoding: $0.payload, as: UTF8.self)
    }
    #expect(texts.sorted() == ["FIRST 1", "SECOND 2"])
  }

  @Test func `frames of every kind, turned, in noise, several at once`() throws {
    var count = 0
    for seed in 0..<60 as Range<UInt64> {
      let frame = try CodeSheet(seed: seed).picture
      count += try read(frame, withEffort: seed % 4 == 0).count
    }
    #expect(count > 20)
  }

  @Test func `noise and stripes`() throws {
    var random = SeededGenerator(seed: 5)
    for round in 0..<30 {
      var frame = GreyPicture(width: 400, height: 300)
      let width = random.integer(1...7)
      for place in frame.bytes.indices where round % 2 == 0 || place % 400 / width % 2 == 0 {
        frame.bytes[place] = UInt8(random.integer(0...255))
      }
      _ = try read(frame, withEffort: true)
    }
  }

  @Test func `a licence is read with a code twice beside it`() throws {
    let codes = Locked<[CapturedCode]>([])
    let configuration = AilaConfiguration()
    configuration.multiScanMode = .on
    for type in AilaCodeType.allCases { configuration.setCode(type, enabled: true) }
    let pipeline = ScanPipeline(settings: configuration.settings) { event in
      if case .scanned(let found) = event { codes.append(found) }
    }
    let card = try TestCard.picture(of: TestCard.payload())
    var frame = frame(try OtherSymbol.code128.draw("INVENTORY 1"), at: [(40, 560), (640, 560)])
    for y in 0..<min(card.height, 540) {
      for x in 0..<min(card.width, 1280) { frame[x, y] = card[x, y] }
    }
    frame.withLumaImage { pipeline.process($0, isStill: true) }
    #expect(codes.value.contains { $0.type == .pdf417 && $0.payload == TestCard.payload() })
    #expect(codes.value.contains { $0.type == .code128 })
  }
}
