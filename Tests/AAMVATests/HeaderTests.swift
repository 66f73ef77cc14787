import AAMVA
import Testing

@Suite struct HeaderTests {
  @Test func aHeaderOf21BytesIsRead() {
    let document = Card.whole(version: 8).document
    #expect(document.fileType == "ANSI")
    #expect(document.issuerIdentificationNumber == "636000")
    #expect(document.aamvaVersion == 8)
    #expect(document.jurisdictionVersion == 0)
    #expect(document.jurisdiction?.abbreviation == "VA")
    #expect(document.jurisdiction?.name == "Virginia")
    #expect(document.kind == .driverLicense)
    #expect(document.form == .subfiles)
    #expect(document.subfileTypes == ["DL"])
    #expect(document.codes == [])
    #expect(document.status == .parsed)
  }

  @Test func aHeaderOf19BytesIsRead() {
    let document = Card.whole(version: 1).document
    #expect(document.aamvaVersion == 1)
    #expect(document.jurisdictionVersion == nil)
    #expect(document.codes == [])
    #expect(document.license.lastName == "QUILL")
  }

  @Test func edition02MayKeepTheShortHeader() {
    var card = Card.whole(version: 2)
    card.jurisdictionVersion = nil
    #expect(card.document.codes.contains("jurisdictionVersionMissing"))
    #expect(card.license.lastName == "QUILL")
  }

  @Test func edition01MayHaveTheLongHeader() {
    var card = Card.whole(version: 1)
    card.jurisdictionVersion = 3
    #expect(card.document.jurisdictionVersion == 3)
    #expect(card.document.codes == ["jurisdictionVersionUnexpected"])
  }

  @Test(arguments: ["AAMVA", "ANSI", "ansi ", "Ansi", "aamva"])
  func fileTypesInAnySpellingAreRead(_ type: String) {
    var card = Card.whole()
    card.fileType = type
    #expect(card.license.licenseNumber == "K55-0192")
    #expect(card.document.issuerIdentificationNumber == "636000")
  }

  @Test func theFileTypeAAMVAIsTold() {
    var card = Card.whole(version: 1)
    card.fileType = "AAMVA"
    #expect(card.document.fileType == "AAMVA")
    #expect(card.document.codes == ["fileTypeAAMVA"])
  }

  @Test(arguments: ["AMVA ", ""])
  func aMisspeltOrLostFileTypeIsNoObstacle(_ type: String) {
    var card = Card.whole()
    card.fileType = type
    #expect(card.document.codes.contains("fileTypeMisspelt"))
    #expect(card.license.lastName == "QUILL")
  }

  @Test(arguments: [
    ("\n\r", "recordSeparatorMissing"), ("\n\u{1C}\r", "recordSeparatorReplaced"),
    ("\u{1E}\r", "elementSeparatorMissing"), ("\n\u{1E}", "segmentTerminatorMissing"),
    ("\n\u{1E}x\r", "headerSeparatorsAltered"), ("\n\u{1E}\r  ", nil),
  ])
  func separatorsOfTheHeaderMayBeWrong(_ separators: String, _ code: String?) {
    var card = Card.whole()
    card.separators = separators
    let codes = card.document.codes
    if let code { #expect(codes.contains(code)) } else { #expect(codes == []) }
    #expect(card.license.firstName == "MARTA")
  }

  @Test(arguments: [" ", "\r\n", "*", "scan: "])
  func textInFrontOfTheHeaderIsSkipped(_ prefix: String) {
    let document = parse(prefix + Card.whole().text)
    #expect(document.codes == ["textBeforeHeader"])
    #expect(document.license.lastName == "QUILL")
    #expect(document.outcome("headerArithmetic") == .consistent)
  }

  @Test func theComplianceIndicatorMayBeMissing() {
    let text = String(Card.whole().text.unicodeScalars.dropFirst(4).map(Character.init))
    let document = parse(text)
    #expect(document.codes.contains("complianceIndicatorMissing"))
    #expect(document.license.lastName == "QUILL")
  }

  @Test func anIssuerNumberWithoutItsFirstDigitIsCompleted() {
    var card = Card.whole(version: 1, issuer: "36004")
    #expect(card.document.jurisdiction?.abbreviation == "NC")
    #expect(card.document.issuerIdentificationNumber == "36004")
    #expect(card.document.codes == ["issuerNumberShort"])
    card = Card.whole(version: 8, issuer: "36004")
    #expect(card.document.aamvaVersion == 8)
  }

  @Test func anUnknownIssuerIsKept() {
    let document = Card.whole(issuer: "636099").document
    #expect(document.issuerIdentificationNumber == "636099")
    #expect(document.jurisdiction == nil)
    #expect(document.codes == ["issuerUnknown"])
    #expect(document.outcome("issuerKnown") == .inconsistent)
  }

  @Test func countsMayBeMissing() {
    let body = Card.whole(version: 1).text.split(separator: "\r", maxSplits: 1)[1]
    let rest = body.drop { $0 != "D" }.dropFirst(10)
    for (header, version) in [("636000", nil), ("63600001", 1), ("6360000", nil)] {
      let document = parse("@\n\u{1E}\rANSI \(header)DL00290180\(rest)")
      #expect(document.aamvaVersion == version)
      #expect(document.license.lastName == "QUILL")
      #expect(document.license.birthdate == day(1988, 4, 17))
    }
  }

  @Test func newerEditionsAreReadAsTheNewest() {
    let document = Card.whole(version: 12).document
    #expect(document.aamvaVersion == 12)
    #expect(document.codes == ["editionUnknown"])
    #expect(document.license.lastName == "QUILL")
  }

  @Test(arguments: [
    "", "@", "@\n\u{1E}\r", "ANSI", "@\n\u{1E}\rANSI", "ANSI 63600", "hello",
    "M1QUILL/MARTA  EABC123",
    "https://example.org/?a=1234567&b=ANSI", "{\"ANSI\": 636000}",
  ])
  func otherTextsAreNoLicences(_ text: String) {
    let document = parse(text)
    if document.status != .notLicense { #expect(document.license == License()) }
    #expect(document.license.licenseNumber == nil)
  }
}
