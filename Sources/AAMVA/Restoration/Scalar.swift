/// Characters by their Unicode numbers.
enum Scalar {
  static let replacement: UInt32 = 0xFFFD

  /// Hands out the bytes of a character in UTF-8; those of U+FFFD for a number that is none.
  static func forEachByte(of number: UInt32, _ body: (UInt8) -> Void) {
    let isNone = number > 0x10FFFF || 0xD800...0xDFFF ~= number
    let scalar = isNone ? replacement : number
    func rest(_ shift: UInt32) -> UInt8 {
      0x80 | UInt8(truncatingIfNeeded: scalar >> shift & 0x3F)
    }
    switch scalar {
    case 0..<0x80: body(UInt8(truncatingIfNeeded: scalar))
    case 0x80..<0x800:
      body(0xC0 | UInt8(truncatingIfNeeded: scalar >> 6))
      body(rest(0))
    case 0x800..<0x10000:
      body(0xE0 | UInt8(truncatingIfNeeded: scalar >> 12))
      body(rest(6))
      body(rest(0))
    default:
      body(0xF0 | UInt8(truncatingIfNeeded: scalar >> 18))
      body(rest(12))
      body(rest(6))
      body(rest(0))
    }
  }

  /// The character that stands at an index in UTF-8, and its length; a byte that is no UTF-8 counts as the
  /// character of ISO 8859-1 with its number.
  static func read(_ text: ByteView, at index: Int) -> (number: UInt32, length: Int) {
    let length = UTF8Check.sequenceLength(text, at: index)
    let first = UInt32(text[index])
    guard length > 1 else { return (first, 1) }
    var number = first & (0x7F >> UInt32(length))
    for place in index + 1..<index + length { number = number << 6 | UInt32(text[place] & 0x3F) }
    return (number, length)
  }

  /// The characters of one of our own texts.
  static func all(of text: StaticString) -> [UInt32] {
    let view = ByteView(text)
    var numbers: [UInt32] = []
    var place = 0
    while place < view.count {
      let (number, length) = read(view, at: place)
      numbers.append(number)
      place += length
    }
    return numbers
  }
}

/// Letters of ISO 8859-1 that are another letter with a mark.
enum MarkedLetter {
  /// The letters of C0 to DE, and the mark of each: grave, acute, circumflex, tilde, umlaut (u), ring,
  /// cedilla (d).
  private static var letters: ByteView { ByteView("AAAAAA.CEEEEIIII.NOOOOO..UUUUY.") }
  private static var marks: ByteView { ByteView("gactur.dgacugacu.tgactu..gacua.") }

  /// The letter without its mark, and the mark.
  static func parts(of scalar: UInt32) -> (letter: UInt8, mark: UInt8)? {
    guard 0xC0..<0xFF ~= scalar else { return nil }
    let place = Int(scalar & 0x1F)
    guard Ascii.isLetter(letters[place]) else { return nil }
    return (letters[place] | UInt8(truncatingIfNeeded: scalar & 0x20), marks[place])
  }

  /// The letter with a mark.
  static func scalar(_ letter: UInt8, mark: UInt8) -> UInt32? {
    for place in 0..<letters.count
    where letters[place] == Ascii.upper(letter) && marks[place] == mark {
      return 0xC0 + UInt32(place) + UInt32(letter & 0x20)
    }
    return nil
  }
}
