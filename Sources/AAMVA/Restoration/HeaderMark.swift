/// How well a text begins like a licence: what tells whether it has to be restored, and whether that succeeded.
enum HeaderMark: Int, Comparable {
  /// Nothing of a header was found.
  case none
  /// A compliance indicator, and close behind it a file type with its digits.
  case altered
  /// A compliance indicator, controls or blanks, the file type and its digits.
  case whole

  static func < (left: HeaderMark, right: HeaderMark) -> Bool { left.rawValue < right.rawValue }

  /// Whether nothing is to be restored in a text, in the few nanoseconds that a clean one may pay: its header is
  /// that of the standard, and no character stands in it that escapes are written with.
  @inline(__always)
  static func isClean(_ text: ByteView) -> Bool {
    guard text.count >= 9, text.start[0] == Ascii.at, text.start[1] == Ascii.lineFeed,
      text.start[2] == Ascii.recordSeparator, text.start[3] == Ascii.carriageReturn,
      text.start[4] == UInt8(ascii: "A"), text.start[5] == UInt8(ascii: "N"),
      text.start[6] == UInt8(ascii: "S"), text.start[7] == UInt8(ascii: "I")
    else { return false }
    return text.firstEscape(from: 9) == text.count
  }

  init(_ text: ByteView) {
    let limit = min(text.count, ParsingLimits.bytesBeforeHeader)
    var best = HeaderMark.none
    for place in 0..<limit where text[place] == Ascii.at {
      best = max(best, HeaderMark.mark(text, behind: place))
    }
    self = best
  }

  private static func mark(_ text: ByteView, behind indicator: Int) -> HeaderMark {
    var isPlain = true
    for place in indicator + 1..<indicator + 26 {
      if isFileType(text, at: place) { return isPlain ? .whole : .altered }
      if text[place] > Ascii.blank || place > indicator + 8 { isPlain = false }
    }
    return .none
  }

  private static func isFileType(_ text: ByteView, at place: Int) -> Bool {
    guard text[place] | 0x20 == UInt8(ascii: "a") else { return false }
    var end = place + 4
    if Word(text.slice(place, end)) != Word("ANSI") {
      end += 1
      guard Word(text.slice(place, end)) == Word("AAMVA") else { return false }
    }
    while text[end] == Ascii.blank { end += 1 }
    return text.digitCount(from: end) >= 5
  }
}

extension ByteView {
  /// Index of the first `\` or `&` from an index on; `count` when there is none.
  ///
  /// Eight bytes are looked at at once, as in `firstControl`: what equals a byte is zero when that byte is taken
  /// off bit by bit, and only zero borrows.
  fileprivate func firstEscape(from index: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var place = index
    while place + 8 <= count {
      let bytes = UnsafeRawPointer(start + place).loadUnaligned(as: UInt64.self).littleEndian
      let backslashes = bytes ^ ones &* UInt64(UInt8(ascii: "\\"))
      let ampersands = bytes ^ ones &* UInt64(UInt8(ascii: "&"))
      let found = (backslashes &- ones) & ~backslashes | (ampersands &- ones) & ~ampersands
      let marks = found & 0x8080_8080_8080_8080
      if marks != 0 { return place + marks.trailingZeroBitCount / 8 }
      place += 8
    }
    while place < count, start[place] != UInt8(ascii: "\\"), start[place] != UInt8(ascii: "&") {
      place += 1
    }
    return place
  }
}
