internal import AAMVA
internal import Foundation

extension CalendarDate {
  /// The day of the calendar.
  var components: DateComponents {
    DateComponents(
      calendar: Calendar(identifier: .gregorian), year: year, month: month, day: day
    )
  }

  /// An instant that formatters show as this day.
  ///
  /// At 11:00 UTC it is the same day in every zone from UTC−11:00 to UTC+12:59. The zones of the world
  /// span more than a day, so no instant suits all of them; where the device's own zone lies outside,
  /// an hour is taken that suits it.
  ///
  /// - Parameter zone: The zone in which the day must be right.
  /// - Returns: The instant.
  func instant(in zone: TimeZone = .current) -> Date {
    // Days from 1970-01-01, of which the number in the calendar of CalendarDate is 719 162.
    let midnight = Double(dayNumber - 719_162) * 86_400
    let offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: midnight + 43_200))
    let hour = 3_600.0
    switch offset {
    case (13 * 3_600)...: return Date(timeIntervalSince1970: midnight + 9 * hour)
    case ..<(-11 * 3_600): return Date(timeIntervalSince1970: midnight + 12 * hour)
    default: return Date(timeIntervalSince1970: midnight + 11 * hour)
    }
  }
}
