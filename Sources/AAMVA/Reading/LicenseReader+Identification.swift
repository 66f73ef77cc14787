// Numbers of the licence, the card and the holder; the name's suffix; what is stated about the issuer.

extension LicenseReader {
  /// The name's suffix from its own element goes before one inside another name.
  mutating func readSuffixes() {
    if let suffix = suffix(.dcu) ?? suffix(.dae) { license.pointee.suffix = suffix }
  }

  private mutating func suffix(_ element: KnownElement) -> NameSuffix? {
    guard let value = statedValue(element) else { return nil }
    let suffix = NameSuffix(value)
    mark(element, suffix == nil ? .unrecognised : .read, suffix == nil ? .unknownCode : .code)
    return suffix
  }

  mutating func readNumbers() {
    license.pointee.licenseNumber = statedText(.daq)
    license.pointee.documentId = statedText(.dcf)
    license.pointee.inventoryControlNumber = statedText(.dck)
    license.pointee.auditInformation = statedText(.dcj)
    guard found.hasAny(.dbe, through: .dbj) else { return }
    license.pointee.customerIdentifier = statedText(.dbj)
    _ = statedText(.dbe)
    if let value = statedValue(.dbf) {
      license.pointee.duplicateCount = value.number
      mark(.dbf, value.number == nil ? .malformed : .read, .text)
    }
  }

  /// The country stated, else the issuer's, else that of the state in the address.
  mutating func readCountry() {
    let stated = statedCountry()
    // The standard has no rules for Mexico: its cards are read as those of the USA.
    rulingCountry = stated == .mexico ? nil : stated
    rulingCountry = rulingCountry ?? issuer?.country ?? countryOfState()
    license.pointee.country = stated ?? (has(.dcg) && isForeign ? nil : rulingCountry)
  }

  /// A country is stated that is neither of the two.
  private var isForeign: Bool {
    let index = slot(.dcg)
    return index >= 0 && tokens[index].state == .unrecognised
  }

  private mutating func statedCountry() -> IssuingCountry? {
    guard let value = statedValue(.dcg) else { return nil }
    let word = Word(value)
    if word == Word("USA") || word == Word("CAN") {
      mark(.dcg, .read, .countryCode)
      return word == Word("USA") ? .unitedStates : .canada
    }
    // CDN is the code of edition 02.
    if word == Word("CDN") || word == Word("CANADA") || word == Word("US") {
      mark(.dcg, .read, word == Word("CDN") ? .countryCode : .countryVariant)
      return word == Word("US") ? .unitedStates : .canada
    }
    if word == Word("MEX") || word == Word("MX") || word == Word("MEXICO") {
      mark(.dcg, .read, .countryVariant)
      return .mexico
    }
    mark(.dcg, .unrecognised, .unknownCode)
    return nil
  }

  private func countryOfState() -> IssuingCountry? {
    countryOfState(.daj) ?? countryOfState(.dao)
  }

  private func countryOfState(_ element: KnownElement) -> IssuingCountry? {
    let index = slot(element)
    guard index >= 0 else { return nil }
    return JurisdictionRow(abbreviation: bytes(of: index).trimmed)?.country
  }

  // MARK: Social security numbers

  /// Edition 01 allows them; nobody reads a licence for them, so they are withheld unless asked for.
  mutating func readSocialSecurityNumbers() {
    guard found.hasAny(.dbk, through: .dbm) else { return }
    license.pointee.socialSecurityNumber = socialSecurityNumber(.dbk)
    license.pointee.socialSecurityNumberAlias = socialSecurityNumber(.dbm)
  }

  private mutating func socialSecurityNumber(_ element: KnownElement) -> String? {
    guard has(element) else { return nil }
    if options.revealsSocialSecurityNumbers { return statedText(element) }
    mark(element, .read, .withheld)
    warn(.socialSecurityNumberWithheld, at: element)
    return nil
  }
}
