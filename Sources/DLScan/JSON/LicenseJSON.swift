internal import AAMVA

// The order of the keys is part of the schema.

extension JSONWriter {
  /// Writes the typed licence.
  mutating func write(_ license: License, redaction: Redaction?) {
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

  private mutating func writeName(_ license: License) {
    text("firstName", license.firstName)
    write("middleNames", license.middleNames)
    text("lastName", license.lastName)
    word("suffix", license.suffix?.jsonName)
    text("prefix", license.prefix)
    text("fullName", license.fullName)
    word("firstNameTruncation", license.firstNameTruncation?.jsonName)
    word("middleNameTruncation", license.middleNameTruncation?.jsonName)
    word("lastNameTruncation", license.lastNameTruncation?.jsonName)
    text("givenNameAlias", license.givenNameAlias)
    text("lastNameAlias", license.lastNameAlias)
    text("suffixAlias", license.suffixAlias)
  }

  private mutating func writeIdentification(_ license: License) {
    text("licenseNumber", license.licenseNumber)
    text("documentId", license.documentId)
    text("inventoryControlNumber", license.inventoryControlNumber)
    text("auditInformation", license.auditInformation)
  }

  private mutating func writeAddress(_ license: License) {
    text("streetAddress", license.streetAddress)
    text("streetAddressTwo", license.streetAddressTwo)
    text("city", license.city)
    text("state", license.state)
    text("postalCode", license.postalCode)
    word("country", license.country?.jsonName)
  }

  private mutating func writeDates(_ license: License, redaction: Redaction?) {
    date("birthdate", license.birthdate, isHidden: redaction?.hidesBirthdate)
    date("issueDate", license.issueDate)
    date("expirationDate", license.expirationDate)
    word("expiration", license.expiration.jsonName)
    date("revisionDate", license.revisionDate)
    date("hazmatExpirationDate", license.hazmatExpirationDate)
    date(
      "underEighteenUntilDate",
      license.underEighteenUntilDate,
      isHidden: redaction?.hidesUnderEighteenUntilDate
    )
    date(
      "underNineteenUntilDate",
      license.underNineteenUntilDate,
      isHidden: redaction?.hidesUnderNineteenUntilDate
    )
    date(
      "underTwentyOneUntilDate",
      license.underTwentyOneUntilDate,
      isHidden: redaction?.hidesUnderTwentyOneUntilDate
    )
  }

  private mutating func writeDemographics(_ license: License) {
    word("gender", license.gender?.jsonName)
    word("eyeColor", license.eyeColor?.jsonName)
    word("hairColor", license.hairColor?.jsonName)
    text("race", license.race)
    text("placeOfBirth", license.placeOfBirth)
    if let height = license.height {
      beginObject("height")
      number("centimeters", height.centimeters, decimals: 2)
      integer("inches", height.inches)
      text("stated", height.stated)
      endObject()
    }
    if let weight = license.weight {
      beginObject("weight")
      number("pounds", weight.pounds, decimals: 1)
      number("kilograms", weight.kilograms, decimals: 1)
      integer("range", weight.range)
      text("stated", weight.stated)
      endObject()
    }
  }

  private mutating func writeVehicle(_ license: License) {
    text("jurisdictionVehicleClass", license.jurisdictionVehicleClass)
    text("jurisdictionRestrictionCode", license.jurisdictionRestrictionCode)
    text("jurisdictionEndorsementCode", license.jurisdictionEndorsementCode)
    text("vehicleClassDescription", license.vehicleClassDescription)
    text("restrictionDescription", license.restrictionDescription)
    text("endorsementDescription", license.endorsementDescription)
    text("standardVehicleClass", license.standardVehicleClass)
    text("standardRestrictionCode", license.standardRestrictionCode)
    text("standardEndorsementCode", license.standardEndorsementCode)
    text("federalCommercialVehicleCode", license.federalCommercialVehicleCode)
  }

  private mutating func writeCompliance(_ license: License) {
    word("complianceType", license.complianceType?.jsonName)
    flag("isOrganDonor", license.isOrganDonor)
    flag("isVeteran", license.isVeteran)
    flag("isTemporaryDocument", license.isTemporaryDocument)
    flag("isCommercial", license.isCommercial)
    flag("isNonDomiciled", license.isNonDomiciled)
    flag("isEnhancedCredential", license.isEnhancedCredential)
    flag("isPermit", license.isPermit)
  }

  /// Writes what few cards state: months without a day, and edition 01's own elements.
  ///
  /// Social security numbers are never written, even when the parser was asked for them.
  private mutating func writeRareProperties(_ license: License, redaction: Redaction?) {
    text("expirationMonth", license.expirationMonth?.monthText)
    text("customerIdentifier", license.customerIdentifier)
    text("fullNameAlias", license.fullNameAlias)
    text("middleNameAlias", license.middleNameAlias)
    text("prefixAlias", license.prefixAlias)
    date("birthdateAlias", license.birthdateAlias, isHidden: redaction?.hidesBirthdateAlias)
    flag("hasMedicalCondition", license.hasMedicalCondition)
    flag("isNonResident", license.isNonResident)
    integer("duplicateCount", license.duplicateCount)
    text("permitClass", license.permitClass)
    text("permitIdentifier", license.permitIdentifier)
    text("permitRestrictionCode", license.permitRestrictionCode)
    text("permitEndorsementCode", license.permitEndorsementCode)
    date("permitIssueDate", license.permitIssueDate)
    date("permitExpirationDate", license.permitExpirationDate)
  }

  private mutating func date(
    _ key: StaticString,
    _ date: CalendarDate?,
    isHidden: Bool? = nil
  ) {
    if isHidden == true {
      word(key, Redaction.maskedDate)
    } else if let date {
      day(key, year: date.year, month: date.month, day: date.day)
    }
  }
}
