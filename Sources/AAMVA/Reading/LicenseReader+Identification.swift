// Numbers of the licence, the card and the holder; the name's suffix; what is stated about the issuer.

extension LicenseReader {
  /// The name's suffix from its own element goes before one inside another name.
  mutating func readSuffixes() {
    for element in [KnownElement.dcu, .dae] {
      guard let value = statedValue(element) else { continue }
      if let suffix = NameSuffix(value) {
        license.suffix = suffix
        mark(element, .read, .code)
        return
      }
      mark(element, .unrecognised, .unknownCode)
    }
  }

  mutating func readNumbers() {
    license.licenseNumber = statedText(.daq)
    license.documentId = statedText(.dcf)
    license.inventoryControlNumber = statedText(.dck)
    license.auditInformation = statedText(.dcj)
    license.customerIdentifier = statedText(.dbj)
    _ = statedText(.dbe)
    if let value = statedValue(.dbf) {
      license.duplicateCount = value.number
      mark(.dbf, value.number == nil ? .malformed : .read, .text)
    }
  }

  /// The country stated, else the issuer's, else that of the state in the address.
  mutating func readCountry() {
    let stated = statedCountry()
    rulingCountry = stated ?? issuer?.country ?? countryOfState()
    license.country = stated ?? (has(.dcg) && isForeign ? nil : rulingCountry)
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
    mark(.dcg, .unrecognised, .unknownCode)
    return nil
  }

  private func countryOfState() -> IssuingCountry? {
    for element in [KnownElement.daj, .dao] {
      let index = slot(element)
      guard index >= 0 else { continue }
      if let row = JurisdictionRow(abbreviation: bytes(of: index).trimmed) {
        return row.country
      }
    }
    return nil
  }

  // MARK: Social security numbers

  /// Edition 01 allows them; nobody reads a licence for them, so they are withheld unless asked for.
  mutating func readSocialSecurityNumbers() {
    for element in [KnownElement.dbk, .dbm] where has(element) {
      guard options.revealsSocialSecurityNumbers else {
        mark(element, .read, .withheld)
        warn(.socialSecurityNumberWithheld, at: element)
        continue
      }
      let number = statedText(element)
      if element == .dbk {
        license.socialSecurityNumber = number
      } else {
        license.socialSecurityNumberAlias = number
      }
    }
  }
}
