import AAMVA
import Testing

@Suite struct SubfileTests {
  private func changed(_ card: Card, _ from: String, _ to: String) -> Document {
    let text = card.text
    precondition(text.contains(from))
    return parse(text.replacing(from, with: to))
  }

  @Test(arguments: [
    ("DL", DocumentKind.driverLicense), ("ID", .identificationCard), ("EN", .enhancedDriverLicense),
  ])
  func theSubfileTellsTheKindOfCard(_ type: String, _ kind: DocumentKind) {
    let document = Card.whole(version: 10, type: type).document
    #expect(document.kind == kind)
    #expect(document.subfileTypes == [type])
    #expect(document.license.lastName == "QUILL")
  }

  @Test(arguments: [
    ("DL", DocumentKind.enhancedDriverLicense), ("ID", .enhancedIdentificationCard),
  ])
  func edition11TellsEnhancedCardsByAnElement(_ type: String, _ kind: DocumentKind) {
    #expect(Card.whole(version: 11, type: type, with: ["DDO1"]).document.kind == kind)
  }

  @Test func identificationCardsNeedNoVehicleClass() {
    let card = Card.whole(version: 9, type: "ID", with: ["DCA", "DCB", "DCD"])
    #expect(card.document.status == .parsed)
    #expect(Card.whole(version: 9, with: ["DCA"]).document.missingElements == ["DCA"])
  }

  @Test func jurisdictionSubfilesAreKeptRaw() {
    var card = Card.whole()
    card.subfiles.append(("ZV", ["ZVAfree text, any", "ZVB", "ZVC17"]))
    let document = card.document
    #expect(document.codes == [])
    #expect(document.subfileTypes == ["DL", "ZV"])
    #expect(document.record("ZVA")?.raw == Array("free text, any".utf8))
    #expect(document.record("ZVB")?.raw == [])
    #expect(document.record("ZVC")?.subfile == "ZV")
    #expect(document.record("ZVC")?.state == .unrecognised)
  }

  @Test func anIdOfAJurisdictionMayLookLikeItsSubfile() {
    var card = Card.whole()
    card.subfiles.append(("ZV", ["ZVA1", "ZVZVAULT"]))
    #expect(card.document.record("ZVZ")?.raw == Array("VAULT".utf8))
    #expect(card.document.subfileTypes == ["DL", "ZV"])
  }

  @Test(arguments: ["0000", "0007", "9999"])
  func offsetsAreOnlyAHint(_ offset: String) {
    let document = changed(Card.whole(), "DL0031", "DL\(offset)")
    #expect(document.license.lastName == "QUILL")
    #expect(document.codes == [offset == "0000" ? "subfileOffsetZero" : "subfileOffsetWrong"])
    #expect(document.outcome("headerArithmetic") == .inconsistent)
  }

  @Test func lengthsAreOnlyAHint() {
    let length = String(format(Card.whole().bytes.count - 31))
    for wrong in ["0000", "0012", "9999"] {
      let document = changed(Card.whole(), "DL0031\(length)", "DL0031\(wrong)")
      #expect(document.codes == ["subfileLengthWrong"])
      #expect(document.license.firstName == "MARTA")
    }
  }

  private func format(_ number: Int) -> String {
    String(repeating: "0", count: 4 - String(number).count) + String(number)
  }

  @Test func aDesignatorWithoutNumbersIsSkipped() {
    let length = format(Card.whole().bytes.count - 31)
    let document = changed(Card.whole(), "DL0031\(length)", "DLwxyz")
    #expect(document.codes.contains("designatorMalformed"))
    #expect(document.license.licenseNumber == "K55-0192")
    #expect(document.license.lastName == "QUILL")
  }

  @Test func aDesignatorMayHaveTooManyDigits() {
    let length = format(Card.whole().bytes.count - 31)
    let document = changed(Card.whole(), "DL0031\(length)", "DL00310\(length)")
    #expect(document.license.lastName == "QUILL")
  }

  @Test func theLettersOfASubfileMayBeMissing() {
    let document = changed(Card.whole(), "DLDCSQUILL", "DCSQUILL")
    #expect(document.license.lastName == "QUILL")
    #expect(document.kind == .driverLicense)
    #expect(document.codes.contains("subfileTypeMissing"))
    #expect(document.record("DCS")?.subfile == "DL")
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func aLineMayEndBehindTheLettersOfASubfile(_ end: String) {
    let document = changed(Card.whole(), "DLDCSQUILL", "DL\(end)DCSQUILL")
    #expect(document.license.lastName == "QUILL")
    #expect(document.subfileTypes == ["DL"])
  }

  @Test func aSubfileThatIsNotThereIsTold() {
    var card = Card.whole()
    card.subfiles.append(("ZV", ["ZVA1"]))
    let cut = changed(card, "ZVZVA1", "")
    #expect(cut.codes.contains("subfileMissing"))
    #expect(cut.license.lastName == "QUILL")
  }

  @Test func aSubfileThatIsNotListedIsTold() {
    var card = Card.whole()
    card.subfiles[0].elements.append("DDK1\rZVZVA1")
    #expect(card.document.codes.contains("subfileUndeclared"))
    #expect(card.document.subfileTypes == ["DL", "ZV"])
    #expect(card.license.isOrganDonor == true)
  }

  @Test func severalSubfilesOfTheStandardMakeOneLicence() {
    var card = Card.whole(with: ["DAYGRN"])
    card.subfiles.append(("ID", ["DAYBLU", "DAZRED"]))
    #expect(card.license.eyeColor == .green)
    #expect(card.license.hairColor == .red)
    #expect(card.document.codes == ["duplicateElement"])
  }
}
