internal import AAMVA

extension ScanResult {
  /// What was read for people, in the order in which it is shown; sections and rows that would say
  /// nothing are left out.
  ///
  /// A payload that is no licence gives one section with its kind, length and beginning, and a
  /// result without a payload gives none.
  public var sections: [Section] {
    guard isLicense, let document else {
      guard status == .notLicense, let section = rawSection else { return [] }
      return [section]
    }
    let view = LicenseView(document: document, redaction: redaction, assessment: assessment)
    return [
      view.name, view.identification, view.address, view.demographics, view.dates, view.vehicle,
      view.compliance, view.more,
    ].compactMap { $0 }
  }
}

/// A licence on its way to a person's eyes.
private struct LicenseView {
  let document: Document
  let redaction: Redaction?
  let assessment: Assessment?

  private var license: License { document.license }

  var name: Section? {
    var builder = SectionBuilder("Name")
    builder.add("Full Name", license.displayName)
    builder.add("First Name", cut(license.firstName, license.firstNameTruncation))
    builder.add(
      license.middleNames.count > 1 ? "Middle Names" : "Middle Name",
      cut(license.middleNames.joinedByBlanks, license.middleNameTruncation)
    )
    builder.add("Last Name", cut(license.lastName, license.lastNameTruncation))
    builder.add("Suffix", license.suffix?.words)
    builder.add(
      "Also Known As",
      [
        license.prefixAlias, license.givenNameAlias, license.middleNameAlias,
        license.lastNameAlias, license.suffixAlias,
      ].compactMap { $0 }.joinedByBlanks ?? license.fullNameAlias
    )
    return builder.section
  }

  var identification: Section? {
    var builder = SectionBuilder("Identification")
    builder.add("License Number", license.licenseNumber)
    builder.add("Document ID", license.documentId)
    builder.add("Inventory Control Number", license.inventoryControlNumber)
    builder.add("Audit Information", license.auditInformation)
    builder.add("Customer Number", license.customerIdentifier)
    builder.add("Issued By", document.jurisdiction?.name)
    return builder.section
  }

  var address: Section? {
    var builder = SectionBuilder("Address")
    let lastLine = [license.city, license.state, license.postalCode].compactMap { $0 }
    builder.add(
      "Address",
      lines: [license.streetAddress, license.streetAddressTwo, lastLine.joinedByBlanks]
    )
    builder.add("Country", license.country?.words)
    return builder.section
  }

  var demographics: Section? {
    var builder = SectionBuilder("Demographics")
    builder.add("Date of Birth", date(.birthdate))
    builder.add(
      "Other Date of Birth",
      date(.birthdateAlias)
    )
    builder.add("Age", assessment?.age?.decimalText)
    builder.add("Gender", license.gender?.words)
    builder.add("Eye Color", license.eyeColor?.words)
    builder.add("Height", license.height?.words)
    builder.add("Weight", license.weight?.words(edition: document.aamvaVersion))
    builder.add("Hair Color", license.hairColor?.words)
    builder.add("Race or Ethnicity", license.race.map(raceWords))
    builder.add("Place of Birth", license.placeOfBirth)
    return builder.section
  }

  var dates: Section? {
    var builder = SectionBuilder("Dates")
    builder.add("Issue Date", date(.issueDate))
    builder.add("Expiration Date", expiration)
    builder.add("Revision Date", date(.revisionDate))
    builder.add("Hazmat Expiration Date", date(.hazmatExpirationDate))
    builder.add(
      "Under 18 Until",
      date(.underEighteenUntilDate)
    )
    builder.add(
      "Under 19 Until",
      date(.underNineteenUntilDate)
    )
    builder.add(
      "Under 21 Until",
      date(.underTwentyOneUntilDate)
    )
    builder.add("Permit Issue Date", date(.permitIssueDate))
    builder.add("Permit Expiration Date", date(.permitExpirationDate))
    return builder.section
  }

