internal import AAMVA
internal import PDF417

/// What was masked in a redacted result that has no text of its own to mask: days.
public struct Redaction: Equatable, Sendable {
  private var masked: UInt16 = 0

  /// Whether the card states a day that the result hides.
  public func masks(_ day: StatedDay) -> Bool { masked & 1 << UInt16(day.rawValue) != 0 }

  /// Notes a day as masked.
  mutating func mask(_ day: StatedDay) { masked |= 1 << UInt16(day.rawValue) }

  /// What stands in the place of a text; always the same, so that not even a length is told.
  static let mask = "***"
  /// What stands in the place of a date.
  static let maskedDate: StaticString = "****-**-**"
  /// What stands in the place of a month.
  static let maskedMonth = "****-**"
}

extension ScanResult {
  /// The result without anything that identifies a person, and without anything that might.
  ///
  /// What identifies a person is masked whole. Of the rest only what has the form that its element allows is
  /// shown (`ShownForm`): where a separator is lost, an element holds its neighbor's value as well. A text is
  /// masked and not left out, so that it can still be told from one that the card does not state. Offsets and
  /// lengths are left out, since names have telling lengths.
  public func redacted() -> ScanResult {
    guard redaction == nil else { return self }
    var result = self
    var redaction = Redaction()
    if var document = result.document {
      let masked = MaskedTexts(of: document, payload: payload)
      document.redactHeader()
      document.license.redact(masked, noting: &redaction)
      document.redactRecords()
      result.document = document
    }
    // The day on which a card expires follows from the days that are left.
    if redaction.masks(.expirationDate) { result.assessment?.expiresInDays = nil }
    result.payload = nil
    result.symbol?.redact()
    result.redaction = redaction
    return result
  }
}

extension Document {
  /// Masks what a damaged header holds in place of its fields.
  fileprivate mutating func redactHeader() {
    // As bytes: texts are compared by the rules of Unicode, whose tables the WebAssembly module does not have.
    if let type = fileType?.utf8, !type.elementsEqual("ANSI".utf8),
      !type.elementsEqual("AAMVA".utf8)
    {
      fileType = Redaction.mask
    }
    // Six digits of a number that is on no list may be digits of anything.
    if issuerIdentificationNumber != nil, jurisdiction == nil {
      issuerIdentificationNumber = Redaction.mask
    }
    for index in subfileTypes.indices where !ShownForm.isSubfileType(subfileTypes[index]) {
      subfileTypes[index] = Redaction.mask
    }
  }

  /// Masks original texts, where they stand, and words about values that might quote one.
  fileprivate mutating func redactRecords() {
    maskElements()
    for index in warnings.indices { warnings[index].offset = nil }
    for index in evidence.indices { evidence[index].mask() }
    for index in textRepairs.indices { textRepairs[index].mask() }
  }
}

extension License {
  /// Masks what identifies a person and what might.
  fileprivate mutating func redact(_ masked: MaskedTexts, noting redaction: inout Redaction) {
    redactDays(masked, noting: &redaction)
    forEachText { text, form in
      guard let stated = text else { return }
      if !form.allows(stated) || masked.occur(in: stated) { text = Redaction.mask }
    }
    for index in middleNames.indices { middleNames[index] = Redaction.mask }
    if let stated = height?.stated, !ShownForm.isMeasure(stated) || masked.occur(in: stated) {
      height?.stated = Redaction.mask
    }
    if let stated = weight?.stated, !ShownForm.isMeasure(stated) || masked.occur(in: stated) {
      weight?.stated = Redaction.mask
    }
    suffix = nil
    // No person had a hundred duplicates made: the digits are of something else.
    if let count = duplicateCount, !(0...99).contains(count) { duplicateCount = nil }
    socialSecurityNumber = nil
    socialSecurityNumberAlias = nil
  }

  private mutating func redactDays(_ masked: MaskedTexts, noting redaction: inout Redaction) {
    let license = self
    for day in StatedDay.allCases {
      guard let date = license[day] else { continue }
      let isShown =
        !day.followsFromBirth && license.mayShow(date) && !masked.occur(in: date.text)
      if isShown { continue }
      redaction.mask(day)
      self[day] = nil
    }
  }

  /// Years from birth to the end of a card beyond which the birth date itself must be damaged.
  private static let longestLife = 130

  /// Whether a day is none that tells the birth date by mistake: where an element's id is lost or damaged, a
  /// day may stand under another's name.
  private func mayShow(_ date: CalendarDate) -> Bool {
    guard let birthdate, birthdate < date, date.year - birthdate.year <= Self.longestLife else {
      return false
    }
    for other in StatedDay.allCases where other.followsFromBirth && self[other] == date {
      return false
    }
    // Cards do end on birthdays; but these are days of coming of age, stated or not.
    let isBirthday = (date.month, date.day) == (birthdate.month, birthdate.day)
    let years = date.year - birthdate.year
    return !(isBirthday && (years == 18 || years == 19 || years == 21))
  }
}

extension Symbol {
  /// Drops the payload, the names that a symbol may state about its sender and file, and the offsets at which
  /// its character set changes, which is within names.
  fileprivate mutating func redact() {
    payload = []
    interpretations = []
    macro?.fileName = nil
    macro?.sender = nil
    macro?.addressee = nil
  }
}
