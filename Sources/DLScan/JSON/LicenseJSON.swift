internal import AAMVA

// The order of the keys is part of the schema.

extension JSONWriter {
  /// Writes the typed licence, in place: copying it would retain each of its texts.
  mutating func write(_ license: UnsafePointer<License>, redaction: Redaction?) {
    beginObject("license")
    writeName(license)
    writeIdentification(license)
    writeAddress(license)
    writeDates(license, redaction: redaction)
    writeDemographics(license)
    writeVehicle(license)
    writeCompliance(license)
    writeRareProperties(license, redaction: redaction)
    endObject()
  }

  private mutating func writeName(_ license: UnsafePointer<License>) {
    text("firstName", license.pointee.firstName)
    write("middleNames", license.pointee.middleNames)
    text("lastName", license.pointee.lastName)
    word("suffix", license.pointee.suffix?.jsonName)
    text("prefix", license.pointee.prefix)
    text("fullName", license.pointee.fullName)
    word("firstNameTruncation", license.pointee.firstNameTruncation?.jsonName)
    word("middleNameTruncation", license.pointee.middleNameTruncation?.jsonName)
    word("lastNameTruncation", license.pointee.lastNameTruncation?.jsonName)
    text("givenNameAlias", license.pointee.givenNameAlias)
    text("lastNameAlias", license.pointee.lastNameAlias)
    text("suffixAlias", license.pointee.suffixAlias)
  }

  private mutating func writeIdentification(_ license: UnsafePointer<License>) {
    text("licenseNumber", license.pointee.licenseNumber)
    text("documentId", license.pointee.documentId)
    text("inventoryControlNumber", license.pointee.inventoryControlNumber)
    text("auditInformation", license.pointee.auditInformation)
  }

  private mutating func writeAddress(_ license: UnsafePointer<License>) {
    text("streetAddress", license.pointee.streetAddress)
    text("streetAddressTwo", license.pointee.streetAddressTwo)
    text("city", license.pointee.city)
    text("state", license.pointee.state)
    text("postalCode", license.pointee.postalCode)
    word("country", license.pointee.country?.jsonName)
  }

  private mutating func writeDates(_ license: UnsafePointer<License>, redaction: Redaction?) {
    date("birthdate", license.pointee.birthdate, isHidden: redaction?.masks(.birthdate))
    date("issueDate", license.pointee.issueDate, isHidden: redaction?.masks(.issueDate))
    date(
      "expirationDate", license.pointee.expirationDate, isHidden: redaction?.masks(.expirationDate))
    word("expiration", license.pointee.expiration.jsonName)
    date("revisionDate", license.pointee.revisionDate, isHidden: redaction?.masks(.revisionDate))
    date(
      "hazmatExpirationDate", license.pointee.hazmatExpirationDate,
      isHidden: redaction?.masks(.hazmatExpirationDate))
    date(
      "underEighteenUntilDate", license.pointee.underEighteenUntilDate,
      isHidden: redaction?.masks(.underEighteenUntilDate))
    date(
      "underNineteenUntilDate", license.pointee.underNineteenUntilDate,
      isHidden: redaction?.masks(.underNineteenUntilDate))
    date(
      "underTwentyOneUntilDate", license.pointee.underTwentyOneUntilDate,
      isHidden: redaction?.masks(.underTwentyOneUntilDate))
  }

  private mutating func writeDemographics(_ license: UnsafePointer<License>) {
    word("gender", license.pointee.gender?.jsonName)
    word("eyeColor", license.pointee.eyeColor?.jsonName)
    word("hairColor", license.pointee.hairColor?.jsonName)
    text("race", license.pointee.race)
    text("placeOfBirth", license.pointee.placeOfBirth)
    if let height = license.pointee.height {
      beginObject("height")
      number("centimeters", height.centimeters, decimals: 2)
      integer("inches", height.inches)
      text("stated", height.stated)
      endObject()
    }
    if let weight = license.pointee.weight {
      beginObject("weight")
      number("pounds", weight.pounds, decimals: 1)
      number("kilograms", weight.kilograms, decimals: 1)
      integer("range", weight.range)
      text("stated", weight.stated)
      endObject()
    }
  }

  private mutating func writeVehicle(_ license: UnsafePointer<License>) {
    text("jurisdictionVehicleClass", license.pointee.jurisdictionVehicleClass)
    text("jurisdictionRestrictionCode", license.pointee.jurisdictionRestrictionCode)
    text("jurisdictionEndorsementCode", license.pointee.jurisdictionEndorsementCode)
    text("vehicleClassDescription", license.pointee.vehicleClassDescription)
    text("restrictionDescription", license.pointee.restrictionDescription)
    text("endorsementDescription", license.pointee.endorsementDescription)
    text("standardVehicleClass", license.pointee.standardVehicleClass)
    text("standardRestrictionCode", license.pointee.standardRestrictionCode)
    text("standardEndorsementCode", license.pointee.standardEndorsementCode)
    text("federalCommercialVehicleCode", license.pointee.federalCommercialVehicleCode)
  }

  private mutating func writeCompliance(_ license: UnsafePointer<License>) {
    word("complianceType", license.pointee.complianceType?.jsonName)
    flag("isOrganDonor", license.pointee.isOrganDonor)
    flag("isVeteran", license.pointee.isVeteran)
    flag("isTemporaryDocument", license.pointee.isTemporaryDocument)
    flag("isCommercial", license.pointee.isCommercial)
    flag("isNonDomiciled", license.pointee.isNonDomiciled)
    flag("isEnhancedCredential", license.pointee.isEnhancedCredential)
    flag("isPermit", license.pointee.isPermit)
  }

  /// Writes what few cards state: months without a day, and edition 01's own elements.
  ///
  /// Social security numbers are never written, even when the parser was asked for them.
  private mutating func writeRareProperties(
    _ license: UnsafePointer<License>, redaction: Redaction?
  ) {
    text(
      "expirationMonth",
      redaction?.masks(.expirationMonth) == true
        ? Redaction.maskedMonth : license.pointee.expirationMonth?.monthText)
    text("customerIdentifier", license.pointee.customerIdentifier)
    text("fullNameAlias", license.pointee.fullNameAlias)
    text("middleNameAlias", license.pointee.middleNameAlias)
    text("prefixAlias", license.pointee.prefixAlias)
    date(
      "birthdateAlias", license.pointee.birthdateAlias, isHidden: redaction?.masks(.birthdateAlias))
    flag("hasMedicalCondition", license.pointee.hasMedicalCondition)
    flag("isNonResident", license.pointee.isNonResident)
    integer("duplicateCount", license.pointee.duplicateCount)
    text("permitClass", license.pointee.permitClass)
    text("permitIdentifier", license.pointee.permitIdentifier)
    text("permitRestrictionCode", license.pointee.permitRestrictionCode)
    text("permitEndorsementCode", license.pointee.permitEndorsementCode)
    date(
      "permitIssueDate", license.pointee.permitIssueDate,
      isHidden: redaction?.masks(.permitIssueDate))
    date(
      "permitExpirationDate", license.pointee.permitExpirationDate,
      isHidden: redaction?.masks(.permitExpirationDate))
  }

  private mutating func date(
    _ key: StaticString,
    _ date: CalendarDate?,
    isHidden: Bool?
  ) {
    if isHidden == true {
      word(key, Redaction.maskedDate)
    } else if let date {
      day(key, year: date.year, month: date.month, day: date.day)
    }
  }
}
