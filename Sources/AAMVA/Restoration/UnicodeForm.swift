/// Texts in UTF-16 or UTF-32, with or without a byte order mark, and UTF-8 with one.
enum UnicodeForm {
  static func restored(_ text: ByteView) -> RestoredText? {
    if text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF {
      return copy(text, from: 3, .byteOrderMark)
    }
    guard text.count >= 32 else { return nil }
    let sample = text.slice(0, 64)
    var counts = (nul: 0, blank: 0)
    for place in 0..<sample.count {
      if sample[place] == 0 { counts.nul += 1 }
      if sample[place] == Ascii.blank { counts.blank += 1 }
    }
    // In UTF-16 nearly every second byte of a card is zero, and in UTF-32 three of four.
    guard max(counts.nul, counts.blank) * 3 >= sample.count else { return nil }
    let filler: UInt8 = counts.nul >= counts.blank ? 0 : Ascii.blank
    let width = counts.nul * 3 >= sample.count * 2 ? 4 : 2
    for isBigEndian in [false, true] {
      if let found = units(text, width: width, isBigEndian: isBigEndian, filler: filler) {
        return found
      }
    }
    return filler == 0 ? dropFillers(text) : nil
  }

  private static func copy(
    _ text: ByteView, from start: Int, _ code: TextRepairCode
  ) -> RestoredText {
    var result = RestoredText(capacity: text.count)
    for place in start..<text.count { result.append(text[place], from: place) }
    let found = [UInt8](text.slice(0, start).buffer)
    result.close(at: text.count, TextRepair(code, found: found, count: 1))
    return result
  }

  /// The text of units of two or four bytes; `nil` when it is no card that way.
  private static func units(
    _ text: ByteView, width: Int, isBigEndian: Bool, filler: UInt8
  ) -> RestoredText? {
    var result = RestoredText(capacity: text.count / width)
    var scalars: [(number: UInt32, place: Int)] = []
    scalars.reserveCapacity(text.count / width)
    var place = 0
    while place + width <= text.count {
      var unit: UInt32 = 0
      for offset in 0..<width {
        let byte = text[place + (isBigEndian ? offset : width - 1 - offset)]
        let isHigh = offset < width - 1
        unit = unit << 8 | UInt32(isHigh && byte == filler ? 0 : byte)
      }
      if let last = scalars.last, 0xD800..<0xDC00 ~= last.number, 0xDC00..<0xE000 ~= unit {
        let number = 0x10000 + (last.number & 0x3FF) << 10 + unit & 0x3FF
        scalars[scalars.count - 1].number = number
      } else if unit != 0xFEFF {
        scalars.append((unit, place))
      }
      place += width
    }
    // What a console widened were bytes; so it is made bytes again where each has one.
    let areBytes = scalars.allSatisfy { $0.number < 0x100 }
    for (number, place) in scalars {
      if areBytes {
        result.append(UInt8(truncatingIfNeeded: number), from: place)
      } else {
        result.append(scalar: number, from: place)
      }
    }
    result.close(at: text.count, TextRepair(.unicodeForm, count: scalars.count))
    return result.withView { HeaderMark($0) } == .whole ? result : nil
  }

  /// The text without its zeros: for one in which something else wrote or dropped single bytes, as it does that
  /// turns each LF into CR LF.
  private static func dropFillers(_ text: ByteView) -> RestoredText {
    var result = RestoredText(capacity: text.count)
    for place in 0..<text.count where text[place] != 0 {
      if place < 8, text[place] >= 0x80 { continue }
      result.append(text[place], from: place)
    }
    result.close(
      at: text.count, TextRepair(.unicodeForm, found: [0], count: text.count - result.count))
    return result
  }
}

/// The symbology identifier that a scanner sends in front of the text (ISO/IEC 15424): `]L2`.
enum SymbologyIdentifier {
  static func restored(_ text: ByteView) -> RestoredText? {
    guard text[0] == UInt8(ascii: "]"), Ascii.isLetter(text[1]),
      Ascii.isDigit(text[2]) || Ascii.isLetter(text[2])
    else { return nil }
    var result = RestoredText(capacity: text.count)
    for place in 3..<text.count { result.append(text[place], from: place) }
    let found = [UInt8](text.slice(0, 3).buffer)
    result.close(at: text.count, TextRepair(.symbologyIdentifier, found: found, count: 1))
    return result
  }
}
