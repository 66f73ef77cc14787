import AAMVA
import Testing

/// Texts whose elements are set apart by something else than the standard's separators, or by more.
@Suite struct LayoutTests {
  private static var card: Card {
    var card = Card.whole(with: ["DAIWOLF", "DCSQUILLNL", "DAW142", "DDK1"])
    card.subfiles.append(("ZV", ["ZVAN", "ZVB17"]))
    return card
  }

  private static var cards: [Card] {
    [
      card, Card.whole(version: 1), Card.whole(version: 2),
      Card.whole(version: 4, issuer: "636012"),
      Card.whole(version: 10, type: "ID", with: ["DAK K1A0B1 "]),
    ]
  }

  private func expect(_ text: String, as card: Card, _ comment: Comment) {
    let (document, whole) = (parse(text), card.document)
    #expect(document.license == whole.license, comment)
    #expect(document.status == whole.status, comment)
    #expect(!document.textRepairs.isEmpty, comment)
  }

  private func typed(_ text: String, _ names: [String]) -> String {
    String(
      text.unicodeScalars.flatMap { scalar -> [Character] in
        switch scalar {
        case "\n": Array(names[0])
        case "\u{1E}": Array(names[1])
        case "\r": Array(names[2])
        default: [Character(scalar)]
        }
      }
    )
  }

  @Test(arguments: [
    ["ArrowDown", "Control+^", "Enter"], ["Unidentified", "Unidentified", "Enter"],
    ["LF", "RS", "CR"], ["NL", "RS", "CR"], ["ENTER", "", "ENTER"],
    ["~d013~d010", "~d030", "~d013"],
    ["&#13;&#10;", "&#30;", "&#13;"], ["\\u000d\\u000a", "\\u001e", "\\u000d"],
    ["<0x0D><0x0A>", "<0x1E>", "<0x0D>"], ["{ENTER}", "", "{ENTER}"], ["%0D%0A", "%1E", "%0D"],
    ["=0A", "=1E", "=0D"], [" / ", "", " / "], ["010", "030", "013"], ["0x0A", "0x1E", "0x0D"],
  ])
  func separatorsOfAnyLengthAreLearned(_ names: [String]) {
    for card in Self.cards { expect(typed(card.text, names), as: card, "\(names) \(card.version)") }
  }

  @Test func aSeparatorLosesItsCase() {
    let text = Self.card.text
    var parts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices.dropLast() {
      parts[index] += index % 3 == 0 ? "arrowdown" : index % 3 == 1 ? "Arrowdown" : "ArrowDown"
    }
    expect(parts.joined(), as: Self.card, "mixed case")
  }

  @Test(arguments: ["\\n", "<br />", ",", "\";", " \\", "'", " +", "\r", "</p>", " |", "[EOL]"])
  func whatEveryLineEndsWithIsDropped(_ suffix: String) {
    for card in Self.cards where suffix != "\r" {
      expect(card.text.replacing("\n", with: suffix + "\n"), as: card, "\(suffix) \(card.version)")
    }
  }

  @Test(arguments: [
    "> ", "| ", "* ", "\"", "2026-01-31 10:11:12 INFO ", "#: ", "[#] ", "10:#:12 scan#: ", "0#0: ",
  ])
  func whatEveryLineBeginsWithIsDropped(_ prefix: String) {
    for card in Self.cards {
      let lines = card.text.split(separator: "\n", omittingEmptySubsequences: false)
      let text = lines.enumerated()
        .map { prefix.replacing("#", with: "\($0.offset + 1)") + $0.element }
        .joined(separator: "\n")
      expect(text, as: card, "\(prefix) \(card.version)")
    }
  }

  @Test func programSourceIsRead() {
    let lines = Self.card.text.replacing("\u{1E}", with: "\\u001e").replacing("\r", with: "\\r")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let source = "text = \"" + lines.joined(separator: "\\n\" +\n    \"") + "\";"
    expect(source, as: Self.card, "program")
  }

