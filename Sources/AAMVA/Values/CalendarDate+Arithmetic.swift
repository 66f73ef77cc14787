extension CalendarDate {
  /// Days from 1 January of year 1 of the Gregorian calendar, which is 0.
  public var dayNumber: Int {
    let earlier = year - 1
    var days = earlier * 365 + earlier / 4 - earlier / 100 + earlier / 400
    for month in 1..<self.month { days += CalendarDate.dayCount(year: year, month: month) }
    return days + day - 1
  }

  /// Days from this date to another; negative when the other one is earlier.
  public func days(until other: CalendarDate) -> Int {
    other.dayNumber - dayNumber
  }

  /// Years completed between this date and a later one; negative when it is earlier.
  ///
  /// A year from 29 February is complete on 1 March of a common year.
  public func completedYears(until other: CalendarDate) -> Int {
    let isComplete = (other.month, other.day) >= (month, day)
    return other.year - year - (isComplete ? 0 : 1)
  }

  /// The same day some years later, 1 March when that year has no 29 February; `nil` after year 9999.
  public func adding(years: Int) -> CalendarDate? {
    let (sum, overflows) = year.addingReportingOverflow(years)
    guard !overflows else { return nil }
    if let date = CalendarDate(year: sum, month: month, day: day) { return date }
    return month == 2 ? CalendarDate(year: sum, month: 3, day: 1) : nil
  }

  /// The last day of this date's month.
  var endOfMonth: CalendarDate {
    CalendarDate(year: year, month: month, day: CalendarDate.dayCount(year: year, month: month))
      ?? self
  }

  /// Reads "YYYY-MM-DD"; `nil` when the text is not exactly that or the calendar has no such day.
  public init?(parsing text: String) {
    let numbers = text.withBytes { CalendarDate.numbers(of: $0) }
    guard let numbers else { return nil }
    self.init(year: numbers.year, month: numbers.month, day: numbers.day)
  }

  private static func numbers(
    of text: UnsafeBufferPointer<UInt8>
  ) -> (year: Int, month: Int, day: Int)? {
    guard text.count == 10, let start = text.baseAddress else { return nil }
    let view = ByteView(start: start, count: 10)
    guard view[4] == Ascii.hyphen, view[7] == Ascii.hyphen, let year = view.slice(0, 4).number,
      let month = view.slice(5, 7).number, let day = view.slice(8, 10).number
    else { return nil }
    return (year, month, day)
  }
}
