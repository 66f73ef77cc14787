extension ByteView {
  /// Whether the value is one of the standard's words for a value that there is not or that is not
  /// available: "none", "unavail" (2003, 2005), "NONE", "unavl" (2009 on).
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
