/// The header as it was found; everything in it may be missing.
struct Header {
  /// Where offsets count from: the compliance indicator, or the file type when that is missing.
  var start = 0
  /// Where the text behind the header's numbers begins.
  var end = 0
  /// The file type without blanks; `nil` when none was found.
  var fileType: String?
  /// The issuer identification number as a number, its first digit put back when it was lost.
  var issuerNumber: UInt32?
  /// The issuer, when its number is on the list.
  var issuer: Jurisdiction?
  /// The digits of the issuer identification number as they stand in the text.
  var issuerDigits: Range<Int>?
  var version: Int?
  var jurisdictionVersion: Int?
  var entryCount: Int?
  var designators: [SubfileDesignator] = []
  /// Bytes from outside of ASCII that stand among the header's separators: what a scanner sends
  /// for control characters, or noise.
  var noise: [UInt8] = []
  /// The letter that a scanner typed for the element separator: J, as Ctrl-J is LF.
  var typedSeparator: UInt8?
  /// The letter that a scanner typed for the segment terminator: M, as Ctrl-M is CR.
  var typedTerminator: UInt8?

  /// Whether a designator names a subfile type.
  func lists(_ first: UInt8, _ second: UInt8) -> Bool {
    for designator in designators where designator.first == first && designator.second == second {
      return true
    }
    return false
  }
}

/// One entry of the header's directory; many cards get it wrong (`Directory` tells which).
struct SubfileDesignator {
  let first: UInt8
  let second: UInt8
  /// Offset in bytes from the compliance indicator; `nil` when it is no number.
  let offset: Int?
  /// Length in bytes; `nil` when it is no number.
  let length: Int?
  /// Where it stands in the text.
  let place: Int
}
