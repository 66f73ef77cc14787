/// Tells when a keyboard with caps lock on has exchanged capitals and small letters.
enum LetterCase {
  /// Whether file type, subfile types and element ids are all in small letters.
  ///
  /// A file type in small letters alone is an oddity of the issuer.
  static func isSwapped(_ text: ByteView, _ header: Header) -> Bool {
    var small = 0
    var place = header.end
    if Ascii.isLower(text[place]), Ascii.isLower(text[place + 1]) {
      // A designator, or the letters of a subfile.
      small += text.digitCount(from: place + 2) >= 8 ? 2 : 1
      for start in place..<place + 12 where isSmallElement(text, at: start) { small += 1 }
    }
    while place + 3 < text.count, small < 4 {
      if Ascii.isTerminator(text[place]) || place == header.end {
        let start = Ascii.isTerminator(text[place]) ? place + 1 : place
        if isSmallElement(text, at: start) || isSmallElement(text, at: start + 2) { small += 1 }
        if text.beginsElement(at: start) { return false }
      }
      place += 1
    }
    return small >= 2
  }

  private static func isSmallElement(_ text: ByteView, at place: Int) -> Bool {
    guard Ascii.isLower(text[place]) else { return false }
    return KnownElement(
      Ascii.upper(text[place]),
      Ascii.upper(text[place + 1]),
      Ascii.upper(text[place + 2])
    ) != nil
  }

  /// A copy of a text with capitals and small letters exchanged.
  static func swapped(_ text: ByteView) -> [UInt8] {
    var bytes = [UInt8](text.buffer)
    for index in bytes.indices where Ascii.isLetter(bytes[index]) { bytes[index] ^= 0x20 }
    return bytes
  }
}
