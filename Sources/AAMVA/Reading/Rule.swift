/// The rule by which a value was understood, or why it was not.
enum Rule: UInt8 {
  case none
  // Texts
  case text, textLatin1, textUTF8, blank, placeholder, withheld, duplicate, unused, jurisdictions
  case undefinedHere, undefinedHereRead, ambiguousSplit
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

  /// The rule in words.
  var words: StaticString? {
    switch self {
    case .none: nil
    case .text: "text"
    case .textLatin1: "text in ISO 8859-1"
    case .textUTF8: "text in UTF-8"
    case .blank: "blank: nothing stated"
    case .placeholder: "the standard's word for nothing or unknown"
    case .withheld: "social security number: withheld unless asked for"
    case .duplicate: "the element stands here again; the first one counts"
    case .unused: "another element states the same and goes first"
    case .jurisdictions: "the jurisdiction's own element: kept as encoded"
    case .undefinedHere: "no edition of the standard defines this element"
    case .undefinedHereRead: "not defined in this edition; read as in the one that defines it"
    case .ambiguousSplit: "separators are lost and the split is ambiguous: not read"
    case .familyName: "family name: text, also when it is None"
    case .commaName: "name LAST,FIRST,MIDDLE,SUFFIX"
    case .dollarName: "name LAST$FIRST$MIDDLE"
    case .atName: "name LAST@FIRST@MIDDLE@SUFFIX"
    case .blankName: "name FIRST MIDDLE LAST with blanks: the split is not certain"
    case .commaNames: "names separated by commas"
    case .blankNames: "first word is the first name: the split is not certain"
    case .wholeName: "whole name: text"
    case .givenNamesUnsplit: "one name"
    case .monthFirst: "date MMDDCCYY"
    case .yearFirst: "date CCYYMMDD"
    case .monthFirstInstead: "date MMDDCCYY, as it is none in the order expected"
    case .yearFirstInstead: "date CCYYMMDD, as it is none in the order expected"
    case .monthFirstSeparated: "date MM-DD-CCYY"
    case .yearFirstSeparated: "date CCYY-MM-DD"
    case .noDate: "no date in any order of the standard"
    case .zeroDate: "zeros: no date stated"
    case .nineDate: "nines: never"
    case .neverWord: "word for never"
    case .militaryWord: "military: does not expire"
    case .noneAsNever: "no expiration date: does not expire"
    case .expiryMonth: "expiry YYMM: the day is not stated"
    case .expiryBirthMonth: "expiry month 88: end of the birth month, one year later"
    case .expiryBirthday: "expiry month 99: the birthday in the year stated"
    case .expiryNever: "expiry month 77: never"
    case .expiryUnusable: "expiry month without meaning"
    case .inches: "height in inches"
    case .centimeters: "height in centimetres"
    case .feetInches: "height FII: feet and inches"
    case .feetInchesMarked: "height in feet and inches, with marks"
    case .inchesNoUnit: "height without a unit, read as inches"
    case .centimetersNoUnit: "height without a unit, read as centimetres"
    case .noHeight: "no height in any form known"
    case .ambiguousHeight: "height without a unit, with more than one meaning"
    case .pounds: "weight in pounds"
    case .kilograms: "weight in kilograms"
    case .poundsStated: "weight in pounds, as its unit says"
    case .kilogramsStated: "weight in kilograms, as its unit says"
    case .noWeight: "no weight in any form known"
    case .weightRange: "weight range code"
    case .weightRangeShifted: "weight range code of edition 02, one higher than in the later list"
    case .weightRangeTwice: "weight range code that edition 02 prints for two ranges"
    case .code: "code of the standard"
    case .codeVariant: "other spelling of a code"
    case .unknownCode: "no code that is known"
    case .postalUSA: "ZIP code"
    case .postalCanada: "Canadian postal code A1A 1A1"
    case .postalKept: "postal code of another form: kept as encoded"
    case .countryCode: "country code of the standard"
    case .countryVariant: "other spelling of a country code"
    case .trackField: "field of the magnetic stripe"
    case .trackNumber: "number on track 2; two digits may stand for a letter"
    case .trackNumberOverflow: "number on track 2, joined with its overflow field"
    }
  }
}
