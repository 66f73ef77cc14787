/// The words for a value that there is not or that is not available, by where they can mean nothing else.
///
/// The standard's own are "none", "unavail" (2003, 2005), "NONE" and "unavl" (2009 on), and stand for any value but a
/// family name or an expiration date; the others are seen on cards. Letter case does not count.
enum Placeholder {
  /// Words for any value.
  private static let anywhere: [StaticString] = [
    "N/A", "N / A", "N.A", "UNAVAILABLE", "NOT AVAILABLE",
  ]
  /// Words for a middle name: no middle name, no middle initial.
  private static let middleName: [StaticString] = ["NMN", "NMI", "(NMN)", "(NMI)"]
  /// Words for the second line of an address.
  ///
  /// Na and Null are names, and NA is two codes of some issuers.
  private static let secondLine: [StaticString] = [
    "NA", "NULL", "NIL", "(NONE)", "NOT APPLICABLE", "UNKNOWN",
  ]

  /// What is stated, where the words depend on it.
  enum Place {
    case anywhere, middleName, secondLine
  }

  /// The rule by which a value without blanks around it stands for nothing; `nil` when it is a value.
  static func rule(of value: ByteView, in place: Place = .anywhere) -> Rule? {
    switch value[0] | 0x20 {
    case UInt8(ascii: "n"), UInt8(ascii: "u"), UInt8(ascii: "("): break
    default: return isFilling(value) ? .placeholderVariant : nil
    }
    if value.isPlaceholder { return .placeholder }
    let bare = value.withoutFullStops
    let isNothing =
      switch place {
      case .anywhere: false
      case .middleName: isAny(bare, of: middleName)
      case .secondLine: isAny(bare, of: secondLine)
      }
    return isNothing || isAny(bare, of: anywhere) ? .placeholderVariant : nil
  }

  private static func isAny(_ value: ByteView, of words: [StaticString]) -> Bool {
    for word in words where value.count == word.utf8CodeUnitCount {
      var place = 0
      while place < value.count, Ascii.upper(value[place]) == word.utf8Start[place] { place += 1 }
      if place == value.count { return true }
    }
    return false
  }

  /// Whether the value is nothing but hyphens, full stops, slashes and underscores.
  private static func isFilling(_ value: ByteView) -> Bool {
    for index in 0..<value.count {
      switch value[index] {
      case Ascii.hyphen, UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "_"): continue
      default: return false
      }
    }
    return !value.isEmpty
  }
}

extension ByteView {
  /// Whether the value is one of the standard's words for a value that there is not or that is not
  /// available.
  var isPlaceholder: Bool {
    let first = self[0] | 0x20
    guard first == UInt8(ascii: "n") || first == UInt8(ascii: "u"), (4...7).contains(count) else {
      return false
    }
    let word = Word(self)
    return word == Word("NONE") || word == Word("UNAVL") || word == Word("UNAVAIL")
  }

  /// Whether the value is the standard's word for one that is not available.
  var isUnavailable: Bool {
    guard self[0] | 0x20 == UInt8(ascii: "u") else { return false }
    let word = Word(self)
    return word == Word("UNAVL") || word == Word("UNAVAIL")
  }
}
