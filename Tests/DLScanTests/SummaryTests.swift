import AAMVA
import DLScan
import PDF417
import Testing

@Suite("Summary")
struct SummaryTests {
  @Test func `a card with faults lists all of them`() {
    var result = FullCard.result
    result.document?.missingElements = ["DAQ", "DBA"]
    result.document?.evidence[0].outcome = .inconsistent
    #expect(result.summary.title == "Driver's License, Virginia")
    #expect(
      result.summary.remarks == [
        Remark(.good, "Not expired"),
        Remark(.neutral, "Age 40"),
        Remark(.caution, "Not stated, though the standard asks for it: DAQ, DBA"),
        Remark(.caution, "1 element could not be understood"),
        Remark(.caution, "1 element was repaired"),
        Remark(.caution, "A subfile does not begin at its offset"),
        Remark(.caution, "The segment terminator (CR) is missing in the header"),
        Remark(
          .caution,
          "1 check found a contradiction, which does not prove that the card is false"
        ),
      ]
    )
  }

  @Test(arguments: [
    ("2028-12-12", Remark(.bad, "Expired 1 day ago")),
    ("2029-01-10", Remark(.bad, "Expired 30 days ago")),
    ("2029-01-11", Remark(.bad, "Expired on December 11, 2028")),
    ("2028-12-11", Remark(.caution, "Expires today")),
    ("2028-12-10", Remark(.caution, "Expires in 1 day")),
    ("2028-11-11", Remark(.caution, "Expires in 30 days")),
    ("2028-11-10", Remark(.good, "Not expired")),
  ])
  func `the end is told on the day`(today: String, remark: Remark) throws {
    let day = try #require(CalendarDate(parsing: today))
    #expect(summary(asOf: day) { _ in }.remarks.first == remark)
  }

  @Test(arguments: [
    ("2004-06-05", "Under 18"), ("2004-06-06", "Under 19"), ("2005-06-06", "Under 21"),
    ("2007-06-05", "Under 21"), ("2007-06-06", nil),
  ])
  func `the youngest bound that holds is told`(today: String, text: String?) throws {
    let day = try #require(CalendarDate(parsing: today))
    let texts = summary(asOf: day) { _ in }.remarks.map(\.text)
    #expect(texts.first { $0.hasPrefix("Under") } == text)
  }

  @Test func `without a day nothing is judged`() {
    let texts = summary(asOf: nil) { _ in }.remarks.map(\.text)
    #expect(!texts.contains { $0.contains("xpire") || $0.hasPrefix("Age") })
  }

  @Test(arguments: [
    (Expiration.never, Remark(.good, "Does not expire")),
    (.notStated, Remark(.caution, "No expiration date is stated")),
    (.unreadable, Remark(.caution, "The expiration date is not readable")),
  ])
  func `an end that is no date is told`(expiration: Expiration, remark: Remark) {
    let summary = summary(asOf: FullCard.day(2026, 11, 29)) {
      $0.expiration = expiration
      $0.expirationDate = nil
      $0.expirationMonth = nil
    }
    #expect(summary.remarks.first == remark)
  }

  @Test func `a month that has begun is not judged`() {
    let summary = summary(asOf: FullCard.day(2028, 12, 5)) {
      $0.expiration = .unreadable
      $0.expirationDate = nil
    }
    #expect(
      summary.remarks.first
        == Remark(.caution, "Expires this month, on a day that is not stated")
    )
  }

  @Test func `what was not read is told apart`() {
    var result = ScanResult(status: .noSymbol)
    #expect(result.summary.title == "No bar code read")
    #expect(
      result.summary.remarks.map(\.text) == [
        "No PDF417 symbol was seen; it is the large block on the back"
      ]
    )
    result.sighting = Sighting(
      corners: FullCard.symbol.corners,
      modulePixels: 1.2,
      codewordsRead: 3,
      codewordsExpected: 9
    )
    #expect(
      result.summary.remarks.map(\.text) == [
        "A symbol was seen and not read, 3 of 9 codewords",
        "Go closer, or take a picture of more pixels",
      ]
    )
    #expect(ScanResult(status: .notLicense).summary.title == "Not a license")
    let fault = ScanFault(code: "empty", message: "The file is empty.")
    #expect(ScanResult(fault: fault).summary.remarks == [Remark(.bad, "The file is empty.")])
  }

  private func summary(asOf day: CalendarDate?, _ change: (inout License) -> Void) -> Summary {
    var result = FullCard.result
    result.document?.warnings = []
    if var license = result.document?.license {
      change(&license)
      result.document?.license = license
      result.assessment = day.map { Assessment(license: license, asOf: $0) }
    }
    return result.summary
  }
}
