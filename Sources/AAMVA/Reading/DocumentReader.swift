/// Reads one payload, stage after stage, into a document.
struct DocumentReader {
  let payload: [UInt8]
  let options: ParsingOptions
  /// The text is a copy of the payload in which letter case was exchanged.
  var isCaseSwapped = false
  /// The text is a copy of the payload in which capitals were put back.
  private var isShiftRestored = false
  /// The character sets that are named for parts of the text.
  var characterSets = CharacterSets()
  /// Parts of the text that can be read in more than one way, in order.
  var doubtful: [Range<Int>] = []

  init(payload: [UInt8], options: ParsingOptions) {
    self.payload = payload
    self.options = options
  }

  /// Reads a text: the payload, or a part of it, or a copy of either in which letter case was exchanged back.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - document: What is filled.
  ///   - isBrokenOff: Another document begins behind the text.
  func read(_ text: ByteView, into document: inout Document, isBrokenOff: Bool = false) {
    var headerReader = HeaderReader(text)
    guard headerReader.read() else {
      if !readStripe(text, into: &document) {
        readWithoutHeader(text, into: &document, isBrokenOff: isBrokenOff)
      }
      return
    }
    if !isCaseSwapped, LetterCase.isSwapped(text, headerReader.header) {
      readSwapped(text, into: &document, isBrokenOff: isBrokenOff)
      return
    }
    // Header and warnings are taken, not copied.
    var (header, warnings) = (Header(), WarningList())
    swap(&header, &headerReader.header)
    swap(&warnings, &headerReader.warnings)
    var cutter = ElementCutter(text, consume header, consume warnings)
    cutter.cut()
    if !isShiftRestored, cutter.mayLackCapitals,
      let restored = LostShift.restored(text, cutter.header)
    {
      read(restored, into: &document, isBrokenOff: isBrokenOff)
      return
    }
    if isLicense(cutter) { read(&cutter, into: &document, isBrokenOff: isBrokenOff) }
  }

  /// Reads a copy of the text in which capitals were put back.
  private func read(
    _ restored: RestoredText, into document: inout Document, isBrokenOff: Bool
  ) {
    var reader = self
    reader.isShiftRestored = true
    _ = restored.withView {
      reader.read($0, into: &document, isBrokenOff: isBrokenOff)
    }
    if document.status != .notLicense { document.textRepairs += restored.repairs }
  }

  /// The same reader for the part of the text that begins at a place.
  func moved(to start: Int) -> DocumentReader {
    guard start > 0, !characterSets.isEmpty || !doubtful.isEmpty else { return self }
    var reader = self
    reader.characterSets = characterSets.moved { $0 - start }
    reader.doubtful = doubtful.filter { $0.upperBound > start }
      .map { max($0.lowerBound - start, 0)..<$0.upperBound - start }
    return reader
  }

  /// Whether a header and what follows it are those of a licence: other texts may hold the letters of
  /// a file type by chance, and AAMVA gives registrations and titles of vehicles the same header.
  private func isLicense(_ cutter: borrowing ElementCutter) -> Bool {
    let found = cutter.found
    let types = cutter.header.licenseTypes(orFoundIn: cutter)
    if found.isEmpty { return cutter.header.issuer != nil && types != .others }
    if types == .others {
      // The letters of a licence's subfile may have been altered on the way.
      return found.contains(.daq) && (found.tellsHolder || found.contains(.dbb))
    }
    if cutter.header.issuerDigits != nil { return true }
    var count = 0
    for token in cutter.tokens.all where token.element != nil { count += 1 }
    return count >= 3
  }

  /// Reads a text whose elements begin without a header in front of them.
  ///
  /// A number and a name are asked for: single ids stand in other texts by chance.
  private func readWithoutHeader(
    _ text: ByteView, into document: inout Document, isBrokenOff: Bool
  ) {
    var header = Header()
    header.end = firstSubfile(text)
    var warnings = WarningList()
    warnings.add(.headerMissing)
    warnings.add(.editionMissing)
    var cutter = ElementCutter(text, header, warnings)
    cutter.cut()
    var found = ElementSet()
    var count = 0
    for token in cutter.tokens.all where token.end > token.start {
      guard let element = token.element else { continue }
      found.insert(element)
      count += 1
    }
    guard count >= 4, found.tellsHolder else { return }
    read(&cutter, into: &document, isBrokenOff: isBrokenOff)
  }

  /// Where a subfile begins behind the rest of a header; the text's start when there is none.
  private func firstSubfile(_ text: ByteView) -> Int {
    guard !text.beginsElement(at: 0) else { return 0 }
    for place in 0..<min(text.count, ParsingLimits.bytesBeforeHeader) {
      if Ascii.isTerminator(text[place]) { return 0 }
      if text.isStandardType(at: place), text.beginsElement(at: place + 2) { return place }
    }
    return 0
  }