  @Test(arguments: [
    ["", ": ", ""], ["", " = ", ""], ["(", ") ", ""], ["", " - ", ""], ["  \"", "\": \"", "\","],
    ["| ", " | ", " |"],
  ])
  func whatStandsBehindIdsIsDropped(_ marks: [String]) {
    let elements = Self.card.subfiles[0].elements
    let text = elements.map { marks[0] + $0.prefix(3) + marks[1] + $0.dropFirst(3) + marks[2] }
      .joined(separator: "\n")
    let (license, whole) = (parse(text).license, Self.card.license)
    #expect(license.licenseNumber == whole.licenseNumber)
    #expect(license.lastName == whole.lastName)
    #expect(license.birthdate == whole.birthdate)
    #expect(license.height == whole.height)
    #expect(license.streetAddress == whole.streetAddress)
    #expect(parse(text).textRepairs.contains { $0.code == .valuePrefixDropped })
  }

  @Test func aRepairSaysWhatWasFound() {
    let document = parse(typed(Self.card.text, ["ArrowDown", "", "Enter"]))
    let repairs = document.textRepairs
    #expect(repairs.map(\.code) == [.separatorReplaced, .separatorReplaced])
    #expect(repairs.map(\.found) == [Array("ArrowDown".utf8), Array("Enter".utf8)])
    #expect(repairs.map(\.meant) == [[0x0A], [0x0D]])
    #expect(repairs[0].count == Self.card.subfiles.map { $0.elements.count - 1 }.reduce(0, +))
    #expect(repairs[1].count == 2)
  }

  @Test func cleanTextsAreNotTouched() {
    for version in 1...11 {
      let document = Card.whole(version: version, with: ["DAG18 A|B LN,", "DAIELY,"]).document
      #expect(document.textRepairs.isEmpty)
      #expect(document.elements.allSatisfy { $0.id == "DAG" || $0.id == "DAI" || !$0.isRepaired })
    }
  }

  @Test func aLineMayBeOdd() {
    let text = Self.card.text.replacing("\n", with: ",\n").replacing("DAW142,", with: "DAW142")
    expect(text, as: Self.card, "odd")
  }

  @Test func theLongestSeparatorIsRead() {
    var card = Self.card
    card.elementEnd = "<" + String(repeating: "x", count: ParsingLimits.separatorBytes - 2) + ">"
    expect(card.text, as: Self.card, "longest")
    card.elementEnd = "<" + card.elementEnd
    #expect(card.license.lastName != Self.card.license.lastName)
  }
}

/// One separator is lost behind a value that hides it.
@Suite struct LostSeparatorTests {
  @Test(arguments: ["DCA", "DCB", "DCG", "DAC", "DDE", "DBB", "DAY", "DCF", "DAJ"])
  func aSingleLossIsReadOrSaid(_ id: String) {
    let card = Card.whole(with: ["DCSDAY", "DCFQ67843678018136", "DCBBK", "DDAF"])
    let text = card.text.replacing("\n" + id, with: id)
    let (license, whole) = (parse(text).license, card.license)
    #expect(license.lastName == nil || license.lastName == "DAY")
    #expect(license.documentId == nil || license.documentId == whole.documentId)
    #expect(license.firstName == nil || license.firstName == whole.firstName)
    #expect(license.city == nil || license.city == whole.city)
    #expect(
      license.jurisdictionVehicleClass == nil
        || license.jurisdictionVehicleClass == whole.jurisdictionVehicleClass)
    #expect(
      license.jurisdictionRestrictionCode == nil || license.jurisdictionRestrictionCode == "BK")
  }

  @Test func anElementBehindFiguresIsFound() {
    var card = Card.whole()
    card.subfiles[0].elements.removeAll { $0.hasPrefix("DCA") || $0.hasPrefix("DCF") }
    card.subfiles[0].elements += ["DCF67843678018136", "DCAC"]
    let whole = card.text.replacing("67843678018136\nDCAC", with: "67843678018136DCAC")
    #expect(parse(whole).license.documentId == "67843678018136")
    #expect(parse(whole).license.jurisdictionVehicleClass == "C")
  }

  @Test func aValueThatHoldsManyIdsIsNeverRead() {
    var card = Card.whole()
    card.elementEnd = "Q7W"
    var elements = card.subfiles[0].elements
    for index in elements.indices { elements[index] += ["x", "--", "Yy", ""][index % 4] }
    card.subfiles[0].elements = elements
    #expect(card.license.licenseNumber?.utf8.count ?? 0 <= 25)
  }
}
