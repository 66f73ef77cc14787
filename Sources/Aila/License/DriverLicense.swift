public import AAMVA
public import Foundation

/// What a licence says.
///
/// Its description tells no value of the card, so that a log of it does no harm.
public struct DriverLicense: Equatable, Sendable {
  /// All that was read: header, elements with their bytes, warnings and checks.
  public let document: Document

  init(_ document: Document) { self.document = document }

  private var license: License { document.license }

  /// The licence can be used: it is whole, or partial and tells at least its number, its holder's
  /// name and date of birth.
  public func isValid() -> Bool {
    switch document.status {
    case .parsed: true
    case .partial:
      license.licenseNumber != nil && license.birthdate != nil
        && (license.lastName != nil || license.fullName != nil)
    case .notLicense: false
    }
  }

  /// Elements that the standard asks for are missing or malformed.
  public var isPartial: Bool { document.status == .partial }

  // MARK: Name

  /// First name.
  public var firstName: String? { license.firstName }
  /// Middle names, in the card's order.
  public var middleNames: [String] { license.middleNames }
  /// Family name.
  public var lastName: String? { license.lastName }
  /// The part of the name after the family name.
  public var suffix: NameSuffix? { license.suffix.map(NameSuffix.init) }
  /// The whole name, when the card states it in one piece or its order is not certain.
  public var fullName: String? { license.fullName }

  // MARK: Identification

  /// Number of the licence.
  public var licenseNumber: String? { license.licenseNumber }
  /// Document discriminator (element DCF).
  public var documentId: String? { license.documentId }
  /// Number of the card blank (element DCK).
  public var inventoryControlNumber: String? { license.inventoryControlNumber }

  // MARK: Address

  /// First line of the address.
  public var streetAddress: String? { license.streetAddress }
  /// Second line of the address.
  public var streetAddressTwo: String? { license.streetAddressTwo }
  /// City of the address.
  public var city: String? { license.city }
  /// State or province of the address.
  public var state: String? { license.state }
  /// Postal code: "23269", "23269-1234", "K1A 0B1".
  public var postalCode: String? { license.postalCode }
  /// The country that issued the card.
  public var country: IssuingCountry? { license.country.map(IssuingCountry.init) }

  // MARK: Demographics

  /// Date of birth; see `instant` about dates.
  public var birthdate: Date? { license.birthdate?.instant() }
  /// Sex as the card states it.
  public var gender: Gender? { license.gender.map(Gender.init) }
  /// Colour of the eyes.
  public var eyeColor: EyeColor? { license.eyeColor.map(EyeColor.init) }
  /// Colour of the hair.
  public var hairColor: HairColor? { license.hairColor.map(HairColor.init) }
  /// Height in centimetres.
  public var height: Double? { license.height?.centimeters }
  /// Height in whole inches, rounded to the nearest.
  public var heightInInches: Int? { license.height?.inches }
  /// Weight; its amounts are `nil` when the card states none.
  public var weight: Weight { Weight(license.weight) }

  // MARK: Dates

  /// Day on which the card was issued.
  public var issueDate: Date? { license.issueDate?.instant() }
  /// Last day on which the card is good.
  public var expirationDate: Date? { license.expirationDate?.instant() }
  /// Day of the last change to the card's layout.
  public var revisionDate: Date? { license.revisionDate?.instant() }
  /// Date of birth as a day of the calendar.
  public var birthdateComponents: DateComponents? { license.birthdate?.components }
  /// Day of issue as a day of the calendar.
  public var issueDateComponents: DateComponents? { license.issueDate?.components }
  /// Last day as a day of the calendar.
  public var expirationDateComponents: DateComponents? { license.expirationDate?.components }
  /// Day of revision as a day of the calendar.
  public var revisionDateComponents: DateComponents? { license.revisionDate?.components }

  // MARK: Vehicle and compliance

  /// Vehicle class in the jurisdiction's own codes.
  public var jurisdictionVehicleClass: String? { license.jurisdictionVehicleClass }
  /// Restrictions in the jurisdiction's own codes.
  public var jurisdictionRestrictionCode: String? { license.jurisdictionRestrictionCode }
  /// Endorsements in the jurisdiction's own codes.
  public var jurisdictionEndorsementCode: String? { license.jurisdictionEndorsementCode }
  /// Compliance with the REAL ID regulation.
  public var complianceType: ComplianceType? { license.complianceType.map(ComplianceType.init) }
  /// Edition of the AAMVA standard that the card states.
  public var version: String? { document.aamvaVersion.map(String.init) }
}

extension DriverLicense: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// What came of it, without a value of the card.
  public var description: String {
    switch document.status {
    case .parsed: "DriverLicense(parsed)"
    case .partial: "DriverLicense(partial, \(document.missingElements.count) missing)"
    case .notLicense: "DriverLicense(none)"
    }
  }

  /// What came of it, without a value of the card.
  public var debugDescription: String { description }

  /// Nothing: dumps and debuggers' texts end in logs too.
  public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
}
