extension LicenseReader {
  /// Classes, restrictions and endorsements; in edition 01 under DAR, DAS and DAT.
  mutating func readVehicle() {
    license.pointee.jurisdictionVehicleClass = statedText(.dca) ?? statedText(.dar)
    license.pointee.jurisdictionRestrictionCode = statedText(.dcb) ?? statedText(.das)
    license.pointee.jurisdictionEndorsementCode = statedText(.dcd) ?? statedText(.dat)
    if found.hasAny(.dcm, through: .dcr) {
      license.pointee.vehicleClassDescription = statedText(.dcp)
      license.pointee.restrictionDescription = statedText(.dcr)
      license.pointee.endorsementDescription = statedText(.dcq)
      license.pointee.standardVehicleClass = statedText(.dcm)
      license.pointee.standardRestrictionCode = statedText(.dco)
      license.pointee.standardEndorsementCode = statedText(.dcn)
    }
    license.pointee.federalCommercialVehicleCode = statedText(.dch)
    guard found.hasAny(.paa, through: .paf) else { return }
    license.pointee.permitClass = statedText(.paa)
    license.pointee.permitIdentifier = statedText(.pac)
    license.pointee.permitRestrictionCode = statedText(.pae)
    license.pointee.permitEndorsementCode = statedText(.paf)
  }

  mutating func readIndicators() {
    license.pointee.complianceType = code(.dda, in: Codes.compliance)
    license.pointee.isTemporaryDocument = flag(.ddd)
    if found.hasAny(.ddk, through: .ddp) {
      license.pointee.isOrganDonor = flag(.ddk)
      license.pointee.isVeteran = flag(.ddl)
      license.pointee.isCommercial = flag(.ddm)
      license.pointee.isNonDomiciled = flag(.ddn)
      license.pointee.isEnhancedCredential = flag(.ddo)
      license.pointee.isPermit = flag(.ddp)
    }
    guard found.hasAny(.dbg, through: .dbi) else { return }
    let earlierDonor = flag(.dbh)
    license.pointee.isOrganDonor = license.pointee.isOrganDonor ?? earlierDonor
    license.pointee.isNonResident = flag(.dbi)
    if edition.number == 1 { license.pointee.hasMedicalCondition = flag(.dbg) }
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
