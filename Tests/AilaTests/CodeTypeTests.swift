import Foundation
import ScanCapture
import SymbolSynthesis
import Testing

@testable import Aila

@Suite("Kinds of code")
struct CodeTypeTests {
  private func scan(_ picture: GreyPicture, _ configuration: AilaConfiguration) -> [AilaScanObject]
  {
    let codes = Locked<[CapturedCode]>([])
    let pipeline = ScanPipeline(settings: configuration.settings) { event in
      if case .scanned(let found) = event { codes.append(found) }
    }
    picture.withLumaImage { pipeline.process($0, isStill: true) }
    return codes.value.map { AilaScanObject.make($0, asLicense: true, isParsingLicensed: true) }
  }

  private func only(_ types: AilaCodeType...) -> AilaConfiguration {
    let configuration = AilaConfiguration()
    for type in AilaCodeType.allCases {
      configuration.setCode(type, enabled: types.contains(type))
    }
    return configuration
  }

  @Test(arguments: [
    (OtherSymbol.upcA, AilaCodeType.typeUPC, "036000291452", "036000291452"),
    (.ean13, .typeEAN, "400638133393", "4006381333931"), (.ean8, .typeEAN, "9638507", "96385074"),
    (.qr, .typeQR, "https://example.org/ä", "https://example.org/ä"),
    (.code128, .type128, "ABC-1234", "ABC-1234"), (.code39, .type39, "ABC-1234", "ABC-1234"),
    (.code93, .type93, "ABC-1234", "ABC-1234"), (.codabar, .typeCodabar, "A12345B", "12345"),
    (.itf, .typeITF, "12345678", "12345678"),
    (.dataMatrix, .typeDataMatrix, "Matrix 12345", "Matrix 12345"),
    (.aztec, .typeAztec, "Aztec 12345", "Aztec 12345"),
  ])
  func `are read when switched on, and not otherwise`(
    symbol: OtherSymbol,
    type: AilaCodeType,
    text: String,
    data: String
  ) throws {
    let picture = try symbol.draw(text)
    let found = scan(picture, only(type))
    #expect(found.map(\.type) == [type])
    #expect(found.map(\.data) == [data])
    #expect(!(found.first is AilaDLScanObject))
    let others = only()
    for other in AilaCodeType.allCases where ![type, .typePDF417].contains(other) {
      others.setCode(other, enabled: true)
    }
    #expect(!scan(picture, others).contains { $0.type == type })
  }

  @Test func `the usual ones are those of the quickstart`() {
    let configuration = AilaConfiguration()
    let usual = AilaCodeType.allCases.filter { configuration.isCodeEnabled($0) }
    #expect(
      usual == [.typeUPC, .typeEAN, .typeQR, .type128, .typePDF417, .typeUnknown]
    )
  }

  @Test func `every kind has its own in both directions`() {
    for type in AilaCodeType.allCases { #expect(AilaCodeType(type.captured) == type) }
    for type in CodeType.allCases { #expect(AilaCodeType(type).captured == type) }
  }

  @Test func `every byte of a payload survives`() throws {
    let payload = (0...255).map { UInt8($0) }
    let picture = try TestCard.picture(of: payload)
    let found = scan(picture, only(.typePDF417))
    let object = try #require(found.first as? AilaDLScanObject)
    #expect(object.payload == payload)
    #expect(object.rawData.map { $0.unicodeScalars.map { UInt8($0.value) } } == payload)
    #expect(object.data == object.rawData)
    #expect(object.rawData?.payloadBytes == payload)
  }
}

/// A value that several threads share.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value { lock.withLock { stored } }

  func withValue(_ body: (inout Value) -> Void) { lock.withLock { body(&stored) } }
}

extension Locked where Value == [CapturedCode] {
  func append(_ more: [CapturedCode]) { withValue { $0 += more } }
}
