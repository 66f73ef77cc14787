import AAMVA
import Testing

/// Magnetic stripes under construction; the people are invented.
private struct Stripe {
  var first = "VAOSTERVILLE^QUILL$MARTA$ROSE$JR^18 LANTERN RD^"
  var number = "6360005501920077"
  var expiry = "2904"
  var birth = "19880417"
  var overflow = "="
  var postal = "231190000  "
  var body = "C JKL       M   2506140GRNBRO          "
  var sentinels = ("%", "?", ";", "?", "%", "?")

  var third: String {
    "10" + postal + "C " + "JKL       " + "M   " + "2506140BRNGRN" + "          "
  }

  var text: String {
    sentinels.0 + first + sentinels.1 + sentinels.2 + number + "=" + expiry + birth + overflow
      + sentinels.3 + sentinels.4 + third + sentinels.5
  }
}

@Suite struct StripeTests {
  @Test func threeTracksAreRead() {
    let document = parse(Stripe().text)
    #expect(document.form == .magneticStripe)
    #expect(document.status == .parsed)
    #expect(document.codes == [])
    #expect(document.jurisdiction?.abbreviation == "VA")
    #expect(document.issuerIdentificationNumber == "636000")
    let license = document.license
    #expect(license.lastName == "QUILL")
    #expect(license.firstName == "MARTA")
    #expect(license.middleNames == ["ROSE"])
    #expect(license.suffix == .junior)
    #expect(license.city == "OSTERVILLE")
    #expect(license.state == "VA")
    #expect(license.streetAddress == "18 LANTERN RD")
    #expect(license.licenseNumber == "5501920077")
    #expect(license.birthdate == day(1988, 4, 17))
    #expect(license.postalCode == "23119")
    #expect(license.jurisdictionVehicleClass == "C")
    #expect(license.jurisdictionRestrictionCode == "JKL")
    #expect(license.jurisdictionEndorsementCode == "M")
    #expect(license.gender == .female)
    #expect(license.height?.inches == 66)
    #expect(license.height?.stated == "506")
    #expect(license.weight?.pounds == 140)
    #expect(license.hairColor == .brown)
    #expect(license.eyeColor == .green)
    #expect(license.country == .unitedStates)
  }

  @Test func anExpiryStatesNoDay() {
    let license = parse(Stripe().text).license
    #expect(license.expiration == .unreadable)
    #expect(license.expirationDate == nil)
    #expect(license.expirationMonth == day(2029, 4, 1))
  }

  @Test(arguments: [
    ("2977", "19880417", Expiration.never, CalendarDate?.none),
    ("2999", "19880417", .date, day(2029, 4, 17)), ("2988", "19880217", .date, day(2030, 2, 28)),
    ("2988", "19881231", .date, day(2030, 12, 31)), ("2999", "19880229", .unreadable, nil),
    ("2899", "19880229", .date, day(2028, 2, 29)), ("2913", "19880417", .unreadable, nil),
    ("2900", "19880417", .unreadable, nil), ("2999", "19881317", .unreadable, nil),
  ])
  func expiryMonthsHaveMeanings(
    _ expiry: String,
    _ birth: String,
    _ expiration: Expiration,
    _ date: CalendarDate?
  ) {
    var stripe = Stripe()
    stripe.expiry = expiry
    stripe.birth = birth
    let license = parse(stripe.text).license
    #expect(license.expiration == expiration)
    #expect(license.expirationDate == date)
    #expect(license.expirationMonth == nil)
  }

  @Test func aCityOfThirteenLettersHasNoEnd() {
    var stripe = Stripe()
    stripe.first = "VANEW OSTERVILLQUILL$MARTA^18 LANTERN RD^"
    let license = parse(stripe.text).license
    #expect(license.city == "NEW OSTERVILL")
    #expect(license.lastName == "QUILL")
  }

