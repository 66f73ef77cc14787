/// A text in base64 (RFC 4648, 4 and 5): with or without padding and line breaks, in a `data:` address too.
enum Base64Text {
  static func restored(_ text: ByteView) -> RestoredText? {
    var result = RestoredText(capacity: text.count * 3 / 4)
    var (bits, held): (UInt32, Int) = (0, 0)
    var place = dataStart(text)
    var (first, padding) = (place, 0)
    while place < text.count {
      let byte = text[place]
      defer { place += 1 }
      if byte < Ascii.blank { continue }
      if byte == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      guard padding == 0, let value = value(of: byte) else { return nil }
      bits = bits << 6 | UInt32(value)
      held += 6
      if held >= 8 {
        held -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(held)), from: first)
        first = place
      }
      if held == 0 { first = place + 1 }
    }
    guard result.count >= 32, held < 6, padding <= 2 else { return nil }
    result.shareCharacters()
    result.close(at: text.count, TextRepair(.base64, count: 1))
    return result
  }

  private static func dataStart(_ text: ByteView) -> Int {
    guard text.has("data:", at: 0) else { return 0 }
    for place in 5..<min(text.count, 64) where text.has("base64,", at: place) { return place + 7 }
    return 0
  }

  private static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - 0x41
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - 0x61 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - 0x30 + 52
    // A form makes a blank of a plus sign.
    case UInt8(ascii: "+"), UInt8(ascii: "-"), Ascii.blank: 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}

/// A text as hexadecimal digits, two a byte, with anything between the bytes that people write there.
enum HexadecimalText {
  static func restored(_ text: ByteView) -> RestoredText? {
    var result = RestoredText(capacity: text.count / 2)
    var place = 0
    while place < text.count {
      if let value = text.hexadecimal(at: place) {
        let isPrefix = value == 0 && text[place + 1] | 0x20 == UInt8(ascii: "x")
        if !isPrefix {
          result.append(value, from: place)
          place += 2
          continue
        }
      }
      guard let length = separatorLength(text, at: place) else { return nil }
      place += length
    }
    guard result.count >= 32 else { return nil }
    result.close(at: text.count, TextRepair(.hexadecimal, count: 1))
    return result
  }

  private static func separatorLength(_ text: ByteView, at place: Int) -> Int? {
    switch text[place] {
    case 0...Ascii.blank, Ascii.comma, Ascii.hyphen, UInt8(ascii: ":"), UInt8(ascii: ";"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "%"):
      1
    case Ascii.zero, UInt8(ascii: "\\"):
      text[place + 1] | 0x20 == UInt8(ascii: "x") ? 2 : nil
    case UInt8(ascii: "x"), UInt8(ascii: "X"):
      text[place + 1] == UInt8(ascii: "'") ? 2 : nil
    default: nil
    }
  }
}

/// A text as decimal numbers, one a byte: `[64,10,30,13]`, as programs print arrays of bytes.
enum DecimalText {
  static func restored(_ text: ByteView) -> RestoredText? {
    var result = RestoredText(capacity: text.count / 3)
    var place = 0
    while place < text.count {
      let digits = text.digitCount(from: place)
      if digits > 0 {
        guard digits <= 3, let number = text.slice(place, place + digits).number, number < 256
        else { return nil }
        result.append(UInt8(number), from: place)
        place += digits
        continue
      }
      switch text[place] {
      case 0...Ascii.blank, Ascii.comma, UInt8(ascii: ";"), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"):
        place += 1
      default: return nil
      }
    }
    guard result.count >= 32 else { return nil }
    result.close(at: text.count, TextRepair(.decimal, count: 1))
    return result
  }
}
