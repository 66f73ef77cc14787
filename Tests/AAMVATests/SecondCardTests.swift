import Testing

@testable import AAMVA

/// Never two people in one licence.
@Suite struct SecondCardTests {
  private static let one = Card.whole(version: 8, with: ["DDK1"])
  private static let two = Card.whole(
    version: 9,
    with: [
      "DCSHARROW", "DACTOBIN", "DADELM", "DAQZ90-7731", "DAG7 OTHER LN", "DBB02031970",
      "DBA02032029", "DCF99812", "DAYBLU", "DAW180", "DAZRED",
    ])

  private static func first(_ license: License) -> [String?] {
    [
      license.lastName, license.firstName, license.licenseNumber, license.streetAddress,
      license.documentId,
    ]
  }

  /// How many values of each card a licence holds that the other card does not state.
  private static func origin(_ license: License) -> (one: Int, two: Int) {
    let found = first(license) + [license.birthdate.map { "\($0)" }]
    func count(_ card: Card) -> Int {
      let own = first(card.license) + [card.license.birthdate.map { "\($0)" }]
      return zip(found, own).count { $0.0 != nil && $0.0 == $0.1 }
    }
    return (count(one), count(two))
  }

  private static func expectOnePerson(_ payload: [UInt8], _ comment: Comment) {
    let parser = DocumentParser()
    for document in parser.parseAll(payload) + [parser.parse(payload)] {
      let (one, two) = origin(document.license)
      #expect(one == 0 || two == 0, comment)
    }
  }

