/// Reads the tracks of a magnetic stripe.
struct StripeReader {
  let text: ByteView
  let layout: StripeLayout
  var tokens: [Token] = []
  var license = License()
  var warnings = WarningList()
  let issuerDigits: Range<Int>
  let issuer: Jurisdiction?
  /// British Columbia writes centimetres and kilograms.
  var isMetric: Bool { issuer?.country == .canada }

  init(_ text: ByteView, _ layout: StripeLayout) {
    self.text = text
    self.layout = layout
    let start = layout.number.lowerBound
    issuerDigits = start..<start + 6
    issuer = Jurisdiction(issuerNumber: UInt32(text.slice(start, start + 6).number ?? 0))
  }

  mutating func read() {
    if layout.hasReplacedSentinels { warnings.add(.trackSentinelReplaced) }
    license.country = issuer?.country
    if let first = layout.first { readFirst(first) } else { warnings.add(.trackMissing) }
    readSecond()
    if let third = layout.third {
      readThird(third)
    } else if layout.dates.upperBound + 12 < text.count {
      warnings.add(.trackMisaligned, at: layout.dates.upperBound)
    } else {
      warnings.addOnce(.trackMissing)
    }
  }

  // MARK: Fields

  /// Notes a field, under the id of the bar code's element that means the same.
  mutating func note(
    _ element: KnownElement,
    track: Int,
    _ range: Range<Int>,
    _ state: ElementState,
    _ rule: Rule
  ) {
    var token = Token(
      idStart: range.lowerBound,
      start: range.lowerBound,
      end: range.upperBound,
      id: 0,
      element: element,
      subfile: track - 1
    )
    token.state = state
    token.rule = rule
    tokens.append(token)
  }

  /// A field as text; `nil` when it is blank.
  mutating func field(
    _ element: KnownElement,
    track: Int,
    _ range: Range<Int>
  ) -> String? {
    let value = text.slice(range.lowerBound, range.upperBound).trimmedOfCommas
    let nothing: Rule? =
      value.isEmpty
      ? .blank : Placeholder.rule(of: value, in: element == .dah ? .secondLine : .anywhere)
    if let nothing {
      note(element, track: track, range, .absent, nothing)
      return nil
    }
    note(element, track: track, range, .read, .trackField)
    return DecodedText(value).string
  }

  // MARK: Track 1

  private mutating func readFirst(_ track: Range<Int>) {
    license.state = field(.daj, track: 1, track.lowerBound..<track.lowerBound + 2)
    var place = track.lowerBound + 2
    let city = nextField(from: &place, to: track.upperBound, longest: 13)
    license.city = field(.dai, track: 1, city)
    let name = nextField(from: &place, to: track.upperBound, longest: 35)
    readName(name)
    let address = nextField(from: &place, to: track.upperBound, longest: 77)
    readAddress(address)
  }

  /// A field that ends at `^`, or at its greatest length.
  private func nextField(from place: inout Int, to end: Int, longest: Int) -> Range<Int> {
    let start = min(place, end)
    var stop = start
    while stop < end, stop - start < longest, text[stop] != Ascii.caret { stop += 1 }
    place = text[stop] == Ascii.caret ? stop + 1 : stop
    return start..<stop
  }

  /// LAST$FIRST$MIDDLE$SUFFIX.
  private mutating func readName(_ range: Range<Int>) {
    let value = text.slice(range.lowerBound, range.upperBound).trimmed
    guard !value.isEmpty else { return }
    note(.daa, track: 1, range, .read, .dollarName)
    license.fullName = DecodedText(value).string
    var parts: [ByteView] = []
    value.forEachPart(separatedBy: Ascii.dollar) { parts.append($0.trimmedOfCommas) }
    if let last = parts.first, !last.isEmpty { license.lastName = DecodedText(last).string }
    if parts.count > 1, !parts[1].isEmpty { license.firstName = DecodedText(parts[1]).string }
    if parts.count > 2, !parts[2].isEmpty {
      if let suffix = NameSuffix(certain: parts[2]) {
        license.suffix = suffix
      } else {
        license.middleNames = [DecodedText(parts[2]).string]
      }
    }
    if parts.count > 3, let suffix = NameSuffix(parts[3]) { license.suffix = suffix }
  }

