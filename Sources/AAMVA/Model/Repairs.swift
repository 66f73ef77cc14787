/// Something that had to be repaired to read an element; a raw value says it in words, as JSON does.
public enum Repair: String, CaseIterable, Sendable {
  /// No separator stood in front of the next element; its id was looked for.
  case separatorLost = "no separator: element found by its id"
  /// Something else stood where the separator belongs.
  case separatorReplaced = "separator replaced by other characters"
  /// Bytes in front of the id were skipped.
  case bytesBeforeId = "characters before the id skipped"
  /// Bytes inside the id were skipped.
  case bytesInsideId = "characters inside the id skipped"
  /// Bytes behind the value were dropped.
  case bytesBehindValue = "characters after the value dropped"
  /// Capitals and small letters were exchanged.
  case caseSwapped = "letter case exchanged back (caps lock)"
  /// UTF-8 that had been read as ISO 8859-1 and encoded again was undone.
  case encodedTwice = "text encoded twice as UTF-8 decoded twice"
  /// Filling behind the postal code was dropped.
  case fillingDropped = "filler of the postal code dropped"
  /// Commas at the ends of the value were dropped.
  case commasDropped = "commas around the value dropped"
  /// Separators are lost, and where the value begins or ends is not certain.
  case splitAmbiguous = "no separators: the value may begin or end elsewhere"
  /// Bytes between the id and the value were dropped.
  case bytesBehindId = "characters between the id and the value dropped"
  /// Some characters would be others in another keyboard layout that is as likely.
  case charactersAmbiguous = "keyboard layout not certain: some characters may be others"
  /// The unit that is stated cannot be; another one was taken.
  case unitReplaced = "unit that cannot be replaced by the one that can"
}

/// What had to be repaired to read an element.
struct Repairs: OptionSet {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ repair: Repair) { rawValue = 1 << UInt32(place(of: repair)) }

  static var separatorLost: Repairs { Repairs(.separatorLost) }
  static var separatorReplaced: Repairs { Repairs(.separatorReplaced) }
  static var bytesBeforeId: Repairs { Repairs(.bytesBeforeId) }
  static var bytesInsideId: Repairs { Repairs(.bytesInsideId) }
  static var bytesBehindValue: Repairs { Repairs(.bytesBehindValue) }
  static var caseSwapped: Repairs { Repairs(.caseSwapped) }
  static var encodedTwice: Repairs { Repairs(.encodedTwice) }
  static var fillingDropped: Repairs { Repairs(.fillingDropped) }
  static var commasDropped: Repairs { Repairs(.commasDropped) }
  static var splitAmbiguous: Repairs { Repairs(.splitAmbiguous) }
  static var bytesBehindId: Repairs { Repairs(.bytesBehindId) }
  static var charactersAmbiguous: Repairs { Repairs(.charactersAmbiguous) }
  static var unitReplaced: Repairs { Repairs(.unitReplaced) }

  /// The repairs, one by one.
  var list: [Repair] {
    isEmpty ? [] : Repair.allCases.filter { contains(Repairs($0)) }
  }
}