  @Test func twoWholeCardsAreTwoDocuments() {
    let payload = Self.one.bytes + Self.two.bytes
    let all = DocumentParser().parseAll(payload)
    #expect(all.map(\.license.lastName) == ["QUILL", "HARROW"])
    #expect(all.map(\.status) == [.parsed, .parsed])
    #expect(
      all.map(\.payloadRange) == [0..<Self.one.bytes.count, Self.one.bytes.count..<payload.count])
    // Places count from the beginning of what was given.
    let record = all[1].record("DCS")
    #expect(record.map { Array(payload[$0.offset..<$0.offset + $0.raw.count]) } == record?.raw)
    let single = DocumentParser().parse(payload)
    #expect(single.license.lastName == "QUILL")
    #expect(single.license.hairColor == nil)
    #expect(single.warnings.map(\.code) == [.secondDocument])
    #expect(single.warnings[0].offset == Self.one.bytes.count)
  }

  @Test func aCardBrokenOffAnywhereIsNotContinuedByTheNext() {
    let (one, two) = (Self.one.bytes, Self.two.bytes)
    for count in 1..<one.count {
      let payload = one[..<count] + two
      Self.expectOnePerson(Array(payload), "cut at \(count)")
      let single = DocumentParser().parse(Array(payload))
      #expect(single.status == .parsed, "cut at \(count)")
      #expect(single.license.hairColor == (single.license.lastName == "QUILL" ? nil : .red))
    }
  }

  @Test(arguments: [
    ("\n\u{1E}\r", ""), ("\n", " "), ("\n", "\r\n"), ("\r", ""), ("\u{1E}", "\u{1C}"), ("@", ""),
    ("\n", "|"),
  ])
  func separatorsMayBeAltered(_ from: String, _ to: String) {
    for count in stride(from: 5, to: Self.one.bytes.count, by: 7) {
      let text = String(Self.one.text.unicodeScalars.prefix(count)) + Self.two.text
      Self.expectOnePerson(latin1(text.replacing(from, with: to)), "cut at \(count)")
    }
  }

  @Test func capsLockMayBeOn() {
    let text = String(Self.one.text.unicodeScalars.prefix(150)) + Self.two.text
    let swapped = latin1(text).map { Ascii.isLetter($0) ? $0 ^ 0x20 : $0 }
    #expect(DocumentParser().parse(swapped).license.lastName == "HARROW")
    Self.expectOnePerson(swapped, "caps lock")
  }

  @Test func whatComesAgainIsAnotherCards() {
    let (one, two) = (Self.one.bytes, Self.two.bytes)
    // The rest of another card behind a whole one: the directory says where the first ends.
    for start in 32..<two.count {
      let document = DocumentParser().parse(one + two[start...])
      #expect(document.license.lastName == "QUILL", "from \(start)")
      #expect(document.license.hairColor == nil, "from \(start)")
      #expect(document.license.weight == nil, "from \(start)")
    }
    // Where the directory is wrong, only what stands in front of everything that is repeated is certain.
    let text = Self.one.text.replacing("DL0031", with: "DL0000")
    let document = parse(text + String(Self.two.text.unicodeScalars.dropFirst(45)))
    #expect(document.codes.contains("secondDocument"))
    #expect(document.status == .partial)
    let (first, second) = Self.origin(document.license)
    #expect(first == 0 || second == 0)
  }

  @Test func aSecondSubfileThatIsNotListedIsAnotherCards() {
    let rest = Self.two.text.unicodeScalars.drop { $0 != "9" }.dropFirst(3)
    let document = parse(Self.one.text + String(rest))
    #expect(document.license.lastName == "QUILL")
    #expect(document.license.weight == nil)
  }

  @Test func whenNoneIsWholeTheAnswerIsPartial() {
    let payload = Self.one.bytes.prefix(150) + Self.two.bytes.prefix(180)
    let document = DocumentParser().parse(Array(payload))
    #expect(document.status == .partial)
    #expect(document.codes.contains("secondDocument"))
    Self.expectOnePerson(Array(payload), "both broken off")
  }

  @Test func theElementInWhichACardBreaksOffIsNotRead() {
    let place = Self.one.text.ranges(of: "DAG18 LAN").first
    let payload = Self.one.text[..<(place?.upperBound ?? Self.one.text.endIndex)] + Self.two.text
    let broken = DocumentParser().parseAll(latin1(String(payload)))[0]
    #expect(broken.license.streetAddress == nil)
    #expect(broken.license.lastName == "QUILL")
    #expect(broken.record("DAG")?.raw == Array("18 LAN".utf8))
    #expect(broken.codes.contains("truncated"))
  }

  @Test func oneContradictionInACardOfTheStatedLengthIsNotRead() {
    var card = Self.one
    card.subfiles[0].elements.append("DCSHARROW")
    let document = card.document
    #expect(document.license.lastName == nil)
    #expect(document.license.firstName == "MARTA")
    #expect(document.status == .partial)
    #expect(document.codes == ["duplicateElement"])
  }

  @Test func stripesAreToldApart() {
    let one = "%VAOSTERVILLE^QUILL$MARTA^18 LANTERN RD^?;636000010000001=310419880417?"
    let two = "%NYALBANY^HARROW$TOBIN^7 OTHER LN^?;636001020000002=290219700203?"
    for count in 3...one.count {
      let text = String(one.prefix(count)) + two
      for document in DocumentParser().parseAll(latin1(text)) {
        let license = document.license
        let ones = [
          license.lastName == "QUILL", license.birthdate == day(1988, 4, 17),
          license.city == "OSTERVILLE",
        ]
        let twos = [
          license.lastName == "HARROW", license.birthdate == day(1970, 2, 3),
          license.city == "ALBANY",
        ]
        #expect(!(ones.contains(true) && twos.contains(true)), "cut at \(count)")
      }
    }
    #expect(
      DocumentParser().parseAll(latin1(one + "\r" + two)).map(\.license.lastName) == [
        "QUILL", "HARROW",
      ])
  }

  @Test func documents() {
    let card = Card(["DCSQUILL", "DAQ1"]).bytes
    func count(_ cards: Int) -> Int {
      DocumentParser().parseAll([[UInt8]](repeating: card, count: cards).flatMap { $0 }).count
    }
    #expect(count(ParsingLimits.documents) == ParsingLimits.documents)
    #expect(count(ParsingLimits.documents + 1) == ParsingLimits.documents)
  }
}

/// What the directory bounds rightly is nobody else's.
@Suite struct BoundSubfileTests {
  private static let binary = "ZNA\u{8F}\nDCSEVIL\nDAQ999999\r\nDLDACEVE\n\u{FF}\u{1}DBB01011911"

