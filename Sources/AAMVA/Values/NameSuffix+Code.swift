extension NameSuffix {
  /// The suffix that a value states, in letters (JR), ordinals (3RD) or Roman numerals (III); AAMVA D20
  /// holds an ordinal and its numeral for the same.
  init?(_ value: ByteView) {
    self.init(word: Word(value.withoutFullStops))
  }

  /// The suffix that a word inside a name states, when it can be nothing else.
  ///
  /// Single letters may be initials; Vi, Ix, Junior and Senior are names too.
  init?(certain value: ByteView) {
    let bare = value.withoutFullStops
    guard bare.count > 1 else { return nil }
    let word = Word(bare)
    for name: StaticString in ["VI", "IX", "JUNIOR", "SENIOR"] where word == Word(name) {
      return nil
    }
    self.init(word: word)
  }

  private init?(word: Word) {
    for (code, suffix) in NameSuffix.codes where Word(code) == word {
      self = suffix
      return
    }
    return nil
  }

  // AAMVA D20, name suffix.
  private static let codes: [(StaticString, NameSuffix)] = [
    ("JR", .junior), ("SR", .senior), ("JUNIOR", .junior), ("SENIOR", .senior),
    ("1ST", .first), ("I", .first), ("2ND", .second), ("II", .second),
    ("3RD", .third), ("III", .third), ("4TH", .fourth), ("IV", .fourth),
    ("5TH", .fifth), ("V", .fifth), ("6TH", .sixth), ("VI", .sixth),
    ("7TH", .seventh), ("VII", .seventh), ("8TH", .eighth), ("VIII", .eighth),
    ("9TH", .ninth), ("IX", .ninth),
  ]
}

extension ByteView {
  /// The value without full stops behind it: "JR." is "JR".
  var withoutFullStops: ByteView {
    var upper = count
    while upper > 0, start[upper - 1] == UInt8(ascii: ".") { upper -= 1 }
    return slice(0, upper)
  }
}
