// Names: DCS, DAC and DAD from edition 04 on; DCS and DCT in 02 and 03; in 01 DAA, or DAB, DAC and DAD.

extension LicenseReader {
  mutating func readNames() {
    license.pointee.lastName = familyName(.dcs) ?? familyName(.dab)
    license.pointee.firstName = firstName()
    readGivenNames()
    readMiddleNames()
    readFullName()
    readSuffixes()
    license.pointee.prefix = statedText(.daf)
    readAliases()
    license.pointee.lastNameTruncation = truncation(.dde)
    license.pointee.firstNameTruncation = truncation(.ddf)
    license.pointee.middleNameTruncation = truncation(.ddg)
  }

  /// A family name; None is one, and only the word for what is not available means that there is none.
  private mutating func familyName(_ element: KnownElement) -> String? {
    guard let value = stated(element) else { return nil }
    if value.isUnavailable {
      mark(element, .absent, .placeholder)
      return nil
    }
    if let rule = Placeholder.rule(of: value), !(rule == .placeholder) {
      mark(element, .absent, rule)
      return nil
    }
    if let bare = takeSuffix(behind: value, of: element) {
      mark(element, .read, .nameWithSuffix)
      return decode(bare, of: element).string
    }
    let string = name(value, of: element)
    mark(element, .read, value.isPlaceholder ? .familyName : string.rule)
    return string.string
  }

  /// DAC: the first name; behind a comma middle names, unless DAD states others.
  private mutating func firstName() -> String? {
    guard let value = statedValue(.dac) else { return nil }
    let bare = takeSuffix(behind: value, of: .dac)
    if let split = splitFirstName((bare ?? value).trimmedOfCommas) { return split }
    if let bare {
      mark(.dac, .read, .nameWithSuffix)
      return decode(bare, of: .dac).string
    }
    let string = name(value, of: .dac)
    mark(.dac, .read, string.rule)
    return string.string
  }

  private mutating func splitFirstName(_ value: ByteView) -> String? {
    guard value.contains(Ascii.comma) else { return nil }
    var parts = value.parts(separatedBy: Ascii.comma)
    guard parts.count > 1 else { return nil }
    let first = parts.removeFirst()
    if has(.dad) {
      let middle = bytes(of: slot(.dad)).trimmed
      let isFree = middle.isEmpty || Placeholder.rule(of: middle, in: .middleName) != nil
      guard isFree || parts.allSatisfy({ middle.containsPart($0) }) else { return nil }
    }
    mark(.dac, .read, .commaNames)
    takeMiddleNames(parts, of: .dac)
    return decode(first, of: .dac).string
  }

  /// Takes the suffix at the end of a name for one.
  ///
  /// Behind a comma it may be any suffix of two letters or more; behind a blank it must be one that can be
  /// nothing else. A suffix of its own that says otherwise leaves the name as it is.
  ///
  /// - Returns: The name in front of it; `nil` when the name ends in no suffix, or is nothing else.
  private mutating func takeSuffix(behind value: ByteView, of element: KnownElement) -> ByteView? {
    let name = value.trimmedOfCommas
    var end = name.count
    while end > 0, name[end - 1] != Ascii.blank, name[end - 1] != Ascii.comma { end -= 1 }
    let word = name.dropping(end)
    let bare = name.slice(0, end).trimmedOfCommas
    guard !bare.isEmpty, word.withoutFullStops.count > 1 else { return nil }
    let front = name.slice(0, end).trimmed
    let isBehindComma = front[front.count - 1] == Ascii.comma
    guard let suffix = isBehindComma ? NameSuffix(word) : NameSuffix(certain: word) else {
      return nil
    }
    for own in [KnownElement.dcu, .dae] where has(own) {
      if let stated = NameSuffix(bytes(of: slot(own)).trimmed), stated != suffix { return nil }
    }
    if let earlier = license.pointee.suffix, earlier != suffix { return nil }
    license.pointee.suffix = suffix
    return bare
  }

  /// Decodes a name without the commas that some issuers write behind it.
  private mutating func name(_ value: ByteView, of element: KnownElement) -> DecodedText {
    let bare = value.trimmedOfCommas
    if bare.isEmpty { return decode(value, of: element) }
    if bare.count < value.count { repair(element, .commasDropped) }
    return decode(bare, of: element)
  }

  // MARK: Given and middle names

  /// DCT: all names but the family name, separated by commas or blanks.
  private mutating func readGivenNames() {
    guard let value = statedValue(.dct) else { return }
    if license.pointee.firstName != nil {
      _ = read(value, of: .dct)
      mark(.dct, .read, .unused)
      return
    }
    let names = value.trimmedOfCommas
    if names.contains(Ascii.comma) {
      var parts = names.parts(separatedBy: Ascii.comma)
      license.pointee.firstName = decode(parts.removeFirst(), of: .dct).string
      mark(.dct, .read, .commaNames)
      takeMiddleNames(parts, of: .dct)
    } else if names.contains(Ascii.blank) {
      var parts = names.parts(separatedBy: Ascii.blank)
      license.pointee.firstName = decode(parts.removeFirst(), of: .dct).string
      mark(.dct, .read, .blankNames)
      warn(.nameOrderUncertain, at: .dct)
      takeMiddleNames(parts, of: .dct)
    } else {
      license.pointee.firstName = name(value, of: .dct).string
      mark(.dct, .read, .givenNamesUnsplit)
    }
  }

