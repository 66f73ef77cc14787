/// The rule by which a value was understood, or why it was not.
enum Rule: UInt8, CaseIterable {
  case none
  // Texts
  case text, textLatin1, textUTF8, textCodePage, textNamedSet, blank, placeholder, withheld,
    duplicate, unused, jurisdictions
  case undefinedHere, undefinedHereRead, ambiguousSplit
  case ambiguousCharacters
  // Names
  case familyName, commaName, dollarName, atName, blankName
  case commaNames, blankNames, wholeName, givenNamesUnsplit
  // Dates
  case monthFirst, yearFirst, monthFirstInstead, yearFirstInstead
  case monthFirstSeparated, yearFirstSeparated
  case noDate, zeroDate, nineDate, neverWord, militaryWord, noneAsNever
  case expiryMonth, expiryBirthMonth, expiryBirthday, expiryNever, expiryUnusable
  // Heights and weights
  case inches, centimeters, feetInches, feetInchesMarked
  case inchesNoUnit, centimetersNoUnit, noHeight, ambiguousHeight
  case pounds, kilograms, poundsStated, kilogramsStated, noWeight
  case weightRange, weightRangeShifted, weightRangeTwice
  // Codes
  case code, codeVariant, unknownCode
  case postalUSA, postalCanada, postalKept
  case countryCode, countryVariant
  // Tracks
  case trackField, trackNumber, trackNumberOverflow

  /// The rule in words; `nil` for `.none`.
  var words: ByteView? { self == .none ? nil : Rule.lines[Int(rawValue) - 1] }
}
