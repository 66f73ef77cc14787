// swift-format-ignore-file: the lines are read as a table.

extension WarningCode {
  /// Each code and its sentence, in the order of the cases.
  static let lines = TextLines(
    """
    payloadTooLong: The payload is longer than any bar code; it was not read.
    tooManyElements: There are more elements than are read; the rest was left out.
    tooManySubfiles: There are more subfiles than are read; the rest was left out.
    tooManyRecoveryCandidates: A line without separators has too many places to split; it was left whole.
    textBeforeHeader: Other characters stand in front of the header.
    textBehindElements: Other characters stand behind the last element.
    letterCaseSwapped: Capitals and small letters are exchanged, as with caps lock on.
    replacementCharacters: Some characters were lost and replaced on the way.
    charactersAmbiguous: Several keyboard layouts fit, and some values differ in them; they were not read.
    characterSetUncertain: The character set is not certain; some letters may be others.
    characterSetNotDecoded: The symbol names a character set that is not decoded; its letters were left out.
    secondDocument: There is another card, or a part of one; nothing of it is in this result.
    headerMissing: The header is missing; the elements were read.
    complianceIndicatorMissing: The compliance indicator @ is missing.
    fileTypeAAMVA: The file type is AAMVA, not ANSI.
    fileTypeMisspelt: The file type is neither ANSI nor AAMVA.
    elementSeparatorMissing: The element separator (LF) is missing in the header.
    recordSeparatorMissing: The record separator (RS) is missing in the header.
    recordSeparatorReplaced: The record separator is FS (1C), not RS (1E).
    segmentTerminatorMissing: The segment terminator (CR) is missing in the header.
    headerSeparatorsAltered: Other characters stand among the header's separators.
    issuerNumberShort: The issuer identification number lacks its first digit.
    issuerNumberMissing: The issuer identification number is missing.
    issuerUnknown: The issuer identification number is on no list that is known.
    editionMissing: The edition is not stated; it was judged by the elements.
    editionUnknown: The edition is newer than those known; it was read as the newest.
    jurisdictionVersionMissing: The jurisdiction's version number is missing.
    jurisdictionVersionUnexpected: A jurisdiction's version number stands in an edition 01 header.
    entryCountMissing: The number of subfiles is missing.
    entryCountWrong: The number of subfiles is not the number of designators.
    designatorMalformed: A subfile designator has no two numbers.
    subfileOffsetZero: A subfile's offset is 0000.
    subfileOffsetWrong: A subfile does not begin at its offset.
    subfileLengthWrong: A subfile's length is not the one stated.
    subfileTypeMissing: A subfile does not begin with its type.
    subfileMissing: A subfile that the header lists is not there.
    subfileUndeclared: The header does not list a subfile that is there.
    lineEndsCRLF: Elements end with CR LF.
    separatorsLost: Separators are lost; elements were found by their ids.
    separatorsReplaced: Separators are replaced by other characters.
    splitAmbiguous: Separators are lost, and some values may begin or end elsewhere; they were not read.
    noiseSkipped: Characters that belong to no element were skipped.
    elementTooShort: An element is shorter than an id.
    truncated: The text breaks off before its stated end.
    strayText: A line does not begin with an element id.
    duplicateElement: An element stands more than once.
    elementNotInEdition: The edition stated does not define an element that is there.
    elementUnknown: An element is defined by no edition.
    nameOrderUncertain: The parts of the name are not marked; their split is not certain.
    datesSeparated: A date is written with separators.
    dateOrderUnexpected: A date is in the order of another edition or country.
    sexCodeUnlisted: The sex code is not in the bar code's list of this edition.
    heightWithoutUnit: The height has no unit.
    weightUnitUnexpected: The weight states a unit, where the element itself has one.
    socialSecurityNumberWithheld: A social security number was withheld.
    trackSentinelReplaced: A track's start or end sentinel is another character.
    trackMissing: A track is missing.
    trackMisaligned: The fields of track 3 are not in their columns; they were not read.
    """
  )
}
