import AAMVA
import Testing

@Suite struct TextTests {
  /// A card whose family name is the given bytes.
  private func document(_ name: [UInt8]) -> Document {
    let text = Card.whole(with: ["DCS\u{1}"]).bytes
    let place = text.firstIndex(of: 1) ?? 0
    return DocumentParser().parse(Array(text[..<place]) + name + text[(place + 1)...])
  }

  @Test func lettersOfLatin1BecomeTheirCharacters() {
    for byte in UInt8(0xC0)...0xFF where byte != 0xD7 && byte != 0xF7 {
      let name = document([0x41, byte, 0x42]).license.lastName
      #expect(name == "A\(Character(Unicode.Scalar(byte)))B")
    }
    #expect(document([0x41, 0xC9]).record("DCS")?.rule?.rawValue == "text in ISO 8859-1")
  }

  @Test(arguments: ["MU\u{D1}OZ", "\u{C9}TOILE", "\u{141}UKASZ", "\u{5C71}", "\u{1F600}"])
  func validUTF8IsDecodedAsUTF8(_ name: String) {
    let document = document(Array(name.utf8))
    #expect(document.license.lastName == name)
    #expect(document.record("DCS")?.rule?.rawValue == "text in UTF-8")
    #expect(document.record("DCS")?.raw == Array(name.utf8))
  }

  @Test(arguments: ["MU\u{D1}OZ", "\u{C9}TOILE", "LEFEBVRE-GO\u{CE}T"])
  func textEncodedTwiceIsDecodedTwice(_ name: String) {
    let twice = String(String.UnicodeScalarView(name.utf8.map { Unicode.Scalar($0) }))
    let document = document(Array(twice.utf8))
    #expect(document.license.lastName == name)
    #expect(
      document.record("DCS")?.repairs.map(\.rawValue) == [
        "text encoded twice as UTF-8 decoded twice"
      ])
  }

  @Test(arguments: [
    [0xC3], [0xC0, 0xC9], [0xE0, 0xE9], [0xED, 0xC0, 0xC0], [0xF4, 0xE0], [0xF5, 0xFC],
    [0xFF, 0xFE],
  ])
  func malformedUTF8IsLatin1(_ bytes: [UInt8]) {
    let document = document([0x41] + bytes + [0x42])
    #expect(
      document.license.lastName?.unicodeScalars.map { $0.value } == [0x41]
        + bytes.map { UInt32($0) } + [0x42]
    )
  }

  @Test func lostCharactersAreTold() {
    let document = document(Array("MU\u{FFFD}OZ".utf8))
    #expect(document.codes.contains("replacementCharacters"))
  }

  @Test func everyByteOfAJurisdictionsElementIsKept() {
    let bytes = (UInt8(0x20)...0xFF).map { $0 }
    var card = Card.whole()
    card.subfiles.append(("ZV", ["ZVA\u{1}"]))
    let text = card.bytes
    let place = text.firstIndex(of: 1) ?? 0
    let document = DocumentParser().parse(Array(text[..<place]) + bytes + text[(place + 1)...])
    #expect(document.record("ZVA")?.raw == bytes)
  }

  @Test func controlsAndMarksOfDirectionAreEvidence() {
    #expect(document([0x41, 0x07, 0x42]).outcome("controlCharacters") == .inconsistent)
    #expect(document([0x41, 0x7F]).outcome("controlCharacters") == .inconsistent)
    #expect(document(Array("A\u{202E}B".utf8)).outcome("controlCharacters") == .inconsistent)
    #expect(document(Array("A\u{2066}B".utf8)).outcome("controlCharacters") == .inconsistent)
    #expect(document(Array("\u{2013}".utf8)).outcome("controlCharacters") == .consistent)
  }
}
