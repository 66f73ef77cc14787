// swift-format-ignore-file: the rows are read as a table.

extension KnownElement {
  /// What the standards say about the element; this is the one place that says it.
  ///
  /// Sources: AAMVA DL/ID-2000 annex E (edition 01); Card Design Specification 1.0 (2003) and 2.0 (2005)
  /// annex D (02, 03); Card Design Standard 2009, 2010, 2011, 2012, 2013, 2016 and 2020, tables D.3 and
  /// D.4 (04 to 10); for 2025 (11), AAMVA's page on the standard.
  ///
  /// Columns: id; for each edition from 01 to 11 M (mandatory), D (mandatory on driver's licenses), O (optional)
  /// or - (not defined); the longest value that any edition allows, in bytes; how the value is read; meaning; the
  /// property of `License` that it fills. Three ids meant something else in the first editions.
  @inline(__always)
  var row: ElementRow {
    switch self {
    case .daa: .init("DAA", "M----------", 35, .fullName, "Full name", .fullName)
    case .dab: .init("DAB", "O----------", 35, .name, "Family name", .lastName)
    case .dac: .init("DAC", "O--MMMMMMMM", 40, .name, "First name", .firstName)
    case .dad: .init("DAD", "O--MMMMMMMM", 40, .name, "Middle names", .middleNames)
    case .dae: .init("DAE", "O----------", 3, .suffix, "Name suffix", .suffix)
    case .daf: .init("DAF", "O----------", 5, .suffix, "Name prefix", .prefix)
    case .dag: .init("DAG", "MMMMMMMMMMM", 35, .street, "Street", .streetAddress)
    case .dah: .init("DAH", "OOOOOOOOOOO", 35, .street, "Street, second line", .streetAddressTwo)
    case .dai: .init("DAI", "MMMMMMMMMMM", 20, .city, "City", .city)
    case .daj: .init("DAJ", "MMMMMMMMMMM", 2, .state, "State or province", .state)
    case .dak: .init("DAK", "MMMMMMMMMMM", 11, .postalCode, "Postal code", .postalCode)
    case .dal: .init("DAL", "O----------", 35, .street, "Residence street", .streetAddress)
    case .dam:
      .init("DAM", "O----------", 35, .street, "Residence street, second line", .streetAddressTwo)
    case .dan: .init("DAN", "O----------", 20, .city, "Residence city", .city)
    case .dao: .init("DAO", "O----------", 2, .state, "Residence state or province", .state)
    case .dap: .init("DAP", "O----------", 11, .postalCode, "Residence postal code", .postalCode)
    case .daq: .init("DAQ", "MMMMMMMMMMM", 25, .number, "Licence or ID number", .licenseNumber)
    case .dar: .init("DAR", "D----------", 4, .code, "Vehicle class", .jurisdictionVehicleClass)
    case .das: .init("DAS", "D----------", 10, .code, "Restrictions", .jurisdictionRestrictionCode)
    case .dat: .init("DAT", "D----------", 5, .code, "Endorsements", .jurisdictionEndorsementCode)
    case .dau: .init("DAU", "OMMMMMMMMMM", 6, .height, "Height", .height)
    case .dav: .init("DAV", "O----------", 3, .height, "Height in centimetres", .height)
    case .daw: .init("DAW", "O--OOOOOOOO", 3, .weight, "Weight in pounds", .weight)
    case .dax: .init("DAX", "O--OOOOOOOO", 3, .weight, "Weight in kilograms", .weight)
    case .day: .init("DAY", "OMMMMMMMMMM", 3, .eyeColor, "Eye colour", .eyeColor)
    case .daz: .init("DAZ", "OOOOOOOOOOO", 12, .hairColor, "Hair colour", .hairColor)

    case .dba: .init("DBA", "MMMMMMMMMMM", 8, .expirationDate, "Expiration date", .expirationDate)
    case .dbb: .init("DBB", "MMMMMMMMMMM", 8, .date, "Date of birth", .birthdate)
    case .dbc: .init("DBC", "MMMMMMMMMMM", 1, .sex, "Sex", .gender)
    case .dbd: .init("DBD", "MMMMMMMMMMM", 8, .date, "Issue date", .issueDate)
    case .dbe: .init("DBE", "O----------", 25, .text, "Issue timestamp", nil)
    case .dbf: .init("DBF", "O----------", 25, .text, "Number of duplicates", .duplicateCount)
    case .dbg:
      .init("DBG", "O-OOOOOOOO-", 15, .name, "Alias given name", .givenNameAlias)
        .inEdition(1, "Medical indicator", .hasMedicalCondition)
    case .dbh: .init("DBH", "O----------", 1, .flag, "Organ donor", .isOrganDonor)
    case .dbi: .init("DBI", "O----------", 1, .flag, "Non-resident", .isNonResident)
    case .dbj: .init("DBJ", "O----------", 25, .number, "Customer identifier", .customerIdentifier)
    case .dbk:
      .init(
        "DBK", "O----------", 9, .socialSecurityNumber, "Social security number",
        .socialSecurityNumber)
    case .dbl: .init("DBL", "O----------", 8, .date, "Alias date of birth", .birthdateAlias)
    case .dbm:
      .init(
        "DBM", "O----------", 9, .socialSecurityNumber, "Alias social security number",
        .socialSecurityNumberAlias)
    case .dbn:
      .init("DBN", "OOOOOOOOOO-", 35, .name, "Alias family name", .lastNameAlias)
        .inEdition(1, "Alias full name", .fullNameAlias)
        .inEdition(2, "Alias name", .fullNameAlias)
    case .dbo: .init("DBO", "O----------", 35, .name, "Alias family name", .lastNameAlias)
    case .dbp: .init("DBP", "O----------", 35, .name, "Alias given name", .givenNameAlias)
    case .dbq: .init("DBQ", "O----------", 35, .name, "Alias middle name", .middleNameAlias)
    case .dbr: .init("DBR", "O----------", 3, .suffix, "Alias suffix", .suffixAlias)
    case .dbs:
      .init("DBS", "O-OOOOOOOO-", 5, .suffix, "Alias suffix", .suffixAlias)
        .inEdition(1, "Alias prefix", .prefixAlias)

    case .dca:
      .init("DCA", "-DDDDDDDDDD", 6, .code, "Jurisdiction vehicle class", .jurisdictionVehicleClass)
    case .dcb:
      .init(
        "DCB", "-DDDDDDDDDD", 12, .code, "Jurisdiction restrictions", .jurisdictionRestrictionCode)
    case .dcd:
      .init(
        "DCD", "-DDDDDDDDDD", 5, .code, "Jurisdiction endorsements", .jurisdictionEndorsementCode)
    case .dce: .init("DCE", "-MOOOOOOOOO", 1, .weightRange, "Weight range", .weight)
    case .dcf: .init("DCF", "-MMMMMMMMMM", 25, .text, "Document discriminator", .documentId)
    case .dcg: .init("DCG", "-MMMMMMMMMM", 3, .country, "Country", .country)
    case .dch:
      .init(
        "DCH", "-DD--------", 4, .code, "Federal commercial vehicle codes",
        .federalCommercialVehicleCode)
    case .dci: .init("DCI", "-OOOOOOOOOO", 33, .name, "Place of birth", .placeOfBirth)
    case .dcj: .init("DCJ", "-OOOOOOOOOO", 25, .text, "Audit information", .auditInformation)
    case .dck:
      .init("DCK", "-OOOOOOOOOO", 25, .text, "Inventory control number", .inventoryControlNumber)
    case .dcl: .init("DCL", "-OOOOOOOOO-", 3, .text, "Race or ethnicity", .race)
    case .dcm:
      .init("DCM", "-OOOOOOOOOO", 4, .code, "Standard vehicle class", .standardVehicleClass)
    case .dcn:
      .init("DCN", "-OOOOOOOOOO", 5, .code, "Standard endorsements", .standardEndorsementCode)
    case .dco:
      .init("DCO", "-OOOOOOOOOO", 12, .code, "Standard restrictions", .standardRestrictionCode)
    case .dcp:
      .init("DCP", "-OOOOOOOOOO", 50, .text, "Vehicle class description", .vehicleClassDescription)
    case .dcq:
      .init("DCQ", "-OOOOOOOOOO", 50, .text, "Endorsement description", .endorsementDescription)
    case .dcr:
      .init("DCR", "-OOOOOOOOOO", 50, .text, "Restriction description", .restrictionDescription)
    case .dcs: .init("DCS", "-MMMMMMMMMM", 40, .name, "Family name", .lastName)
    case .dct: .init("DCT", "-MM--------", 80, .givenNames, "Given names", .firstName)
    case .dcu: .init("DCU", "-MOOOOOOOOO", 5, .suffix, "Name suffix", .suffix)

    case .dda: .init("DDA", "---OOOOOOOO", 1, .compliance, "Compliance type", .complianceType)
    case .ddb: .init("DDB", "---OOOOOOOO", 8, .date, "Card revision date", .revisionDate)
    case .ddc:
      .init(
        "DDC", "---OOOOOOO-", 8, .date, "HAZMAT endorsement expiration date", .hazmatExpirationDate)
    case .ddd:
      .init("DDD", "---OOOOOOOO", 1, .flag, "Limited duration document", .isTemporaryDocument)
    case .dde:
      .init("DDE", "---MMMMMMMM", 1, .truncation, "Family name truncation", .lastNameTruncation)
    case .ddf:
      .init("DDF", "---MMMMMMMM", 1, .truncation, "First name truncation", .firstNameTruncation)
    case .ddg:
      .init("DDG", "---MMMMMMMM", 1, .truncation, "Middle name truncation", .middleNameTruncation)
    case .ddh: .init("DDH", "----OOOOOOO", 8, .date, "Under 18 until", .underEighteenUntilDate)
    case .ddi: .init("DDI", "----OOOOOOO", 8, .date, "Under 19 until", .underNineteenUntilDate)
    case .ddj: .init("DDJ", "----OOOOOOO", 8, .date, "Under 21 until", .underTwentyOneUntilDate)
    case .ddk: .init("DDK", "-----OOOOOO", 1, .flag, "Organ donor", .isOrganDonor)
    case .ddl: .init("DDL", "------OOOOO", 1, .flag, "Veteran", .isVeteran)
    case .ddm: .init("DDM", "----------O", 1, .flag, "Commercial licence or permit", .isCommercial)
    case .ddn: .init("DDN", "----------O", 1, .flag, "Non-domiciled", .isNonDomiciled)
    case .ddo: .init("DDO", "----------O", 1, .flag, "Enhanced credential", .isEnhancedCredential)
    case .ddp: .init("DDP", "----------O", 1, .flag, "Permit", .isPermit)

    case .paa: .init("PAA", "O----------", 2, .code, "Permit class", .permitClass)
    case .pab:
      .init("PAB", "O----------", 8, .date, "Permit expiration date", .permitExpirationDate)
    case .pac: .init("PAC", "O----------", 25, .number, "Permit identifier", .permitIdentifier)
    case .pad: .init("PAD", "O----------", 8, .date, "Permit issue date", .permitIssueDate)
    case .pae: .init("PAE", "O----------", 10, .code, "Permit restrictions", .permitRestrictionCode)
    case .paf: .init("PAF", "O----------", 6, .code, "Permit endorsements", .permitEndorsementCode)
    }
  }
}
