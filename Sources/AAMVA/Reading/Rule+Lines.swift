// swift-format-ignore-file: the lines are read as a table.

extension Rule {
  /// Each rule in words, in the order of the cases but the first, which is none.
  static let lines = TextLines(
    """
    text
    text in ISO 8859-1
    text in UTF-8
    text in a code page of Windows or DOS
    text in the character set that is named for it
    blank: nothing stated
    the standard's word for nothing or unknown
    another word for nothing or unknown
    social security number: withheld unless asked for
    the element stands here again; the first one counts
    another element states the same and goes first
    the jurisdiction's own element: kept as encoded
    no edition of the standard defines this element
    not defined in this edition; read as in the one that defines it
    separators are lost and the split is ambiguous: not read
    typed with an unknown keyboard layout and ambiguous: not read
    family name: text, also when it is None
    name LAST,FIRST,MIDDLE,SUFFIX
    name LAST$FIRST$MIDDLE
    name LAST@FIRST@MIDDLE@SUFFIX
    name FIRST MIDDLE LAST with blanks: the split is not certain
    names separated by commas
    first word is the first name: the split is not certain
    name with the suffix behind it
    whole name: text
    one name
    date MMDDCCYY
    date CCYYMMDD
    date MMDDCCYY, as it is none in the order expected
    date CCYYMMDD, as it is none in the order expected
    date MM-DD-CCYY
    date CCYY-MM-DD
    no date in any order of the standard
    zeros: no date stated
    nines: never
    word for never
    military: does not expire
    no expiration date: does not expire
    expiry YYMM: the day is not stated
    expiry month 88: end of the birth month, one year later
    expiry month 99: the birthday in the year stated
    expiry month 77: never
    expiry month without meaning
    height in inches
    height in centimetres
    height FII: feet and inches
    height in feet and inches, with marks
    height without a unit, read as inches
    height without a unit, read as centimetres
    no height in any form known
    height without a unit, with more than one meaning
    height that no person has
    weight in pounds
    weight in kilograms
    weight in pounds, as its unit says
    weight in kilograms, as its unit says
    no weight in any form known
    weight that no person has
    weight range code
    weight range code of edition 02, one higher than in the later list
    weight range code that edition 02 prints for two ranges
    code of the standard
    other spelling of a code
    no code that is known
    ZIP code
    Canadian postal code A1A 1A1
    postal code of another form: kept as encoded
    country code of the standard
    other spelling of a country code
    field of the magnetic stripe
    number on track 2; two digits may stand for a letter
    number on track 2, joined with its overflow field
    stands in a subfile of the jurisdiction's own: no part of the licence
    stands outside of the subfiles that the header lists: not read
    may belong to another card: not read
    breaks off where another card begins: not read
    the element stands here again with another value: neither is read
    """
  )
}
