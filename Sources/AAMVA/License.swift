/// What a licence says, typed; a property that the card does not state is `nil` or empty.
///
/// The names are those of the JSON output, in its order.
public struct License: Equatable, Sendable {
  // Name
  public var firstName: String?
  public var middleNames: [String] = []
  public var lastName: String?
  public var suffix: NameSuffix?
  public var prefix: String?
  public var fullName: String?
  public var firstNameTruncation: Truncation?
  public var middleNameTruncation: Truncation?
  public var lastNameTruncation: Truncation?
  public var givenNameAlias: String?
  public var lastNameAlias: String?
  public var suffixAlias: String?

  // Identification
  public var licenseNumber: String?
  public var documentId: String?
  public var inventoryControlNumber: String?
  public var auditInformation: String?

  // Address
  public var streetAddress: String?
  public var streetAddressTwo: String?
  public var city: String?
  public var state: String?
  public var postalCode: String?
  public var country: IssuingCountry?

  // Dates
  public var birthdate: CalendarDate?
  public var issueDate: CalendarDate?
  public var expirationDate: CalendarDate?
  public var expiration: Expiration = .notStated
  public var revisionDate: CalendarDate?
  public var hazmatExpirationDate: CalendarDate?
  public var underEighteenUntilDate: CalendarDate?
  public var underNineteenUntilDate: CalendarDate?
  public var underTwentyOneUntilDate: CalendarDate?

  // Demographics
  public var gender: Gender?
  public var eyeColor: EyeColor?
  public var hairColor: HairColor?
  public var race: String?
  public var placeOfBirth: String?
  public var height: Height?
  public var weight: Weight?

  // Vehicle
  public var jurisdictionVehicleClass: String?
  public var jurisdictionRestrictionCode: String?
  public var jurisdictionEndorsementCode: String?
  public var vehicleClassDescription: String?
  public var restrictionDescription: String?
  public var endorsementDescription: String?
  public var standardVehicleClass: String?
  public var standardRestrictionCode: String?
  public var standardEndorsementCode: String?
  public var federalCommercialVehicleCode: String?

  // Compliance
  public var complianceType: ComplianceType?
  public var isOrganDonor: Bool?
  public var isVeteran: Bool?
  public var isTemporaryDocument: Bool?
  public var isCommercial: Bool?
  public var isNonDomiciled: Bool?
  public var isEnhancedCredential: Bool?
  public var isPermit: Bool?

  /// Makes a licence that states nothing.
  public init() {}
}
