import AAMVA
import Testing

@Suite struct EditionTests {
  @Test(arguments: 0...12)
  func aWholeCardOfEachEditionIsParsed(_ version: Int) {
    let document = Card.whole(version: max(version, 1)).document
    #expect(document.status == .parsed)
    #expect(document.missingElements == [])
    let license = document.license
    #expect(license.lastName == "QUILL")
    #expect(license.firstName == "MARTA")
    #expect(license.middleNames == ["ROSE"])
    #expect(license.birthdate == day(1988, 4, 17))
    #expect(license.issueDate == day(2023, 4, 17))
    #expect(license.expirationDate == day(2031, 4, 17))
    #expect(license.expiration == .date)
    #expect(license.gender == .female)
    #expect(license.postalCode == "23119")
    #expect(license.country == .unitedStates)
    #expect(license.jurisdictionVehicleClass == "C")
    #expect(license.jurisdictionRestrictionCode == nil)
  }

  @Test func whatWasPrintedBeforeTheStandardIsReadAsEdition01() {
    var card = Card.whole(version: 1)
    card.version = 0
    #expect(card.document.aamvaVersion == 0)
    #expect(card.license.birthdate == day(1988, 4, 17))
    #expect(card.document.status == .parsed)
  }

  @Test(arguments: [
    (1, ["DAA", "DAR", "DAS", "DAT"]), (2, ["DCT", "DCU", "DCE", "DCH", "DAY"]),
    (3, ["DCT", "DCH", "DAU"]), (4, ["DAC", "DAD", "DDE", "DDF", "DDG"]),
    (8, ["DAG", "DAI", "DAJ", "DAK", "DAQ", "DBA", "DBB", "DBC", "DBD"]),
    (11, ["DCA", "DCB", "DCD", "DCF", "DCG", "DCS"]),
  ])
  func eachMandatoryElementIsMissed(_ version: Int, _ ids: [String]) {
    for id in ids {
      var card = Card.whole(version: version)
      card.subfiles[0].elements.removeAll { $0.hasPrefix(id) }
      #expect(card.document.missingElements == [id])
      #expect(card.document.status == .partial)
      #expect(card.document.outcome("mandatoryElements") == .inconsistent)
    }
  }

  @Test func malformedMandatoryElementsAreNotMissingButMakeACardPartial() {
    let document = Card.whole(with: ["DBB13451988"]).document
    #expect(document.status == .partial)
    #expect(document.missingElements == [])
    #expect(document.license.birthdate == nil)
    #expect(document.record("DBB")?.state == .malformed)
  }

  @Test func otherElementsMayStateTheSame() {
    let names = Card.whole(version: 1, with: ["DABQUILL", "DACMARTA"])
    var card = names
    card.subfiles[0].elements.removeAll { $0.hasPrefix("DAA") }
    #expect(card.document.missingElements == [])
    card = Card.whole(version: 1, with: ["DAL9 OAK LN", "DANAVON", "DAONC", "DAP27601"])
    card.subfiles[0].elements.removeAll {
      ["DAG", "DAI", "DAJ", "DAK"].contains(String($0.prefix(3)))
    }
    #expect(card.document.missingElements == [])
    #expect(card.license.streetAddress == "9 OAK LN")
    #expect(card.license.city == "AVON")
    #expect(card.license.state == "NC")
    #expect(card.license.postalCode == "27601")
  }

  @Test func threeIdsChangeTheirMeaning() {
    let ids = ["DBG1", "DBNVALE,IDA", "DBSDR"]
    let first = Card.whole(version: 1, with: ids)
    #expect(first.license.hasMedicalCondition == true)
    #expect(first.license.fullNameAlias == "VALE,IDA")
    #expect(first.license.prefixAlias == "DR")
    #expect(first.license.givenNameAlias == nil)
    #expect(first.document.record("DBG")?.meaning == "Medical indicator")
    #expect(first.document.record("DBN")?.meaning == "Alias full name")
    let second = Card.whole(version: 2, with: ["DBNVALE"])
    #expect(second.license.fullNameAlias == "VALE")
    let fourth = Card.whole(version: 4, with: ["DBGIDA", "DBNVALE", "DBSJR"])
    #expect(fourth.license.givenNameAlias == "IDA")
    #expect(fourth.license.lastNameAlias == "VALE")
    #expect(fourth.license.suffixAlias == "JR")
    #expect(fourth.license.hasMedicalCondition == nil)
    #expect(fourth.document.record("DBG")?.meaning == "Alias given name")
  }

  @Test func elementsOfOtherEditionsAreReadAndTold() {
    let document = Card.whole(version: 2, with: ["DDK1", "DDAF"]).document
    #expect(document.license.isOrganDonor == true)
    #expect(document.license.complianceType == .fullyCompliant)
    #expect(document.codes == ["elementNotInEdition"])
    #expect(Card.whole(version: 11, with: ["DCLW"]).license.race == "W")
  }

  @Test func edition01sOwnElementsAreRead() {
    let card = Card.whole(
      version: 1,
      with: [
        "DAFDR", "DAEJR", "DBHY", "DBIN", "DBJ900-77", "DBF02", "DBL19880418", "DBOVALE", "DBPIDA",
        "DBQMAY", "DBRSR", "PAAXY", "PAB20280102", "PACP-17", "PAD20260102", "PAE1", "PAF2",
      ]
    )
    let license = card.license
    #expect(license.prefix == "DR")
    #expect(license.suffix == .junior)
    #expect(license.isOrganDonor == true)
    #expect(license.isNonResident == false)
    #expect(license.customerIdentifier == "900-77")
    #expect(license.duplicateCount == 2)
    #expect(license.birthdateAlias == day(1988, 4, 18))
    #expect(license.lastNameAlias == "VALE")
    #expect(license.givenNameAlias == "IDA")
    #expect(license.middleNameAlias == "MAY")
    #expect(license.suffixAlias == "SR")
    #expect(license.permitClass == "XY")
    #expect(license.permitIdentifier == "P-17")
    #expect(license.permitIssueDate == day(2026, 1, 2))
    #expect(license.permitExpirationDate == day(2028, 1, 2))
    #expect(license.permitRestrictionCode == "1")
    #expect(license.permitEndorsementCode == "2")
    #expect(card.document.status == .parsed)
  }

  @Test func edition11sIndicatorsAreRead() {
    let license = Card.whole(version: 11, with: ["DDM1", "DDN1", "DDO1", "DDP1"]).license
    #expect(license.isCommercial == true)
    #expect(license.isNonDomiciled == true)
    #expect(license.isEnhancedCredential == true)
    #expect(license.isPermit == true)
    #expect(Card.whole(version: 11).license.isCommercial == nil)
  }

  @Test func withoutAnEditionTheElementsDecide() {
    for version in [1, 3, 8] {
      let elements = Card.whole(version: version).subfiles[0].elements
      let body = "DL" + elements.joined(separator: "\n") + "\r"
      let document = parse("@\n\u{1E}\rANSI 636000" + body)
      #expect(document.aamvaVersion == nil)
      #expect(document.license.birthdate == day(1988, 4, 17))
      #expect(document.missingElements == [])
    }
  }
}
