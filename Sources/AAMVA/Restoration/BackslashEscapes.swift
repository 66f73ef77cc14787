/// A text with the escapes of JSON and of programs: `\n`, `\u001e`, `\x1e`, `\036`.
enum BackslashEscapes {
  private enum Escape {
    case byte(UInt8, length: Int)
    case scalar(UInt32, length: Int)
    /// An extended channel interpretation, which is no escape of this kind.
    case interpretation
  }

  static func restored(_ text: ByteView) -> RestoredText? {
    guard text.contains(UInt8(ascii: "\\")) else { return nil }
    var result = RestoredText(capacity: text.count)
    var (count, numbers, place) = (0, 0, 0)
    while place < text.count {
      guard text[place] == UInt8(ascii: "\\") else {
        result.append(text[place], from: place)
        place += 1
        continue
      }
      guard let escape = escape(text, at: place) else { return nil }
      switch escape {
      case .byte(let byte, let length):
        result.append(byte, from: place)
        if length > 2 { numbers += 1 }
        place += length
        count += 1
      case .scalar(let number, let length):
        result.append(scalar: number, from: place)
        place += length
        numbers += 1
        count += 1
      case .interpretation:
        result.append(text[place], from: place)
        place += 1
      }
    }
    // A backslash of a value may stand in front of any letter; behind a whole header only numbers are certain.
    guard count > 0, numbers > 0 || HeaderMark(text) < .whole else { return nil }
    result.close(at: text.count, TextRepair(.backslashEscapes, count: count))
    return result
  }

  private static func escape(_ text: ByteView, at place: Int) -> Escape? {
    if InterpretationEscapes.number(text, at: place) != nil { return .interpretation }
    let letter = text[place + 1]
    switch letter {
    case UInt8(ascii: "n"): return .byte(Ascii.lineFeed, length: 2)
    case UInt8(ascii: "r"): return .byte(Ascii.carriageReturn, length: 2)
    case UInt8(ascii: "t"): return .byte(0x09, length: 2)
    case UInt8(ascii: "b"): return .byte(0x08, length: 2)
    case UInt8(ascii: "f"): return .byte(0x0C, length: 2)
    case UInt8(ascii: "v"): return .byte(0x0B, length: 2)
    case UInt8(ascii: "e"): return .byte(0x1B, length: 2)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "/"):
      return .byte(letter, length: 2)
    case UInt8(ascii: "x"):
      return text.hexadecimal(at: place + 2).map { .byte($0, length: 4) }
    case UInt8(ascii: "u"):
      return unicode(text, at: place)
    case UInt8(ascii: "0")...UInt8(ascii: "3"):
      return octal(text, at: place + 1)
    default: return nil
    }
  }

  private static func unicode(_ text: ByteView, at place: Int) -> Escape? {
    func unit(_ start: Int) -> UInt32? {
      guard text.has("\\u", at: start), let high = text.hexadecimal(at: start + 2),
        let low = text.hexadecimal(at: start + 4)
      else { return nil }
      return UInt32(high) << 8 | UInt32(low)
    }
    guard let first = unit(place) else { return nil }
    if 0xD800..<0xDC00 ~= first, let second = unit(place + 6), 0xDC00..<0xE000 ~= second {
      return .scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF, length: 12)
    }
    return .scalar(first, length: 6)
  }

  /// Three octal digits, or a lone zero.
  private static func octal(_ text: ByteView, at place: Int) -> Escape? {
    var number: UInt8 = 0
    for index in place..<place + 3 {
      guard text[index] &- Ascii.zero < 8 else {
        return text[place] == Ascii.zero && index == place + 1 ? .byte(0, length: 2) : nil
      }
      number = number << 3 | (text[index] - Ascii.zero)
    }
    return .byte(number, length: 4)
  }
}
