/// What had to be repaired to read an element.
struct Repairs: OptionSet {
  let rawValue: UInt16

  /// No separator stood in front of the next element; its id was looked for.
  static let separatorLost = Repairs(rawValue: 1 << 0)
  /// Something else stood where the separator belongs.
  static let separatorReplaced = Repairs(rawValue: 1 << 1)
  /// Bytes in front of the id were skipped.
  static let bytesBeforeId = Repairs(rawValue: 1 << 2)
  /// Bytes inside the id were skipped.
  static let bytesInsideId = Repairs(rawValue: 1 << 3)
  /// Bytes behind the value were dropped.
  static let bytesBehindValue = Repairs(rawValue: 1 << 4)
  /// Capitals and small letters were exchanged.
  static let caseSwapped = Repairs(rawValue: 1 << 5)
  /// UTF-8 that had been read as ISO 8859-1 and encoded again was undone.
  static let encodedTwice = Repairs(rawValue: 1 << 6)
  /// Filling behind the postal code was dropped.
  static let fillingDropped = Repairs(rawValue: 1 << 7)
  /// Commas at the ends of the value were dropped.
  static let commasDropped = Repairs(rawValue: 1 << 8)
  /// Separators are lost, and where the value begins or ends is not certain.
  static let splitAmbiguous = Repairs(rawValue: 1 << 9)
  /// Bytes between the id and the value were dropped.
  static let bytesBehindId = Repairs(rawValue: 1 << 10)
  /// Some characters would be others in another keyboard layout that is as likely.
  static let charactersAmbiguous = Repairs(rawValue: 1 << 11)

  /// Each repair in words.
  var words: [StaticString] {
    guard !isEmpty else { return [] }
    var words: [StaticString] = []
    for place in 0..<Repairs.words.count where rawValue & 1 << place != 0 {
      words.append(Repairs.words[place])
    }
    return words
  }

  private static let words: [StaticString] = [
    "no separator: element found by its id",
    "separator replaced by other characters",
    "characters before the id skipped",
    "characters inside the id skipped",
    "characters after the value dropped",
    "letter case exchanged back (caps lock)",
    "text encoded twice as UTF-8 decoded twice",
    "filler of the postal code dropped",
    "commas around the value dropped",
    "no separators: the value may begin or end elsewhere",
    "characters between the id and the value dropped",
    "keyboard layout not certain: some characters may be others",
  ]
}
