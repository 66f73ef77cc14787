extension EvidenceList {
  /// Checks of a bar code's form.
  mutating func check(
    _ header: Header,
    _ reader: borrowing LicenseReader,
    kind: DocumentKind,
    isComplete: Bool
  ) {
    let license = UnsafePointer(reader.license)
    checkHeader(header, reader.warnings)
    check(license, issuer: reader.issuer)
    checkEdition(header, license)
    add(.mandatoryElements, isComplete)
    checkDiscriminator(reader)
    checkNumber(reader, kind)
    checkText(reader)
  }

  private mutating func checkHeader(_ header: Header, _ warnings: WarningList) {
    add(.issuerKnown, header.issuerDigits == nil ? nil : header.issuer != nil)
    var isRight: Bool?
    if !header.designators.isEmpty {
      isRight = !EvidenceList.directoryFaults.contains { warnings.has($0) }
    }
    add(.headerArithmetic, isRight)
  }

  private static let directoryFaults: [WarningCode] = [
    .subfileOffsetZero, .subfileOffsetWrong, .subfileLengthWrong, .subfileMissing,
    .subfileUndeclared, .subfileTypeMissing, .entryCountWrong, .designatorMalformed,
  ]

  /// No card is older than the edition that it follows.
  private mutating func checkEdition(_ header: Header, _ license: UnsafePointer<License>) {
    var isRight: Bool?
    if let version = header.version, (1...Edition.newest).contains(version),
      let issue = license.pointee.issueDate
    {
      let publication = Edition(version).publication
      isRight = (issue.year, issue.month) >= (publication.year, publication.month)
    }
    add(.editionMatchesIssueDate, isRight)
  }

  /// Shortest document discriminator that can tell a holder's cards from each other.
  private static let shortestDiscriminator = 3

  private mutating func checkDiscriminator(_ reader: borrowing LicenseReader) {
    var isRight: Bool?
    let index = reader.slot(.dcf)
    if index >= 0, reader.license.pointee.documentId != nil {
      isRight = reader.bytes(of: index).trimmed.count >= EvidenceList.shortestDiscriminator
    }
    add(.documentDiscriminator, isRight)
  }

  /// The number of a driver's licence against the forms that are documented for its issuer.
  ///
  /// Identification cards may have numbers of another series.
  private mutating func checkNumber(_ reader: borrowing LicenseReader, _ kind: DocumentKind) {
    var isRight: Bool?
    let index = reader.slot(.daq)
    if let issuer = reader.issuer, index >= 0, reader.license.pointee.licenseNumber != nil,
      kind == .driverLicense || kind == .enhancedDriverLicense,
      let format = NumberFormat(jurisdiction: issuer)
    {
      isRight = format.allows(reader.bytes(of: index).trimmed)
    }
    add(.licenseNumberFormat, isRight)
  }

  // MARK: Text

  private mutating func checkText(_ reader: borrowing LicenseReader) {
    let warnings = reader.warnings
    add(
      .textOutsideSubfiles,
      !(warnings.has(.textBeforeHeader) || warnings.has(.textBehindElements)
        || warnings.has(.strayText) || warnings.has(.noiseSkipped))
    )
    add(.duplicateElements, !warnings.has(.duplicateElement))
    add(.controlCharacters, !hasControls(reader))
  }

  /// Controls are bytes below the blank and DEL, marks of direction U+202A to U+202E and U+2066 to U+2069.
  private func hasControls(_ reader: borrowing LicenseReader) -> Bool {
    if reader.text.isPlain { return false }
    for token in reader.tokens where token.element != nil {
      let value = reader.text.slice(token.start, token.end)
      var place = value.firstUnusual(from: 0)
      while place < value.count {
        let byte = value[place]
        if byte < Ascii.blank || byte == 0x7F { return true }
        if byte == 0xE2, isDirectionMark(value, at: place) { return true }
        place = value.firstUnusual(from: place + 1)
      }
    }
    return false
  }

  private func isDirectionMark(_ text: ByteView, at place: Int) -> Bool {
    let last = text[place + 2]
    switch text[place + 1] {
    case 0x80: return (0xAA...0xAE).contains(last) || last == 0x8E || last == 0x8F
    case 0x81: return (0xA6...0xA9).contains(last)
    default: return false
    }
  }
}
