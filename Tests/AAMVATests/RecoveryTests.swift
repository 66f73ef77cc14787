import AAMVA
import Testing

/// What scanners that act as keyboards do to a payload.
@Suite struct RecoveryTests {
  private static let changes = [
    "DAG18 DADDY LN DACRE", "DAIDADE CITY", "DCSDACOSTA", "DCFF0DBD17X", "DAYHAZ", "DDK1",
    "DAU066 IN",
  ]

  private func card(_ version: Int = 8) -> Card {
    var card = Card.whole(version: version, with: version > 3 ? Self.changes : [])
    card.subfiles.append(("ZV", ["ZVAN", "ZVB", "ZVC17"]))
    return card
  }

  private func expectWhole(_ document: Document, _ version: Int = 8) {
    var license = document.license
    let whole = card(version).license
    #expect(license.licenseNumber == whole.licenseNumber)
    license.fullName = whole.fullName
    #expect(license == whole)
    #expect(document.status == .parsed)
    #expect(document.subfileTypes == ["DL", "ZV"])
    #expect(document.record("ZVA")?.raw == Array("N".utf8))
    #expect(document.record("ZVC")?.raw == Array("17".utf8))
  }

  @Test(arguments: [
    "|", "\t", "~", ";", "^J", "Enter", "<LF>", "{LF}", "\u{0}",
  ])
  func separatorsMayBeReplaced(_ replacement: String) {
    let text = card().text
    let document = parse(
      text.replacing("\n", with: replacement).replacing("\r", with: replacement)
    )
    expectWhole(document)
    #expect(document.codes.contains("separatorsReplaced"))
    #expect(
      document.record("DAC")?.repairs.map(\.rawValue) == ["separator replaced by other characters"]
    )
  }

  @Test(arguments: ["|", "Enter"])
  func theHeaderMayBeWholeWhereTheRestIsNot(_ replacement: String) {
    var card = card()
    card.elementEnd = replacement
    card.subfileEnd = replacement
    expectWhole(card.document)
  }

  @Test func aBarInsideAValueStays() {
    var card = Card.whole(with: ["DAG18 A|B LN"])
    card.elementEnd = "|"
    #expect(card.license.streetAddress == "18 A|B LN")
    #expect(card.license.city == "OSTERVILLE")
  }

  @Test(arguments: [1, 2, 3, 4, 8, 10, 11])
  func separatorsMayBeLost(_ version: Int) {
    let text = card(version).text.filter { !$0.isNewline && $0 != "\u{1E}" }
    let document = parse(text)
    expectWhole(document, version)
    #expect(document.codes.contains("separatorsLost"))
    #expect(
      document.record("DBB")?.repairs.map(\.rawValue) == ["no separator: element found by its id"])
  }

  @Test func separatorsMayBecomeBlanks() {
    let text = card().text.replacing("\u{1E}", with: " ").replacing("\r", with: " ")
    let document = parse(text.replacing("\n", with: " "))
    expectWhole(document)
    #expect(document.codes.contains("separatorsReplaced"))
  }

  @Test func onlySomeSeparatorsMayBeLost() {
    var text = card().text
    text = text.replacing("\nDBB", with: "DBB").replacing("\nDBD", with: "DBD")
    text = text.replacing("\nDAK", with: "DAK")
    expectWhole(parse(text))
  }

  @Test(arguments: ["\u{90}", "\u{C2}\u{90}", "\u{D4}", "\u{EF}\u{BF}\u{BD}"])
  func noiseAroundElementsIsSkipped(_ noise: String) {
    let text = card().text.replacing("\n", with: "\(noise)\r\n\(noise)")
    let document = parse(text)
    expectWhole(document)
    #expect(document.codes.contains("noiseSkipped"))
    #expect(document.record("DAC")?.raw == Array("MARTA".utf8))
  }

  @Test func noiseInsideIdsIsSkipped() {
    let noisy = card().text.replacing("\r", with: "\u{D4}").replacing("\nDAC", with: "\nD\u{D4}AC")
    let document = parse(noisy.replacing("17\u{D4}", with: "17"))
    #expect(document.license.firstName == "MARTA")
    #expect(
      document.record("DAC")?.repairs.map(\.rawValue).contains("characters inside the id skipped")
        == true
    )
  }

  @Test func blanksInFrontOfElementsAreSkipped() {
    expectWhole(parse(card().text.replacing("\n", with: "\n   ")))
  }

  @Test func aTypedTerminatorIsDropped() {
    let text = card().text.replacing("@\n\u{1E}\r", with: "@\n6M").replacing("\r", with: "M")
    var card = card()
    card.subfiles[0].elements.append("DDB01022020")
    let typed = card.text.replacing("@\n\u{1E}\r", with: "@\n6M").replacing("\r", with: "M")
    #expect(parse(text).license.isOrganDonor == true)
    #expect(parse(typed).license.revisionDate == day(2020, 1, 2))
    #expect(parse(typed).subfiles == ["DL", "ZV"])
  }

  @Test func exchangedLetterCaseIsExchangedBack() {
    let text = card().text
    let swapped = String(
      text.map { $0.isUppercase ? Character($0.lowercased()) : Character($0.uppercased()) }
    )
    let document = parse(swapped)
    #expect(document.license == card().license)
    #expect(document.status == .parsed)
    #expect(document.codes.contains("letterCaseSwapped"))
    #expect(document.record("DAC")?.raw == Array("marta".utf8))
    #expect(
      document.record("DAC")?.repairs.map(\.rawValue).contains(
        "letter case exchanged back (caps lock)") == true
    )
    #expect(parse(text.lowercased()).license == card().license)
  }

  @Test func elementsWithoutAHeaderAreRead() {
    let elements = card().subfiles[0].elements.joined(separator: "\n")
    for front in ["", "DL", "00080102DL00310210DL"] {
      let document = parse(front + elements)
      #expect(document.license.licenseNumber == "K55-0192")
      #expect(document.license.lastName == "DACOSTA")
      #expect(document.codes.contains("headerMissing"))
      #expect(document.codes.contains("editionMissing"))
    }
  }

  @Test(arguments: [
    "DAQ1\nDAY2", "DAYS OF OLD\nDADS\nDCS", "DAQ\nDCS\nDAC\nDAD", "DCSA\nDACB\nDADC\nDAGD",
  ])
  func fewIdsMakeNoLicence(_ text: String) {
    #expect(parse(text).status == .notLicense)
  }

  @Test func aLongValueWithoutElementsStaysWhole() {
    let number = String(repeating: "4f9c", count: 10)
    #expect(Card.whole(with: ["DAQ" + number]).license.licenseNumber == number)
    let name = String(repeating: "DADACADA", count: 8)
    #expect(Card.whole(with: ["DCS" + name]).license.lastName == name)
  }
}

