/// Reads one payload, stage after stage, into a document.
struct DocumentReader {
  let payload: [UInt8]
  let options: ParsingOptions
  /// The text is a copy of the payload in which letter case was exchanged.
  var isCaseSwapped = false

  /// Reads a text: the payload, or a copy of it in which letter case was exchanged back.
  func read(_ text: ByteView, into document: inout Document) {
    var headerReader = HeaderReader(text)
    guard let header = headerReader.read() else {
      if !readStripe(text, into: &document) { readWithoutHeader(text, into: &document) }
      return
    }
    if !isCaseSwapped, LetterCase.isSwapped(text, header) {
      readSwapped(text, into: &document)
    } else {
      read(text, header, cut(text, header, headerReader.warnings), into: &document)
    }
  }

  /// Reads a text whose elements begin without a header in front of them.
  ///
  /// A number and a name are asked for: single ids stand in other texts by chance.
  private func readWithoutHeader(_ text: ByteView, into document: inout Document) {
    var header = Header()
    for place in 0..<min(text.count, ParsingLimits.bytesBeforeHeader)
    where text.beginsSubfile(at: place) {
      header.end = place
      break
    }
    var warnings = WarningList()
    warnings.add(.headerMissing)
    warnings.add(.editionMissing)
    let cutter = cut(text, header, warnings)
    var found = ElementSet()
    var count = 0
    for token in cutter.tokens where token.end > token.start {
      guard let element = token.element else { continue }
      found.insert(element)
      count += 1
    }
    let hasName = found.contains(.dcs) || found.contains(.daa) || found.contains(.dab)
    guard count >= 4, hasName, found.contains(.daq) else { return }
    read(text, header, cutter, into: &document)
  }

  private func readSwapped(_ text: ByteView, into document: inout Document) {
    let swapped = LetterCase.swapped(text)
    var reader = self
    reader.isCaseSwapped = true
    swapped.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      reader.read(ByteView(start: start, count: buffer.count), into: &document)
    }
  }

  private func cut(_ text: ByteView, _ header: Header, _ warnings: WarningList) -> ElementCutter {
    var cutter = ElementCutter(text, header: header, warnings: warnings)
    cutter.cut(from: header.end)
    return cutter.suspects.isEmpty ? cutter : recut(cutter, from: header.end)
  }

  /// Cuts again where values that are too long hold other elements.
  private func recut(_ first: ElementCutter, from start: Int) -> ElementCutter {
    var cutter = first
    let breaks = cutter.findBreaks()
    guard !breaks.isEmpty else { return cutter }
    var warnings = cutter.headerWarnings
    let isReplaced = breaks.contains { $0.repair == .separatorReplaced }
    warnings.add(isReplaced ? .separatorsReplaced : .separatorsLost, at: breaks[0].end)
    var second = ElementCutter(
      cutter.text,
      header: cutter.header,
      warnings: warnings,
      breaks: breaks
    )
    second.cut(from: start)
    return second
  }

  private func read(
    _ text: ByteView,
    _ header: Header,
    _ cutter: ElementCutter,
    into document: inout Document
  ) {
    document.take(header, text)
    document.subfileTypes = cutter.subfiles.map { $0.type }
    var warnings = cutter.warnings
    if isCaseSwapped { warnings.add(.letterCaseSwapped) }
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
    // Exchanging moves the licence, where a copy would retain each of its texts.
    swap(&document.license, &reader.license)
    document.kind = kind(
      header,
      cutter.subfiles,
      isEnhanced: document.license.isEnhancedCredential == true
    )
    document.judge(reader)
    if options.listsElements {
      list(reader.tokens, types: document.subfileTypes, edition: edition, in: &document)
    }
    if options.checksEvidence {
      var evidence = EvidenceList()
      evidence.check(document, header, reader)
      document.evidence = evidence.entries
    }
    document.warnings = reader.warnings.list
  }

  // MARK: Kind

  private func kind(
    _ header: Header,
    _ subfiles: [Subfile],
    isEnhanced: Bool
  ) -> DocumentKind {
    var kind = DocumentKind.unknown
    for subfile in subfiles where kind == .unknown {
      kind = DocumentKind(subfile.first, subfile.second)
    }
    for designator in header.designators where kind == .unknown {
      kind = DocumentKind(designator.first, designator.second)
    }
    guard isEnhanced else { return kind }
    switch kind {
    case .driverLicense: return .enhancedDriverLicense
    case .identificationCard: return .enhancedIdentificationCard
    default: return kind
    }
  }

  // MARK: Records

  /// Lists the elements with their bytes.
  func list(_ tokens: [Token], types: [String], edition: Edition, in document: inout Document) {
    document.elements.reserveCapacity(tokens.count)
    for token in tokens {
      let end = token.rule == .withheld ? token.start : token.end
      let type = types.indices.contains(token.subfile) ? types[token.subfile] : ""
      let repairs = isCaseSwapped ? token.repairs.union(.caseSwapped) : token.repairs
      document.elements.append(
        ElementRecord(
          id: id(of: token),
          subfile: type,
          bytes: bytes(token.start, end),
          offset: token.start,
          meaning: token.element.map { edition.meaning(of: $0) },
          state: token.state,
          rule: token.rule.text,
          repairs: repairs.texts
        )
      )
    }
  }

  private func id(of token: Token) -> String {
    if let element = token.element { return element.id }
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
