internal import AAMVA
internal import Foundation

extension Calendar {
  /// The day that it is here and now.
  static var today: CalendarDate? {
    let parts = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day], from: Date())
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    return CalendarDate(year: year, month: month, day: day)
  }
}