extension Document {
  fileprivate var subfiles: [String] { subfileTypes }
}

/// Separators that are lost here and there.
@Suite struct PartialLossTests {
  /// A generator of repeatable numbers.
  private struct Numbers {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }

  @Test(arguments: ["", " "], [10, 50, 90])
  func anySeparatorMayBeLost(_ replacement: String, _ percent: UInt64) {
    var numbers = Numbers(state: percent)
    var ambiguous = 0
    let card = Card.whole(
      with: ["DAG18 DADDY LN", "DCSQUILLER", "DAY HAZ", "DCK90-77A1", "DAZBRO", "DAW140"])
    for _ in 0..<200 {
      var lines = card.text.components(separatedBy: "\n")
      let head = lines[...1].joined(separator: "\n")
      lines.removeFirst(2)
      var text = head
      for line in lines {
        text += numbers.next() % 100 < percent ? replacement + line : "\n" + line
      }
      let license = parse(text).license
      #expect(license.birthdate == card.license.birthdate)
      #expect(license.licenseNumber == "K55-0192")
      // A name that another split would change is left out.
      #expect(license.firstName == "MARTA" || license.firstName == nil)
      #expect(license.lastName == "QUILLER" || license.lastName == nil)
      if license.firstName == nil || license.lastName == nil { ambiguous += 1 }
    }
    #expect(ambiguous <= 2)
  }

  @Test func namesThatEndLikeAnElementStayWhole() {
    // No truncation elements at all, though they are mandatory: the name must not supply them.
    var card = Card.whole(with: ["DCSFADDEN"])
    card.subfiles[0].elements.removeAll {
      $0.hasPrefix("DDE") || $0.hasPrefix("DDF") || $0.hasPrefix("DDG")
    }
    #expect(card.license.lastName == "FADDEN")
    card.elementEnd = ""
    #expect(card.license.lastName == "FADDEN")
    #expect(card.license.firstName == "MARTA")
  }
}

extension String {
  fileprivate func components(separatedBy separator: Character) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
