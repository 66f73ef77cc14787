// Elements that are set apart by something else than the standard's separators, or by more than these.

extension ElementCutter {
  /// Cuts everything again where the text shows a layout of its own.
  mutating func recutByLayout() {
    guard mayHaveLayout() else { return }
    let learner = SeparatorLearner(
      text: text, header: header, zone: separatorZone, anchors: anchors())
    let between = learner.separator()
    var layout = TextLayout(between: between)
    layout.terminator = learner.terminator(besides: between)
    if !between.isEmpty { layout.valuePrefix = learner.valuePrefix(behind: between) }
    guard !layout.isEmpty else { return }
    apply(layout)
  }

  /// Breaks at what stands in front of most of some places where elements might begin; `nil` when it is nothing but
  /// blanks or differs.
  mutating func layoutBreaks(_ candidates: [BreakCandidate]) -> [LineBreak]? {
    var anchors: [SeparatorLearner.Anchor] = []
    for candidate in candidates {
      guard case .element(let element) = candidate.kind else { continue }
      anchors.append(
        SeparatorLearner.Anchor(start: candidate.place, place: candidate.place, element: element))
    }
    let learner = SeparatorLearner(
      text: text, header: header, zone: separatorZone, anchors: anchors)
    let between = learner.separator()
    guard !between.isEmpty, !between.isOfTerminators else { return nil }
    let found = LayoutBreaks(text, header, TextLayout(between: between))
    guard !found.breaks.isEmpty else { return nil }
    textRepairs += found.repairs
    return found.breaks
  }

  private mutating func apply(_ layout: TextLayout) {
    let found = LayoutBreaks(text, header, layout)
    guard !found.breaks.isEmpty || !layout.valuePrefix.isEmpty else { return }
    valuePrefix = layout.valuePrefix
    // What replaces a separator byte by byte leaves offsets right, but within the bounds it replaces it too.
    recut(found.breaks, byDirectory: found.breaks.isEmpty)
    let place = found.breaks.first?.end
    let isReplaced = !layout.separator.isEmpty || !layout.terminator.isEmpty
    warnings.addOnce(isReplaced ? .separatorsReplaced : .noiseSkipped, at: place)
    textRepairs += found.repairs
    noteValuePrefix()
  }

  private mutating func noteValuePrefix() {
    var count = 0
    var first: Token?
    for token in tokens.all where token.repairs.contains(.bytesBehindId) {
      first = first ?? token
      count += 1
    }
    guard let first else { return }
    let bytes = [UInt8](text.slice(first.idStart + 3, first.start).buffer)
    textRepairs.append(TextRepair(.valuePrefixDropped, found: bytes, count: count))
  }

  /// Where a value begins behind what stands between ids and values; of an empty value only a part of it may stand
  /// there.
  mutating func behindPrefix(_ start: Int, _ end: Int) -> Int {
    let line = text.slice(0, end)
    let matched = valuePrefix.matched(from: start, in: line)
    return matched.count == valuePrefix.pieces.count || matched.end == end
      ? matched.end : start
  }

  // MARK: Is it worth a look?

  /// Whether anything hints at a layout of its own; no card does that is as the standard has it.
  private mutating func mayHaveLayout() -> Bool {
    holdElements(suspects) || header.issuerDigits == nil || lacksSubfile()
      || warnings.has(.noiseSkipped) || warnings.has(.strayText)
      || warnings.has(.headerSeparatorsAltered)
      || warnings.has(.elementTooShort) || warnings.has(.textBehindElements) || haveCommonEdges()
  }

  /// Whether ids of elements stand in the values of some.
  private mutating func holdElements(_ indices: [Int]) -> Bool {
    for index in indices {
      for place in tokens[index].start..<tokens[index].end
      where text.start[place] == UInt8(ascii: "D") {
        if text.beginsElement(at: place) { return true }
      }
    }
    return false
  }

  /// Whether most of some values begin or end as those before them do: nine of them, from all over the text, as
  /// dates and truncations stand together.
  private mutating func haveCommonEdges() -> Bool {
    let count = min(tokens.count, 9)
    guard count > 2 else { return false }
    var (starts, ends) = (0, 0)
    var last = tokens[0]
    for step in 1..<count {
      let token = tokens[step * tokens.count / count]
      let first = text[token.start]
      // What stands in front of values is neither letter nor digit at its beginning.
      if first == text[last.start], !Ascii.isLetter(first), !Ascii.isDigit(first) { starts += 1 }
      if text[token.end - 1] == text[last.end - 1] { ends += 1 }
      last = token
      if max(starts, ends) + 4 < step { return false }
    }
    return max(starts, ends) * 5 >= (count - 1) * 3
  }

  /// What stands between the compliance indicator and the file type; empty when there is no number behind them.
  private var separatorZone: Range<Int> {
    guard var end = header.issuerDigits?.lowerBound, text[header.start] == Ascii.at else {
      return 0..<0
    }
    while end > 0, text[end - 1] == Ascii.blank { end -= 1 }
    end -= header.fileType?.utf8.count ?? 0
    return header.start + 1 < end ? header.start + 1..<end : 0..<0
  }

  /// The places where the id of an element stands, up to a limit, but for the one behind the first subfile's letters.
  private func anchors() -> [SeparatorLearner.Anchor] {
    var anchors: [SeparatorLearner.Anchor] = []
    var place = header.end
    if text.isStandardType(at: place) { place += 3 }
    while place + 3 <= text.count, anchors.count < ParsingLimits.separatorPlaces {
      if let element = KnownElement(text[place], text[place + 1], text[place + 2]) {
        anchors.append(SeparatorLearner.Anchor(start: place, place: place, element: element))
      }
      place += 1
    }
    return anchors
  }
}
