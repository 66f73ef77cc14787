extension JSONWriter {
  /// Appends the characters of a text, which is well-formed UTF-8 as those of all strings are.
  mutating func append(utf8 text: UnsafeBufferPointer<UInt8>) {
    var place = 0
    while place < text.count {
      let first = text[place]
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      var value = UInt32(length == 1 ? first : first & (0x7F >> UInt8(length)))
      for other in text[(place + 1)..<min(place + length, text.count)] {
        value = value << 6 | UInt32(other & 0x3F)
      }
      append(Unicode.Scalar(value) ?? "\u{FFFD}")
      place += length
    }
  }

  /// Appends one character, escaped where it must not stand for itself.
  mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"", "\\":
      output.append(UInt8(ascii: "\\"))
      output.append(UInt8(truncatingIfNeeded: scalar.value))
    case "\n": output.append(literal: "\\n")
    case "\r": output.append(literal: "\\r")
    case "\t": output.append(literal: "\\t")
    case _ where scalar.isUnsafeToShow: output.append(escaped: scalar.value)
    default: output.append(utf8: scalar)
    }
  }
}
