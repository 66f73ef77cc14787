/// A day of the Gregorian calendar, without time or time zone.
public struct CalendarDate: Equatable, Hashable, Sendable {
  // Year, month and day in order, so that dates compare as numbers; a licence holds over a dozen.
  private let packed: UInt32

  /// Year, 1-9999.
  public var year: Int { Int(packed >> 9) }
  /// Month, 1-12.
  public var month: Int { Int(packed >> 5 & 0xF) }
  /// Day of the month, 1-31.
  public var day: Int { Int(packed & 0x1F) }

  /// Makes a date, or `nil` when the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...CalendarDate.dayCount(year: year, month: month)).contains(day)
    else { return nil }
    packed = UInt32(year) << 9 | UInt32(month) << 5 | UInt32(day)
  }

  /// Number of days in a month.
  static func dayCount(year: Int, month: Int) -> Int {
    switch month {
    case 2:
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      return isLeap ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }
}

extension CalendarDate: Comparable {
  /// Orders dates by the calendar.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    left.packed < right.packed
  }
}
