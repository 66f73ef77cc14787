/// Seven bits and a parity bit were sent, and eight bits were read.
enum ParityBits {
  static func restored(_ text: ByteView) -> RestoredText? {
    guard text.count >= 32 else { return nil }
    // Somebody may have taken the bytes for ISO 8859-1 and made UTF-8 of them.
    if !text.isASCII, UTF8Check.isValid(text) {
      var narrow = RestoredText(capacity: text.count)
      var place = 0
      while place < text.count {
        let (number, length) = Scalar.read(text, at: place)
        guard number < 0x100 else { return nil }
        narrow.append(UInt8(truncatingIfNeeded: number), from: place)
        place += length
      }
      narrow.close(at: text.count, TextRepair(.parityBits, count: 0))
      guard let stripped = narrow.withView({ strip($0) }), let stripped else { return nil }
      let repair = stripped.repairs
      return stripped.following(narrow).telling(repair)
    }
    return strip(text)
  }

  /// The text without its parity bits; `nil` when the highest bits follow no rule.
  private static func strip(_ text: ByteView) -> RestoredText? {
    var (even, high) = (0, 0)
    for place in 0..<text.count {
      if text[place].nonzeroBitCount & 1 == 0 { even += 1 }
      if text[place] >= 0x80 { high += 1 }
    }
    let most = max(even, text.count - even, high)
    // Some bytes may have been damaged on their way; by chance half of them would follow a rule.
    guard high * 5 >= text.count, most * 50 >= text.count * 49 else { return nil }
    var result = RestoredText(capacity: text.count)
    for place in 0..<text.count { result.append(text[place] & 0x7F, from: place) }
    result.close(at: text.count, TextRepair(.parityBits, count: high))
    if most < text.count { result.warn(.replacementCharacters) }
    return result
  }
}
