/// Cuts the text behind the header into subfiles and elements.
///
/// What the header's directory bounds rightly is cut within its bounds (`Directory`). Many cards get it
/// wrong; then the text itself decides where a subfile begins and an element ends.
///
/// What every card calls is `mutating`, also where it only looks: the whole cutter would be copied for a call
/// otherwise.
struct ElementCutter: ~Copyable {
  let text: ByteView
  let header: Header
  var tokens = TokenList()
  var subfiles: [Subfile] = []
  var warnings: WarningList
  /// Where the warnings end that were there before anything was cut.
  let headerWarnings: WarningList.Mark
  /// Elements that a line begins with.
  var found = ElementSet()
  /// Elements whose value is longer than any edition allows: they may hold others.
  var suspects: [Int] = []
  /// Places where an element ends without a terminator, in order.
  var breaks: [LineBreak] = []
  /// Where elements begin whose split is ambiguous.
  var doubtful: [Int] = []
  /// What stands between ids and values, where something does.
  var valuePrefix = BytePattern()
  /// What was repaired in the text as a whole.
  var textRepairs: [TextRepair] = []
  private var nextBreak = 0
  private var lastElementStart: Int?
  /// The repair that brought the next line about.
  private var repair: Repairs = []
  /// Index of the subfile that is being read; -1 before the first.
  var current = -1
  var endsInCRLF = 0
  private(set) var directory: Directory
  /// Whose the part of the text is that is being cut.
  var owner = Directory.Stretch.Owner.license
  /// What is cut is the licence's, for all that is known by now.
  var isInLicense = false
  /// An element of the standard stands in a subfile of a jurisdiction's own that is not bound.
  var hasElementsOfOthers = false

  init(_ text: ByteView, _ header: consuming Header, _ warnings: consuming WarningList) {
    self.text = text
    directory = Directory(text, header)
    self.header = header
    headerWarnings = warnings.mark
    self.warnings = warnings
    // One allocation for nearly every card.
    subfiles.reserveCapacity(4)
  }

  /// Cuts everything behind the header.
  mutating func cut() {
    cut(from: header.end)
    recutByLayout()
    recutWhereSeparatorsAreLost()
    if hasElementsOfOthers { disownElementsOfOthers() }
  }

  /// Forgets what was cut, and cuts everything anew with breaks.
  ///
  /// - Parameters:
  ///   - breaks: Where elements end without a terminator.
  ///   - byDirectory: What the directory bounds stays bound.
  mutating func recut(_ breaks: [LineBreak], byDirectory: Bool = true) {
    self.breaks = breaks
    if !byDirectory { directory = Directory(text) }
    cutAnew()
  }

  /// Cuts everything again by the text alone: where separators are lost or replaced, they are so in every
  /// subfile, and offsets that are right are so by chance.
  mutating func cutWithoutDirectory() {
    directory = Directory(text)
    cutAnew()
  }

  private mutating func cutAnew() {
    warnings.drop(behind: headerWarnings)
    nextBreak = 0
    tokens.removeAll()
    subfiles.removeAll(keepingCapacity: true)
    suspects.removeAll(keepingCapacity: true)
    found = ElementSet()
    current = -1
    endsInCRLF = 0
    repair = []
    hasElementsOfOthers = false
    cut(from: header.end)
  }

  /// Cuts everything from an index on.
  mutating func cut(from start: Int) {
    var place = start
    while place < text.count {
      let stretch = directory.stretch(from: place)
      owner = stretch.owner
      switch stretch.owner {
      case .license, .nobody: cutLines(from: place, to: stretch.end)
      case .jurisdiction(let first, let second):
        cutJurisdictions(first, second, place..<stretch.end)
      }
      place = stretch.end
    }
    owner = .license
    closeSubfile(at: text.count)
    dropTypedTerminator()
    if endsInCRLF >= 3 { warnings.add(.lineEndsCRLF) }
  }

  /// Cuts a part of the text into lines, and those into subfiles and elements.
  mutating func cutLines(from start: Int, to count: Int) {
    isInLicense = isOwned(by: current)
    var place = start
    let hasNoise = !header.noise.isEmpty || !valuePrefix.isEmpty
    while place < count {
      if tokens.count >= ParsingLimits.elements, text[place] > Ascii.blank {
        warnings.addOnce(.tooManyElements, at: place)
        break
      }
      var end = text.firstControl(from: place)
      while end < count, !Ascii.isTerminator(text.start[end]) {
        end = text.firstControl(from: end + 1)
      }
      end = min(end, count)
      if nextBreak < breaks.count, breaks[nextBreak].end < end {
        place = cutBreak(place)
        continue
      }
      if hasNoise || !cutPlainLine(place, end), end > place { cutLine(place, end) }
      if end + 1 < count, text.start[end] == Ascii.carriageReturn,
        text.start[end + 1] == Ascii.lineFeed
      {
        endsInCRLF += 1
      }
      place = end + 1
    }
  }

