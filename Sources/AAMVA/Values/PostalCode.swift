/// A postal code as people write it.
struct PostalCode {
  /// The code; `nil` when it has the form of neither country and is kept as encoded.
  let string: String?
  let rule: Rule
  /// Something was dropped behind the code that is not the standard's filling of four zeros: more zeros,
  /// nines, or a hyphen with nothing behind it.
  var droppedFilling = false

  /// Reads a value without blanks around it.
  ///
  /// The standard fills ZIP codes with zeros to nine digits; nines are seen too.
  init(_ value: ByteView, country: IssuingCountry?) {
    if PostalCode.isCanadian(value) {
      var code = [UInt8](value.buffer)
      for index in code.indices { code[index] = Ascii.upper(code[index]) }
      if code.count == 6 { code.insert(Ascii.blank, at: 3) } else { code[3] = Ascii.blank }
      string = code.string
      rule = .postalCanada
      return
    }
    guard country != .canada, let extra = PostalCode.digitsBehindFive(value) else {
      string = nil
      rule = .postalKept
      return
    }
    rule = .postalUSA
    if PostalCode.isFilling(extra) {
      string = value.slice(0, 5).string
      droppedFilling = value.count > 5 && !(value.count == 9 && extra[0] == Ascii.zero)
      return
    }
    var code = [UInt8](value.slice(0, 5).buffer)
    code.append(Ascii.hyphen)
    code += extra.buffer
    string = code.string
  }

  /// A1A1A1, with a blank or a hyphen in the middle or without.
  private static func isCanadian(_ value: ByteView) -> Bool {
    guard value.count == 6 || value.count == 7, !Ascii.isDigit(value[0]) else { return false }
    if value.count == 7, value[3] != Ascii.blank, value[3] != Ascii.hyphen { return false }
    for place in 0..<6 {
      let byte = value[place < 3 ? place : place + value.count - 6]
      guard place % 2 == 0 ? Ascii.isLetter(byte) : Ascii.isDigit(byte) else { return false }
    }
    return true
  }

  /// What stands behind the first five digits, a hyphen or blank between left out: nothing, four
  /// digits, or filling.
  private static func digitsBehindFive(_ value: ByteView) -> ByteView? {
    guard value.count <= 12, value.digitCount(from: 0) >= 5 else { return nil }
    let isSplit = value[5] == Ascii.hyphen || value[5] == Ascii.blank
    let extra = value.dropping(isSplit ? 6 : 5)
    guard extra.digitCount(from: 0) == extra.count, extra.count == 4 || isFilling(extra) else {
      return nil
    }
    return extra
  }

  /// Nothing, four zeros or more, or four nines.
  private static func isFilling(_ extra: ByteView) -> Bool {
    if extra.isEmpty { return true }
    let digit = extra[0]
    let isNines = digit == UInt8(ascii: "9") && extra.count == 4
    guard digit == Ascii.zero && extra.count >= 4 || isNines else { return false }
    for index in 0..<extra.count where extra[index] != digit { return false }
    return true
  }
}
