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
    let canadian = PostalCode.withoutFilling(value)
    if PostalCode.isCanadian(canadian) {
      droppedFilling = canadian.count < value.count
      var code = [UInt8](canadian.buffer)
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
    if extra.count < 4 || PostalCode.isFilling(extra) {
      string = value.slice(0, 5).string
      droppedFilling = value.count > 5 && !(value.count == 9 && extra[0] == Ascii.zero)
      return
    }
    var code = [UInt8](value.slice(0, 5).buffer)
    code.append(Ascii.hyphen)
    code += extra.buffer
    string = code.string
  }

  /// The value without blanks and zeros behind it; a Canadian code ends in a digit, which stays.
  private static func withoutFilling(_ value: ByteView) -> ByteView {
    guard value.count > 7 || value.count == 7 && value[6] == Ascii.zero, value.count <= 12,
      !Ascii.isDigit(value[0])
    else { return value }
    let isSplit = value[3] == Ascii.hyphen || value[3] == Ascii.blank
    let code = value.slice(0, isSplit ? 7 : 6)
    for place in code.count..<value.count
    where value[place] != Ascii.zero && value[place] != Ascii.blank {
      return value
    }
    return code
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
    var extra = value.dropping(value[5] == Ascii.hyphen ? 6 : 5)
    if extra[0] == Ascii.blank {
      // Blanks up to the last place of the element, and filling there.
      extra = extra.trimmed
      if extra.count < 4, isAll(extra, Ascii.zero) || isAll(extra, UInt8(ascii: "9")) {
        return extra
      }
    }
    guard extra.digitCount(from: 0) == extra.count, extra.count == 4 || isFilling(extra) else {
      return nil
    }
    return extra
  }

  /// Nothing, four zeros or more, or four nines.
  private static func isFilling(_ extra: ByteView) -> Bool {
    if extra.isEmpty { return true }
    if extra.count < 4 { return false }
    return isAll(extra, Ascii.zero) || extra.count == 4 && isAll(extra, UInt8(ascii: "9"))
  }

  private static func isAll(_ text: ByteView, _ byte: UInt8) -> Bool {
    for index in 0..<text.count where text[index] != byte { return false }
    return true
  }
}
