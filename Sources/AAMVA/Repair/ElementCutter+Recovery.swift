extension ElementCutter {
  /// Cuts everything again when some separators are lost or replaced.
  mutating func recutWhereSeparatorsAreLost() {
    guard mayLackSeparators() else { return }
    let breaks = findBreaks()
    guard let first = breaks.first else { return }
    warnings.drop(behind: headerWarnings)
    let isReplaced = breaks.contains { $0.repair == .separatorReplaced }
    warnings.add(isReplaced ? .separatorsReplaced : .separatorsLost, at: first.end)
    self.breaks = breaks
    tokens.removeAll()
    subfiles.removeAll(keepingCapacity: true)
    suspects.removeAll(keepingCapacity: true)
    found = ElementSet()
    current = -1
    endsInCRLF = 0
    cut(from: header.end)
    markDoubtful()
  }

  /// Whether values are too long, or something is missing that they may hold.
  mutating func mayLackSeparators() -> Bool {
    !suspects.isEmpty || lacksSubfile() || !missingElements().isEmpty
  }

  /// Marks elements whose split is ambiguous: those that were found to be so, and those that came out
  /// more than once by splitting, with the ones in front of them.
  private mutating func markDoubtful() {
    let split: Repairs = [.separatorLost]
    var counts = [UInt8](repeating: 0, count: KnownElement.count)
    for token in tokens.all {
      if let element = token.element { counts[Int(element.rawValue)] &+= 1 }
    }
    for index in tokens.indices {
      guard let element = tokens[index].element else { continue }
      if doubtful.contains(tokens[index].idStart) { tokens[index].repairs.insert(.splitAmbiguous) }
      if counts[Int(element.rawValue)] > 1, !tokens[index].repairs.isDisjoint(with: split),
        isContradicted(tokens[index])
      {
        tokens[index].repairs.insert(.splitAmbiguous)
        if index > 0 { tokens[index - 1].repairs.insert(.splitAmbiguous) }
      }
    }
  }

  /// Whether the same element stands elsewhere with another value; inside a word it always is, as names
  /// hold ids by chance.
  private func isContradicted(_ token: Token) -> Bool {
    if Ascii.isLetter(text[token.idStart - 1]) { return true }
    let value = text.slice(token.start, token.end).trimmed
    for other in tokens.all where other.element == token.element && other.idStart != token.idStart {
      if !text.slice(other.start, other.end).trimmed.isEqual(to: value) { return true }
    }
    return false
  }

  /// A line, and the places in it where an element might begin.
  private typealias Line = (token: Int, candidates: [BreakCandidate])

  /// Looks for elements inside of values that are longer than any edition allows, or that seem to hold
  /// an element which is missing.
  ///
  /// - Returns: Where elements end, in order; empty when nothing was found.
  mutating func findBreaks() -> [LineBreak] {
    let lacks = missingElements()
    let suspicious = lines(suspiciousLines(lacks))
    guard !suspicious.isEmpty else { return breaksAtMissingSubfiles() }
    let separator = SeparatorFinder(
      text: text, candidates: suspicious.flatMap { $0.candidates }, typed: header.typedSeparator,
      lacks: lacks
    ).find()
    if !separator.isEmpty, separator.contains(where: { $0 != Ascii.blank }) {
      return breaks(at: separator, suspicious.map { tokens[$0.token] })
    }
    let found = split(suspicious, lacks, hasBlanks: !separator.isEmpty, trustedLoss: nil)
    if found.isEmpty { return breaksAtMissingSubfiles() }
    // Where one separator is lost, others may be.
    let all = lines(Array(tokens.indices))
    let loss = found.count * 100 / (found.count + tokens.count)
    return split(all, lacks, hasBlanks: !separator.isEmpty, trustedLoss: loss)
  }

  /// The lines that hold places where an element might begin.
  private mutating func lines(_ indices: [Int]) -> [Line] {
    var lines: [Line] = []
    var left = ParsingLimits.recoveryCandidates
    for index in indices where tokens[index].element != nil {
      let token = tokens[index]
      guard let candidates = candidates(from: token.start, to: token.end, limit: left) else {
        warnings.addOnce(.tooManyRecoveryCandidates, at: token.idStart)
        continue
      }
      left -= candidates.count
      if !candidates.isEmpty { lines.append((index, candidates)) }
    }
    return lines
  }

  /// Splits lines; of a hundred separators `trustedLoss` are lost, when that is known.
  private mutating func split(
    _ lines: [Line], _ lacks: ElementSet, hasBlanks: Bool, trustedLoss: Int?
  ) -> [LineBreak] {
    let isTrusted = trustedLoss != nil
    doubtful.removeAll()
    var seen = ElementSet()
    for index in tokens.indices where isTrusted || !lines.contains(where: { $0.token == index }) {
      if let element = tokens[index].element { seen.insert(element) }
    }
    var present = ElementSet()
    var repeated = ElementSet()
    for candidate in lines.lazy.flatMap({ $0.candidates }) {
      guard case .element(let element) = candidate.kind else { continue }
      if present.contains(element) { repeated.insert(element) }
      present.insert(element)
    }
    var breaks: [LineBreak] = []
    for line in lines {
      var search = GluedText(
        text: text, header: header, token: tokens[line.token], candidates: line.candidates,
        seen: seen, present: present, repeated: repeated, lacks: lacks, hasBlanks: hasBlanks,
        trustedLoss: trustedLoss)
      breaks += search.breaks()
      doubtful += search.doubtful
    }
    return breaks
  }

  /// The mandatory elements that no line begins with.
  mutating func missingElements() -> ElementSet {
    guard let version = header.version else { return ElementSet() }
    return Edition(version).mandatorySet.subtracting(found)
  }

  /// Lines that are too long, or in whose values a missing element seems to stand, in order.
  private func suspiciousLines(_ missing: ElementSet) -> [Int] {
    var lines: [Int] = []
    var nextSuspect = 0
    for index in tokens.indices {
      if nextSuspect < suspects.count, suspects[nextSuspect] == index {
        nextSuspect += 1
        lines.append(index)
      } else if !missing.isEmpty, tokens[index].element != nil, holds(missing, tokens[index]) {
        lines.append(index)
      }
    }
    return lines
  }

  /// Whether the value of a truncation element is all that follows, and others of the three are there:
  /// many a name ends in DDEN.
  private func isGluedTruncation(_ element: KnownElement, _ rest: ByteView) -> Bool {
    element.kind == .truncation && rest.count == 1 && found.hasAny(.dde, through: .ddg)
      && GluedValue.cost(rest, element, mayEndInM: false) == 0
  }

  /// Whether a missing element seems to stand in a value, its separator lost.
  private func holds(_ missing: ElementSet, _ token: Token) -> Bool {
    var place = token.start + 1
    while place + 3 < token.end {
      if text.start[place] == UInt8(ascii: "D"),
        let element = KnownElement(text[place], text[place + 1], text[place + 2]),
        missing.contains(element), element != .dai || text[place - 1] != Ascii.blank,
        element.mayBeGlued(text.slice(place + 3, token.end))
          || isGluedTruncation(element, text.slice(place + 3, token.end))
      {
        return true
      }
      place += 1
    }
    return false
  }
}

extension KnownElement {
  /// Whether an id inside a value is an element of its own, by what follows it.
  ///
  /// Other ids stand inside names too often: MADDEN, DARLENE, HARDCASTLE.
  fileprivate func mayBeGlued(_ rest: ByteView) -> Bool {
    switch kind {
    case .date, .expirationDate: rest.digitCount(from: 0) >= 8
    case .postalCode: rest.digitCount(from: 0) >= 5 || Ascii.isDigit(rest[1])
    case .state: JurisdictionRow(abbreviation: rest.slice(0, 2)) != nil
    case .country: Word(rest.slice(0, 3)) == Word("USA") || Word(rest.slice(0, 3)) == Word("CAN")
    case .sex: rest.digitCount(from: 0) == 1
    case .eyeColor: Codes.eyeColor.entry(rest.slice(0, 3))?.isStandard == true
    case .height, .street: Ascii.isDigit(rest[0])
    case .number: self == .daq
    case .name, .givenNames:
      rest.count >= 2 && (self == .dcs || self == .dct || self == .dac || self == .dad)
    default: self == .dcf || self == .dai
    }
  }
}
