import AAMVA
import Testing

@Suite struct DateTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var version: Int
    var country: String
    var value: String
    var date: CalendarDate?
    var rule: String
    var testDescription: String { "\(version) \(country) \(value)" }
  }

  @Test(arguments: [
    Case(
      version: 1,
      country: "USA",
      value: "19880304",
      date: day(1988, 3, 4),
      rule: "date CCYYMMDD"
    ),
    Case(
      version: 2,
      country: "CDN",
      value: "03041988",
      date: day(1988, 3, 4),
      rule: "date MMDDCCYY"
    ),
    Case(
      version: 3,
      country: "CAN",
      value: "19880304",
      date: day(1988, 3, 4),
      rule: "date CCYYMMDD"
    ),
    Case(
      version: 8,
      country: "USA",
      value: "03041988",
      date: day(1988, 3, 4),
      rule: "date MMDDCCYY"
    ),
    Case(
      version: 8,
      country: "CAN",
      value: "20100102",
      date: day(2010, 1, 2),
      rule: "date CCYYMMDD"
    ),
    Case(
      version: 8,
      country: "USA",
      value: "19880304",
      date: day(1988, 3, 4),
      rule: "date CCYYMMDD, as it is none in the order expected"
    ),
    Case(
      version: 8,
      country: "CAN",
      value: "03041988",
      date: day(1988, 3, 4),
      rule: "date MMDDCCYY, as it is none in the order expected"
    ),
    Case(
      version: 8,
      country: "USA",
      value: "03-04-1988",
      date: day(1988, 3, 4),
      rule: "date MM-DD-CCYY"
    ),
    Case(
      version: 1,
      country: "USA",
      value: "03/04/1988",
      date: day(1988, 3, 4),
      rule: "date MM-DD-CCYY"
    ),
    Case(
      version: 8,
      country: "USA",
      value: "1988-03-04",
      date: day(1988, 3, 4),
      rule: "date CCYY-MM-DD"
    ),
    Case(
      version: 8,
      country: "USA",
      value: "02292000",
      date: day(2000, 2, 29),
      rule: "date MMDDCCYY"
    ),
    Case(version: 8, country: "USA", value: "02291900", date: nil, rule: "no date"),
    Case(version: 8, country: "USA", value: "02302001", date: nil, rule: "no date"),
    Case(version: 8, country: "USA", value: "13451988", date: nil, rule: "no date"),
    Case(version: 8, country: "USA", value: "1A041988", date: nil, rule: "no date"),
    Case(version: 8, country: "USA", value: "3041988", date: nil, rule: "no date"),
    Case(version: 8, country: "USA", value: "03-04/1988", date: nil, rule: "no date"),
    Case(version: 8, country: "USA", value: "30-04-1988", date: nil, rule: "no date"),
    Case(version: 8, country: "USA", value: "MMDDCCYY", date: nil, rule: "no date"),
    Case(version: 1, country: "USA", value: "19882104", date: nil, rule: "no date"),
  ])
  func datesFollowEditionAndCountry(_ item: Case) {
    let document = Card.whole(
      version: item.version,
      with: ["DBB" + item.value, "DCG" + item.country]
    ).document
    #expect(document.license.birthdate == item.date)
    #expect(document.record("DBB")?.rule?.rawValue.hasPrefix(item.rule) == true)
    #expect(document.record("DBB")?.state == (item.date == nil ? .malformed : .read))
  }

  @Test func theIssuersCountryRulesWhereNoneIsStated() {
    var card = Card.whole(version: 8, issuer: "604432", with: ["DBB20100102"])
    card.subfiles[0].elements.removeAll { $0.hasPrefix("DCG") }
    #expect(card.license.birthdate == day(2010, 1, 2))
    #expect(card.license.country == .canada)
    card = Card.whole(version: 8, issuer: "999999", with: ["DBB20100102", "DAJAB"])
    card.subfiles[0].elements.removeAll { $0.hasPrefix("DCG") }
    #expect(card.license.birthdate == day(2010, 1, 2))
    #expect(card.license.country == .canada)
  }

  @Test(arguments: [
    "08292016 REV", "08292016REV", "08292016 (M)", "08/29/2016 12:00:00 AM", "2016-08-29T00:00:00",
    "20160829T00:00",
    "08292016,",
  ])
  func `a date is read with a time or a remark behind it`(_ value: String) {
    let document = Card.whole(with: ["DDB" + value]).document
    #expect(document.license.revisionDate == day(2016, 8, 29))
    #expect(document.record("DDB")?.repairs == [.bytesBehindValue])
  }

  @Test(arguments: [
    "08292016 04172022", "0829201604172022", "082920161", "08292016 7", "REV 08292016", "08290200",
    "13452016 REV",
  ])
  func `two numbers, and years before 1000, are no dates`(_ value: String) {
    let document = Card.whole(with: ["DDB" + value]).document
    #expect(document.license.revisionDate == nil)
    #expect(document.record("DDB")?.state == .malformed)
  }

  @Test(arguments: ["00000000", "00/00/0000", "99999999", "NONE", "unavl", "        "])
  func dummiesAreNoDates(_ value: String) {
    let document = Card.whole(with: ["DDC" + value]).document
    #expect(document.license.hazmatExpirationDate == nil)
    #expect(document.record("DDC")?.state == .absent)
  }

  @Test func everyDateElementIsRead() {
    let license = Card.whole(
      with: ["DDB01022020", "DDC01032020", "DDH01042020", "DDI01052020", "DDJ01062020"]
    ).license
    #expect(license.revisionDate == day(2020, 1, 2))
    #expect(license.hazmatExpirationDate == day(2020, 1, 3))
    #expect(license.underEighteenUntilDate == day(2020, 1, 4))
    #expect(license.underNineteenUntilDate == day(2020, 1, 5))
    #expect(license.underTwentyOneUntilDate == day(2020, 1, 6))
  }

  @Test func unusualFormsAreTold() {
    #expect(Card.whole(with: ["DBB03-04-1988"]).document.codes == ["datesSeparated"])
    #expect(Card.whole(with: ["DBB19880304"]).document.codes == ["dateOrderUnexpected"])
  }

  // MARK: Expiration

  @Test(arguments: [
    "99999999", "99/99/9999", "NONE", "none", "NEVER", "INDEF", "INDEFINITE", "MIL", "MILITARY",
    "NON-EXPIRING", "77777777", "NO EXPIRY", "N/A",
  ])
  func cardsMayNotExpire(_ value: String) {
    let document = Card.whole(with: ["DBA" + value]).document
    #expect(document.license.expiration == .never)
    #expect(document.license.expirationDate == nil)
    #expect(document.record("DBA")?.raw == Array(value.utf8))
    #expect(document.status == .parsed)
  }

  @Test(arguments: [
    ("00000000", Expiration.notStated), ("00/00/0000", .notStated), ("unavl", .notStated),
    ("", .notStated), ("16312028", .unreadable), ("SOON", .unreadable), ("88888888", .unreadable),
  ])
  func expirationsMayBeNoDates(_ value: String, _ expiration: Expiration) {
    let license = Card.whole(with: ["DBA" + value]).license
    #expect(license.expiration == expiration)
    #expect(license.expirationDate == nil)
  }
}