  @Test func anOverflowBelongsToTheNumber() {
    var stripe = Stripe()
    stripe.number = "6360100412345678901"
    stripe.overflow = "7="
    let document = parse(stripe.text)
    #expect(document.license.licenseNumber == "04123456789017")
    #expect(
      document.record("DAQ")?.rule?.rawValue == "number on track 2, joined with its overflow field")
    stripe.number = "63601004123456"
    #expect(parse(stripe.text).license.licenseNumber == "04123456")
  }

  @Test func britishColumbiaWritesMetricUnitsAndTwoLines() {
    let text =
      "%BCVICTORIA^QUILL,$MARTA ROSE^18 LANTERN RD$VICTORIA BC  V8W 1A1^?;6360281234567=290419880417=?"
      + "_%0AV8W1A1                     F170 61BROGRN                      E$)x7?"
    let document = parse(text)
    let license = document.license
    #expect(license.lastName == "QUILL")
    #expect(license.firstName == "MARTA ROSE")
    #expect(license.streetAddress == "18 LANTERN RD")
    #expect(license.streetAddressTwo == nil)
    #expect(license.postalCode == "V8W 1A1")
    #expect(license.height?.centimeters == 170)
    #expect(license.weight?.kilograms == 61)
    #expect(license.gender == .female)
    #expect(license.country == .canada)
  }

  @Test(arguments: [
    "6360005501920   ", "6360005501920", "636000   5501920", "636000 5501920  ",
    "6360005501920      ",
  ])
  func `blanks that fill the number are no part of it`(_ number: String) {
    var stripe = Stripe()
    stripe.number = number
    let document = parse(stripe.text)
    #expect(document.license.licenseNumber == "5501920")
    #expect(document.license.lastName == "QUILL")
    #expect(document.codes == [])
  }

  @Test(arguments: [
    ("%", "?", ";", "?", "#", "?"), ("%", "?", ";", "?", "+", "?"), ("", "", "", "", "", ""),
    ("*", "/", ":", "?", "%", "?"), ("%", "?\n", ";", "?\n", "%", "?\n"),
  ])
  func sentinelsMayBeReplacedOrMissing(
    _ sentinels: (String, String, String, String, String, String)
  ) {
    var stripe = Stripe()
    stripe.sentinels = sentinels
    if sentinels.0.isEmpty { stripe.overflow = "" }
    let document = parse(stripe.text)
    #expect(document.license.lastName == "QUILL")
    #expect(document.license.streetAddress == "18 LANTERN RD")
    #expect(document.license.licenseNumber == "5501920077")
    #expect(document.license.eyeColor == .green)
    let isWhole = sentinels.0 == "%" && sentinels.4 == "%"
    #expect(document.codes == (isWhole ? [] : ["trackSentinelReplaced"]))
  }

  @Test func aTrackThreeOutOfItsColumnsIsNotRead() {
    var stripe = Stripe()
    stripe.postal = "23119 C"
    let document = parse(stripe.text)
    #expect(document.license.postalCode == nil)
    #expect(document.license.gender == nil)
    #expect(document.license.lastName == "QUILL")
    #expect(document.codes == ["trackMisaligned"])
  }

  @Test func tracksMayBeMissing() {
    let document = parse(";6360005501920077=290419880417=?")
    #expect(document.license.licenseNumber == "5501920077")
    #expect(document.status == .partial)
    #expect(document.codes.contains("trackMissing"))
  }

  @Test(arguments: [
    "%B4111111111111111^QUILL/MARTA^2904101?;4111111111111111=29041010000?",
    ";123456789=290419880417?",
    "a=1&b=2904198804170", "6360005501920077=29041988",
  ])
  func otherStripesAreNoLicences(_ text: String) {
    #expect(parse(text).status == .notLicense)
  }

  @Test func fieldsAreListedByTrack() {
    let document = parse(Stripe().text)
    #expect(document.record("DAI")?.subfile == "T1")
    #expect(document.record("DBB")?.subfile == "T2")
    #expect(document.record("DAK")?.subfile == "T3")
    #expect(document.record("DAI")?.raw == Array("OSTERVILLE".utf8))
    #expect(document.outcome("issuerMatchesState") == .consistent)
  }
}
