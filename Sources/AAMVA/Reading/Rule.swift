/// The rule by which a value was understood, or why it was not.
enum Rule: UInt8, CaseIterable {
  case none
  // Texts
  case text, textLatin1, textUTF8, textCodePage, textNamedSet
  case blank, placeholder, placeholderVariant, withheld, duplicate, unused, jurisdictions
  case undefinedHere, undefinedHereRead, ambiguousSplit
  case ambiguousCharacters
  // Names
  case familyName, commaName, dollarName, atName, blankName
  case commaNames, blankNames, nameWithSuffix, wholeName, givenNamesUnsplit
  // Dates
  case monthFirst, yearFirst, monthFirstInstead, yearFirstInstead
  case monthFirstSeparated, yearFirstSeparated
  case noDate, zeroDate, nineDate, neverWord, militaryWord, noneAsNever
  case expiryMonth, expiryBirthMonth, expiryBirthday, expiryNever, expiryUnusable
  // Heights and weights
  case inches, centimeters, feetInches, feetInchesMarked
  case inchesNoUnit, centimetersNoUnit, noHeight, ambiguousHeight, impossibleHeight
  case pounds, kilograms, poundsStated, kilogramsStated, noWeight, impossibleWeight
  case weightRange, weightRangeShifted, weightRangeTwice
  // Codes
  case code, codeVariant, unknownCode
  case postalUSA, postalCanada, postalKept
  case countryCode, countryVariant
  // Tracks
  case trackField, trackNumber, trackNumberOverflow
  // Places
  case otherSubfile, outsideSubfiles, otherDocument, brokenOff, contradicted

  /// The rule in words; `nil` for `.none`.
  var words: ByteView? { self == .none ? nil : Rule.lines[Int(rawValue) - 1] }
}
