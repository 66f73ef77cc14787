/// The codes of warnings, with a sentence for each; this is the list.
///
/// A code never changes its meaning.
enum WarningCode: UInt8, CaseIterable {
  // The whole payload
  case payloadTooLong, tooManyElements, tooManySubfiles, tooManyRecoveryCandidates
  case textBeforeHeader, textBehindElements, letterCaseSwapped, replacementCharacters
  // Header
  case headerMissing, complianceIndicatorMissing, fileTypeAAMVA, fileTypeMisspelt
  case elementSeparatorMissing, recordSeparatorMissing, recordSeparatorReplaced
  case segmentTerminatorMissing, headerSeparatorsAltered
  case issuerNumberShort, issuerNumberMissing, issuerUnknown
  case editionMissing, editionUnknown, jurisdictionVersionMissing, jurisdictionVersionUnexpected
  case entryCountMissing, entryCountWrong
  // Subfiles
  case designatorMalformed, subfileOffsetZero, subfileOffsetWrong, subfileLengthWrong
  case subfileTypeMissing, subfileMissing, subfileUndeclared
  // Elements
  case lineEndsCRLF, separatorsLost, separatorsReplaced, splitAmbiguous, noiseSkipped
  case elementTooShort, truncated, strayText, duplicateElement
  case elementNotInEdition, elementUnknown
  // Values
  case nameOrderUncertain, datesSeparated, dateOrderUnexpected, sexCodeUnlisted
  case heightWithoutUnit, weightUnitUnexpected, socialSecurityNumberWithheld
  // Tracks
  case trackSentinelReplaced, trackMissing, trackMisaligned

  /// The stable code.
  var code: String { words.code }

  /// A sentence for people.
  var message: String { words.message }

