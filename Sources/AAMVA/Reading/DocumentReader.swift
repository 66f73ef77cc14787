/// Reads one payload, stage after stage, into a document.
struct DocumentReader {
  let payload: [UInt8]
  let options: ParsingOptions

  /// Reads a text: the payload, or a copy of the same length in which something was repaired.
  func read(_ text: ByteView) -> Document {
    var headerReader = HeaderReader(text)
    guard let header = headerReader.read() else { return Document() }
    var cutter = ElementCutter(text, header: header, warnings: headerReader.warnings)
    cutter.cut(from: header.end)
    return read(text, header, cutter)
  }

  private func read(_ text: ByteView, _ header: Header, _ cutter: ElementCutter) -> Document {
    var document = Document()
    document.take(header, text)
    document.subfileTypes = cutter.subfiles.map { $0.type }
    var warnings = cutter.warnings
    let edition = Edition(version: header.version, tokens: cutter.tokens)
    if let version = header.version, version > Edition.newest { warnings.add(.editionUnknown) }
    DirectoryCheck(text: text, header: header, subfiles: cutter.subfiles, edition: edition)
      .run(&warnings)
    var reader = LicenseReader(
      text: text,
      tokens: cutter.tokens,
      edition: edition,
      issuer: document.jurisdiction,
      options: options,
      warnings: warnings
    )
    reader.read()
    document.license = reader.license
    document.kind = kind(header, cutter.subfiles, reader.license)
    document.judge(reader)
    if options.listsElements { list(reader, cutter.subfiles, in: &document) }
    document.warnings = reader.warnings.list
    return document
  }

  // MARK: Kind

  private func kind(_ header: Header, _ subfiles: [Subfile], _ license: License) -> DocumentKind {
    var kind = DocumentKind.unknown
    for subfile in subfiles where kind == .unknown {
      kind = DocumentKind(subfile.first, subfile.second)
    }
    for designator in header.designators where kind == .unknown {
      kind = DocumentKind(designator.first, designator.second)
    }
    guard license.isEnhancedCredential == true else { return kind }
    switch kind {
    case .driverLicense: return .enhancedDriverLicense
    case .identificationCard: return .enhancedIdentificationCard
    default: return kind
    }
  }

  // MARK: Records

  private func list(
    _ reader: LicenseReader,
    _ subfiles: [Subfile],
    in document: inout Document
  ) {
    let types = document.subfileTypes
    document.elements.reserveCapacity(reader.tokens.count)
    for token in reader.tokens {
      let isWithheld = token.rule == .withheld
      let end = isWithheld ? token.start : token.end
      document.elements.append(
        ElementRecord(
          id: id(of: token),
          subfile: types.indices.contains(token.subfile) ? types[token.subfile] : "",
          bytes: bytes(token.start, end),
          offset: token.start,
          meaning: token.element.map(reader.edition.meaning),
          state: token.state,
          rule: token.rule.text,
          repairs: token.repairs.texts
        )
      )
    }
  }

  private func id(of token: Token) -> String {
    if let element = token.element { return element.definition.id }
    return String(
      decoding: [
        UInt8(truncatingIfNeeded: token.id >> 16), UInt8(truncatingIfNeeded: token.id >> 8),
        UInt8(truncatingIfNeeded: token.id),
      ],
      as: UTF8.self
    )
  }

  private func bytes(_ start: Int, _ end: Int) -> ArraySlice<UInt8> {
    guard start >= 0, start <= end, end <= payload.count else { return [] }
    return payload[start..<end]
  }
}

extension DocumentKind {
  /// The kind of card that a subfile holds.
  init(_ first: UInt8, _ second: UInt8) {
    switch (first, second) {
    case (UInt8(ascii: "D"), UInt8(ascii: "L")): self = .driverLicense
    case (UInt8(ascii: "I"), UInt8(ascii: "D")): self = .identificationCard
    case (UInt8(ascii: "E"), UInt8(ascii: "N")): self = .enhancedDriverLicense
    default: self = .unknown
    }
  }
}

extension Document {
  /// Takes what the header states.
  fileprivate mutating func take(_ header: Header, _ text: ByteView) {
    fileType = header.fileType
    if let digits = header.issuerDigits {
      issuerIdentificationNumber = String(
        decoding: text.slice(digits.lowerBound, digits.upperBound).buffer,
        as: UTF8.self
      )
    }
    aamvaVersion = header.version
    jurisdictionVersion = header.jurisdictionVersion
    if let number = header.issuerNumber { jurisdiction = Jurisdiction(issuerNumber: number) }
  }
}

extension WarningList {
  /// The warnings as they are told.
  var list: [Warning] {
    entries.map { Warning(code: $0.code.code, offset: $0.offset, message: $0.code.message) }
  }
}
