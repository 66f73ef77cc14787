/// A value read as a date.
struct StatedDate {
  var date: CalendarDate?
  var rule: Rule
  /// Another order than the expected one.
  var isUnexpected = false

  /// The orders in which the editions write a date.
  enum Order {
    case monthFirst, yearFirst
  }

  /// Reads eight digits, or three numbers with the same separator between them.
  ///
  /// - Parameters:
  ///   - value: The value without blanks around it.
  ///   - order: The order of the edition and country; the other one is tried when this gives no date.
  init(_ value: ByteView, order: Order) {
    let digits = StatedDate.digits(of: value)
    guard let digits else {
      self.init(date: nil, rule: .noDate)
      return
    }
    if let separated = digits.order {
      let date = StatedDate.date(digits.number, separated)
      let rule: Rule = separated == .monthFirst ? .monthFirstSeparated : .yearFirstSeparated
      self.init(date: date, rule: date == nil ? .noDate : rule)
      return
    }
    if let date = StatedDate.date(digits.number, order) {
      self.init(date: date, rule: order == .monthFirst ? .monthFirst : .yearFirst)
      return
    }
    let other: Order = order == .monthFirst ? .yearFirst : .monthFirst
    guard let date = StatedDate.date(digits.number, other) else {
      self.init(date: nil, rule: .noDate)
      return
    }
    let rule: Rule = other == .monthFirst ? .monthFirstInstead : .yearFirstInstead
    self.init(date: date, rule: rule, isUnexpected: true)
  }

  private init(date: CalendarDate?, rule: Rule, isUnexpected: Bool = false) {
    self.date = date
    self.rule = rule
    self.isUnexpected = isUnexpected
  }

  /// The eight digits as a number, and the order that separators between them give away.
  private static func digits(of value: ByteView) -> (number: Int, order: Order?)? {
    if value.count == 8 {
      guard let number = value.number else { return nil }
      return (number, nil)
    }
    guard value.count == 10 else { return nil }
    let order: Order = value.digitCount(from: 0) == 4 ? .yearFirst : .monthFirst
    let first = order == .yearFirst ? 4 : 2
    let second = order == .yearFirst ? 7 : 5
    let separator = value[first]
    guard separator == value[second], isSeparator(separator) else { return nil }
    var number = 0
    for index in 0..<10 where index != first && index != second {
      guard Ascii.isDigit(value[index]) else { return nil }
      number = number * 10 + Int(value[index] - Ascii.zero)
    }
    return (number, order)
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == Ascii.hyphen || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".")
      || byte == Ascii.blank
  }

  private static func date(_ number: Int, _ order: Order) -> CalendarDate? {
    let year = order == .monthFirst ? number % 10000 : number / 10000
    guard PlausibleRange.years.contains(year) else { return nil }
    return switch order {
    case .monthFirst:
      CalendarDate(year: year, month: number / 1_000_000, day: number / 10000 % 100)
    case .yearFirst: CalendarDate(year: year, month: number / 100 % 100, day: number % 100)
    }
  }

  /// The date at the beginning of a value that goes on with a time or a remark: "08292016 REV",
  /// "1991-09-08T00:00:00"; `nil` when nothing of the kind stands behind it.
  static func withoutRemark(_ value: ByteView) -> ByteView? {
    let isSplit = value.digitCount(from: 0) < 8
    let date = value.slice(0, isSplit ? 10 : 8)
    let rest = value.dropping(date.count)
    guard !rest.isEmpty, date.count == (isSplit ? 10 : 8), StatedDate.digits(of: date) != nil,
      !Ascii.isDigit(rest[0])
    else { return nil }
    // A time, or words; not a second number, of which nobody knows which one counts.
    let remark = rest.trimmed
    let first = Ascii.upper(remark[0]) == UInt8(ascii: "T") && Ascii.isDigit(remark[1]) ? 1 : 0
    let hour = remark.digitCount(from: first)
    if hour > 0 { return hour <= 2 && remark[first + hour] == UInt8(ascii: ":") ? date : nil }
    for place in 0..<rest.count where rest.digitCount(from: place) > 4 || rest[place] >= 0x7F {
      return nil
    }
    return date
  }

  /// Whether the value is nothing but one digit and separators: 00000000, 00/00/0000.
  static func consists(of digit: UInt8, _ value: ByteView) -> Bool {
    guard value.count >= 6 else { return false }
    for index in 0..<value.count where value[index] != digit {
      guard isSeparator(value[index]) else { return false }
    }
    return value[0] == digit
  }
}
