import DLScan
import Testing

@testable import AAMVA

/// Every property of a license is written, shown and redacted as its row says; a test that fails names it.
@Suite struct LicensePropertyTests {
  @Test(arguments: LicenseProperty.allCases)
  func `JSON has a key for it`(property: LicenseProperty) {
    let isWritten = FullCard.result.jsonText.contains("\"\(property.rawValue)\":")
    #expect(isWritten == (property.privacy != .neverWritten), "\(property.rawValue)")
  }

  @Test(arguments: LicenseProperty.allCases)
  func `the section of its row shows it, and no other does`(property: LicenseProperty) {
    // Names are only said to be cut when they are, and a month is only shown in the place of a day.
    var full = FullCard.license
    (full.firstNameTruncation, full.middleNameTruncation) = (.truncated, .truncated)
    var empty = License()
    empty.expiration = .unreadable
    var (without, alone) = (full, empty)
    without.set(property, to: empty)
    alone.set(property, to: full)
    let changes =
      Self.titlesThatDiffer(full, without).union(Self.titlesThatDiffer(empty, alone))
    #expect(changes == Set([property.section?.rawValue].compactMap { $0 }))
  }

  @Test(arguments: LicenseProperty.allCases)
  func `a redacted result hides what its row hides`(property: LicenseProperty) throws {
    let redacted = try #require(FullCard.result.redacted().document?.license)
    var expected = redacted
    expected.set(property, to: FullCard.license)
    #expect((expected == redacted) == (property.privacy == .kept), "\(property.rawValue)")
  }

  /// The titles of the sections that two licenses do not share.
  private static func titlesThatDiffer(_ left: License, _ right: License) -> Set<String> {
    func rows(_ license: License) -> [String: [SectionRow]] {
      var result = FullCard.result
      result.document?.license = license
      let sections = result.sections.map { ($0.title, $0.rows) }
      return Dictionary(sections) { first, _ in first }
    }
    let (leftRows, rightRows) = (rows(left), rows(right))
    return Set(
      LicenseSection.allCases.map(\.rawValue).filter { leftRows[$0] != rightRows[$0] })
  }
}

extension License {
  /// Takes a property over from another license.
  fileprivate mutating func set(_ property: LicenseProperty, to other: License) {
    switch property {
    case .firstName: firstName = other.firstName
    case .middleNames: middleNames = other.middleNames
    case .lastName: lastName = other.lastName
    case .suffix: suffix = other.suffix
    case .prefix: prefix = other.prefix
    case .fullName: fullName = other.fullName
    case .firstNameTruncation: firstNameTruncation = other.firstNameTruncation
    case .middleNameTruncation: middleNameTruncation = other.middleNameTruncation
    case .lastNameTruncation: lastNameTruncation = other.lastNameTruncation
    case .givenNameAlias: givenNameAlias = other.givenNameAlias
    case .lastNameAlias: lastNameAlias = other.lastNameAlias
    case .suffixAlias: suffixAlias = other.suffixAlias
    case .licenseNumber: licenseNumber = other.licenseNumber
    case .documentId: documentId = other.documentId
    case .inventoryControlNumber: inventoryControlNumber = other.inventoryControlNumber
    case .auditInformation: auditInformation = other.auditInformation
    case .streetAddress: streetAddress = other.streetAddress
    case .streetAddressTwo: streetAddressTwo = other.streetAddressTwo
    case .city: city = other.city
    case .state: state = other.state
    case .postalCode: postalCode = other.postalCode
    case .country: country = other.country
    case .birthdate: birthdate = other.birthdate
    case .issueDate: issueDate = other.issueDate
    case .expirationDate: expirationDate = other.expirationDate
    case .expiration: expiration = other.expiration
    case .expirationMonth: expirationMonth = other.expirationMonth
    case .revisionDate: revisionDate = other.revisionDate
    case .hazmatExpirationDate: hazmatExpirationDate = other.hazmatExpirationDate
    case .underEighteenUntilDate: underEighteenUntilDate = other.underEighteenUntilDate
    case .underNineteenUntilDate: underNineteenUntilDate = other.underNineteenUntilDate
    case .underTwentyOneUntilDate: underTwentyOneUntilDate = other.underTwentyOneUntilDate
    case .gender: gender = other.gender
    case .eyeColor: eyeColor = other.eyeColor
    case .hairColor: hairColor = other.hairColor
    case .race: race = other.race
    case .placeOfBirth: placeOfBirth = other.placeOfBirth
    case .height: height = other.height
    case .weight: weight = other.weight
    case .jurisdictionVehicleClass: jurisdictionVehicleClass = other.jurisdictionVehicleClass
    case .jurisdictionRestrictionCode:
      jurisdictionRestrictionCode = other.jurisdictionRestrictionCode
    case .jurisdictionEndorsementCode:
      jurisdictionEndorsementCode = other.jurisdictionEndorsementCode
    case .vehicleClassDescription: vehicleClassDescription = other.vehicleClassDescription
    case .restrictionDescription: restrictionDescription = other.restrictionDescription
    case .endorsementDescription: endorsementDescription = other.endorsementDescription
    case .standardVehicleClass: standardVehicleClass = other.standardVehicleClass
    case .standardRestrictionCode: standardRestrictionCode = other.standardRestrictionCode
    case .standardEndorsementCode: standardEndorsementCode = other.standardEndorsementCode
    case .federalCommercialVehicleCode:
      federalCommercialVehicleCode = other.federalCommercialVehicleCode
    case .complianceType: complianceType = other.complianceType
    case .isOrganDonor: isOrganDonor = other.isOrganDonor
    case .isVeteran: isVeteran = other.isVeteran
    case .isTemporaryDocument: isTemporaryDocument = other.isTemporaryDocument
    case .isCommercial: isCommercial = other.isCommercial
    case .isNonDomiciled: isNonDomiciled = other.isNonDomiciled
    case .isEnhancedCredential: isEnhancedCredential = other.isEnhancedCredential
    case .isPermit: isPermit = other.isPermit
    case .customerIdentifier: customerIdentifier = other.customerIdentifier
    case .fullNameAlias: fullNameAlias = other.fullNameAlias
    case .middleNameAlias: middleNameAlias = other.middleNameAlias
    case .prefixAlias: prefixAlias = other.prefixAlias
    case .birthdateAlias: birthdateAlias = other.birthdateAlias
    case .hasMedicalCondition: hasMedicalCondition = other.hasMedicalCondition
    case .isNonResident: isNonResident = other.isNonResident
    case .duplicateCount: duplicateCount = other.duplicateCount
    case .permitClass: permitClass = other.permitClass
    case .permitIdentifier: permitIdentifier = other.permitIdentifier
    case .permitRestrictionCode: permitRestrictionCode = other.permitRestrictionCode
    case .permitEndorsementCode: permitEndorsementCode = other.permitEndorsementCode
    case .permitIssueDate: permitIssueDate = other.permitIssueDate
    case .permitExpirationDate: permitExpirationDate = other.permitExpirationDate
    case .socialSecurityNumber: socialSecurityNumber = other.socialSecurityNumber
    case .socialSecurityNumberAlias: socialSecurityNumberAlias = other.socialSecurityNumberAlias
    }
  }
}
