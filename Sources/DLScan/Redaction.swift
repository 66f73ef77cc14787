internal import AAMVA
internal import PDF417

/// What was masked in a redacted result that has no text of its own to mask.
public struct Redaction: Equatable, Sendable {
  /// The card states a birth date.
  public var hidesBirthdate: Bool
  /// The card states the day on which its holder turns 18.
  public var hidesUnderEighteenUntilDate: Bool
  /// The card states the day on which its holder turns 19.
  public var hidesUnderNineteenUntilDate: Bool
  /// The card states the day on which its holder turns 21.
  public var hidesUnderTwentyOneUntilDate: Bool
  /// The card states another birth date.
  public var hidesBirthdateAlias: Bool

  /// What stands in the place of a text; always the same, so that not even a length is told.
  static let mask = "***"
  /// What stands in the place of a date.
  static let maskedDate: StaticString = "****-**-**"
}

extension ScanResult {
  /// The result without names, numbers, address, birth date, payload and original texts.
  ///
  /// A text is masked, so that it can still be told from one that the card does not state. The days
  /// on which the holder comes of age are masked too: the birth date follows from each of them.
  public func redacted() -> ScanResult {
    guard redaction == nil else { return self }
    var result = self
    result.payload = nil
    // The symbol holds the payload as well.
    result.symbol?.payload = []
    result.symbol?.macro?.hideText()
    let license = document?.license
    result.redaction = Redaction(
      hidesBirthdate: license?.birthdate != nil,
      hidesUnderEighteenUntilDate: license?.underEighteenUntilDate != nil,
      hidesUnderNineteenUntilDate: license?.underNineteenUntilDate != nil,
      hidesUnderTwentyOneUntilDate: license?.underTwentyOneUntilDate != nil,
      hidesBirthdateAlias: license?.birthdateAlias != nil
    )
    result.document?.license.redact()
    result.document?.redactRecords()
    return result
  }
}

extension Document {
  /// Masks original texts, and words about values that might quote one.
  fileprivate mutating func redactRecords() {
    elements.mask()
    for index in evidence.indices { evidence[index].mask() }
    for index in textRepairs.indices { textRepairs[index].mask() }
  }
}

extension License {
  /// Masks names, numbers, address, place of birth and birth date.
  fileprivate mutating func redact() {
    mask(&firstName)
    for index in middleNames.indices { middleNames[index] = Redaction.mask }
    mask(&lastName)
    suffix = nil
    mask(&prefix)
    mask(&fullName)
    mask(&givenNameAlias)
    mask(&lastNameAlias)
    mask(&suffixAlias)
    mask(&licenseNumber)
    mask(&documentId)
    mask(&inventoryControlNumber)
    mask(&auditInformation)
    mask(&streetAddress)
    mask(&streetAddressTwo)
    mask(&city)
    mask(&state)
    mask(&postalCode)
    mask(&placeOfBirth)
    birthdate = nil
    underEighteenUntilDate = nil
    underNineteenUntilDate = nil
    underTwentyOneUntilDate = nil
    redactFirstEdition()
  }

  /// Masks what edition 01 alone states.
  private mutating func redactFirstEdition() {
    mask(&customerIdentifier)
    mask(&fullNameAlias)
    mask(&middleNameAlias)
    mask(&prefixAlias)
    birthdateAlias = nil
    mask(&permitIdentifier)
    socialSecurityNumber = nil
    socialSecurityNumberAlias = nil
  }
}

extension MacroControlBlock {
  /// Drops the names that a symbol may state about its sender and file.
  fileprivate mutating func hideText() {
    fileName = nil
    sender = nil
    addressee = nil
  }
}

private func mask(_ text: inout String?) {
  if text != nil { text = Redaction.mask }
}
