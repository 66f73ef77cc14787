/// Finds and reads the header: `@` LF RS CR, file type, numbers (AAMVA DL/ID-2000 E.4; CDS 2020 D.12.3).
struct HeaderReader: ~Copyable {
  let text: ByteView
  var header = Header()
  var warnings = WarningList()

  init(_ text: ByteView) { self.text = text }

  /// Reads the header.
  ///
  /// - Returns: Whether there is one.
  mutating func read() -> Bool {
    guard let type = findFileType() else { return false }
    readSeparators(before: type.start)
    header.fileType = type.name
    readNumbers(from: type.end)
    readDesignators()
    return true
  }

  // MARK: File type

  private struct FileType {
    var name: String?
    var start: Int
    var end: Int
    var warning: WarningCode?
  }

  private mutating func findFileType() -> FileType? {
    let limit = min(text.count, ParsingLimits.bytesBeforeHeader)
    var found: FileType?
    if let indicator = text.slice(0, limit).firstIndex(of: Ascii.at) {
      found = fileType(from: indicator + 1, to: min(indicator + 1 + limit, text.count))
      if found == nil { found = numberWithoutType(from: indicator + 1) }
      if found != nil { header.start = indicator }
    }
    if found == nil {
      found = bareFileType(to: limit)
      if let found {
        header.start = found.start
        warnings.add(.complianceIndicatorMissing, at: found.start)
      }
    }
    guard let found else { return nil }
    if header.start > 0 { warnings.add(.textBeforeHeader, at: 0) }
    if let warning = found.warning { warnings.add(warning, at: found.start) }
    return found
  }

  /// The file type at an index, in either case.
  private func fileType(at index: Int) -> FileType? {
    let second = Ascii.upper(text[index + 1])
    guard
      second == UInt8(ascii: "N") || second == UInt8(ascii: "A") || second == UInt8(ascii: "M")
    else { return nil }
    if Word(text.slice(index, index + 5)) == Word("AAMVA") {
      return FileType(name: "AAMVA", start: index, end: index + 5, warning: .fileTypeAAMVA)
    }
    let four = Word(text.slice(index, index + 4))
    if four == Word("ANSI") { return FileType(name: "ANSI", start: index, end: index + 4) }
    guard four == Word("AMVA") else { return nil }
    return FileType(start: index, end: index + 4, warning: .fileTypeMisspelt)
  }

  private func fileType(from: Int, to: Int) -> FileType? {
    for index in from..<max(from, to) {
      if text[index] | 0x20 == UInt8(ascii: "a"), let found = fileType(at: index) { return found }
    }
    return nil
  }

  /// A file type without the compliance indicator; only digits behind it tell it from other text.
  private func bareFileType(to limit: Int) -> FileType? {
    for index in 0..<limit where text[index] | 0x20 == UInt8(ascii: "a") {
      guard index == 0 || !Ascii.isLetter(text[index - 1]) else { continue }
      guard let found = fileType(at: index) else { continue }
      if text.digitCount(from: skipBlanks(from: found.end)) >= 5 { return found }
    }
    return nil
  }

  /// The number of a known issuer close behind the compliance indicator, where the file type is lost.
  private func numberWithoutType(from start: Int) -> FileType? {
    for index in start..<min(start + 12, text.count) where Ascii.isDigit(text[index]) {
      let number = text.slice(index, index + 6).number ?? 0
      guard JurisdictionRow(issuerNumber: UInt32(number)) != nil,
        text.digitCount(from: index) >= 8
      else { continue }
      return FileType(start: index, end: index, warning: .fileTypeMisspelt)
    }
    return nil
  }

  private func skipBlanks(from index: Int) -> Int {
    var place = index
    while place < text.count, text[place] <= Ascii.blank { place += 1 }
    return place
  }

  // MARK: Separators

