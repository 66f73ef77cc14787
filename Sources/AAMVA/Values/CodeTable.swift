/// A code, or another spelling of it that is seen on cards.
struct CodeEntry<Value: Sendable>: Sendable {
  let word: Word
  let value: Value
  /// The standard lists it.
  let isStandard: Bool

  init(_ word: StaticString, _ value: Value) {
    self.word = Word(word)
    self.value = value
    isStandard = true
  }

  init(seen word: StaticString, _ value: Value) {
    self.word = Word(word)
    self.value = value
    isStandard = false
  }
}

/// The codes of eye and hair colour, name suffix (AAMVA D20) and sex, and other spellings seen on cards.
///
/// Spellings with more than one meaning are left out: hair BL (black, blond), BLD (bald, blond); eye
/// GR and GRE (gray, green).
enum CodeTable {
  static let eyeColor: [CodeEntry<EyeColor>] = [
    .init("BRO", .brown), .init("BLU", .blue), .init("GRN", .green), .init("HAZ", .hazel),
    .init("BLK", .black), .init("GRY", .gray), .init("DIC", .dichromatic), .init("MAR", .maroon),
    .init("PNK", .pink), .init("UNK", .unknown),
    .init(seen: "BRN", .brown), .init(seen: "BR", .brown), .init(seen: "BN", .brown),
    .init(seen: "BROWN", .brown), .init(seen: "BL", .blue), .init(seen: "BLUE", .blue),
    .init(seen: "GN", .green), .init(seen: "GREEN", .green), .init(seen: "HZL", .hazel),
    .init(seen: "HZ", .hazel), .init(seen: "HAZEL", .hazel), .init(seen: "BK", .black),
    .init(seen: "BLACK", .black), .init(seen: "GY", .gray), .init(seen: "GRAY", .gray),
    .init(seen: "GREY", .gray), .init(seen: "MAROON", .maroon), .init(seen: "PINK", .pink),
    .init(seen: "UNKNOWN", .unknown), .init(seen: "DICHRO", .dichromatic),
  ]

  static let hairColor: [CodeEntry<HairColor>] = [
    .init("BRO", .brown), .init("BLK", .black), .init("BLN", .blond), .init("GRY", .gray),
    .init("RED", .red), .init("WHI", .white), .init("SDY", .sandy), .init("BAL", .bald),
    .init("UNK", .unknown),
    .init(seen: "BRN", .brown), .init(seen: "BR", .brown), .init(seen: "BN", .brown),
    .init(seen: "BROWN", .brown), .init(seen: "BK", .black), .init(seen: "BLACK", .black),
    .init(seen: "BLO", .blond), .init(seen: "BLOND", .blond), .init(seen: "BLONDE", .blond),
    .init(seen: "GY", .gray), .init(seen: "GRAY", .gray), .init(seen: "GREY", .gray),
    .init(seen: "RD", .red), .init(seen: "WHT", .white), .init(seen: "WHITE", .white),
    .init(seen: "SANDY", .sandy), .init(seen: "BALD", .bald), .init(seen: "UNKNOWN", .unknown),
  ]

  static let sex: [CodeEntry<Gender>] = [
    .init("1", .male), .init("2", .female), .init("9", .notSpecified), .init("0", .unknown),
    .init(seen: "M", .male), .init(seen: "F", .female), .init(seen: "X", .notSpecified),
    .init(seen: "MALE", .male), .init(seen: "FEMALE", .female), .init(seen: "U", .unknown),
  ]

  static let compliance: [CodeEntry<ComplianceType>] = [
    .init("F", .fullyCompliant), .init("N", .nonCompliant), .init("M", .materiallyCompliant),
  ]

  static let suffix: [CodeEntry<NameSuffix>] = [
    .init("JR", .junior), .init("SR", .senior), .init("1ST", .first), .init("I", .first),
    .init("2ND", .second), .init("II", .second), .init("3RD", .third), .init("III", .third),
    .init("4TH", .fourth), .init("IV", .fourth), .init("5TH", .fifth), .init("V", .fifth),
    .init("6TH", .sixth), .init("VI", .sixth), .init("7TH", .seventh), .init("VII", .seventh),
    .init("8TH", .eighth), .init("VIII", .eighth), .init("9TH", .ninth), .init("IX", .ninth),
    .init(seen: "JUNIOR", .junior), .init(seen: "SENIOR", .senior),
  ]

  /// The entry of a value.
  static func entry<Value>(_ value: ByteView, in table: [CodeEntry<Value>]) -> CodeEntry<Value>? {
    entry(Word(value), in: table)
  }

  /// The entry of a word.
  static func entry<Value>(_ word: Word, in table: [CodeEntry<Value>]) -> CodeEntry<Value>? {
    for entry in table where entry.word == word { return entry }
    return nil
  }
}
