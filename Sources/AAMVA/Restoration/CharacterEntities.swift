/// A text with the character references of HTML and XML: `&#10;`, `&#xD1;`, `&amp;`, `&Ntilde;`.
enum CharacterEntities {
  static func restored(_ text: ByteView) -> RestoredText? {
    guard text.contains(UInt8(ascii: "&")) else { return nil }
    var result = RestoredText(capacity: text.count)
    var (count, place) = (0, 0)
    while place < text.count {
      if text[place] == UInt8(ascii: "&"), let (number, length) = reference(text, at: place) {
        result.append(scalar: number, from: place)
        place += length
        count += 1
      } else {
        result.append(text[place], from: place)
        place += 1
      }
    }
    guard count > 0 else { return nil }
    result.close(at: text.count, TextRepair(.characterEntities, count: count))
    return result
  }

  /// The character that a reference stands for, and the length of the reference.
  private static func reference(_ text: ByteView, at place: Int) -> (UInt32, length: Int)? {
    guard let end = text.slice(0, place + 12).firstIndex(of: UInt8(ascii: ";"), from: place) else {
      return nil
    }
    let name = text.slice(place + 1, end)
    guard let number = name[0] == UInt8(ascii: "#") ? number(name) : scalar(named: name) else {
      return nil
    }
    return (number, end + 1 - place)
  }

  private static func number(_ name: ByteView) -> UInt32? {
    let isHexadecimal = name[1] | 0x20 == UInt8(ascii: "x")
    let digits = name.dropping(isHexadecimal ? 2 : 1)
    guard 1...6 ~= digits.count else { return nil }
    var number: UInt32 = 0
    for index in 0..<digits.count {
      guard let digit = Ascii.hexadecimalValue(digits[index]), isHexadecimal || digit < 10 else {
        return nil
      }
      number = number * (isHexadecimal ? 16 : 10) + UInt32(digit)
    }
    guard number > 0, number <= 0x10FFFF else { return nil }
    // HTML takes numbers without a character for those of Windows-1252.
    guard 0x80..<0xA0 ~= number else { return number }
    return CharacterSet.windows1252.scalar(UInt8(number))
  }

  private static func scalar(named name: ByteView) -> UInt32? {
    switch name.count {
    case 2:
      if name.has("lt", at: 0) { return 0x3C }
      if name.has("gt", at: 0) { return 0x3E }
    case 3: if name.has("amp", at: 0) { return 0x26 }
    case 4:
      if name.has("quot", at: 0) { return 0x22 }
      if name.has("apos", at: 0) { return 0x27 }
      if name.has("nbsp", at: 0) { return 0x20 }
    default: break
    }
    if name.has("rsquo", at: 0), name.count == 5 { return 0x2019 }
    for (word, mark) in marks
    where name.count == word.utf8CodeUnitCount + 1 && name.has(word, at: 1) {
      return MarkedLetter.scalar(name[0], mark: mark)
    }
    return nil
  }

  private static let marks: [(StaticString, UInt8)] = [
    ("grave", UInt8(ascii: "g")), ("acute", UInt8(ascii: "a")), ("circ", UInt8(ascii: "c")),
    ("tilde", UInt8(ascii: "t")), ("uml", UInt8(ascii: "u")), ("ring", UInt8(ascii: "r")),
    ("cedil", UInt8(ascii: "d")),
  ]
}
