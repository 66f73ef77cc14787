/// Where the three tracks of a magnetic stripe stand in a text.
///
/// Layout: AAMVA DL/ID-2000 annex A, CDS 2020 annex F. Track 1: `%`, state (2), city (13), name (35),
/// address (29), each shorter field ended by `^`, `?`. Track 2: `;`, issuer (6), number (13), `=`, expiry
/// YYMM, birth CCYYMMDD, overflow (5, or `=`), `?`. Track 3: `%`, then fields of fixed width, `?`.
struct StripeLayout {
  /// The text of track 1 between its sentinels.
  var first: Range<Int>?
  /// What stands in front of the field separator of track 2: the issuer's number, the number, and blanks that fill
  /// it.
  var number: Range<Int>
  /// What stands behind it, up to the end sentinel.
  var dates: Range<Int>
  /// The fields of track 3, from the version on.
  var third: Range<Int>?
  /// A sentinel is another character, or missing.
  var hasReplacedSentinels = false

  /// Finds the tracks by track 2: a known issuer's number, `=`, and twelve digits.
  init?(_ text: ByteView) {
    guard let (field, separator) = StripeLayout.numberField(in: text) else { return nil }
    number = field
    let digits = text.digitCount(from: separator + 1)
    dates = separator + 1..<separator + 1 + digits
    readFirst(text)
    readThird(text)
  }

  /// Most bytes of an issuer's number and the number behind it.
  private static let longestNumber = 19

  private static func numberField(in text: ByteView) -> (number: Range<Int>, separator: Int)? {
    var from = 0
    while let place = text.firstIndex(of: UInt8(ascii: "="), from: from) {
      from = place + 1
      guard text.digitCount(from: from) >= 12 else { continue }
      if let start = numberStart(text, before: place) { return (start..<place, place) }
    }
    return nil
  }

  /// Where the issuer's number begins, with the number and the blanks that fill it behind it or in front of it.
  private static func numberStart(_ text: ByteView, before separator: Int) -> Int? {
    let least = max(separator - longestNumber, 0)
    var start = separator
    while start > least, text[start - 1] == Ascii.blank { start -= 1 }
    while start > least, Ascii.isDigit(text[start - 1]) { start -= 1 }
    if hasIssuer(text.slice(start, separator)) { return start }
    while start > least, text[start - 1] == Ascii.blank { start -= 1 }
    while start > least, Ascii.isDigit(text[start - 1]) { start -= 1 }
    return hasIssuer(text.slice(start, separator)) ? start : nil
  }

  private static func hasIssuer(_ field: ByteView) -> Bool {
    guard field.trimmed.count >= 7, let issuer = field.slice(0, 6).number else { return false }
    return JurisdictionRow(issuerNumber: UInt32(issuer)) != nil
  }

  // MARK: Track 1

  private mutating func readFirst(_ text: ByteView) {
    var end = number.lowerBound
    if text[end - 1] == UInt8(ascii: ";") {
      end -= 1
    } else {
      hasReplacedSentinels = true
      // Another start sentinel of track 2; but the `^` belongs to track 1.
      if end > 0, isSentinel(text[end - 1]), text[end - 1] != UInt8(ascii: "?") { end -= 1 }
    }
    while end > 0, text[end - 1] <= Ascii.blank { end -= 1 }
    if text[end - 1] == UInt8(ascii: "?") {
      end -= 1
    } else {
      hasReplacedSentinels = true
      if end > 0, isSentinel(text[end - 1]) { end -= 1 }
    }
    guard let caret = text.slice(0, max(end, 0)).firstIndex(of: Ascii.caret) else { return }
    guard let start = stateStart(text, before: caret) else { return }
    if start == 0 || text[start - 1] != UInt8(ascii: "%") { hasReplacedSentinels = true }
    first = start..<end
  }

  /// Whether a character may stand in the place of a sentinel: none that belongs to an address.
  private func isSentinel(_ byte: UInt8) -> Bool {
    byte > Ascii.blank && byte != Ascii.caret && !Ascii.isLetter(byte) && !Ascii.isDigit(byte)
  }

  /// Where the two letters of a known state stand, at most a few bytes into the text.
  private func stateStart(_ text: ByteView, before end: Int) -> Int? {
    for place in 0..<max(min(end, ParsingLimits.bytesBeforeHeader), 0) {
      guard place == 0 || !Ascii.isLetter(text[place - 1]) else { continue }
      if JurisdictionRow(abbreviation: text.slice(place, place + 2)) != nil {
        return place
      }
    }
    return nil
  }

  // MARK: Track 3

  /// Width of track 3 up to the colour of the eyes.
  private static let usedWidth = 45

  private mutating func readThird(_ text: ByteView) {
    let count = text.count
    var place = dates.upperBound
    if text[place] == UInt8(ascii: "=") { place += 1 }
    guard text[place] == UInt8(ascii: "?") else {
      // Without sentinels track 3 follows the birth date directly.
      hasReplacedSentinels = true
      let birthEnd = dates.lowerBound + 12
      if birthEnd < count { take(birthEnd, text) }
      if third != nil { dates = dates.lowerBound..<birthEnd }
      return
    }
    place += 1
    while place < count, text[place] < Ascii.blank { place += 1 }
    guard place < count else { return }
    // The start sentinel may be one of several characters, and British Columbia prints two.
    for length in [1, 2, 0] where third == nil { take(place + length, text) }
    if text[place] != UInt8(ascii: "%") { hasReplacedSentinels = true }
  }

  /// Takes the fields from a place on when they are what their columns ask for.
  private mutating func take(_ start: Int, _ text: ByteView) {
    var end = text.count
    if let sentinel = text.firstIndex(of: UInt8(ascii: "?"), from: start + StripeLayout.usedWidth) {
      end = sentinel
    }
    guard TrackThree(text.slice(start, end)).isAligned else { return }
    third = start..<end
  }
}

/// The fields of track 3.
struct TrackThree {
  let text: ByteView

  init(_ text: ByteView) { self.text = text }

  var postalCode: Range<Int> { 2..<13 }
  var vehicleClass: Range<Int> { 13..<15 }
  var restrictions: Range<Int> { 15..<25 }
  var endorsements: Range<Int> { 25..<29 }
  var sex: Range<Int> { 29..<30 }
  var height: Range<Int> { 30..<33 }
  var weight: Range<Int> { 33..<36 }
  var hairColor: Range<Int> { 36..<39 }
  var eyeColor: Range<Int> { 39..<42 }

  /// Whether the fields hold what they should: a postal code followed by nothing but blanks, and a sex
  /// or the text's end.
  var isAligned: Bool {
    let code = text.slice(postalCode.lowerBound, postalCode.upperBound).trimmed
    guard code.start == text.start + 2, PostalCode(code, country: nil).string != nil else {
      return false
    }
    guard text.count > sex.lowerBound else { return true }
    let letter = text.slice(sex.lowerBound, sex.upperBound).trimmed
    return letter.isEmpty || Codes.sex.entry(letter) != nil
  }
}