  /// Looks at what stands between the compliance indicator and the file type.
  private mutating func readSeparators(before end: Int) {
    let start = header.start + 1
    guard header.start < end else { return }
    if end - start == 3, text[start] == Ascii.lineFeed, text[start + 1] == Ascii.recordSeparator,
      text[start + 2] == Ascii.carriageReturn
    {
      return
    }
    let zone = text.slice(start, end)
    if !zone.contains(Ascii.lineFeed) { warnings.add(.elementSeparatorMissing, at: start) }
    if zone.contains(Ascii.fileSeparator) {
      warnings.add(.recordSeparatorReplaced, at: start)
    } else if !zone.contains(Ascii.recordSeparator) {
      warnings.add(.recordSeparatorMissing, at: start)
    }
    if !zone.contains(Ascii.carriageReturn) { warnings.add(.segmentTerminatorMissing, at: start) }
    readForeignBytes(of: zone, at: start)
  }

  private mutating func readForeignBytes(of zone: ByteView, at start: Int) {
    var isAltered = false
    for index in 0..<zone.count {
      let byte = zone[index]
      if byte > Ascii.blank { isAltered = true }
      if byte >= 0x80, !header.noise.contains(byte), header.noise.count < 8 {
        header.noise.append(byte)
      }
    }
    if isAltered { warnings.add(.headerSeparatorsAltered, at: start) }
    let last = zone[zone.count - 1]
    if last == UInt8(ascii: "M"), zone.count >= 2 { header.typedTerminator = last }
    if zone[0] == UInt8(ascii: "J") { header.typedSeparator = zone[0] }
  }

  // MARK: Numbers

  private mutating func readNumbers(from typeEnd: Int) {
    let start = skipBlanks(from: typeEnd)
    let digits = text.digitCount(from: start)
    header.end = digits == 0 ? typeEnd : start
    guard digits >= 5 else {
      warnings.add(.issuerNumberMissing, at: start)
      warnings.add(.editionMissing, at: start)
      return
    }
    let issuerLength = readIssuer(at: start, digits: digits)
    var place = start + issuerLength
    let rest = min(digits - issuerLength, 6)
    if rest >= 2 {
      header.version = text.slice(place, place + 2).number
      place += 2
    } else {
      warnings.add(.editionMissing, at: place)
    }
    if rest >= 5 {
      header.jurisdictionVersion = text.slice(place, place + 2).number
      place += 2
      if header.version == 1 { warnings.add(.jurisdictionVersionUnexpected, at: place - 2) }
    } else if let version = header.version, version > 1 {
      warnings.add(.jurisdictionVersionMissing, at: place)
    }
    let left = start + issuerLength + rest - place
    header.entryCount = left > 0 ? text.slice(place, place + left).number : nil
    if header.entryCount == nil { warnings.add(.entryCountMissing, at: place) }
    header.end = start + issuerLength + max(rest, 0)
  }

  /// Reads the issuer identification number and gives its length: 6, or 5 when its 6 in front is lost.
  private mutating func readIssuer(at start: Int, digits: Int) -> Int {
    let six = UInt32(text.slice(start, start + 6).number ?? 0)
    if digits >= 6, let row = JurisdictionRow(issuerNumber: six) {
      header.issuer = Jurisdiction(row)
      header.issuerNumber = six
      header.issuerDigits = start..<start + 6
      return 6
    }
    let five = 600_000 + UInt32(text.slice(start, start + 5).number ?? 0)
    // An even number of digits is a whole header, but for the 8 of one that lacks more than this.
    let mayBeShort = digits % 2 == 1 || digits == 8
    if mayBeShort, let row = JurisdictionRow(issuerNumber: five) {
      header.issuer = Jurisdiction(row)
      header.issuerNumber = five
      header.issuerDigits = start..<start + 5
      warnings.add(.issuerNumberShort, at: start)
      return 5
    }
    let length = min(digits, 6)
    if length == 6 { header.issuerNumber = six }
    header.issuerDigits = start..<start + length
    warnings.add(.issuerUnknown, at: start)
    return length
  }
}
