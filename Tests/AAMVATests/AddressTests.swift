import AAMVA
import Testing

@Suite struct AddressTests {
  @Test(arguments: [
    ("USA", "231190000  ", "23119"), ("USA", "231199999", "23119"), ("USA", "23119", "23119"),
    ("USA", "231194321  ", "23119-4321"), ("USA", "23119-4321", "23119-4321"),
    ("USA", "23119 4321 ", "23119-4321"), ("USA", "23119-", "23119"),
    ("USA", "2311900000  ", "23119"),
    ("USA", "065160000", "06516"), ("USA", "000000000", "00000"), ("USA", "00000      ", "00000"),
    ("USA", "23119-0000", "23119"), ("CAN", "K1A0B1     ", "K1A 0B1"),
    ("CAN", "k1a 0b1", "K1A 0B1"),
    ("CAN", "K1A-0B1", "K1A 0B1"), ("USA", "K1A 0B1", "K1A 0B1"), ("USA", "231190", "231190"),
    ("USA", "2311", "2311"), ("USA", "SW1A 1AA", "SW1A 1AA"), ("CAN", "23119", "23119"),
    ("USA", "2311943210", "2311943210"), ("USA", "96826     0", "96826"),
    ("USA", "96826 0", "96826"),
    ("USA", "96826    00", "96826"), ("USA", "96826     9", "96826"),
    ("USA", "96826  1234", "96826-1234"),
    ("USA", "96826     7", "96826     7"), ("CAN", "K1A0B1    0", "K1A 0B1"),
    ("CAN", "K1A 0B1   0", "K1A 0B1"), ("CAN", "K1A0B100000", "K1A 0B1"),
    ("CAN", "K1A 0B17", "K1A 0B17"),
  ])
  func postalCodesAreWrittenAsPeopleDo(_ country: String, _ value: String, _ code: String) {
    #expect(Card.whole(with: ["DAK" + value, "DCG" + country]).license.postalCode == code)
  }

  @Test func aPostalCodeKeepsItsBytes() {
    let record = Card.whole().document.record("DAK")
    #expect(record?.raw == Array("231190000  ".utf8))
    // Zeros up to nine digits are what the standard asks for.
    #expect(record?.repairs == [])
    for filled in ["231199999", "231190000000", "23119-"] {
      let record = Card.whole(with: ["DAK" + filled]).document.record("DAK")
      #expect(record?.repairs.map(\.rawValue) == ["filler of the postal code dropped"])
    }
    #expect(Card.whole(with: ["DAKNONE"]).license.postalCode == nil)
  }

  @Test func linesLoseBlanksAndCommasAtTheirEnds() {
    let license = Card.whole(
      with: ["DAG18 LANTERN RD,       ", "DAHUNIT 4, REAR ", "DAI OSTERVILLE      "]
    ).license
    #expect(license.streetAddress == "18 LANTERN RD")
    #expect(license.streetAddressTwo == "UNIT 4, REAR")
    #expect(license.city == "OSTERVILLE")
  }

  @Test func theResidenceStandsInForAMissingMailingAddress() {
    let license = Card.whole(
      version: 1,
      with: ["DAG   ", "DAL9 OAK LN", "DAMREAR", "DAI", "DANAVON"]
    ).license
    #expect(license.streetAddress == "9 OAK LN")
    #expect(license.streetAddressTwo == "REAR")
    #expect(license.city == "AVON")
    let both = Card.whole(version: 1, with: ["DAL9 OAK LN", "DAMREAR"])
    #expect(both.license.streetAddress == "18 LANTERN RD")
    #expect(both.license.streetAddressTwo == nil)
    #expect(both.document.record("DAL")?.state == .read)
  }

  @Test(arguments: [
    ("USA", IssuingCountry.unitedStates), ("CAN", .canada), ("CDN", .canada),
    ("usa", .unitedStates),
  ])
  func countriesAreCodes(_ code: String, _ country: IssuingCountry) {
    #expect(Card.whole(with: ["DCG" + code]).license.country == country)
  }

  @Test func anotherCountryIsNotTakenForOneOfTheTwo() {
    let document = Card.whole(with: ["DCGFRA"]).document
    #expect(document.license.country == nil)
    #expect(document.record("DCG")?.state == .unrecognised)
    #expect(Card.whole(with: ["DCGNONE"]).license.country == .unitedStates)
  }

  @Test(arguments: ["MEX", "mex", "MX"])
  func `a Mexican issuer's card has the country that it states`(_ code: String) {
    for issuer in ["636056", "636057"] {
      let document = Card.whole(issuer: issuer, with: ["DCG" + code]).document
      #expect(document.license.country == .mexico)
      #expect(document.jurisdiction == nil)
      #expect(document.codes == ["issuerUnknown"])
    }
  }

  @Test(arguments: [
    "NONE", "none", "UNAVL", "N/A", "n/a", "N / A", "NA", ".", "/", "N.A.", "-", "---", "NULL",
    "Unavailable",
  ])
  func `a word for nothing is no second line`(_ word: String) {
    let document = Card.whole(with: ["DAH" + word]).document
    #expect(document.license.streetAddress == "18 LANTERN RD")
    #expect(document.license.streetAddressTwo == nil)
    #expect(document.record("DAH")?.state == .absent)
  }

  @Test(arguments: ["APT 4", "NORTH", "UNIT N", "N/A 4", "UNION HALL"])
  func `another second line is kept`(_ line: String) {
    #expect(Card.whole(with: ["DAH" + line]).license.streetAddressTwo == line)
  }

  @Test func statesAreKeptAsEncoded() {
    #expect(Card.whole(with: ["DAJKentucky"]).license.state == "Kentucky")
    #expect(Card.whole(with: ["DAJAA"]).license.state == "AA")
  }
}