  private var words: (code: String, message: String) {
    switch self {
    case .payloadTooLong:
      ("payloadTooLong", "The payload is longer than any bar code; it was not read.")
    case .tooManyElements:
      ("tooManyElements", "There are more elements than are read; the rest was left out.")
    case .tooManySubfiles:
      ("tooManySubfiles", "There are more subfiles than are read; the rest was left out.")
    case .tooManyRecoveryCandidates:
      (
        "tooManyRecoveryCandidates",
        "A line without separators has too many places to split; it was left whole."
      )
    case .textBeforeHeader: ("textBeforeHeader", "Other characters stand in front of the header.")
    case .textBehindElements:
      ("textBehindElements", "Other characters stand behind the last element.")
    case .letterCaseSwapped:
      ("letterCaseSwapped", "Capitals and small letters are exchanged, as with caps lock on.")
    case .replacementCharacters:
      ("replacementCharacters", "Some characters were lost and replaced on the way.")
    case .headerMissing: ("headerMissing", "The header is missing; the elements were read.")
    case .complianceIndicatorMissing:
      ("complianceIndicatorMissing", "The compliance indicator @ is missing.")
    case .fileTypeAAMVA: ("fileTypeAAMVA", "The file type is AAMVA, not ANSI.")
    case .fileTypeMisspelt: ("fileTypeMisspelt", "The file type is neither ANSI nor AAMVA.")
    case .elementSeparatorMissing:
      ("elementSeparatorMissing", "The element separator (LF) is missing in the header.")
    case .recordSeparatorMissing:
      ("recordSeparatorMissing", "The record separator (RS) is missing in the header.")
    case .recordSeparatorReplaced:
      ("recordSeparatorReplaced", "The record separator is FS (1C), not RS (1E).")
    case .segmentTerminatorMissing:
      ("segmentTerminatorMissing", "The segment terminator (CR) is missing in the header.")
    case .headerSeparatorsAltered:
      ("headerSeparatorsAltered", "Other characters stand among the header's separators.")
    case .issuerNumberShort:
      ("issuerNumberShort", "The issuer identification number lacks its first digit.")
    case .issuerNumberMissing:
      ("issuerNumberMissing", "The issuer identification number is missing.")
    case .issuerUnknown:
      ("issuerUnknown", "The issuer identification number is on no list that is known.")
    case .editionMissing:
      ("editionMissing", "The edition is not stated; it was judged by the elements.")
    case .editionUnknown:
      ("editionUnknown", "The edition is newer than those known; it was read as the newest.")
    case .jurisdictionVersionMissing:
      ("jurisdictionVersionMissing", "The jurisdiction's version number is missing.")
    case .jurisdictionVersionUnexpected:
      (
        "jurisdictionVersionUnexpected",
        "A jurisdiction's version number stands in an edition 01 header."
      )
    case .entryCountMissing: ("entryCountMissing", "The number of subfiles is missing.")
    case .entryCountWrong:
      ("entryCountWrong", "The number of subfiles is not the number of designators.")
    case .designatorMalformed: ("designatorMalformed", "A subfile designator has no two numbers.")
    case .subfileOffsetZero: ("subfileOffsetZero", "A subfile's offset is 0000.")
    case .subfileOffsetWrong:
      ("subfileOffsetWrong", "A subfile does not begin at its offset.")
    case .subfileLengthWrong:
      ("subfileLengthWrong", "A subfile's length is not the one stated.")
    case .subfileTypeMissing:
      ("subfileTypeMissing", "A subfile does not begin with its type.")
    case .subfileMissing: ("subfileMissing", "A subfile that the header lists is not there.")
    case .subfileUndeclared:
      ("subfileUndeclared", "The header does not list a subfile that is there.")
    case .lineEndsCRLF: ("lineEndsCRLF", "Elements end with CR LF.")
    case .separatorsLost:
      ("separatorsLost", "Separators are lost; elements were found by their ids.")
    case .separatorsReplaced:
      ("separatorsReplaced", "Separators are replaced by other characters.")
    case .splitAmbiguous:
      (
        "splitAmbiguous",
        "Separators are lost, and some values may begin or end elsewhere; they were not read."
      )
    case .noiseSkipped: ("noiseSkipped", "Characters that belong to no element were skipped.")
    case .elementTooShort: ("elementTooShort", "An element is shorter than an id.")
    case .truncated: ("truncated", "The text breaks off before its stated end.")
    case .strayText: ("strayText", "A line does not begin with an element id.")
    case .duplicateElement: ("duplicateElement", "An element stands more than once.")
    case .elementNotInEdition:
      ("elementNotInEdition", "The edition stated does not define an element that is there.")
    case .elementUnknown: ("elementUnknown", "An element is defined by no edition.")
    case .nameOrderUncertain:
      ("nameOrderUncertain", "The parts of the name are not marked; their split is not certain.")
    case .datesSeparated: ("datesSeparated", "A date is written with separators.")
    case .dateOrderUnexpected:
      ("dateOrderUnexpected", "A date is in the order of another edition or country.")
    case .sexCodeUnlisted:
      ("sexCodeUnlisted", "The sex code is not in the bar code's list of this edition.")
    case .heightWithoutUnit: ("heightWithoutUnit", "The height has no unit.")
    case .weightUnitUnexpected:
      ("weightUnitUnexpected", "The weight states a unit, where the element itself has one.")
    case .socialSecurityNumberWithheld:
      ("socialSecurityNumberWithheld", "A social security number was withheld.")
    case .trackSentinelReplaced:
      ("trackSentinelReplaced", "A track's start or end sentinel is another character.")
    case .trackMissing: ("trackMissing", "A track is missing.")
    case .trackMisaligned:
      ("trackMisaligned", "The fields of track 3 are not in their columns; they were not read.")
    }
  }
}

/// The warnings of one payload.
struct WarningList {
  private(set) var entries: [(code: WarningCode, offset: Int?)] = []
  private var seen: UInt64 = 0

  /// Adds a warning, up to the limit.
  mutating func add(_ code: WarningCode, at offset: Int? = nil) {
    guard entries.count < ParsingLimits.warnings else { return }
    if entries.isEmpty { entries.reserveCapacity(8) }
    seen |= 1 << UInt64(code.rawValue)
    entries.append((code, offset))
  }

  /// Adds a warning unless one with its code is there.
  mutating func addOnce(_ code: WarningCode, at offset: Int? = nil) {
    if !has(code) { add(code, at: offset) }
  }

  /// A place in the list.
  struct Mark {
    fileprivate let count: Int
    fileprivate let seen: UInt64
  }

  /// The list's end.
  var mark: Mark { Mark(count: entries.count, seen: seen) }

  /// Drops what was added behind a mark.
  mutating func drop(behind mark: Mark) {
    entries.removeLast(max(0, entries.count - mark.count))
    seen = mark.seen
  }

  /// Whether a warning with a code was added.
  func has(_ code: WarningCode) -> Bool { seen & 1 << UInt64(code.rawValue) != 0 }
}
