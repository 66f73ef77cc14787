/// What follows from a licence on a given day.
///
/// Only what the card states is used; a value is `nil` when the card does not state enough for it.
public struct Assessment: Equatable, Sendable {
  /// The day for which it holds.
  public var asOf: CalendarDate
  /// Completed years since birth; a person born on 29 February has the birthday on 1 March in common
  /// years, as 29 February has not come before that day.
  public var age: Int?
  /// The card's last day has passed.
  ///
  /// On that day it is still good; a card that does not expire never has expired.
  public var isExpired: Bool?
  /// Days until the card's last day, 0 on that day, negative after it.
  public var expiresInDays: Int?
  /// Younger than 18.
  public var isUnder18: Bool?
  /// Younger than 19.
  public var isUnder19: Bool?
  /// Younger than 21.
  public var isUnder21: Bool?

  /// Judges a licence.
  ///
  /// - Parameters:
  ///   - license: What the card says.
  ///   - day: The day on which it is judged.
  public init(license: License, asOf day: CalendarDate) {
    asOf = day
    if let birthdate = license.birthdate, birthdate <= day {
      let age = birthdate.completedYears(until: day)
      self.age = age
      isUnder18 = age < 18
      isUnder19 = age < 19
      isUnder21 = age < 21
    }
    switch license.expiration {
    case .never: isExpired = false
    case .date:
      guard let last = license.expirationDate else { return }
      isExpired = last < day
      expiresInDays = day.days(until: last)
    case .unreadable: isExpired = Self.isExpired(month: license.expirationMonth, asOf: day)
    case .notStated: return
    }
  }

  /// Whether a card that states only its last month has expired; unknown within that month.
  private static func isExpired(month: CalendarDate?, asOf day: CalendarDate) -> Bool? {
    guard let month else { return nil }
    if (month.year, month.month) < (day.year, day.month) { return true }
    return (month.year, month.month) > (day.year, day.month) ? false : nil
  }
}
