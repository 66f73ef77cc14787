/// What a value costs as the value of an element: 0 for one that fits well, more the less it fits.
enum GluedValue {
  /// The cost of a value that the element cannot have.
  static let impossible = 40

  /// - Parameters:
  ///   - value: The bytes behind the element's id.
  ///   - element: The element.
  ///   - mayEndInM: An M behind the value may be the end of the subfile as a keyboard types it.
  /// - Returns: 0 or more.
  static func cost(_ value: ByteView, _ element: KnownElement, mayEndInM: Bool) -> Int {
    let bare = value.trimmed
    let cost = cost(bare, element)
    if mayEndInM, cost > 0, bare[bare.count - 1] == UInt8(ascii: "M") {
      return min(cost, GluedValue.cost(bare.slice(0, bare.count - 1), element) + 1)
    }
    return cost
  }

  private static func cost(_ value: ByteView, _ element: KnownElement) -> Int {
    let kind = element.kind
    if value.isEmpty { return costOfNothing(element) }
    if value.isPlaceholder { return 0 }
    switch kind {
    case .date, .expirationDate: return costOfDate(value, kind)
    case .flag: return fits(value, "01YN")
    case .truncation: return fits(value, "TNU")
    case .compliance: return fits(value, "FNM")
    case .weightRange: return fits(value, "0123456789")
    case .sex: return Codes.sex.entry(value) == nil ? impossible : 0
    case .eyeColor: return Codes.eyeColor.entry(value) == nil ? 12 : 0
    case .hairColor: return Codes.hairColor.entry(value) == nil ? 12 : 0
    case .country: return value.count == 3 && isWord(value) ? 0 : 15
    case .state: return costOfState(value)
    case .height, .weight: return costOfMeasure(value)
    case .postalCode: return costOfPostalCode(value)
    case .suffix: return NameSuffix(value) != nil ? 0 : value.count <= 5 ? 5 : 20
    case .number: return costOfNumber(value)
    case .socialSecurityNumber: return value.number == nil ? impossible : 0
    case .name, .givenNames, .fullName, .city, .street: return costOfText(value, element)
    case .code, .text: return excess(value, element) + (value.contains(Ascii.blank) ? 2 : 0)
    }
  }

  /// Whether a value hardly stands behind an element's id by chance.
  static func isTelling(_ value: ByteView, _ element: KnownElement) -> Bool {
    if value.isPlaceholder { return true }
    return switch element.kind {
    case .suffix: value.count > 1 && NameSuffix(value) != nil
    case .date, .expirationDate: value.count == 8 && cost(value, element) == 0
    case .postalCode: value.trimmed.count >= 5 && cost(value.trimmed, element) == 0
    case .height, .weight, .weightRange, .sex, .flag:
      Ascii.isDigit(value[0]) && cost(value.trimmed, element) == 0
    case .country: Word(value) == Word("USA") || Word(value) == Word("CAN")
    case .state: JurisdictionRow(abbreviation: value) != nil
    case .eyeColor, .hairColor: value.count == 3 && cost(value, element) == 0
    default: false
    }
  }

  private static func costOfNothing(_ element: KnownElement) -> Int {
    switch element {
    case .dcs, .dac: return 14
    case .dah, .dam: return 1
    case .dag, .dad: return 3
    default: break
    }
    switch element.kind {
    case .suffix, .code, .text, .eyeColor, .hairColor, .weightRange: return 1
    case .flag, .truncation, .compliance, .height, .weight, .date: return 3
    default: return 5
    }
  }

  private static func fits(_ value: ByteView, _ letters: StaticString) -> Int {
    guard value.count == 1 else { return impossible }
    for place in 0..<letters.utf8CodeUnitCount where letters.utf8Start[place] == value[0] {
      return 0
    }
    return impossible
  }

  private static func costOfDate(_ value: ByteView, _ kind: ElementKind) -> Int {
    if StatedDate(value, order: .monthFirst).date != nil { return 0 }
    if StatedDate.consists(of: Ascii.zero, value) { return 0 }
    if kind == .expirationDate, ExpirationWord.rule(of: value) != nil { return 0 }
    return value.count == 8 && value.number != nil ? 6 : impossible
  }

  private static func costOfState(_ value: ByteView) -> Int {
    if JurisdictionRow(abbreviation: value) != nil { return 0 }
    guard isWord(value) else { return 15 }
    return value.count == 2 ? 3 : value.count <= 20 ? 7 : 15
  }

  /// A height or a weight: digits, and a unit or marks.
  private static func costOfMeasure(_ value: ByteView) -> Int {
    let digits = value.digitCount(from: 0)
    guard value.count <= 8, (1...3).contains(digits) else { return impossible }
    let rest = value.dropping(digits)
    if rest.isEmpty || !Ascii.isLetter(rest.trimmed[0]) { return 0 }
    let unit = Word(rest.trimmed.withoutFullStops)
    for word: StaticString in ["IN", "CM", "LB", "LBS", "KG"] where unit == Word(word) { return 0 }
    return impossible
  }

  private static func costOfPostalCode(_ value: ByteView) -> Int {
    PostalCode(value, country: nil).string != nil ? 0 : value.count <= 11 ? 6 : impossible
  }

  /// A number of a licence or a person has a digit, rarely a blank.
  private static func costOfNumber(_ value: ByteView) -> Int {
    guard value.count <= 25 else { return 15 }
    var digits = 0
    for index in 0..<value.count where Ascii.isDigit(value[index]) { digits += 1 }
    return (digits == 0 ? 6 : 0) + (value.contains(Ascii.blank) ? 1 : 0)
  }

  private static func costOfText(_ value: ByteView, _ element: KnownElement) -> Int {
    var cost = excess(value, element)
    var hasDigit = false
    for index in 0..<value.count where Ascii.isDigit(value[index]) { hasDigit = true }
    if element.kind == .street {
      if !value.contains(Ascii.blank) { cost += 3 }
    } else if hasDigit {
      cost += 6
    }
    return cost
  }

  private static func excess(_ value: ByteView, _ element: KnownElement) -> Int {
    value.count > element.longest ? 10 : 0
  }

  private static func isWord(_ value: ByteView) -> Bool {
    for index in 0..<value.count where !Ascii.isLetter(value[index]) { return false }
    return true
  }
}
