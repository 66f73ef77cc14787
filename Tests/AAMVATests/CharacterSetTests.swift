import Testing

@testable import AAMVA

/// Bytes from outside of ASCII: the sets that are named for them, and code pages.
@Suite struct CharacterSetTests {
  private func payload(_ name: [UInt8]) -> [UInt8] {
    let bytes = Card.whole(with: ["DCS\u{1}"]).bytes
    let place = bytes.firstIndex(of: 1) ?? 0
    return Array(bytes[..<place]) + name + bytes[(place + 1)...]
  }

  private func name(_ bytes: [UInt8], set: Int) -> String? {
    let parser = DocumentParser()
    return parser.parse(
      payload(bytes), characterSets: [NamedCharacterSet(interpretation: set, offset: 0)]
    ).license.lastName
  }

  @Test(arguments: [
    (0, 0xA5, "\u{D1}"), (2, 0x90, "\u{C9}"), (3, 0xD1, "\u{D1}"), (4, 0xA3, "\u{141}"),
    (5, 0xA1, "\u{126}"), (6, 0xBD, "\u{14A}"), (7, 0xB1, "\u{411}"), (8, 0xC8, "\u{628}"),
    (9, 0xD9, "\u{3A9}"), (10, 0xE0, "\u{5D0}"), (11, 0xDD, "\u{130}"), (12, 0xAF, "\u{14A}"),
    (13, 0xA1, "\u{E01}"), (15, 0xD9, "\u{141}"), (16, 0xD0, "\u{174}"), (17, 0xA6, "\u{160}"),
    (18, 0xAA, "\u{218}"), (21, 0x8A, "\u{160}"), (22, 0xC6, "\u{416}"), (23, 0x92, "\u{2019}"),
    (24, 0x81, "\u{67E}"),
  ])
  func aNamedSetIsUsed(_ set: Int, _ byte: Int, _ character: String) {
    #expect(name([0x41, UInt8(byte), 0x42], set: set) == "A\(character)B")
  }

  @Test func unicodeMayBeNamed() {
    #expect(name(Array("\u{141}UK".utf8), set: 26) == "\u{141}UK")
    #expect(name([0x5C, 0x71, 0x5D, 0xDD], set: 25) == "\u{5C71}\u{5DDD}")
    #expect(name([0x71, 0x5C, 0xDD, 0x5D], set: 33) == "\u{5C71}\u{5DDD}")
  }

  @Test func everyByteOfEverySetIsACharacterOrNone() {
    for set in 0...40 {
      guard let characters = CharacterSet(interpretation: set) else { continue }
      for byte in UInt8(0)...0x7F { #expect(characters.scalar(byte) == UInt32(byte)) }
      for byte in UInt8(0x80)...0xFF { #expect(characters.scalar(byte) >= 0x80) }
      #expect(characters.scalar(0xFF) != 0x2E)
    }
  }

  @Test(arguments: [20, 28, 29, 30, 31, 32])
  func whatIsNotDecodedIsSaid(_ set: Int) {
    let document = DocumentParser().parse(
      payload([0x41, 0xB0, 0xA1]),
      characterSets: [NamedCharacterSet(interpretation: set, offset: 0)])
    #expect(document.codes.contains("characterSetNotDecoded"))
    #expect(document.license.lastName == "A\u{FFFD}\u{FFFD}")
    #expect(document.record("DCS")?.raw == [0x41, 0xB0, 0xA1])
    let plain = DocumentParser().parse(
      Card.whole().bytes, characterSets: [NamedCharacterSet(interpretation: set, offset: 0)])
    #expect(plain == Card.whole().document)
  }

  @Test func aSetHoldsFromItsPlaceOn() {
    let bytes = payload([0xA6, 0xA6])
    let place = bytes.firstIndex(of: 0xA6) ?? 0
    let sets = [
      NamedCharacterSet(interpretation: 17, offset: 0),
      NamedCharacterSet(interpretation: 4, offset: place + 1),
    ]
    let document = DocumentParser().parse(bytes, characterSets: sets)
    #expect(document.license.lastName == "\u{160}\u{15A}")
    #expect(
      document.record("DCS")?.rule?.rawValue == "text in the character set that is named for it")
  }

  @Test func scannersWriteInterpretationsIntoTheText() {
    let escape = Array("\\000004".utf8)
    let back = Array("\\000003".utf8)
    let bytes = payload(escape + [0xA3, 0x55, 0x4B] + back)
    let document = DocumentParser().parse(bytes)
    #expect(document.license.lastName == "\u{141}UK")
    #expect(document.textRepairs.map(\.code) == [.interpretationEscapes])
    #expect(document.textRepairs.first?.count == 2)
    let record = document.record("DCS")
    #expect(record.map { Array(bytes[$0.offset..<$0.offset + $0.raw.count]) } == record?.raw)
    let inside = DocumentParser().parse(payload([0x43] + back + [0xD4, 0x54, 0xC9]))
    #expect(inside.license.lastName == "C\u{D4}T\u{C9}")
    #expect(parse(Card.whole(with: ["DAG1 \\099999 ST"]).text).textRepairs.isEmpty)
  }

  @Test(
    arguments: [
      ([0x4F, 0x92, 0x42, 0x52, 0x49, 0x45, 0x4E], "O\u{2019}BRIEN"),
      ([0x4E, 0x55, 0xA5, 0x45, 0x5A], "NU\u{D1}EZ"),
      ([0x42, 0x90, 0x4C, 0x41], "B\u{C9}LA"),
      ([0x41, 0x6E, 0x64, 0x72, 0x82], "Andr\u{E9}"),
      ([0x4D, 0x9A, 0x4C, 0x4C, 0x45, 0x52], "M\u{DC}LLER"),
      ([0xB5, 0x4C, 0x56, 0x41, 0x52, 0x45, 0x5A], "\u{C1}LVAREZ"),
      ([0x4C, 0x45, 0x42, 0x8C, 0x55, 0x46], "LEB\u{152}UF"),
    ] as [([UInt8], String)])
  func codePagesAreToldByWhatTheyMakeOfANameByte(_ bytes: [UInt8], _ name: String) {
    let document = DocumentParser().parse(payload(bytes))
    #expect(document.license.lastName == name)
    #expect(document.textRepairs.map(\.code) == [.codePage])
    #expect(document.record("DCS")?.raw == bytes)
    #expect(document.record("DCS")?.rule?.rawValue == "text in a code page of Windows or DOS")
  }

  @Test func whereTwoCodePagesFitThatIsSaid() {
    let document = DocumentParser().parse(payload([0x8A, 0x49, 0x4D, 0x8E, 0x45, 0x4B]))
    #expect(document.license.lastName == "\u{160}IM\u{17D}EK")
    #expect(document.codes.contains("characterSetUncertain"))
  }

  @Test(arguments: [
    "NU\u{D1}EZ", "C\u{F4}t\u{E9}", "C\u{F4}T\u{E9}", "MARIE\u{A0}ANNE", "O\u{B4}BRIEN",
  ])
  func theStandardsOwnSetStays(_ name: String) {
    let document = DocumentParser().parse(payload(latin1(name)))
    #expect(document.license.lastName == name)
    #expect(document.textRepairs.isEmpty)
  }
}
