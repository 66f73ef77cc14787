/// What a licence says, typed; a property that the card does not state is `nil` or empty.
///
/// The names are those of the JSON output, in its order.
public struct License: Equatable, Sendable {
  // Name
  /// First name.
  public var firstName: String?
  /// Middle names, in the card's order.
  public var middleNames: [String] = []
  /// Family name.
  public var lastName: String?
  /// The part of the name after the family name.
  public var suffix: NameSuffix?
  /// Title before the name, as encoded (edition 01 only).
  public var prefix: String?
  /// The whole name as encoded, when the card states it in one element or its order is not certain.
  public var fullName: String?
  /// Whether the first name was cut.
  public var firstNameTruncation: Truncation?
  /// Whether the middle names were cut.
  public var middleNameTruncation: Truncation?
  /// Whether the family name was cut.
  public var lastNameTruncation: Truncation?
  /// Given name of another name of the holder.
  public var givenNameAlias: String?
  /// Family name of another name of the holder.
  public var lastNameAlias: String?
  /// Suffix of another name of the holder, as encoded.
  public var suffixAlias: String?

  // Identification
  /// Number of the licence or identification card, blanks around it trimmed.
  public var licenseNumber: String?
  /// Document discriminator: tells this card from the holder's earlier ones.
  public var documentId: String?
  /// Number of the card blank.
  public var inventoryControlNumber: String?
  /// What the issuer encodes to trace the card's making.
  public var auditInformation: String?

  // Address
  /// First line of the address.
  public var streetAddress: String?
  /// Second line of the address.
  public var streetAddressTwo: String?
  /// City of the address.
  public var city: String?
  /// State or province of the address, as encoded: "VA".
  public var state: String?
  /// Postal code: "23269", "23269-1234", "K1A 0B1"; another form is kept as encoded.
  public var postalCode: String?
  /// Country that issued the card: stated, or that of the issuer.
  public var country: IssuingCountry?

  // Dates
  /// Date of birth.
  public var birthdate: CalendarDate?
  /// Day on which the card was issued.
  public var issueDate: CalendarDate?
  /// Last day on which the card is good; present when `expiration` is `.date`.
  public var expirationDate: CalendarDate?
  /// What the card says about its end.
  public var expiration: Expiration = .notStated
  /// Month in which the card ends, when it states no day (magnetic stripe): its first day.
  ///
  /// `expiration` is `.unreadable` then: what is stated is no date.
  public var expirationMonth: CalendarDate?
  /// Day of the last change to the card's layout.
  public var revisionDate: CalendarDate?
  /// Day on which the endorsement for hazardous materials ends.
  public var hazmatExpirationDate: CalendarDate?
  /// Day on which the holder turns 18.
  public var underEighteenUntilDate: CalendarDate?
  /// Day on which the holder turns 19.
  public var underNineteenUntilDate: CalendarDate?
  /// Day on which the holder turns 21.
  public var underTwentyOneUntilDate: CalendarDate?

  // Demographics
  /// Sex as the card states it.
  public var gender: Gender?
  /// Colour of the eyes.
  public var eyeColor: EyeColor?
  /// Colour of the hair.
  public var hairColor: HairColor?
  /// Race or ethnicity, as encoded (AAMVA D20: AI, AP, BK, H, O, U, W).
  public var race: String?
  /// Place of birth, as encoded.
  public var placeOfBirth: String?
  /// Height.
  public var height: Height?
  /// Weight.
  public var weight: Weight?

  // Vehicle
  /// Vehicle class in the jurisdiction's own codes.
  public var jurisdictionVehicleClass: String?
  /// Restrictions in the jurisdiction's own codes.
  public var jurisdictionRestrictionCode: String?
  /// Endorsements in the jurisdiction's own codes.
  public var jurisdictionEndorsementCode: String?
  /// Vehicle class in words.
  public var vehicleClassDescription: String?
  /// Restrictions in words.
  public var restrictionDescription: String?
  /// Endorsements in words.
  public var endorsementDescription: String?
  /// Vehicle class in the standard's codes.
  public var standardVehicleClass: String?
  /// Restrictions in the standard's codes.
  public var standardRestrictionCode: String?
  /// Endorsements in the standard's codes.
  public var standardEndorsementCode: String?
  /// Federal commercial vehicle codes (editions 02 and 03).
  public var federalCommercialVehicleCode: String?

  // Compliance
  /// Compliance with the REAL ID regulation.
  public var complianceType: ComplianceType?
  /// The holder is an organ donor.
  public var isOrganDonor: Bool?
  /// The holder is a veteran.
  public var isVeteran: Bool?
  /// The document is of limited duration.
  public var isTemporaryDocument: Bool?
  /// The card is a commercial licence or learner's permit (edition 11).
  public var isCommercial: Bool?
  /// The commercial licence is for a holder without domicile in the state (edition 11).
  public var isNonDomiciled: Bool?
  /// The card is an enhanced one, good for crossing land and sea borders.
  public var isEnhancedCredential: Bool?
  /// The card is a learner's permit (edition 11).
  public var isPermit: Bool?

  // Edition 01 only
  /// The issuer's number for the holder.
  public var customerIdentifier: String?
  /// Whole name of another name of the holder (edition 02 too).
  public var fullNameAlias: String?
  /// Middle name of another name of the holder.
  public var middleNameAlias: String?
  /// Title of another name of the holder.
  public var prefixAlias: String?
  /// Another date of birth of the holder.
  public var birthdateAlias: CalendarDate?
  /// The card notes a medical condition.
  public var hasMedicalCondition: Bool?
  /// The holder does not live in the issuer's territory.
  public var isNonResident: Bool?
  /// How many duplicates of the card were issued.
  public var duplicateCount: Int?
  /// Class of a learner's permit.
  public var permitClass: String?
  /// Number of a learner's permit.
  public var permitIdentifier: String?
  /// Restrictions of a learner's permit.
  public var permitRestrictionCode: String?
  /// Endorsements of a learner's permit.
  public var permitEndorsementCode: String?
  /// Day on which a learner's permit was issued.
  public var permitIssueDate: CalendarDate?
  /// Last day on which a learner's permit is good.
  public var permitExpirationDate: CalendarDate?
  /// Social security number; only when the parser was asked for it.
  public var socialSecurityNumber: String?
  /// Social security number under another name; only when the parser was asked for it.
  public var socialSecurityNumberAlias: String?

  // Some seventy stores, which are wanted once in the code.
  /// Makes a licence that states nothing.
  @inline(never)
  public init() {}
}
