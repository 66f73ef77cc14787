extension ElementCutter {
  /// Cuts everything again when some separators are lost or replaced.
  mutating func recutWhereSeparatorsAreLost() {
    let loss = LostBytes(text, header)
    guard mayLackSeparators(loss) else { return }
    var hidden = hiddenElements(loss)
    guard var breaks = findBreaks(hidden, loss) else { return }
    if !breaks.isEmpty, directory.bindsSubfiles {
      cutWithoutDirectory()
      hidden = hiddenElements(loss)
      breaks = mayLackSeparators(loss) ? findBreaks(hidden, loss) ?? [] : []
    }
    if let first = breaks.first {
      let isReplaced = breaks.contains { $0.repair == .separatorReplaced }
      recut(merged(breaks))
      warnings.add(isReplaced ? .separatorsReplaced : .separatorsLost, at: first.end)
      markDoubtful()
    }
    if let hidden = breaks.isEmpty ? hidden : doubtfulElements(loss) { markHolders(hidden) }
    markOverlong()
  }

  /// What to look for inside of values; `nil` when the text is as long as it should be.
  private mutating func hiddenElements(_ lost: LostBytes) -> HiddenElements? {
    guard lost != .intact, let version = header.version else { return nil }
    let absent = Edition(version).definedElements.subtracting(found)
    if lost == .shorter {
      return HiddenElements(text: text, found: found, wanted: absent, isShorter: true)
    }
    // The ids of some codes stand inside of words, and identification cards lack the others.
    let isCertain = header.designators.first?.first != UInt8(ascii: "I")
    let missing = missingElements().subtracting(
      isCertain ? HiddenElements.codesInWords : HiddenElements.drivingCodes)
    return HiddenElements(text: text, found: found, wanted: missing, provable: absent)
  }

  /// The elements that stand nowhere, or only behind words without a separator.
  private mutating func doubtfulElements(_ lost: LostBytes) -> HiddenElements? {
    guard let version = header.version else { return nil }
    var certain = ElementSet()
    for token in tokens.all {
      guard let element = token.element else { continue }
      let before = text[token.idStart - 1]
      if !token.repairs.contains(.separatorLost) || !Ascii.isLetter(before) && before != Ascii.blank
      {
        certain.insert(element)
      }
    }
    let open = Edition(version).definedElements.subtracting(certain)
    return HiddenElements(text: text, found: found, wanted: open, isShorter: lost == .shorter)
  }

  /// Marks values as ambiguous behind which another element may stand, and where that was found instead.
  private mutating func markHolders(_ hidden: HiddenElements) {
    var held = ElementSet()
    for index in tokens.indices {
      guard let element = hidden.element(in: tokens[index]) else { continue }
      tokens[index].repairs.insert(.splitAmbiguous)
      held.insert(element)
    }
    for index in tokens.indices {
      guard let element = tokens[index].element, held.contains(element) else { continue }
      tokens[index].repairs.insert(.splitAmbiguous)
      if index > 0 { tokens[index - 1].repairs.insert(.splitAmbiguous) }
    }
  }

  /// Marks values that are longer than any edition allows and hold ids of several elements that are not there: what
  /// stands between them was not understood.
  private mutating func markOverlong() {
    for index in suspects where index < tokens.count && tokens[index].element != nil {
      var others = ElementSet()
      for place in tokens[index].start..<max(tokens[index].start, tokens[index].end - 2) {
        if let other = KnownElement(text[place], text[place + 1], text[place + 2]),
          !found.contains(other)
        {
          others.insert(other)
        }
      }
      if others.count >= 3 { tokens[index].repairs.insert(.splitAmbiguous) }
    }
  }

  /// Whether values are too long, or something is missing that they may hold.
  private mutating func mayLackSeparators(_ loss: LostBytes) -> Bool {
    !suspects.isEmpty || loss != .intact || lacksSubfile() || !missingElements().isEmpty
  }

  /// Marks elements whose split is ambiguous: those that were found to be so, and those that came out
  /// more than once by splitting, with the ones in front of them.
  private mutating func markDoubtful() {
    let split: Repairs = [.separatorLost]
    var counts = [UInt8](repeating: 0, count: KnownElement.count)
    for token in tokens.all {
      if let element = token.element { counts[Int(element.rawValue)] &+= 1 }
    }
    let isLossRare = breaks.count * 4 < tokens.count
    for index in tokens.indices {
      guard let element = tokens[index].element else { continue }
      if doubtful.contains(tokens[index].idStart) { tokens[index].repairs.insert(.splitAmbiguous) }
      if index > 0, mayBeWord(tokens[index], behind: tokens[index - 1], isLossRare) {
        tokens[index].repairs.insert(.splitAmbiguous)
        tokens[index - 1].repairs.insert(.splitAmbiguous)
      }
      if counts[Int(element.rawValue)] > 1, !tokens[index].repairs.isDisjoint(with: split),
        isContradicted(tokens[index])
      {
        tokens[index].repairs.insert(.splitAmbiguous)
        if index > 0 { tokens[index - 1].repairs.insert(.splitAmbiguous) }
      }
    }
  }

  /// Whether an id and its value, found without a separator, may as well be the end of a word: HARDCASTLE, MADDEN.
  private func mayBeWord(_ token: Token, behind other: Token, _ isLossRare: Bool) -> Bool {
    let before = text[token.idStart - 1]
    guard token.repairs.contains(.separatorLost), Ascii.isLetter(before) else { return false }
    switch other.element?.kind {
    case .name, .givenNames, .fullName, .city, .street: break
    default: return false
    }
    let value = text.slice(token.start, token.end)
    switch token.element?.kind {
    case .code:
      if value.count < 2 || value.isPlaceholder { return false }
      for index in 0..<value.count where !Ascii.isLetter(value[index]) { return false }
      return true
    case .truncation:
      // Where many separators are lost, that of this element is too, rather than the element itself.
      return isLossRare && token.element == .dde && value[0] == UInt8(ascii: "N")
        && ByteView("AEIOU").contains(Ascii.upper(before))
    default: return false
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
  /// - Returns: Where elements end, in order; empty when nothing was found, `nil` when nothing was to be looked for.
  private mutating func findBreaks(
    _ hidden: HiddenElements?, _ lost: LostBytes
  ) -> [LineBreak]? {
    let lacks = missingElements()
    let suspicious = lines(suspiciousLines(lacks, hidden, lost))
    guard !suspicious.isEmpty else {
      let breaks = breaksAtMissingSubfiles()
      return breaks.isEmpty ? nil : breaks
    }
    let candidates = suspicious.flatMap { $0.candidates }
    if let found = layoutBreaks(candidates) { return found }
    let hasBlanks = areBlanks(before: candidates, lacks)
    let found = split(suspicious, lacks, hasBlanks: hasBlanks, trustedLoss: nil)
    if found.isEmpty { return breaksAtMissingSubfiles() }
    // Where one separator is lost, others may be.
    let all = lines(Array(tokens.indices))
    let loss = found.count * 100 / (found.count + tokens.count)
    let others = split(all, lacks, hasBlanks: hasBlanks, trustedLoss: loss)
    return others.isEmpty ? found : others
  }

  /// The breaks found so far and others, in order.
  private func merged(_ others: [LineBreak]) -> [LineBreak] {
    breaks.isEmpty ? others : (breaks + others).sorted { ($0.end, $0.next) < ($1.end, $1.next) }
  }

  /// Whether blanks in front of ids are separators, as they stand in values too: they stand in front of most ids,
  /// and there are many, or most are ids of elements that are missing.
  private func areBlanks(before candidates: [BreakCandidate], _ lacks: ElementSet) -> Bool {
    var count = 0
    var lacking = 0
    for candidate in candidates where text[candidate.place - 1] == Ascii.blank {
      count += 1
      if case .element(let element) = candidate.kind, lacks.contains(element) { lacking += 1 }
    }
    guard candidates.count >= 3, count * 10 >= candidates.count * 6 else { return false }
    return count >= 6 || lacking * 2 >= count
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
  private func suspiciousLines(
    _ missing: ElementSet, _ hidden: HiddenElements?, _ lost: LostBytes
  ) -> [Int] {
    var lines: [Int] = []
    var nextSuspect = 0
    for index in tokens.indices {
      if nextSuspect < suspects.count, suspects[nextSuspect] == index {
        nextSuspect += 1
        lines.append(index)
      } else if !missing.isEmpty, tokens[index].element != nil, holds(missing, tokens[index], lost)
      {
        lines.append(index)
      } else if hidden?.element(in: tokens[index]) != nil {
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
  private func holds(_ missing: ElementSet, _ token: Token, _ lost: LostBytes) -> Bool {
    var place = token.start + 1
    while place + 3 < token.end {
      if text.start[place] == UInt8(ascii: "D"),
        let element = KnownElement(text[place], text[place + 1], text[place + 2]),
        missing.contains(element), element != .dai || text[place - 1] != Ascii.blank,
        element.mayBeGlued(text.slice(place + 3, token.end))
          || (lost != .intact || element != .dde)
            && isGluedTruncation(element, text.slice(place + 3, token.end))
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
