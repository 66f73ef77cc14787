internal import AAMVA

/// The texts that a redacted result masks, to be searched for in all that it shows: the last net, behind the
/// forms.
///
/// They are compared without regard to letter case, whole and by their words and numbers; what is shorter than
/// four bytes is found everywhere by chance and is not searched for.
struct MaskedTexts {
  private var texts: [[UInt8]] = []

  private static let shortest = 4

  /// Gathers what identifies a person, what does not have the form of its element, and what belongs to no
  /// element that is known.
  init(of document: Document, payload: [UInt8]?) {
    var license = document.license
    license.forEachText { text, form in
      if let text, !form.allows(text) { add(text) }
    }
    for name in license.middleNames { add(name) }
    document.elements.forEachEntry { if $0.mayIdentifyHolder { add($0.raw) } }
    for range in document.withheldRanges {
      guard let payload else { break }
      payload[range.clamped(to: payload.indices)].withUnsafeBufferPointer { add($0) }
    }
  }

  /// Whether one of the texts, or a word or number of one, stands in a text.
  func occur(in text: String) -> Bool {
    text.withBytes { bytes in
      guard bytes.count >= Self.shortest else { return false }
      return texts.contains { MaskedTexts.occurs($0, in: bytes) }
    }
  }

  private mutating func add(_ text: String) { text.withBytes { add($0) } }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    let text = bytes.map { MaskedTexts.upper($0) }
    if text.count >= Self.shortest { texts.append(text) }
    for word in text.split(whereSeparator: { !MaskedTexts.isOfWord($0) })
    where word.count >= Self.shortest && word.count < text.count {
      texts.append(Array(word))
    }
  }

  private static func occurs(_ word: [UInt8], in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.count <= text.count else { return false }
    for start in 0...text.count - word.count {
      var length = 0
      while length < word.count, word[length] == upper(text[start + length]) { length += 1 }
      if length == word.count { return true }
    }
    return false
  }

  private static func upper(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 0x20 : byte
  }

  /// Letters, digits, and whatever is not ASCII.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: true
    default: false
    }
  }
}
