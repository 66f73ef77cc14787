import AAMVA
import DLScan
import PDF417
import ScanImage

/// A card of a person who does not exist, with a value for everything a card can state.
enum FullCard {
  static let payload: [UInt8] = Array("@\n\u{1E}\rANSI 636000".utf8)

  static func day(_ year: Int, _ month: Int, _ day: Int) -> CalendarDate {
    guard let date = CalendarDate(year: year, month: month, day: day) else {
      fatalError("no such day")
    }
    return date
  }

  static var license: License {
    var license = License()
    license.firstName = "QUILLA"
    license.middleNames = ["OTTOLINE", "BREE"]
    license.lastName = "HARROWGATE"
    license.suffix = .third
    license.prefix = "DR"
    license.fullName = "HARROWGATE,QUILLA,OTTOLINE BREE,III"
    license.firstNameTruncation = .notTruncated
    license.middleNameTruncation = .unknown
    license.lastNameTruncation = .truncated
    license.givenNameAlias = "QUILL"
    license.lastNameAlias = "HARROW"
    license.suffixAlias = "SR"
    license.licenseNumber = "T64235789"
    license.documentId = "2424244747474786102204"
    license.inventoryControlNumber = "0060100044"
    license.auditInformation = "AUD77Q"
    license.streetAddress = "2300 WEST BRAMBLE STREET"
    license.streetAddressTwo = "APT 40Z"
    license.city = "FERNWICK"
    license.state = "VA"
    license.postalCode = "23269-1234"
    license.country = .unitedStates
    license.birthdate = day(1986, 6, 6)
    license.issueDate = day(2024, 12, 10)
    license.expirationDate = day(2028, 12, 11)
    license.expiration = .date
    license.revisionDate = day(2008, 3, 1)
    license.hazmatExpirationDate = day(2027, 1, 2)
    license.underEighteenUntilDate = day(2004, 6, 6)
    license.underNineteenUntilDate = day(2005, 6, 6)
    license.underTwentyOneUntilDate = day(2007, 6, 6)
    license.gender = .female
    license.eyeColor = .dichromatic
    license.hairColor = .sandy
    license.race = "AP"
    license.placeOfBirth = "OLD TARN, VA"
    license.height = Height(centimeters: 172.72, inches: 68, stated: "068 in")
    license.weight = Weight(pounds: 160, kilograms: 72.6, range: 4, stated: "160")
    addVehicle(to: &license)
    addRareProperties(to: &license)
    return license
  }

  private static func addVehicle(to license: inout License) {
    license.jurisdictionVehicleClass = "D"
    license.jurisdictionRestrictionCode = "K"
    license.jurisdictionEndorsementCode = "PH"
    license.vehicleClassDescription = "ANY CAR"
    license.restrictionDescription = "LENSES"
    license.endorsementDescription = "PASSENGERS"
    license.standardVehicleClass = "C"
    license.standardRestrictionCode = "B"
    license.standardEndorsementCode = "P"
    license.federalCommercialVehicleCode = "N1"
    license.complianceType = .fullyCompliant
    license.isOrganDonor = true
    license.isVeteran = false
    license.isTemporaryDocument = true
    license.isCommercial = false
    license.isNonDomiciled = false
    license.isEnhancedCredential = true
    license.isPermit = false
  }

  private static func addRareProperties(to license: inout License) {
    license.expirationMonth = day(2028, 12, 1)
    license.customerIdentifier = "CUST8812"
    license.fullNameAlias = "HARROW,QUILL"
    license.middleNameAlias = "OTTY"
    license.prefixAlias = "DAME"
    license.birthdateAlias = day(1985, 7, 8)
    license.hasMedicalCondition = true
    license.isNonResident = false
    license.duplicateCount = 2
    license.permitClass = "DP"
    license.permitIdentifier = "PERM5521"
    license.permitRestrictionCode = "9"
    license.permitEndorsementCode = "M"
    license.permitIssueDate = day(2003, 1, 2)
    license.permitExpirationDate = day(2004, 1, 2)
    license.socialSecurityNumber = "078051120"
    license.socialSecurityNumberAlias = "219099999"
  }

  /// A card of few elements, each of another kind: read, repaired, malformed, saying nothing, the
  /// jurisdiction's own with a byte that is no character.
  private static let elementsPayload: [UInt8] =
    Array("@\n\u{1E}\rANSI 636000080102DL00410031ZV00720010DL".utf8)
    + Array("DACQUILLA,\nDBB0606198A\nDCU\nDCS\rZVZVA".utf8) + [0x4A, 0xC9, 0x9B, 0x22, 0x0D]

  static var document: Document {
    var document = Document()
    document.status = .parsed
    document.kind = .driverLicense
    document.fileType = "ANSI"
    document.issuerIdentificationNumber = "636000"
    document.aamvaVersion = 8
    document.jurisdictionVersion = 1
    document.jurisdiction = Jurisdiction(
      abbreviation: "VA",
      name: "Virginia",
      country: .unitedStates
    )
    document.subfileTypes = ["DL", "ZV"]
    document.elements = DocumentParser().parse(elementsPayload).elements
    document.warnings = [
      Warning(code: .subfileOffsetWrong, offset: 31),
      Warning(code: .segmentTerminatorMissing),
    ]
    document.evidence = DocumentParser().parse(elementsPayload).evidence.filter {
      [.issuerMatchesState, .headerArithmetic, .duplicateElements].contains($0.check)
    }
    document.license = license
    return document
  }

  static var symbol: Symbol {
    Symbol(
      payload: payload,
      corners: Quadrilateral(
        topLeft: Point(x: 10, y: 20.26),
        topRight: Point(x: 410.04, y: 20),
        bottomRight: Point(x: 410, y: 120),
        bottomLeft: Point(x: -0.04, y: 120)
      ),
      columnCount: 12,
      rowCount: 26,
      errorCorrectionLevel: 5,
      errorsCorrected: 3,
      erasures: 1,
      erasuresAllowed: 62,
      modulePixels: 2.104,
      isMirrored: false,
      isInverted: true,
      isCompact: false
    )
  }

  static var result: ScanResult {
    var result = ScanResult(
      status: .parsed,
      source: ScanSource(name: "card.jpg", width: 1280, height: 720)
    )
    result.symbol = symbol
    result.payload = payload
    result.document = document
    result.assessment = Assessment(license: license, asOf: day(2026, 11, 29))
    return result
  }
}

extension ScanResult {
  /// The JSON as text.
  var jsonText: String { String(decoding: json, as: UTF8.self) }
}
