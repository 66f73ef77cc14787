// DAA of edition 01: the whole name in one element.

extension LicenseReader {
  mutating func readFullName() {
    guard let value = statedValue(.daa) else { return }
    // Later editions do not define DAA; beside a name of their own it is something else.
    let hasName = license.pointee.lastName != nil || license.pointee.firstName != nil
    if edition.presence(of: .daa) == .undefined, license.pointee.lastName != nil {
      mark(.daa, .unrecognised, .undefinedHere)
      return
    }
    let name = decode(value, of: .daa)
    license.pointee.fullName = name.string
    if let separator = value.nameSeparator {
      readMarkedName(value, separator)
    } else if hasName {
      mark(.daa, .read, .wholeName)
    } else {
      readUnmarkedName(value)
    }
  }

  // MARK: With separators

  /// LAST,FIRST,MIDDLE,SUFFIX; with two parts only, middle names stand behind the first name.
  private mutating func readMarkedName(_ value: ByteView, _ separator: UInt8) {
    switch separator {
    case Ascii.comma: mark(.daa, .read, .commaName)
    case Ascii.dollar: mark(.daa, .read, .dollarName)
    default: mark(.daa, .read, .atName)
    }
    var parts: [ByteView] = []
    value.forEachPart(separatedBy: separator) { parts.append($0) }
    while let last = parts.last, last.isEmpty { parts.removeLast() }
    guard let family = parts.first else { return }
    let hasSuffixPart = parts.count > 3
    if license.pointee.lastName == nil { takeFamilyName(family, mayHoldSuffix: !hasSuffixPart) }
    guard parts.count > 1 else { return }
    let middle = parts.count > 2 ? parts[2] : nil
    takeFirstName(parts[1], isFollowed: middle != nil)
    if let middle { takeMiddleName(middle, isLast: !hasSuffixPart) }
    if hasSuffixPart, license.pointee.suffix == nil {
      license.pointee.suffix = NameSuffix(parts[3])
    }
  }

  private mutating func takeFamilyName(_ part: ByteView, mayHoldSuffix: Bool) {
    guard !part.isEmpty, !part.isUnavailable else { return }
    let words = part.parts(separatedBy: Ascii.blank)
    if mayHoldSuffix, words.count > 1, let last = words.last,
      let suffix = NameSuffix(certain: last)
    {
      license.pointee.suffix = license.pointee.suffix ?? suffix
      let end = last.start - part.start
      license.pointee.lastName = decode(part.slice(0, end).trimmedOfCommas, of: .daa).string
    } else {
      license.pointee.lastName = decode(part, of: .daa).string
    }
  }

  private mutating func takeFirstName(_ part: ByteView, isFollowed: Bool) {
    guard license.pointee.firstName == nil, !part.isEmpty, !part.isPlaceholder else { return }
    var words = part.parts(separatedBy: Ascii.blank)
    guard !isFollowed, words.count > 1 else {
      license.pointee.firstName = decode(part, of: .daa).string
      return
    }
    license.pointee.firstName = decode(words.removeFirst(), of: .daa).string
    if license.pointee.middleNames.isEmpty { takeWords(words) }
  }

  private mutating func takeMiddleName(_ part: ByteView, isLast: Bool) {
    guard license.pointee.middleNames.isEmpty, !part.isEmpty else { return }
    if isLast, license.pointee.suffix == nil, let suffix = NameSuffix(certain: part) {
      license.pointee.suffix = suffix
      return
    }
    takeWords(part.parts(separatedBy: Ascii.blank))
  }

  /// Takes words for middle names, the last one for a suffix when it can be nothing else.
  private mutating func takeWords(_ words: [ByteView]) {
    var rest = words
    if rest.count > 1, license.pointee.suffix == nil, let last = rest.last,
      let suffix = NameSuffix(certain: last)
    {
      license.pointee.suffix = suffix
      rest.removeLast()
    }
    for word in rest where license.pointee.middleNames.count < ParsingLimits.middleNames {
      guard Placeholder.rule(of: word, in: .middleName) == nil else { continue }
      license.pointee.middleNames.append(decode(word, of: .daa).string)
    }
  }

  // MARK: Without separators

  /// FIRST MIDDLE LAST SUFFIX, as Pennsylvania's cards have it; the split is never certain.
  private mutating func readUnmarkedName(_ value: ByteView) {
    var words = value.parts(separatedBy: Ascii.blank)
    mark(.daa, .read, .blankName)
    warn(.nameOrderUncertain, at: .daa)
    if words.count > 2, let last = words.last, let suffix = NameSuffix(certain: last) {
      license.pointee.suffix = suffix
      words.removeLast()
    }
    guard let family = words.popLast() else { return }
    license.pointee.lastName = decode(family, of: .daa).string
    guard !words.isEmpty else { return }
    license.pointee.firstName = decode(words.removeFirst(), of: .daa).string
    if license.pointee.middleNames.isEmpty { takeWords(words) }
  }
}

extension ByteView {
  /// What separates the parts of a whole name: a comma (bar code), `$` (magnetic stripe) or `@` (D20).
  var nameSeparator: UInt8? {
    if contains(Ascii.comma) { return Ascii.comma }
    if contains(Ascii.dollar) { return Ascii.dollar }
    return contains(Ascii.at) ? Ascii.at : nil
  }
}