  /// Lines separated by `$`; British Columbia repeats city, province and postal code in the last one.
  private mutating func readAddress(_ range: Range<Int>) {
    let value = text.slice(range.lowerBound, range.upperBound)
    guard let dollar = value.firstIndex(of: Ascii.dollar) else {
      license.streetAddress = field(.dag, track: 1, range)
      return
    }
    let middle = range.lowerBound + dollar
    license.streetAddress = field(.dag, track: 1, range.lowerBound..<middle)
    let second = middle + 1..<max(range.upperBound, middle + 1)
    let line = text.slice(second.lowerBound, second.upperBound).trimmed
    if !line.isEmpty, !endsInPostalCode(line) {
      license.streetAddressTwo = field(.dah, track: 1, second)
    }
  }

  private func endsInPostalCode(_ line: ByteView) -> Bool {
    let words = line.parts(separatedBy: Ascii.blank)
    guard words.count > 1, let last = words.last else { return false }
    if PostalCode(last, country: nil).string != nil { return true }
    let first = words[words.count - 2].start - line.start
    return PostalCode(line.dropping(first), country: nil).string != nil
  }

  // MARK: Track 3

  private mutating func readThird(_ range: Range<Int>) {
    let start = range.lowerBound
    let end = range.upperBound
    let track = TrackThree(text.slice(start, end))
    func place(_ field: Range<Int>) -> Range<Int> {
      let lower = min(start + field.lowerBound, end)
      return lower..<max(lower, min(start + field.upperBound, end))
    }
    readPostalCode(place(track.postalCode))
    license.jurisdictionVehicleClass = field(.dca, track: 3, place(track.vehicleClass))
    license.jurisdictionRestrictionCode = field(.dcb, track: 3, place(track.restrictions))
    license.jurisdictionEndorsementCode = field(.dcd, track: 3, place(track.endorsements))
    license.gender = code(.dbc, place(track.sex), in: Codes.sex)
    readHeight(place(track.height))
    readWeight(place(track.weight))
    license.hairColor = code(.daz, place(track.hairColor), in: Codes.hairColor)
    license.eyeColor = code(.day, place(track.eyeColor), in: Codes.eyeColor)
  }

  private func value(_ range: Range<Int>) -> ByteView {
    text.slice(range.lowerBound, range.upperBound).trimmed
  }

  private mutating func readPostalCode(_ range: Range<Int>) {
    let code = PostalCode(value(range), country: issuer?.country)
    note(.dak, track: 3, range, code.string == nil ? .absent : .read, code.rule)
    license.postalCode = code.string
  }

  private mutating func code<Value>(
    _ element: KnownElement,
    _ range: Range<Int>,
    in table: CodeTable<Value>
  ) -> Value? {
    let value = value(range)
    if value.isEmpty {
      note(element, track: 3, range, .absent, .blank)
      return nil
    }
    let entry = table.entry(value)
    note(
      element,
      track: 3,
      range,
      entry == nil ? .unrecognised : .read,
      entry == nil ? .unknownCode : .code
    )
    return entry?.value
  }

  private mutating func readHeight(_ range: Range<Int>) {
    let value = value(range)
    guard !value.isEmpty else { return note(.dau, track: 3, range, .absent, .blank) }
    let stated = StatedHeight(
      value,
      isMetricElement: isMetric,
      edition: Edition(1),
      isMetricCountry: isMetric
    )
    note(.dau, track: 3, range, stated.state, stated.rule)
    if let length = stated.length {
      license.height = Height(length, stated: DecodedText(value).string)
    }
  }

  private mutating func readWeight(_ range: Range<Int>) {
    let value = value(range)
    guard !value.isEmpty else { return note(.daw, track: 3, range, .absent, .blank) }
    let stated = StatedWeight(value, unit: isMetric ? .kilograms : .pounds)
    note(isMetric ? .dax : .daw, track: 3, range, stated.state, stated.rule)
    if let amount = stated.amount {
      license.weight = Weight(amount, stated.unit, stated: DecodedText(value).string)
    }
  }
}