  var vehicle: Section? {
    var builder = SectionBuilder("Vehicle")
    builder.add("Vehicle Class", license.jurisdictionVehicleClass)
    builder.add("Vehicle Class Description", license.vehicleClassDescription)
    builder.add("Restriction Code", license.jurisdictionRestrictionCode)
    builder.add("Restriction Description", license.restrictionDescription)
    builder.add("Endorsement Code", license.jurisdictionEndorsementCode)
    builder.add("Endorsement Description", license.endorsementDescription)
    builder.add("Standard Vehicle Class", license.standardVehicleClass)
    builder.add("Standard Restriction Code", license.standardRestrictionCode)
    builder.add("Standard Endorsement Code", license.standardEndorsementCode)
    builder.add("Federal Commercial Codes", license.federalCommercialVehicleCode)
    builder.add("Commercial", license.isCommercial)
    builder.add("Learner's Permit", license.isPermit)
    builder.add("Permit Class", license.permitClass)
    builder.add("Permit Number", license.permitIdentifier)
    builder.add("Permit Restriction Code", license.permitRestrictionCode)
    builder.add("Permit Endorsement Code", license.permitEndorsementCode)
    return builder.section
  }

  var compliance: Section? {
    var builder = SectionBuilder("Compliance")
    builder.add("Compliance Type", license.complianceType?.words)
    builder.add("Enhanced Credential", license.isEnhancedCredential)
    builder.add("Limited Duration", license.isTemporaryDocument)
    builder.add("Non-Domiciled", license.isNonDomiciled)
    builder.add("Non-Resident", license.isNonResident)
    builder.add("Organ Donor", license.isOrganDonor)
    builder.add("Veteran", license.isVeteran)
    builder.add("Medical Condition", license.hasMedicalCondition)
    builder.add("Duplicates Issued", license.duplicateCount?.decimalText)
    builder.add("Version", document.aamvaVersion?.decimalText)
    return builder.section
  }

  /// What the licence has no property for, or could not be understood; nothing when redacted.
  var more: Section? {
    guard redaction == nil else { return nil }
    var builder = SectionBuilder("More")
    for element in document.elements {
      let label = element.meaning.map { $0 + " (" + element.id + ")" } ?? element.id
      switch element.state {
      case .absent: continue
      case .malformed:
        builder.add(label + ", not readable", String(visibleLatin1: element.raw))
      case .unrecognised: builder.add(label, String(visibleLatin1: element.raw))
      case .read:
        guard element.isJurisdictionOwn else { continue }
        builder.add(label, String(visibleLatin1: element.raw))
      }
    }
    return builder.section
  }

  // MARK: Values

  private var expiration: String? {
    switch license.expiration {
    case .date: date(.expirationDate)
    case .never: "Does not expire"
    case .unreadable: month ?? "Stated, not readable"
    case .notStated: nil
    }
  }

  private var month: String? {
    redaction?.masks(.expirationMonth) == true
      ? Redaction.mask : license.expirationMonth?.monthWords
  }

  private func date(_ day: StatedDay) -> String? {
    redaction?.masks(day) == true ? Redaction.mask : license[day]?.words
  }

  /// A name, with a word about it when the card says that it was cut to fit.
  private func cut(_ name: String?, _ truncation: Truncation?) -> String? {
    name.map { truncation == .truncated ? $0 + " (shortened)" : $0 }
  }
}

extension License {
  /// The whole name in the order in which it is spoken, or as the card states it in one piece.
  var displayName: String? {
    var parts: [String] = []
    if let prefix { parts.append(prefix) }
    if let firstName { parts.append(firstName) }
    parts += middleNames
    if let lastName { parts.append(lastName) }
    if let suffix { parts.append(suffix.words) }
    return parts.joinedByBlanks ?? fullName
  }
}

extension ElementRecord {
  /// The element is of a subfile that the jurisdiction defines.
  fileprivate var isJurisdictionOwn: Bool { subfile.utf8.first == UInt8(ascii: "Z") }
}

extension [String] {
  /// The texts with blanks between them; `nil` when there are none.
  fileprivate var joinedByBlanks: String? {
    guard let first else { return nil }
    var joined = first
    for text in dropFirst() { joined += " " + text }
    return joined
  }
}