  private func readSwapped(
    _ text: ByteView, into document: inout Document, isBrokenOff: Bool
  ) {
    let swapped = LetterCase.swapped(text)
    var reader = self
    reader.isCaseSwapped = true
    swapped.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      reader.read(
        ByteView(start: start, count: buffer.count), into: &document, isBrokenOff: isBrokenOff)
    }
  }

  /// Understands what was cut out.
  private func read(
    _ cutter: inout ElementCutter, into document: inout Document, isBrokenOff: Bool
  ) {
    document.mayHoldOthers = cutter.mayHoldOthers
    let isWithoutSecondCard = !document.mayHoldOthers || cutter.keepFirstCard()
    if isBrokenOff { cutter.disownBrokenElement() }
    document.take(cutter.header, cutter.text)
    document.subfileTypes = cutter.subfiles.map { $0.letters.string }
    if !cutter.textRepairs.isEmpty { document.textRepairs += cutter.textRepairs }
    if isCaseSwapped { cutter.warnings.add(.letterCaseSwapped) }
    let version = cutter.header.version
    let edition = Edition(version: version, tokens: cutter.tokens.all)
    if let version, version > Edition.newest { cutter.warnings.add(.editionUnknown) }
    cutter.checkDirectory(edition)
    if !doubtful.isEmpty { cutter.tokens.mark(doubtful) }
    // What is made of each element is written into them.
    let tokens = cutter.tokens.all
    withUnsafeTemporaryAllocation(of: Int16.self, capacity: KnownElement.count) { slots in
      guard let slots = slots.baseAddress else { return }
      read(tokens, slots, &cutter, edition, into: &document)
    }
    if !isWithoutSecondCard, document.status == .parsed { document.status = .partial }
    document.withheldRanges = withhold(tokens)
    if options.listsElements {
      document.elements = list(Array(tokens), cutter.subfiles, edition)
    }
  }

  private func read(
    _ tokens: UnsafeMutableBufferPointer<Token>,
    _ slots: UnsafeMutablePointer<Int16>,
    _ cutter: inout ElementCutter,
    _ edition: Edition,
    into document: inout Document
  ) {
    var reader = LicenseReader(
      text: cutter.text, tokens: tokens, slots: slots, license: document.ownLicense,
      edition: edition, issuer: cutter.header.issuer, characterSets: characterSets,
      options: options, warnings: &cutter.warnings)
    reader.read()
    if let repair = reader.codePage?.repair { document.textRepairs.append(repair) }
    document.kind = kind(
      cutter.header,
      cutter.subfiles,
      isEnhanced: reader.license.pointee.isEnhancedCredential == true
    )
    document.judge(reader)
    if options.checksEvidence {
      var evidence = EvidenceList()
      evidence.check(
        cutter.header, reader, kind: document.kind, isComplete: document.missingElements.isEmpty)
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

  /// Marks social security numbers as withheld, unless they were asked for.
  ///
  /// - Returns: Where they stand.
  private func withhold(_ tokens: UnsafeMutableBufferPointer<Token>) -> [Range<Int>] {
    guard !options.revealsSocialSecurityNumbers else { return [] }
    var ranges: [Range<Int>] = []
    for index in tokens.indices {
      guard tokens[index].element == .dbk || tokens[index].element == .dbm else { continue }
      tokens[index].rule = .withheld
      ranges.append(tokens[index].start..<max(tokens[index].start, tokens[index].end))
    }
    return ranges
  }

  /// The list of elements.
  func list(_ tokens: [Token], _ subfiles: [Subfile], _ edition: Edition) -> ElementList {
    guard isCaseSwapped else {
      return ElementList(payload: payload, tokens: tokens, subfiles: subfiles, edition: edition)
    }
    var tokens = tokens
    for index in tokens.indices { tokens[index].repairs.insert(.caseSwapped) }
    return ElementList(payload: payload, tokens: tokens, subfiles: subfiles, edition: edition)
  }
}

extension Header {
  /// What the types of subfiles say about the kind of document.
  enum Types {
    /// One is that of a licence, or of a jurisdiction's own.
    case license
    /// There are none but those of other documents: registrations (RG), titles (TI), vehicles (VH).
    case others
    /// There are none.
    case none
  }

  /// What the directory's types say or, where it is lost, the first letters behind the header.
  fileprivate func licenseTypes(orFoundIn cutter: borrowing ElementCutter) -> Types {
    for subfile in cutter.subfiles where DocumentKind(subfile.first, subfile.second) != .unknown {
      if subfile.hasLetters { return .license }
    }
    guard !designators.isEmpty else {
      guard let token = cutter.tokens.all.first, token.element == nil else { return .none }
      return token.id >> 16 == UInt32(UInt8(ascii: "Z")) ? .license : .others
    }
    var types = Types.others
    for designator in designators
    where designator.isOfLicense || designator.first == UInt8(ascii: "Z") {
      types = .license
    }
    return types
  }
}

extension ElementSet {
  /// Whether they tell a number and a name: single ids stand in other texts by chance.
  fileprivate var tellsHolder: Bool {
    contains(.daq) && (contains(.dcs) || contains(.daa) || contains(.dab))
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
      issuerIdentificationNumber = text.slice(digits.lowerBound, digits.upperBound).ascii
    }
    aamvaVersion = header.version
    jurisdictionVersion = header.jurisdictionVersion
    jurisdiction = header.issuer
  }
}

extension WarningList {
  /// The warnings as they are told.
  var list: [Warning] {
    entries.map { Warning(code: $0.code, offset: $0.offset) }
  }
}
