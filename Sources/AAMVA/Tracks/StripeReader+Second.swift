extension StripeReader {
  /// Track 2: number, expiry and date of birth.
  mutating func readSecond() {
    let dates = layout.dates
    readNumber(overflow: dates.lowerBound + 12..<min(dates.upperBound, dates.lowerBound + 17))
    let birth = dates.lowerBound + 4..<dates.lowerBound + 12
    let value = text.slice(birth.lowerBound, birth.upperBound)
    let stated = StatedDate(value, order: .yearFirst)
    let isRight = stated.date != nil && !stated.isUnexpected
    note(.dbb, track: 2, birth, isRight ? .read : .malformed, isRight ? .yearFirst : .noDate)
    if isRight { license.birthdate = stated.date }
    readExpiry(dates.lowerBound..<dates.lowerBound + 4)
  }

  /// The number, and what of it did not fit into its thirteen digits.
  private mutating func readNumber(overflow: Range<Int>) {
    let number = layout.number.lowerBound + 6..<layout.number.upperBound
    var digits = [UInt8](text.slice(number.lowerBound, number.upperBound).trimmed.buffer)
    guard !digits.isEmpty else { return }
    let isFull = digits.count == 13 && !overflow.isEmpty
    if isFull {
      digits += [UInt8](text.slice(overflow.lowerBound, overflow.upperBound).buffer)
    }
    license.licenseNumber = digits.string
    note(.daq, track: 2, number, .read, isFull ? .trackNumberOverflow : .trackNumber)
    if isFull { note(.daq, track: 2, overflow, .read, .trackNumberOverflow) }
  }

  /// YYMM; the months 77, 88 and 99 have meanings of their own.
  private mutating func readExpiry(_ range: Range<Int>) {
    let number = text.slice(range.lowerBound, range.upperBound).number ?? 0
    let year = 2000 + number / 100
    switch number % 100 {
    case 77:
      license.expiration = .never
      note(.dba, track: 2, range, .read, .expiryNever)
    case 88: takeExpiry(range, endOfBirthMonth(year: year + 1), .expiryBirthMonth)
    case 99: takeExpiry(range, birthday(year: year), .expiryBirthday)
    case let month:
      guard let first = CalendarDate(year: year, month: month, day: 1) else {
        takeExpiry(range, nil, .expiryUnusable)
        return
      }
      license.expiration = .unreadable
      license.expirationMonth = first
      note(.dba, track: 2, range, .read, .expiryMonth)
    }
  }

  private mutating func takeExpiry(_ range: Range<Int>, _ date: CalendarDate?, _ rule: Rule) {
    license.expirationDate = date
    license.expiration = date == nil ? .unreadable : .date
    note(.dba, track: 2, range, date == nil ? .malformed : .read, rule)
  }

  private func birthday(year: Int) -> CalendarDate? {
    guard let birthdate = license.birthdate else { return nil }
    return CalendarDate(year: year, month: birthdate.month, day: birthdate.day)
  }

  private func endOfBirthMonth(year: Int) -> CalendarDate? {
    guard let birthdate = license.birthdate else { return nil }
    return CalendarDate(year: year, month: birthdate.month, day: 1)?.endOfMonth
  }
}
