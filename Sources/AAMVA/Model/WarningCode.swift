/// The codes of warnings; a raw value is the stable code, which never changes its meaning.
public enum WarningCode: String, CaseIterable, Sendable {
  // The whole payload
  case payloadTooLong, tooManyElements, tooManySubfiles, tooManyRecoveryCandidates
  case textBeforeHeader, textBehindElements, letterCaseSwapped, replacementCharacters
  case charactersAmbiguous, characterSetUncertain, characterSetNotDecoded, secondDocument
  // Header
  case headerMissing, complianceIndicatorMissing, fileTypeAAMVA, fileTypeMisspelt
  case elementSeparatorMissing, recordSeparatorMissing, recordSeparatorReplaced
  case segmentTerminatorMissing, headerSeparatorsAltered, issuerNumberShort, issuerNumberMissing
  case issuerUnknown, editionMissing, editionUnknown, jurisdictionVersionMissing
  case jurisdictionVersionUnexpected, entryCountMissing, entryCountWrong
  // Subfiles
  case designatorMalformed, subfileOffsetZero, subfileOffsetWrong, subfileLengthWrong
  case subfileTypeMissing, subfileMissing, subfileUndeclared
  // Elements
  case lineEndsCRLF, separatorsLost, separatorsReplaced, splitAmbiguous, noiseSkipped
  case elementTooShort, truncated, strayText, duplicateElement, elementNotInEdition
  case elementUnknown
  // Values
  case nameOrderUncertain, datesSeparated, dateOrderUnexpected, sexCodeUnlisted, heightWithoutUnit
  case weightUnitUnexpected, socialSecurityNumberWithheld
  // Tracks
  case trackSentinelReplaced, trackMissing, trackMisaligned
}

extension WarningCode {
  /// A sentence for people; never holds a value of the card.
  public var message: String {
    switch self {
    case .payloadTooLong: "The payload is longer than any bar code; it was not read."
    case .tooManyElements: "There are more elements than are read; the rest was left out."
    case .tooManySubfiles: "There are more subfiles than are read; the rest was left out."
    case .tooManyRecoveryCandidates:
      "A line without separators has too many places to split; it was left whole."
    case .textBeforeHeader: "Other characters stand in front of the header."
    case .textBehindElements: "Other characters stand behind the last element."
    case .letterCaseSwapped: "Capitals and small letters are exchanged, as with caps lock on."
    case .replacementCharacters: "Some characters were lost and replaced on the way."
    case .charactersAmbiguous:
      "Several keyboard layouts fit, and some values differ in them; they were not read."
    case .characterSetUncertain: "The character set is not certain; some letters may be others."
    case .characterSetNotDecoded:
      "The symbol names a character set that is not decoded; its letters were left out."
    case .secondDocument:
      "There is another card, or a part of one; nothing of it is in this result."
    case .headerMissing: "The header is missing; the elements were read."
    case .complianceIndicatorMissing: "The compliance indicator @ is missing."
    case .fileTypeAAMVA: "The file type is AAMVA, not ANSI."
    case .fileTypeMisspelt: "The file type is neither ANSI nor AAMVA."
    case .elementSeparatorMissing: "The element separator (LF) is missing in the header."
    case .recordSeparatorMissing: "The record separator (RS) is missing in the header."
    case .recordSeparatorReplaced: "The record separator is FS (1C), not RS (1E)."
    case .segmentTerminatorMissing: "The segment terminator (CR) is missing in the header."
    case .headerSeparatorsAltered: "Other characters stand among the header's separators."
    case .issuerNumberShort: "The issuer identification number lacks its first digit."
    case .issuerNumberMissing: "The issuer identification number is missing."
    case .issuerUnknown: "The issuer identification number is on no list that is known."
    case .editionMissing: "The edition is not stated; it was judged by the elements."
    case .editionUnknown: "The edition is newer than those known; it was read as the newest."
    case .jurisdictionVersionMissing: "The jurisdiction's version number is missing."
    case .jurisdictionVersionUnexpected:
      "A jurisdiction's version number stands in an edition 01 header."
    case .entryCountMissing: "The number of subfiles is missing."
    case .entryCountWrong: "The number of subfiles is not the number of designators."
    case .designatorMalformed: "A subfile designator has no two numbers."
    case .subfileOffsetZero: "A subfile's offset is 0000."
    case .subfileOffsetWrong: "A subfile does not begin at its offset."
    case .subfileLengthWrong: "A subfile's length is not the one stated."
    case .subfileTypeMissing: "A subfile does not begin with its type."
    case .subfileMissing: "A subfile that the header lists is not there."
    case .subfileUndeclared: "The header does not list a subfile that is there."
    case .lineEndsCRLF: "Elements end with CR LF."
    case .separatorsLost: "Separators are lost; elements were found by their ids."
    case .separatorsReplaced: "Separators are replaced by other characters."
    case .splitAmbiguous:
      "Separators are lost, and some values may begin or end elsewhere; they were not read."
    case .noiseSkipped: "Characters that belong to no element were skipped."
    case .elementTooShort: "An element is shorter than an id."
    case .truncated: "The text breaks off before its stated end."
    case .strayText: "A line does not begin with an element id."
    case .duplicateElement: "An element stands more than once."
    case .elementNotInEdition: "The edition stated does not define an element that is there."
    case .elementUnknown: "An element is defined by no edition."
    case .nameOrderUncertain: "The parts of the name are not marked; their split is not certain."
    case .datesSeparated: "A date is written with separators."
    case .dateOrderUnexpected: "A date is in the order of another edition or country."
    case .sexCodeUnlisted: "The sex code is not in the bar code's list of this edition."
    case .heightWithoutUnit: "The height has no unit."
    case .weightUnitUnexpected: "The weight states a unit, where the element itself has one."
    case .socialSecurityNumberWithheld: "A social security number was withheld."
    case .trackSentinelReplaced: "A track's start or end sentinel is another character."
    case .trackMissing: "A track is missing."
    case .trackMisaligned: "The fields of track 3 are not in their columns; they were not read."
    }
  }
}

/// The warnings of one payload.
struct WarningList {
  private(set) var entries: [(code: WarningCode, offset: Int?)] = []

  /// Adds a warning, up to the limit.
  mutating func add(_ code: WarningCode, at offset: Int? = nil) {
    guard entries.count < ParsingLimits.warnings else { return }
    if entries.isEmpty { entries.reserveCapacity(8) }
    entries.append((code, offset))
  }

  /// Adds a warning unless one with its code is there.
  mutating func addOnce(_ code: WarningCode, at offset: Int? = nil) {
    if !has(code) { add(code, at: offset) }
  }

  /// A place in the list.
  struct Mark {
    fileprivate let count: Int
  }

  /// The list's end.
  var mark: Mark { Mark(count: entries.count) }

  /// Drops what was added behind a mark.
  mutating func drop(behind mark: Mark) {
    entries.removeLast(max(0, entries.count - mark.count))
  }

  /// Whether a warning with one of some codes was added.
  func hasAny(_ codes: [WarningCode]) -> Bool {
    entries.contains { codes.contains($0.code) }
  }

  /// Whether a warning with a code was added.
  func has(_ code: WarningCode) -> Bool {
    entries.contains { $0.code == code }
  }
}
