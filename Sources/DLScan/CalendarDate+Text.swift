public import AAMVA

extension CalendarDate {
  /// The date as "YYYY-MM-DD".
  public var text: String {
    var bytes: [UInt8] = []
    bytes.append(decimal: year, leastDigits: 4)
    bytes.append(UInt8(ascii: "-"))
    bytes.append(decimal: month, leastDigits: 2)
    bytes.append(UInt8(ascii: "-"))
    bytes.append(decimal: day, leastDigits: 2)
    return String(utf8: bytes)
  }

  /// The date's month as "YYYY-MM".
  public var monthText: String {
    var bytes: [UInt8] = []
    bytes.append(decimal: year, leastDigits: 4)
    bytes.append(UInt8(ascii: "-"))
    bytes.append(decimal: month, leastDigits: 2)
    return String(utf8: bytes)
  }
}
