/// A text in the quoted-printable encoding of mail (RFC 2045, 6.7): `=1E`, and `=` at the end of a line that goes on.
enum QuotedPrintable {
  static func restored(_ text: ByteView) -> RestoredText? {
    var result = RestoredText(capacity: text.count)
    var (count, place) = (0, 0)
    while place < text.count {
      guard text[place] == UInt8(ascii: "=") else {
        result.append(text[place], from: place)
        place += 1
        continue
      }
      count += 1
      if let value = text.hexadecimal(at: place + 1) {
        result.append(value, from: place)
        place += 3
      } else if text[place + 1] == Ascii.lineFeed {
        place += 2
      } else if text[place + 1] == Ascii.carriageReturn {
        place += text[place + 2] == Ascii.lineFeed ? 3 : 2
      } else {
        return nil
      }
    }
    guard count > 0 else { return nil }
    result.close(at: text.count, TextRepair(.quotedPrintable, count: count))
    return result
  }
}
