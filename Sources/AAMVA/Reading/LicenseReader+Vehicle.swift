extension LicenseReader {
  /// Classes, restrictions and endorsements; in edition 01 under DAR, DAS and DAT.
  mutating func readVehicle() {
    license.jurisdictionVehicleClass = statedText(.dca) ?? statedText(.dar)
    license.jurisdictionRestrictionCode = statedText(.dcb) ?? statedText(.das)
    license.jurisdictionEndorsementCode = statedText(.dcd) ?? statedText(.dat)
    license.vehicleClassDescription = statedText(.dcp)
    license.restrictionDescription = statedText(.dcr)
    license.endorsementDescription = statedText(.dcq)
    license.standardVehicleClass = statedText(.dcm)
    license.standardRestrictionCode = statedText(.dco)
    license.standardEndorsementCode = statedText(.dcn)
    license.federalCommercialVehicleCode = statedText(.dch)
    license.permitClass = statedText(.paa)
    license.permitIdentifier = statedText(.pac)
    license.permitRestrictionCode = statedText(.pae)
    license.permitEndorsementCode = statedText(.paf)
  }

  mutating func readIndicators() {
    license.complianceType = code(.dda, in: CodeTable.compliance)
    license.isTemporaryDocument = flag(.ddd)
    let donor = flag(.ddk)
    let earlierDonor = flag(.dbh)
    license.isOrganDonor = donor ?? earlierDonor
    license.isVeteran = flag(.ddl)
    license.isCommercial = flag(.ddm)
    license.isNonDomiciled = flag(.ddn)
    license.isEnhancedCredential = flag(.ddo)
    license.isPermit = flag(.ddp)
    license.isNonResident = flag(.dbi)
    if edition.number == 1 { license.hasMedicalCondition = flag(.dbg) }
  }

  /// 1 for yes, and the element left out for no; Y, N and 0 are seen too, and DONOR for an organ donor.
  private mutating func flag(_ element: KnownElement) -> Bool? {
    guard let value = statedValue(element) else { return nil }
    let word = Word(value)
    var flag: Bool?
    if word == Word("1") || word == Word("Y") || word == Word("YES") || word == Word("DONOR") {
      flag = true
    }
    if word == Word("0") || word == Word("N") || word == Word("NO") { flag = false }
    guard let flag else {
      mark(element, .unrecognised, .unknownCode)
      return nil
    }
    mark(element, .read, word == Word("1") ? .code : .codeVariant)
    return flag
  }
}