  private static func card(_ extra: (type: String, elements: [String]), first: Bool) -> Card {
    var card = Card.whole(with: ["DAD"])
    card.subfiles.insert(extra, at: first ? 0 : 1)
    return card
  }

  private static func expectWhole(_ document: Document, _ comment: Comment) {
    #expect(document.license.lastName == "QUILL", comment)
    #expect(document.license.firstName == "MARTA", comment)
    #expect(document.license.licenseNumber == "K55-0192", comment)
    #expect(document.license.birthdate == day(1988, 4, 17), comment)
  }

  @Test(arguments: [true, false])
  func anyBytesMayStandInASubfileOfTheJurisdictions(isFirst: Bool) {
    for type in ["ZN", "ZZ", "ZX"] {
      let text = Self.binary.replacing("ZNA", with: type + "A")
      let document = Self.card((type, [text]), first: isFirst).document
      Self.expectWhole(document, "\(type)")
      #expect(document.record(type + "A")?.raw == latin1(String(text.dropFirst(3))))
      #expect(document.elements.filter { $0.id == "DCS" }.count == 1)
    }
  }

  @Test(arguments: [true, false])
  func aHeaderMayStandInASubfileOfTheJurisdictions(isFirst: Bool) {
    let copy = Card.whole(version: 9, with: ["DCSEVIL", "DAQ999999"]).text
    let short = "@\n\u{1E}\rANSI 636000100101DL00310020DLDAQ1\nDCSEVIL\n"
    for text in ["ZZA\u{80}" + copy, copy, short] {
      let card = Self.card(("ZZ", [text]), first: isFirst)
      #expect(DocumentParser().parseAll(card.bytes).count == 1)
      Self.expectWhole(card.document, "a header")
    }
  }

  @Test(arguments: [-2, -1, 1, 2])
  func theDirectoryMayBeAByteOrTwoOff(_ slip: Int) {
    var card = Self.card(("ZN", [Self.binary]), first: true)
    card.subfiles[0].elements = [Self.binary]
    let text = card.text
    func altered(_ place: Int) -> String {
      var scalars = Array(text.unicodeScalars)
      let number = (Int(String(String.UnicodeScalarView(scalars[place..<place + 4]))) ?? 0) + slip
      let digits = Array(String(10_000 + number).unicodeScalars.dropFirst())
      scalars.replaceSubrange(place..<place + 4, with: digits)
      return String(String.UnicodeScalarView(scalars))
    }
    // The offset and the length of the first entry.
    Self.expectWhole(parse(altered(23)), "offset")
    Self.expectWhole(parse(altered(27)), "length")
  }

  @Test func elementsOfTheStandardInOtherSubfilesDoNotCount() {
    var card = Card.whole()
    card.subfiles.append(("ZV", ["ZVA1", "DAZRED", "DCSEVIL"]))
    #expect(card.license.hairColor == nil)
    #expect(card.license.lastName == "QUILL")
    #expect(card.document.record("ZVA")?.raw == [UInt8(ascii: "1")])
    // Nor where the directory is wrong.
    let text = card.text.replacing("ZV0", with: "ZV9")
    #expect(parse(text).license.hairColor == nil)
  }

  @Test(arguments: [
    "ANSI 636014030001RG00310031RGRBL4ABC123\nVAKHOND\nRBB20270131\r",
    "ANSI 636014030002VH00410013OW00540014VHVAD1HGCM826\rOWNAAHOLLOWAY\r",
    "ANSI 999999030001RG00310013RGRBL4ABC123\r",
    "ANSI 636014030001TI00310013TITAA4ABC123\r",
    "ANSI 636014030001RGRBL4ABC123\nVAKHOND\r",
  ])
  func documentsOfVehiclesAreNoLicences(_ text: String) {
    #expect(parse("@\n\u{1E}\r" + text).status == .notLicense)
  }

  @Test(arguments: ["OL", "RG", "XX"])
  func aLicenceMayHaveAnAlteredDesignator(_ type: String) {
    let text = Card.whole().text
    #expect(parse(text.replacing("DL00", with: type + "00")).license.lastName == "QUILL")
    #expect(parse(text.replacing("DL", with: type)).license.licenseNumber == "K55-0192")
  }
}
