import AAMVA
import Testing

@Suite struct CodeTests {
  @Test(arguments: [
    ("1", Gender.male), ("2", .female), ("9", .notSpecified), ("0", .unknown), ("M", .male),
    ("F", .female), ("X", .notSpecified), ("m", .male), ("FEMALE", .female),
  ])
  func sexIsReadInAllSpellings(_ code: String, _ gender: Gender) {
    #expect(Card.whole(with: ["DBC" + code]).license.gender == gender)
  }

  @Test func sexCodesOutsideTheListAreTold() {
    #expect(Card.whole(version: 8, with: ["DBC9"]).document.codes == ["sexCodeUnlisted"])
    #expect(Card.whole(version: 9, with: ["DBC9"]).document.codes == [])
    #expect(Card.whole(version: 9, with: ["DBCX"]).document.codes == ["sexCodeUnlisted"])
    #expect(Card.whole(version: 1, with: ["DBCM"]).document.codes == [])
    let document = Card.whole(with: ["DBC3"]).document
    #expect(document.license.gender == nil)
    #expect(document.record("DBC")?.state == .unrecognised)
  }

  @Test(arguments: [
    ("BLK", EyeColor.black), ("BLU", .blue), ("BRO", .brown), ("DIC", .dichromatic), ("GRY", .gray),
    ("GRN", .green), ("HAZ", .hazel), ("MAR", .maroon), ("PNK", .pink), ("UNK", .unknown),
    ("BRN", .brown), ("BR ", .brown), ("BN", .brown), ("BROWN", .brown), ("BL ", .blue),
    ("HZL", .hazel), ("HZ", .hazel), ("blu", .blue), ("HAZEL", .hazel),
  ])
  func eyesAreReadInAllSpellings(_ code: String, _ color: EyeColor) {
    #expect(Card.whole(with: ["DAY" + code]).license.eyeColor == color)
  }

  @Test(arguments: [
    ("BAL", HairColor.bald), ("BLK", .black), ("BLN", .blond), ("BRO", .brown), ("GRY", .gray),
    ("RED", .red), ("SDY", .sandy), ("WHI", .white), ("UNK", .unknown), ("BRN", .brown),
    ("BR", .brown), ("BLO", .blond), ("BROWN       ", .brown), ("BLONDE", .blond), ("BALD", .bald),
  ])
  func hairIsReadInAllSpellings(_ code: String, _ color: HairColor) {
    #expect(Card.whole(with: ["DAZ" + code]).license.hairColor == color)
  }

  @Test(arguments: ["DAZBLD", "DAZBL", "DAZPURPLE HAZE", "DAYGR", "DAYGRE", "DAYXXX"])
  func spellingsWithTwoMeaningsAreNotGuessed(_ element: String) {
    let document = Card.whole(with: [element]).document
    #expect(document.license.hairColor == nil)
    let record = document.record(String(element.prefix(3)))
    #expect(record?.state == .unrecognised)
  }

  @Test(arguments: ["NONE", "unavl", "   "])
  func coloursMayBeMissing(_ value: String) {
    #expect(Card.whole(with: ["DAY" + value]).license.eyeColor == nil)
    #expect(Card.whole(with: ["DAY" + value]).document.record("DAY")?.state == .absent)
  }

  @Test(arguments: [
    ("F", ComplianceType.fullyCompliant), ("N", .nonCompliant), ("M", .materiallyCompliant),
  ])
  func complianceIsACode(_ code: String, _ compliance: ComplianceType) {
    #expect(Card.whole(with: ["DDA" + code]).license.complianceType == compliance)
    #expect(Card.whole(with: ["DDAX"]).license.complianceType == nil)
  }

  @Test(arguments: [
    ("1", true), ("Y", true), ("0", false), ("N", false), ("n", false), ("NONE", nil), ("7", nil),
    ("  ", nil),
  ])
  func indicatorsAreOneOrLeftOut(_ code: String, _ flag: Bool?) {
    let license = Card.whole(with: ["DDD" + code, "DDK" + code, "DDL" + code]).license
    #expect(license.isTemporaryDocument == flag)
    #expect(license.isOrganDonor == flag)
    #expect(license.isVeteran == flag)
  }

  @Test func organDonorsOfEdition01AreWords() {
    #expect(Card.whole(version: 1, with: ["DBHDONOR     "]).license.isOrganDonor == true)
    #expect(Card.whole(version: 1, with: ["DBHN"]).license.isOrganDonor == false)
    #expect(Card.whole(version: 1, with: ["DBH2"]).license.isOrganDonor == nil)
  }

  @Test func vehicleCodesAreText() {
    let license = Card.whole(
      with: [
        "DCAB   ", "DCBK1", "DCDPH", "DCPBUS", "DCQHAZ", "DCRLENSES", "DCMA", "DCN1", "DCO2",
      ]
    ).license
    #expect(license.jurisdictionVehicleClass == "B")
    #expect(license.jurisdictionRestrictionCode == "K1")
    #expect(license.jurisdictionEndorsementCode == "PH")
    #expect(license.vehicleClassDescription == "BUS")
    #expect(license.endorsementDescription == "HAZ")
    #expect(license.restrictionDescription == "LENSES")
    #expect(license.standardVehicleClass == "A")
    #expect(license.standardEndorsementCode == "1")
    #expect(license.standardRestrictionCode == "2")
    #expect(Card.whole(version: 3, with: ["DCH12"]).license.federalCommercialVehicleCode == "12")
  }

  @Test func numbersAndNotesAreText() {
    let license = Card.whole(
      with: ["DAQ K 55 / 0192 ", "DCFX1", "DCKINV9", "DCJAUD", "DCIOSLO", "DCLW "]
    ).license
    #expect(license.licenseNumber == "K 55 / 0192")
    #expect(license.documentId == "X1")
    #expect(license.inventoryControlNumber == "INV9")
    #expect(license.auditInformation == "AUD")
    #expect(license.placeOfBirth == "OSLO")
    #expect(license.race == "W")
    #expect(Card.whole(with: ["DAQNONE"]).license.licenseNumber == nil)
  }
}
