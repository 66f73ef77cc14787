import AAMVA
import Testing

@Suite struct AssessmentTests {
  private func assess(
    born: CalendarDate?,
    expires: CalendarDate? = nil,
    on day: CalendarDate?
  ) throws -> Assessment {
    var license = License()
    license.birthdate = born
    license.expirationDate = expires
    if expires != nil { license.expiration = .date }
    return Assessment(license: license, asOf: try #require(day))
  }

  @Test(arguments: [
    (day(2009, 4, 16), 20, false, false, true), (day(2009, 4, 17), 21, false, false, false),
    (day(2007, 4, 16), 18, false, true, true), (day(2007, 4, 17), 19, false, false, true),
    (day(2006, 4, 16), 17, true, true, true), (day(2006, 4, 17), 18, false, true, true),
    (day(1988, 4, 17), 0, true, true, true),
  ])
  func agesAreCompletedYears(
    _ today: CalendarDate?,
    _ age: Int,
    _ is18: Bool,
    _ is19: Bool,
    _ is21: Bool
  ) throws {
    let assessment = try assess(born: day(1988, 4, 17), on: today)
    #expect(assessment.age == age)
    #expect(assessment.isUnder18 == is18)
    #expect(assessment.isUnder19 == is19)
    #expect(assessment.isUnder21 == is21)
  }

  @Test(arguments: [
    (day(2007, 2, 28), 18), (day(2007, 3, 1), 19), (day(2008, 2, 28), 19), (day(2008, 2, 29), 20),
  ])
  func leapDayBirthdaysComeOnTheFirstOfMarch(_ today: CalendarDate?, _ age: Int) throws {
    #expect(try assess(born: day(1988, 2, 29), on: today).age == age)
  }

  @Test func nobodyIsBornInTheFuture() throws {
    let assessment = try assess(born: day(2030, 1, 1), on: day(2029, 12, 31))
    #expect(assessment.age == nil)
    #expect(assessment.isUnder21 == nil)
  }

  @Test(arguments: [
    (day(2031, 4, 16), false, 1), (day(2031, 4, 17), false, 0), (day(2031, 4, 18), true, -1),
    (day(2030, 4, 17), false, 365),
  ])
  func cardsAreGoodThroughTheirLastDay(
    _ today: CalendarDate?,
    _ isExpired: Bool,
    _ days: Int
  ) throws {
    let assessment = try assess(born: nil, expires: day(2031, 4, 17), on: today)
    #expect(assessment.isExpired == isExpired)
    #expect(assessment.expiresInDays == days)
  }

  @Test func otherWaysToEndAreKept() throws {
    let today = try #require(day(2029, 4, 10))
    var license = License()
    #expect(Assessment(license: license, asOf: today).isExpired == nil)
    license.expiration = .never
    #expect(Assessment(license: license, asOf: today).isExpired == false)
    #expect(Assessment(license: license, asOf: today).expiresInDays == nil)
    license.expiration = .unreadable
    #expect(Assessment(license: license, asOf: today).isExpired == nil)
    for (month, isExpired) in [(3, true), (4, nil), (5, false)] {
      license.expirationMonth = day(2029, month, 1)
      #expect(Assessment(license: license, asOf: today).isExpired == isExpired)
    }
  }
}

@Suite struct CalendarDateTests {
  @Test func impossibleDaysAreNoDates() {
    for (year, month, date) in [
      (0, 1, 1), (10000, 1, 1), (2001, 0, 1), (2001, 13, 1), (2001, 4, 31), (2001, 2, 29),
      (1900, 2, 29), (2001, 1, 0),
    ] {
      #expect(day(year, month, date) == nil)
    }
    #expect(day(2000, 2, 29) != nil)
    #expect(day(1, 1, 1) != nil)
    #expect(day(9999, 12, 31) != nil)
  }

  @Test func daysFollowEachOther() throws {
    var number = try #require(day(1899, 12, 31)).dayNumber
    for year in 1900...2101 {
      for month in 1...12 {
        for date in 1...31 {
          guard let next = day(year, month, date) else { continue }
          number += 1
          #expect(next.dayNumber == number)
        }
      }
    }
    #expect(day(1, 1, 1)?.dayNumber == 0)
    #expect(day(1970, 1, 1)?.dayNumber == 719_162)
  }

  @Test func yearsAreAddedByTheCalendar() {
    #expect(day(2000, 2, 29)?.adding(years: 1) == day(2001, 3, 1))
    #expect(day(2000, 2, 29)?.adding(years: 4) == day(2004, 2, 29))
    #expect(day(2000, 5, 31)?.adding(years: -1) == day(1999, 5, 31))
    #expect(day(9999, 5, 31)?.adding(years: 1) == nil)
    #expect(day(2000, 5, 31)?.adding(years: .max) == nil)
  }

  @Test(arguments: [
    "2026-11-30", "0001-01-01", "9999-12-31", "2024-02-29",
  ])
  func textsAreParsed(_ text: String) {
    let date = CalendarDate(parsing: text)
    let parts = text.split(separator: "-").compactMap { Int($0) }
    #expect(date == day(parts[0], parts[1], parts[2]))
    #expect(date != nil)
  }

  @Test(arguments: [
    "", "2026-11-3", "2026-11-300", "2026/11/30", "2026-13-01", "2023-02-29", "+026-11-30",
    "2026-11-30 ", "20261130", "\u{662}026-11-30",
  ])
  func otherTextsAreNot(_ text: String) {
    #expect(CalendarDate(parsing: text) == nil)
  }
}
