extension EvidenceList {
  /// Checks of a bar code's form.
  mutating func check(_ document: Document, _ header: Header, _ reader: LicenseReader) {
    checkHeader(header, reader.warnings)
    check(document.license, issuer: document.jurisdiction)
    checkEdition(header, document.license)
    add(
      "mandatoryElements",
      document.missingElements.isEmpty,
      "Every mandatory element of the edition is there.",
      "Mandatory elements of the edition are missing."
    )
    checkDiscriminator(document.license)
    checkText(reader)
  }

  private mutating func checkHeader(_ header: Header, _ warnings: WarningList) {
    add(
      "issuerKnown",
      header.issuerDigits == nil ? nil : header.issuer != nil,
      "The issuer identification number is on the list.",
      "The issuer identification number is not on the list."
    )
    var isRight: Bool?
    if !header.designators.isEmpty {
      isRight = !EvidenceList.directoryFaults.contains { warnings.has($0) }
    }
    add(
      "headerArithmetic",
      isRight,
      "The header's offsets and lengths are those of the subfiles.",
      "The header's offsets, lengths or numbers are not those of the subfiles."
    )
  }

  private static let directoryFaults: [WarningCode] = [
    .subfileOffsetZero, .subfileOffsetWrong, .subfileLengthWrong, .subfileMissing,
    .subfileUndeclared, .subfileTypeMissing, .entryCountWrong, .designatorMalformed,
  ]

  /// No card is older than the edition that it follows.
  private mutating func checkEdition(_ header: Header, _ license: License) {
    var isRight: Bool?
    if let version = header.version, (1...Edition.newest).contains(version),
      let issue = license.issueDate
    {
      let publication = Edition(version).publication
      isRight = (issue.year, issue.month) >= (publication.year, publication.month)
    }
    add(
      "editionMatchesIssueDate",
      isRight,
      "The card is not older than the edition it follows.",
      "The card is older than the edition it states."
    )
  }

  /// Shortest document discriminator that can tell a holder's cards from each other.
  private static let shortestDiscriminator = 3

  private mutating func checkDiscriminator(_ license: License) {
    var isRight: Bool?
    if let discriminator = license.documentId {
      isRight = discriminator.utf8.count >= EvidenceList.shortestDiscriminator
    }
    add(
      "documentDiscriminator",
      isRight,
      "The document discriminator has a usual length.",
      "The document discriminator is too short to tell cards apart."
    )
  }

  // MARK: Text

  private mutating func checkText(_ reader: LicenseReader) {
    let warnings = reader.warnings
    add(
      "textOutsideSubfiles",
      !(warnings.has(.textBeforeHeader) || warnings.has(.textBehindElements)
        || warnings.has(.strayText) || warnings.has(.noiseSkipped)),
      "There is no text but that of header and elements.",
      "There is text that belongs to no element."
    )
    add(
      "duplicateElements",
      !warnings.has(.duplicateElement),
      "Every element stands once.",
      "An element stands more than once."
    )
    add(
      "controlCharacters",
      !hasControls(reader),
      "No value holds control characters.",
      "A value holds control characters or marks of writing direction."
    )
  }

  /// Controls are bytes below the blank and DEL, marks of direction U+202A to U+202E and U+2066 to U+2069.
  private func hasControls(_ reader: LicenseReader) -> Bool {
    for token in reader.tokens where token.element != nil {
      var place = token.start
      while place < token.end {
        let byte = reader.text.start[place]
        if byte < Ascii.blank || byte == 0x7F { return true }
        if byte == 0xE2, isDirectionMark(reader.text, at: place) { return true }
        place += 1
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
