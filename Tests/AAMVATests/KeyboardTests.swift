import Testing

@testable import AAMVA

/// Scanners that type on computers with another keyboard layout.
@Suite struct KeyboardTests {
  private static let layouts = KeyboardLayout.table.map { "\($0.name)" }

  private func parse(utf8 text: String) -> Document { DocumentParser().parse(Array(text.utf8)) }

  @Test(arguments: layouts) func everyLayoutTypesAllKeys(_ layout: String) {
    let row = KeyboardLayout.table.first { "\($0.name)" == layout }
    #expect("\(row?.typed ?? "")".unicodeScalars.count == 94)
  }

  @Test(arguments: layouts) func aCardIsReadAsItWasTyped(_ layout: String) {
    let text = typed(spare.text, layout)
    let document = parse(utf8: text)
    #expect(document.license == spare.license)
    #expect(document.status == .parsed)
    let repair = document.textRepairs.first
    #expect(repair?.code == .keyboardLayout)
    #expect(repair?.detail?.contains(layout) == true)
    #expect(repair?.meant.isEmpty == false)
    #expect(!document.codes.contains("charactersAmbiguous"))
  }

  @Test(arguments: ["German", "French", "Swiss French", "United Kingdom"])
  func charactersMayComeInLatin1(_ layout: String) {
    #expect(AAMVATests.parse(typed(spare.text, layout)).license == spare.license)
  }

  @Test func offsetsAndBytesAreThoseOfThePayload() {
    let text = Array(typed(spare.text, "French").utf8)
    let document = DocumentParser().parse(text)
    for record in document.elements {
      #expect(record.raw == Array(text[record.offset..<record.offset + record.raw.count]))
    }
    #expect(document.record("DBA").map { String(decoding: $0.raw, as: UTF8.self) } == "à'&èéà\"&")
  }

  @Test(arguments: [
    ("United Kingdom", "O'BRIEN"), ("United Kingdom", "HART-LANE"), ("German", "HART-LANE"),
    ("Spanish", "HART-LANE"), ("Italian", "HART-LANE"), ("Swedish", "HART-LANE"),
    ("French", "O'BRIEN"), ("Spanish", "O'BRIEN"), ("Canadian French", "O'BRIEN"),
  ])
  func signsOfNamesDecideWhatLettersDoNot(_ layout: String, _ name: String) {
    let card = Card.whole(with: ["DCS\(name)"])
    #expect(parse(utf8: typed(card.text, layout)).license.lastName == name)
  }

  @Test func aDeadKeyGoesWithTheLetterBehindIt() {
    let card = Card.whole(with: ["DCSDACCENT"])
    let text = typed(card.text, "Spanish").replacing("DACCENT", with: "D\u{C1}CCENT")
    #expect(parse(utf8: text).license.lastName == "D'ACCENT")
  }

  @Test(arguments: [("HAZ", "BRO"), ("BRO", "BLK"), ("BLU", "GRY"), ("BLK", "BLK")])
  func eyesAreNeverHair(_ eyes: String, _ hair: String) {
    let card = Card.whole(with: ["DAY\(eyes)", "DAZ\(hair)"])
    for layout in ["United Kingdom", "German", "Hungarian", "Swiss German"] {
      let license = parse(utf8: typed(card.text, layout)).license
      #expect(license.eyeColor == card.license.eyeColor)
      #expect(license.hairColor == card.license.hairColor)
    }
  }

  @Test func valuesThatLayoutsDisagreeOnAreNotRead() {
    // Apart from two letters of the name nothing says where Y and Z are.
    var card = Card.whole(with: ["DCSHAZYRD", "DAQK550192"])
    card.subfiles[0].elements.removeAll { $0.hasPrefix("DAY") }
    let document = parse(utf8: typed(card.text, "United Kingdom"))
    #expect(document.license.lastName == nil)
    #expect(document.record("DCS")?.state == .malformed)
    #expect(document.license.firstName == card.license.firstName)
    #expect(document.codes.contains("charactersAmbiguous"))
  }

  @Test(arguments: ["dCS", "DcS", "DCs", "dcS"]) func singleShiftsMayBeLost(_ id: String) {
    let text = Card.whole(with: ["DAYhAZ", "DAJva", "DCGuSA", "DAQk55-0192"]).text
      .replacing("\nDCS", with: "\n\(id)").replacing("DLDCS", with: "DL\(id)")
      .replacing("\nDBA", with: "\ndBA").replacing("\nDAC", with: "\nDaC")
    let document = AAMVATests.parse(text)
    #expect(document.license == Card.whole(with: ["DAYHAZ"]).license)
    #expect(document.textRepairs.map(\.code) == [.shiftLost])
    #expect(document.record("DCS")?.id == "DCS")
  }

  @Test func smallLettersInsideOfValuesBeginNothing() {
    let card = Card.whole(with: ["DAG18 dac dbb LN", "DCSdacosta"])
    #expect(card.document.textRepairs.isEmpty)
    #expect(card.license.streetAddress == "18 dac dbb LN")
    // Stray lines begin with the letters of ids by chance.
    let stray = AAMVATests.parse(card.text + "dacapo\rdbbaker\r")
    #expect(stray.license.firstName == card.license.firstName)
    #expect(stray.textRepairs.isEmpty)
  }

  @Test func theDirectoryMayHaveLostItsShift() {
    var card = Card.whole()
    card.subfiles.append(("ZV", ["ZVA01"]))
    let text = card.text.replacing("ZV0", with: "zV0").replacing("ZVZVA", with: "zVZvA")
      .replacing("@", with: "2")
    let document = AAMVATests.parse(text)
    #expect(document.license == card.license)
    #expect(document.subfileTypes == ["DL", "ZV"])
  }
}