  /// Takes the parts behind the first name: words, the last of them a suffix when it can be nothing else.
  private mutating func takeMiddleNames(_ parts: [ByteView], of element: KnownElement) {
    var names: [String] = []
    for part in parts {
      for word in part.parts(separatedBy: Ascii.blank) {
        if license.pointee.suffix == nil, !names.isEmpty || parts.count > 1,
          let suffix = NameSuffix(certain: word)
        {
          license.pointee.suffix = suffix
        } else if Placeholder.rule(of: word, in: .middleName) == nil,
          names.count < ParsingLimits.middleNames
        {
          names.append(decode(word, of: element).string)
        }
      }
    }
    if license.pointee.middleNames.isEmpty { license.pointee.middleNames = names }
  }

  private mutating func readMiddleNames() {
    guard let value = statedValue(.dad, in: .middleName) else { return }
    if let suffix = NameSuffix(certain: value), license.pointee.suffix ?? suffix == suffix {
      license.pointee.suffix = suffix
      mark(.dad, .read, .nameWithSuffix)
      return
    }
    let bare = takeSuffix(behind: value, of: .dad)
    let names = bare ?? value.trimmedOfCommas
    if !names.contains(Ascii.comma), edition.number > 1 || !names.contains(Ascii.blank) {
      license.pointee.middleNames = [read(names.isEmpty ? value : names, of: .dad)]
      if bare != nil { mark(.dad, .read, .nameWithSuffix) }
      return
    }
    var words: [String] = []
    // Several names are separated by commas, in edition 01 by blanks.
    let separator = edition.number == 1 && !names.contains(Ascii.comma) ? Ascii.blank : Ascii.comma
    for part in names.parts(separatedBy: separator) where words.count < ParsingLimits.middleNames {
      guard Placeholder.rule(of: part, in: .middleName) == nil else { continue }
      words.append(decode(part, of: .dad).string)
    }
    license.pointee.middleNames = words
    mark(.dad, .read, separator == Ascii.comma ? .commaNames : .text)
  }

  // MARK: Aliases, truncation

  private mutating func readAliases() {
    guard found.hasAny(.dbg, through: .dbs) else { return }
    if edition.number == 1 {
      license.pointee.fullNameAlias = statedText(.dbn)
      license.pointee.prefixAlias = statedText(.dbs)
    } else {
      if edition.number == 2 {
        license.pointee.fullNameAlias = statedText(.dbn)
      } else {
        license.pointee.lastNameAlias = statedText(.dbn)
      }
      license.pointee.givenNameAlias = statedText(.dbg)
      license.pointee.suffixAlias = statedText(.dbs)
    }
    license.pointee.lastNameAlias = license.pointee.lastNameAlias ?? statedText(.dbo)
    license.pointee.givenNameAlias = license.pointee.givenNameAlias ?? statedText(.dbp)
    license.pointee.middleNameAlias = statedText(.dbq)
    license.pointee.suffixAlias = license.pointee.suffixAlias ?? statedText(.dbr)
  }

  private mutating func truncation(_ element: KnownElement) -> Truncation? {
    guard let value = statedValue(element) else { return nil }
    switch value.count == 1 ? Ascii.upper(value[0]) : 0 {
    case UInt8(ascii: "T"):
      mark(element, .read, .code)
      return .truncated
    case UInt8(ascii: "N"):
      mark(element, .read, .code)
      return .notTruncated
    case UInt8(ascii: "U"):
      mark(element, .read, .code)
      return .unknown
    default:
      mark(element, .unrecognised, .unknownCode)
      return nil
    }
  }
}

extension ByteView {
  /// Whether a text is one of the words of a list with commas or blanks between them.
  fileprivate func containsPart(_ text: ByteView) -> Bool {
    for separator in [Ascii.comma, Ascii.blank] {
      if parts(separatedBy: separator).contains(where: { $0.isEqual(to: text) }) { return true }
    }
    return false
  }

  /// The parts between separators, blanks around each trimmed, empty ones left out.
  func parts(separatedBy separator: UInt8) -> [ByteView] {
    var parts: [ByteView] = []
    forEachPart(separatedBy: separator) { part in
      if !part.isEmpty { parts.append(part) }
    }
    return parts
  }

  /// Hands out the parts between separators in order, blanks around each trimmed, empty ones too.
  func forEachPart(separatedBy separator: UInt8, _ body: (ByteView) -> Void) {
    var lower = 0
    while lower <= count {
      let upper = firstIndex(of: separator, from: lower) ?? count
      body(slice(lower, upper).trimmed)
      lower = upper + 1
    }
  }
}