  /// Cuts what stands in front of the next break.
  ///
  /// - Returns: Where the line goes on behind it.
  private mutating func cutBreak(_ start: Int) -> Int {
    let lineBreak = breaks[nextBreak]
    nextBreak += 1
    guard lineBreak.end >= start else { return start }
    let count = tokens.count
    if lineBreak.end > start { cutLine(start, lineBreak.end) }
    if tokens.count > count { tokens[tokens.count - 1].repairs.formUnion(lineBreak.behind) }
    repair = lineBreak.repair
    return lineBreak.next
  }

  /// Drops the letter that a scanner typed for the last segment terminator.
  private mutating func dropTypedTerminator() {
    guard let letter = header.typedTerminator, let last = tokens.last, last.end == text.count,
      last.end > last.start, text[last.end - 1] == letter
    else { return }
    var token = Token(
      idStart: last.idStart,
      start: last.start,
      end: last.end - 1,
      id: last.id,
      element: last.element,
      subfile: last.subfile
    )
    token.repairs = last.repairs.union(.bytesBehindValue)
    tokens[tokens.count - 1] = token
  }

  // MARK: Lines

  /// Cuts a line that begins with an element of the standard, as most do, without the checks that
  /// other lines need; for a header without noise.
  ///
  /// - Returns: Whether it is such a line.
  private mutating func cutPlainLine(_ start: Int, _ end: Int) -> Bool {
    guard isInLicense, end &- start >= 3, repair.isEmpty else { return false }
    let line = text.start + start
    let letters = (line[0], line[1], line[2])
    guard letters.0 == UInt8(ascii: "D"),
      let element = KnownElement(letters.0, letters.1, letters.2)
    else { return false }
    if end &- start &- 3 > element.longest { suspects.append(tokens.count) }
    found.insert(element)
    let id = UInt32(letters.0) << 16 | UInt32(letters.1) << 8 | UInt32(letters.2)
    tokens.append(
      Token(
        idStart: start,
        start: start + 3,
        end: end,
        id: id,
        element: element,
        subfile: current
      )
    )
    return true
  }

  private mutating func cutLine(_ lineStart: Int, _ end: Int) {
    var start = lineStart
    if !Ascii.isUpper(text.start[start]) {
      start = skipNoise(from: start, to: end)
      if start == end { return }
    }
    let hasNoise = start > lineStart
    defer { repair = [] }
    if hasNoise { warnings.addOnce(.noiseSkipped, at: lineStart) }
    start = openSubfile(start, end)
    guard start < end else { return }
    if let id = id(at: start, end) {
      append(id, from: start, end, repairs: hasNoise ? repair.union(.bytesBeforeId) : repair)
    } else if end - start < 3 {
      let isLast = end == text.count
      warnings.addOnce(isLast ? .truncated : .elementTooShort, at: start)
    } else {
      warnings.addOnce(tokens.isEmpty ? .strayText : strayCode(from: start), at: start)
    }
  }

  /// Where a line goes on behind blanks and bytes that are not ASCII, or behind a few others when an
  /// element stands there.
  private mutating func skipNoise(from start: Int, to end: Int) -> Int {
    var place = start
    while place < end, text.start[place] <= Ascii.blank || text.start[place] >= 0x80 { place += 1 }
    for other in place..<min(place + 8, end) {
      if text.beginsElement(at: other) || text.beginsSubfile(at: other) { return other }
    }
    return place
  }

  /// Stray text is one thing among elements and another behind the last of them.
  private mutating func strayCode(from start: Int) -> WarningCode {
    start < startOfLastElement() ? .strayText : .textBehindElements
  }

  /// Where the last line that begins with an element begins; looked for once, as there may be thousands of
  /// stray lines.
  private mutating func startOfLastElement() -> Int {
    if let lastElementStart { return lastElementStart }
    var place = text.count - 1
    while place > 0 {
      if Ascii.isTerminator(text.start[place - 1]), text.beginsElement(at: place) { break }
      place -= 1
    }
    lastElementStart = place
    return place
  }

  private mutating func append(
    _ id: FoundID,
    from start: Int,
    _ lineEnd: Int,
    repairs: Repairs
  ) {
    let valueStart =
      valuePrefix.isEmpty ? id.valueStart : behindPrefix(id.valueStart, lineEnd)
    var end = lineEnd
    if !header.noise.isEmpty {
      while end > valueStart, header.noise.contains(text[end - 1]) { end -= 1 }
    }
    var token = Token(
      idStart: start,
      start: valueStart,
      end: end,
      id: id.letters,
      element: id.element,
      subfile: current
    )
    token.repairs = repairs
    if id.isBroken { token.repairs.insert(.bytesInsideId) }
    if end < lineEnd { token.repairs.insert(.bytesBehindValue) }
    if valueStart > id.valueStart { token.repairs.insert(.bytesBehindId) }
    if case .license = owner {
    } else if token.element != nil {
      token.disown(isOutside ? .outsideSubfiles : .otherSubfile)
    }
    if let element = token.element {
      found.insert(element)
      if !isInLicense, current >= 0 { hasElementsOfOthers = true }
      if end - valueStart > element.longest { suspects.append(tokens.count) }
    }
    tokens.append(token)
  }
}
