public import AAMVA

extension CalendarDate {
  /// Reads "YYYY-MM-DD", or gives `nil` when the text is not exactly that or the calendar has no such day.
  ///
  /// - Parameter text: The text's UTF-8 bytes.
  public init?(text: some Collection<UInt8>) {
    guard text.count == 10 else { return nil }
    var numbers = (year: 0, month: 0, day: 0)
    for (place, byte) in text.enumerated() {
      if place == 4 || place == 7 {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      let digit = Int(byte - UInt8(ascii: "0"))
      switch place {
      case 0..<4: numbers.year = numbers.year * 10 + digit
      case 5..<7: numbers.month = numbers.month * 10 + digit
      default: numbers.day = numbers.day * 10 + digit
      }
    }
    self.init(year: numbers.year, month: numbers.month, day: numbers.day)
  }

  /// The date as "YYYY-MM-DD".
  public var text: String {
    var bytes: [UInt8] = []
    bytes.append(decimal: year, leastDigits: 4)
    bytes.append(UInt8(ascii: "-"))
    bytes.append(decimal: month, leastDigits: 2)
    bytes.append(UInt8(ascii: "-"))
    bytes.append(decimal: day, leastDigits: 2)
    return String(decoding: bytes, as: UTF8.self)
  }
}
