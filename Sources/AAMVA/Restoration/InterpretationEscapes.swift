/// Extended channel interpretations as scanners write them: a backslash and six digits (ISO/IEC 15424).
///
/// Such a scanner doubles every backslash of the text itself.
enum InterpretationEscapes {
  static func restored(_ text: ByteView) -> RestoredText? {
    guard text.contains(UInt8(ascii: "\\")) else { return nil }
    var result = RestoredText(capacity: text.count)
    var (count, place) = (0, 0)
    while place < text.count {
      if text[place] == UInt8(ascii: "\\") {
        if let number = number(text, at: place) {
          result.begin(characterSet: number)
          count += 1
          place += 7
          continue
        }
        if text[place + 1] == UInt8(ascii: "\\") { place += 1 }
      }
      result.append(text[place], from: place)
      place += 1
    }
    guard count > 0 else { return nil }
    result.close(at: text.count, TextRepair(.interpretationEscapes, count: count))
    return result
  }

  /// The interpretation that is named at a place: one of a character set, or of plain bytes.
  static func number(_ text: ByteView, at place: Int) -> Int? {
    guard text[place] == UInt8(ascii: "\\"), text.digitCount(from: place + 1) >= 6,
      let number = text.slice(place + 1, place + 7).number,
      number <= 35 || number == 170 || number == 899
    else { return nil }
    return number
  }
}
