import AAMVA
import Testing

@Suite struct ElementTests {
  @Test(arguments: ["\n", "\r", "\r\n", "\n\r", "\u{1E}", "\u{1D}", "\n\n"])
  func elementsEndAtAnySeparator(_ end: String) {
    var card = Card.whole()
    card.elementEnd = end
    #expect(card.license.lastName == "QUILL")
    #expect(card.license.licenseNumber == "K55-0192")
    #expect(card.license.expirationDate == day(2031, 4, 17))
    #expect(card.document.status == .parsed)
  }

  @Test(arguments: ["", "\r", "\n\r", "\r\n", "\n"])
  func theLastElementMayEndInAnyWay(_ end: String) {
    var card = Card.whole(with: ["DDB01022021"])
    card.subfileEnd = end
    #expect(card.license.revisionDate == day(2021, 1, 2))
    #expect(card.document.codes == [])
  }

  @Test func lineEndsOfTwoCharactersAreTold() {
    var card = Card.whole()
    card.elementEnd = "\r\n"
    #expect(card.document.codes == ["lineEndsCRLF"])
  }

  @Test func recordsHoldBytesAndPlaces() throws {
    let card = Card.whole(with: ["DAG18 Rue de l'\u{C9}toile  "])
    let record = try #require(card.document.record("DAG"))
    #expect(record.raw == latin1("18 Rue de l'\u{C9}toile  "))
    #expect(Array(card.bytes[record.offset..<record.offset + record.raw.count]) == record.raw)
    #expect(record.meaning == "Street")
    #expect(record.state == .read)
    #expect(record.rule?.rawValue == "text in ISO 8859-1")
    #expect(record.subfile == "DL")
  }

  @Test func everyElementIsListedInOrder() {
    let card = Card.whole(with: ["DZZ9", "DXA"])
    let ids = card.document.elements.map(\.id)
    #expect(ids == card.subfiles[0].elements.map { String($0.prefix(3)) })
  }

  @Test func unknownElementsAreKept() {
    let document = Card.whole(with: ["DZZ42"]).document
    #expect(document.record("DZZ")?.raw == Array("42".utf8))
    #expect(document.record("DZZ")?.state == .unrecognised)
    #expect(document.record("DZZ")?.meaning == nil)
    #expect(document.codes == ["elementUnknown"])
    #expect(document.status == .parsed)
  }

  @Test func ofTwoElementsTheFirstCounts() {
    var card = Card.whole()
    card.subfiles[0].elements.append("DAYHAZ")
    let document = card.document
    #expect(document.license.eyeColor == .green)
    #expect(document.elements.filter { $0.id == "DAY" }.count == 2)
    #expect(document.codes == ["duplicateElement"])
    #expect(document.outcome("duplicateElements") == .inconsistent)
  }

  @Test func anEmptyElementLeavesItsPlaceToAnother() {
    var card = Card.whole(with: ["DAY  "])
    card.subfiles[0].elements.append("DAYHAZ")
    #expect(card.license.eyeColor == .hazel)
  }

  @Test func anEmptyElementDoesNotSwallowTheNext() {
    let document = Card.whole(with: ["DAD", "DAY"]).document
    #expect(document.license.middleNames == [])
    #expect(document.license.eyeColor == nil)
    #expect(document.record("DAD")?.state == .absent)
    #expect(document.missingElements == ["DAD", "DAY"])
    #expect(document.status == .partial)
  }

  @Test(arguments: ["D", "DA"])
  func anElementShorterThanAnIdIsSkipped(_ stub: String) {
    var card = Card.whole()
    card.subfiles[0].elements.insert(stub, at: 4)
    #expect(card.document.codes == ["elementTooShort"])
    #expect(card.document.status == .parsed)
  }

  @Test func aTextThatBreaksOffIsPartial() {
    let text = Card.whole().text
    let document = parse(String(text.prefix(120)) + "\nDB")
    #expect(document.codes.contains("truncated"))
    #expect(document.status == .partial)
    #expect(document.missingElements.contains("DBB"))
  }

  @Test func linesWithoutAnIdAreTold() {
    var card = Card.whole()
    card.subfiles[0].elements.insert("lorem ipsum", at: 3)
    #expect(card.document.codes == ["strayText"])
    #expect(card.document.outcome("textOutsideSubfiles") == .inconsistent)
    card = Card.whole()
    card.subfileEnd = "\r\\41\\07 rest"
    #expect(card.document.codes.contains("textBehindElements"))
    #expect(card.document.status == .parsed)
  }

  @Test(arguments: ["18 DADDY LN DACRE", "77 DBADGER DCSTREET", "1 DLDAQ ROW", "ANSI 636001"])
  func valuesMayHoldElementIds(_ street: String) {
    let document = Card.whole(with: ["DAG" + street, "DCSDACOSTA DLDAQ"]).document
    #expect(document.license.streetAddress == street)
    #expect(document.license.lastName == "DACOSTA DLDAQ")
    #expect(document.codes == [])
  }

  @Test func theOrderOfElementsIsFree() {
    var card = Card.whole()
    card.subfiles[0].elements.reverse()
    #expect(card.license == Card.whole().license)
  }

  @Test func listsAndChecksCanBeLeftOut() {
    let options = ParsingOptions(listsElements: false, checksEvidence: false)
    let document = DocumentParser(options: options).parse(Card.whole().bytes)
    #expect(document.elements.isEmpty)
    #expect(document.evidence == [])
    #expect(document.license == Card.whole().license)
  }
}
