/// The codes of warnings, with a sentence for each; this is the list.
///
/// A code never changes its meaning.
enum WarningCode: UInt8, CaseIterable {
  // The whole payload
  case payloadTooLong, tooManyElements, tooManySubfiles, tooManyRecoveryCandidates
  case textBeforeHeader, textBehindElements, letterCaseSwapped, replacementCharacters
  case secondDocument
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
  var code: String { WarningCode.texts[Int(rawValue)].code }

  /// A sentence for people.
  var message: String { WarningCode.texts[Int(rawValue)].message }

  // Made once, as many cards have warnings.
  private static let texts = (0..<lines.count).map { index in
    let line = lines[index]
    let length = line.firstIndex(of: UInt8(ascii: ":")) ?? 0
    return (code: line.slice(0, length).string, message: line.dropping(length + 2).string)
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

  /// Whether a warning with one of some codes was added.
  func hasAny(_ codes: [WarningCode]) -> Bool {
    guard !entries.isEmpty else { return false }
    for code in codes where has(code) { return true }
    return false
  }

  /// Whether a warning with a code was added.
  func has(_ code: WarningCode) -> Bool { seen & 1 << UInt64(code.rawValue) != 0 }
}
