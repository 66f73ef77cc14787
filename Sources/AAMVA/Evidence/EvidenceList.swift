/// Checks a document against itself.
///
/// What does not agree is told, and never called a forgery: issuers
/// make mistakes too, and what agrees may be forged all the same.
struct EvidenceList {
  var entries: [Evidence] = []

  init() { entries.reserveCapacity(20) }

  /// Notes a check; one that lacks something to compare was not done.
  mutating func add(_ check: EvidenceCheck, _ isConsistent: Bool?) {
    let outcome: EvidenceOutcome =
      switch isConsistent {
      case nil: .notChecked
      case true?: .consistent
      case false?: .inconsistent
      }
    entries.append(Evidence(check, outcome))
  }

  /// Checks of what the licence states, whatever form it has.
  mutating func check(_ license: UnsafePointer<License>, issuer: Jurisdiction?) {
    checkIssuer(license, issuer)
    checkDates(license)
    checkAges(license)
  }
}

// MARK: Issuer

extension EvidenceList {
  private mutating func checkIssuer(_ license: UnsafePointer<License>, _ issuer: Jurisdiction?) {
    var isIssuersState: Bool?
    if let issuer, let state = license.pointee.state {
      isIssuersState = EvidenceList.isState(state, of: issuer)
    }
    add(.issuerMatchesState, isIssuersState)
    var isIssuersCountry: Bool?
    if let issuer, let country = license.pointee.country {
      isIssuersCountry = issuer.country == country
    }
    add(.issuerMatchesCountry, isIssuersCountry)
  }

  /// Whether a state is the issuer's; `nil` when it is none that is known.
  ///
  /// The State Department's cards show the holder's own address.
  private static func isState(_ state: String, of issuer: Jurisdiction) -> Bool? {
    guard let known = JurisdictionRow(abbreviation: Word(state))?.jurisdiction else { return nil }
    let own = Word(issuer.abbreviation)
    return own == Word("US") ? nil : own == Word(known.abbreviation)
  }

  /// Longest time for which a card is good, in years; Arizona's are good until the holder is 65.
  private static let longestValidity = 12

  private mutating func checkDates(_ license: UnsafePointer<License>) {
    let birth = license.pointee.birthdate
    let issue = license.pointee.issueDate
    let expiration = license.pointee.expirationDate
    add(.birthBeforeIssue, EvidenceList.compare(birth, issue) { $0 < $1 })
    add(.issueBeforeExpiration, EvidenceList.compare(issue, expiration) { $0 < $1 })
    add(
      .revisionBeforeIssue, EvidenceList.compare(license.pointee.revisionDate, issue) { $0 <= $1 })
    add(
      .validitySpan,
      EvidenceList.compare(issue, expiration) { issue, expiration in
        guard let limit = issue.adding(years: EvidenceList.longestValidity) else { return true }
        return expiration <= limit
      }
    )
  }

  private static func compare(
    _ first: CalendarDate?,
    _ second: CalendarDate?,
    _ agree: (CalendarDate, CalendarDate) -> Bool
  ) -> Bool? {
    guard let first, let second else { return nil }
    return agree(first, second)
  }

  // MARK: Coming of age

  private mutating func checkAges(_ license: UnsafePointer<License>) {
    let birth = license.pointee.birthdate
    add(
      .underEighteenDate, EvidenceList.isBirthday(18, birth, license.pointee.underEighteenUntilDate)
    )
    add(
      .underNineteenDate, EvidenceList.isBirthday(19, birth, license.pointee.underNineteenUntilDate)
    )
    add(
      .underTwentyOneDate,
      EvidenceList.isBirthday(21, birth, license.pointee.underTwentyOneUntilDate))
  }

  /// Whether a day is the birthday at an age; for 29 February both days next to it are.
  private static func isBirthday(
    _ age: Int,
    _ birth: CalendarDate?,
    _ day: CalendarDate?
  ) -> Bool? {
    guard let birth, let day else { return nil }
    guard day.year == birth.year + age else { return false }
    if birth.month == 2, birth.day == 29 {
      return (day.month, day.day) == (2, 28) || (day.month, day.day) == (3, 1)
        || (day.month, day.day) == (2, 29)
    }
    return day.month == birth.month && day.day == birth.day
  }
}
