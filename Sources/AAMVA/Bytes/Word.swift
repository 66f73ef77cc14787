/// A short text without regard to case, packed so that it is compared as a number.
///
/// Texts of more than eight bytes are all the same word, which equals none that is written here.
struct Word: Equatable, Sendable {
  let packed: UInt64

  private init(packed: UInt64) { self.packed = packed }

  /// No text at all.
  static let empty = Word(packed: 0)

  /// What a text of more than eight bytes is.
  private static let tooLong = Word(packed: .max)

  /// Packs one of our own words: upper case, at most eight bytes.
  init(_ text: StaticString) {
    var packed: UInt64 = 0
    for place in 0..<text.utf8CodeUnitCount { packed = packed << 8 | UInt64(text.utf8Start[place]) }
    self.init(packed: packed)
  }

  /// Packs bytes; small letters count as capitals.
  init(_ view: ByteView) {
    guard view.count <= 8 else {
      self = .tooLong
      return
    }
    var packed: UInt64 = 0
    for place in 0..<view.count {
      packed = packed << 8 | UInt64(Ascii.upper(view.start[place]))
    }
    self.init(packed: packed)
  }

  /// Packs a text; small letters count as capitals.
  init(_ text: String) {
    self = text.withBytes { letters in
      letters.baseAddress.map { Word(ByteView(start: $0, count: letters.count)) } ?? .empty
    }
  }

  /// The word at the left of eight bytes, blanks behind it; `nil` for one that no such bytes hold.
  var padded: UInt64? {
    let bits = UInt64((71 - packed.leadingZeroBitCount) / 8 * 8)
    guard bits > 0, self != .tooLong, packed & 0xFF != UInt64(Ascii.blank) else { return nil }
    return packed << (64 - bits) | 0x2020_2020_2020_2020 >> bits
  }
}

extension Word: ExpressibleByStringLiteral {
  /// Packs a word that is written in the code; without this, one would be made a string first.
  init(stringLiteral text: StaticString) { self.init(text) }
}
