// swift-format-ignore-file: the rows are read as a table.

/// The properties of `License`, in its order; a raw value is the property's name, and its key in JSON.
package enum LicenseProperty: String, CaseIterable, Sendable {
  case firstName, middleNames, lastName, suffix, prefix, fullName
  case firstNameTruncation, middleNameTruncation, lastNameTruncation
  case givenNameAlias, lastNameAlias, suffixAlias
  case licenseNumber, documentId, inventoryControlNumber, auditInformation
  case streetAddress, streetAddressTwo, city, state, postalCode, country
  case birthdate, issueDate, expirationDate, expiration, expirationMonth, revisionDate
  case hazmatExpirationDate, underEighteenUntilDate, underNineteenUntilDate, underTwentyOneUntilDate
  case gender, eyeColor, hairColor, race, placeOfBirth, height, weight
  case jurisdictionVehicleClass, jurisdictionRestrictionCode, jurisdictionEndorsementCode
  case vehicleClassDescription, restrictionDescription, endorsementDescription
  case standardVehicleClass, standardRestrictionCode, standardEndorsementCode
  case federalCommercialVehicleCode
  case complianceType, isOrganDonor, isVeteran, isTemporaryDocument, isCommercial, isNonDomiciled
  case isEnhancedCredential, isPermit
  case customerIdentifier, fullNameAlias, middleNameAlias, prefixAlias, birthdateAlias
  case hasMedicalCondition, isNonResident, duplicateCount
  case permitClass, permitIdentifier, permitRestrictionCode, permitEndorsementCode
  case permitIssueDate, permitExpirationDate
  case socialSecurityNumber, socialSecurityNumberAlias

  /// The section that shows it to people; `nil` when none does.
  package var section: LicenseSection? { row.section }

  /// Who is told it.
  package var privacy: LicensePrivacy { row.privacy }

  private var row: (section: LicenseSection?, privacy: LicensePrivacy) {
    switch self {
    case .firstName: (.name, .masked)
    case .middleNames: (.name, .masked)
    case .lastName: (.name, .masked)
    case .suffix: (.name, .masked)
    case .prefix: (.name, .masked)
    case .fullName: (.name, .masked)
    case .firstNameTruncation: (.name, .kept)
    case .middleNameTruncation: (.name, .kept)
    case .lastNameTruncation: (.name, .kept)
    case .givenNameAlias: (.name, .masked)
    case .lastNameAlias: (.name, .masked)
    case .suffixAlias: (.name, .masked)
    case .licenseNumber: (.identification, .masked)
    case .documentId: (.identification, .masked)
    case .inventoryControlNumber: (.identification, .masked)
    case .auditInformation: (.identification, .masked)
    case .streetAddress: (.address, .masked)
    case .streetAddressTwo: (.address, .masked)
    case .city: (.address, .masked)
    case .state: (.address, .masked)
    case .postalCode: (.address, .masked)
    case .country: (.address, .kept)
    case .birthdate: (.demographics, .masked)
    case .issueDate: (.dates, .kept)
    case .expirationDate: (.dates, .kept)
    case .expiration: (.dates, .kept)
    case .expirationMonth: (.dates, .kept)
    case .revisionDate: (.dates, .kept)
    case .hazmatExpirationDate: (.dates, .kept)
    case .underEighteenUntilDate: (.dates, .masked)
    case .underNineteenUntilDate: (.dates, .masked)
    case .underTwentyOneUntilDate: (.dates, .masked)
    case .gender: (.demographics, .kept)
    case .eyeColor: (.demographics, .kept)
    case .hairColor: (.demographics, .kept)
    case .race: (.demographics, .kept)
    case .placeOfBirth: (.demographics, .masked)
    case .height: (.demographics, .kept)
    case .weight: (.demographics, .kept)
    case .jurisdictionVehicleClass: (.vehicle, .kept)
    case .jurisdictionRestrictionCode: (.vehicle, .kept)
    case .jurisdictionEndorsementCode: (.vehicle, .kept)
    case .vehicleClassDescription: (.vehicle, .masked)
    case .restrictionDescription: (.vehicle, .masked)
    case .endorsementDescription: (.vehicle, .masked)
    case .standardVehicleClass: (.vehicle, .kept)
    case .standardRestrictionCode: (.vehicle, .kept)
    case .standardEndorsementCode: (.vehicle, .kept)
    case .federalCommercialVehicleCode: (.vehicle, .kept)
    case .complianceType: (.compliance, .kept)
    case .isOrganDonor: (.compliance, .kept)
    case .isVeteran: (.compliance, .kept)
    case .isTemporaryDocument: (.compliance, .kept)
    case .isCommercial: (.vehicle, .kept)
    case .isNonDomiciled: (.compliance, .kept)
    case .isEnhancedCredential: (.compliance, .kept)
    case .isPermit: (.vehicle, .kept)
    case .customerIdentifier: (.identification, .masked)
    case .fullNameAlias: (.name, .masked)
    case .middleNameAlias: (.name, .masked)
    case .prefixAlias: (.name, .masked)
    case .birthdateAlias: (.demographics, .masked)
    case .hasMedicalCondition: (.compliance, .kept)
    case .isNonResident: (.compliance, .kept)
    case .duplicateCount: (.compliance, .kept)
    case .permitClass: (.vehicle, .kept)
    case .permitIdentifier: (.vehicle, .masked)
    case .permitRestrictionCode: (.vehicle, .kept)
    case .permitEndorsementCode: (.vehicle, .kept)
    case .permitIssueDate: (.dates, .kept)
    case .permitExpirationDate: (.dates, .kept)
    case .socialSecurityNumber: (nil, .neverWritten)
    case .socialSecurityNumberAlias: (nil, .neverWritten)
    }
  }
}

/// The sections in which a license is shown to people; a raw value is the section's title.
package enum LicenseSection: String, CaseIterable, Sendable {
  case name = "Name"
  case identification = "Identification"
  case address = "Address"
  case demographics = "Demographics"
  case dates = "Dates"
  case vehicle = "Vehicle"
  case compliance = "Compliance"
}

/// Who is told what a property holds.
package enum LicensePrivacy: Sendable {
  /// Everybody: it does not say who the holder is.
  case kept
  /// Nobody when the result is redacted.
  case masked
  /// Only callers of the parser that ask for it: it is never written.
  case neverWritten
}
