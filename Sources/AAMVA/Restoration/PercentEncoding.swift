/// A text whose characters are written `%0A`, as in web addresses.
enum PercentEncoding {
  static func restored(_ text: ByteView) -> RestoredText? {
    var (escapes, blanks, pluses) = (0, 0, 0)
    var place = 0
    while place < text.count {
      switch text[place] {
      case UInt8(ascii: "%"):
        guard text.hexadecimal(at: place + 1) != nil else { return nil }
        if text[place + 1] == UInt8(ascii: "2"), text[place + 2] == UInt8(ascii: "0") {
          blanks += 1
        }
        escapes += 1
        place += 2
      case Ascii.blank: blanks += 1
      case UInt8(ascii: "+"): pluses += 1
      default: break
      }
      place += 1
    }
    guard escapes > 0 else { return nil }
    // Forms write a blank as a plus sign. No card is without blanks, as one stands behind its file type.
    let result = decoded(text, plusIsBlank: false, count: escapes)
    guard blanks == 0, pluses > 0,
      result.withView({ HeaderMark($0) }) != HeaderMark.none
        || result.bytes.contains(Ascii.lineFeed)
    else { return result }
    return decoded(text, plusIsBlank: true, count: escapes + pluses)
  }

  private static func decoded(_ text: ByteView, plusIsBlank: Bool, count: Int) -> RestoredText {
    var result = RestoredText(capacity: text.count)
    var place = 0
    while place < text.count {
      let byte = text[place]
      if byte == UInt8(ascii: "%"), let value = text.hexadecimal(at: place + 1) {
        result.append(value, from: place)
        place += 2
      } else {
        result.append(plusIsBlank && byte == UInt8(ascii: "+") ? Ascii.blank : byte, from: place)
      }
      place += 1
    }
    result.close(at: text.count, TextRepair(.percentEncoding, count: count))
    return result
  }
}

extension ByteView {
  /// The value of two hexadecimal digits at an index.
  func hexadecimal(at index: Int) -> UInt8? {
    guard let high = Ascii.hexadecimalValue(self[index]),
      let low = Ascii.hexadecimalValue(self[index + 1])
    else { return nil }
    return high << 4 | low
  }
}

extension Ascii {
  /// The value of a hexadecimal digit in either case.
  static func hexadecimalValue(_ byte: UInt8) -> UInt8? {
    if isDigit(byte) { return byte - zero }
    let letter = byte | 0x20
    return letter &- 0x61 < 6 ? letter - 0x61 + 10 : nil
  }
}
