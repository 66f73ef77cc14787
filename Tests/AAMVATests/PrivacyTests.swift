import Testing

@testable import AAMVA

@Suite struct PrivacyTests {
  private let card = Card.whole(version: 1, with: ["DBK078051120", "DBM219099999"])

  @Test func socialSecurityNumbersAreWithheld() {
    let document = card.document
    #expect(document.license.socialSecurityNumber == nil)
    #expect(document.license.socialSecurityNumberAlias == nil)
    for id in ["DBK", "DBM"] {
      #expect(document.record(id)?.raw == [])
      #expect(document.record(id)?.rule == .withheld)
    }
    #expect(document.codes == ["socialSecurityNumberWithheld"])
    #expect(document.status == .parsed)
  }

  @Test func thePlacesOfWithheldNumbersAreTold() {
    let bytes = card.bytes
    let ranges = card.document.withheldRanges
    #expect(
      ranges.map { String(decoding: bytes[$0], as: UTF8.self) } == ["078051120", "219099999"])
    let options = ParsingOptions(revealsSocialSecurityNumbers: true, listsElements: false)
    #expect(DocumentParser(options: options).parse(bytes).withheldRanges.isEmpty)
    #expect(Card.whole().document.withheldRanges.isEmpty)
  }

  @Test func socialSecurityNumbersAreGivenWhenAskedFor() {
    let options = ParsingOptions(revealsSocialSecurityNumbers: true)
    let document = DocumentParser(options: options).parse(card.bytes)
    #expect(document.license.socialSecurityNumber == "078051120")
    #expect(document.license.socialSecurityNumberAlias == "219099999")
    #expect(document.record("DBK")?.raw == Array("078051120".utf8))
    #expect(document.codes == [])
  }

  @Test func aSecondNumberIsWithheldToo() {
    var twice = card
    twice.subfiles[0].elements.append("DBK999999999")
    let records = twice.document.elements.filter { $0.id == "DBK" }
    #expect(records.map { $0.raw } == [[], []])
  }

  @Test func messagesHoldNothingOfTheCard() {
    let names = ["QUILL", "MARTA", "ROSE", "LANTERN", "OSTERVILLE", "K55", "23119", "1988"]
    var card = Card.whole(with: ["DAJTX", "DBD99999999", "DZZ1", "DCUESQ"])
    card.subfileEnd = "\rQUILL MARTA\r"
    let document = card.document
    let texts =
      document.warnings.map { $0.message } + document.evidence.map { $0.detail }
      + document.elements.compactMap { $0.rule?.rawValue }
      + document.elements.flatMap { $0.repairs.map(\.rawValue) }
    for text in texts {
      for name in names { #expect(!text.contains(name)) }
    }
  }
}
