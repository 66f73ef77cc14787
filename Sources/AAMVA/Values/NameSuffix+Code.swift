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
    if word == "VI" || word == "IX" || word == "JUNIOR" || word == "SENIOR" { return nil }
    self.init(word: word)
  }

  private init?(word: Word) {
    guard let entry = Codes.suffix.entry(word) else { return nil }
    self = entry.value
  }
}

extension ByteView {
  /// The value without full stops behind it: "JR." is "JR".
  var withoutFullStops: ByteView {
    var upper = count
    while upper > 0, start[upper - 1] == UInt8(ascii: ".") { upper -= 1 }
    return slice(0, upper)
  }
}
