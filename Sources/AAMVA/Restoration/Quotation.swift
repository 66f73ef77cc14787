/// A text between quotation marks: alone, in an object of JSON, or as a program wrote it for its own source.
///
/// Its escapes stay as they are; they are undone by others.
enum Quotation {
  static func restored(_ text: ByteView) -> RestoredText? {
    let bare = text.trimmed
    guard bare.count >= 64, let longest = longest(in: text) else { return nil }
    // The marks enclose all, but for the rest of an object or a prefix of the language.
    var start = 0
    while text[start] <= Ascii.blank, start < longest.lowerBound { start += 1 }
    switch text[start] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): break
    default: guard longest.lowerBound - start <= 3 else { return nil }
    }
    var result = RestoredText(capacity: longest.count)
    for place in longest { result.append(text[place], from: place) }
    result.close(at: longest.upperBound, TextRepair(.quotation, count: 1))
    return result
  }

  /// The longest of the parts between quotation marks.
  private static func longest(in text: ByteView) -> Range<Int>? {
    var longest = 0..<0
    var place = 0
    while place < text.count {
      let mark = text[place]
      place += 1
      guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else { continue }
      let start = place
      while place < text.count, text[place] != mark {
        place += text[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard place < text.count else { break }
      if place - start > longest.count { longest = start..<place }
      place += 1
    }
    return longest.count * 2 >= text.count ? longest : nil
  }
}
