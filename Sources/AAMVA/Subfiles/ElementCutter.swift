/// Cuts the text behind the header into subfiles and elements.
///
/// The text itself decides where a subfile begins and an element ends; the header's directory is a
/// hint, since many cards get it wrong.
struct ElementCutter {
  let text: ByteView
  let header: Header
  var tokens: [Token] = []
  var subfiles: [Subfile] = []
  var warnings: WarningList
  /// The warnings before anything was cut.
  let headerWarnings: WarningList
  /// Elements whose value is longer than any edition allows: they may hold others.
  var suspects: [Int] = []
  /// Places where an element ends without a terminator, in order.
  let breaks: [LineBreak]
  private var nextBreak = 0
  /// The repair that brought the next line about.
  private var repair: Repairs = []
  /// Index of the subfile that is being read; -1 before the first.
  private var current = -1
  private var endsInCRLF = 0

  init(_ text: ByteView, header: Header, warnings: WarningList, breaks: [LineBreak] = []) {
    self.breaks = breaks
    self.text = text
    self.header = header
    self.warnings = warnings
    headerWarnings = warnings
    tokens.reserveCapacity(48)
  }

  /// Cuts everything from an index on.
  mutating func cut(from start: Int) {
    var place = start
    let count = text.count
    while place < count {
      var end = place
      while end < count, !Ascii.isTerminator(text.start[end]) { end += 1 }
      if nextBreak < breaks.count, breaks[nextBreak].end < end { place = cutBreaks(place, end) }
      if !cutPlainLine(place, end), end > place { cutLine(place, end) }
      if end + 1 < count, text.start[end] == Ascii.carriageReturn,
        text.start[end + 1] == Ascii.lineFeed
      {
        endsInCRLF += 1
      }
      place = end + 1
      if tokens.count >= ParsingLimits.elements {
        warnings.addOnce(.tooManyElements, at: place)
        break
      }
    }
    closeSubfile(at: min(place, count))
    if endsInCRLF >= 3 { warnings.add(.lineEndsCRLF) }
  }

  /// Cuts what stands in front of the breaks of a line.
  ///
  /// - Returns: Where the line goes on behind the last of them.
  private mutating func cutBreaks(_ start: Int, _ lineEnd: Int) -> Int {
    var place = start
    while nextBreak < breaks.count, breaks[nextBreak].end < lineEnd {
      let lineBreak = breaks[nextBreak]
      if lineBreak.end > place { cutLine(place, lineBreak.end) }
      repair = lineBreak.repair
      place = lineBreak.next
      nextBreak += 1
    }
    return place
  }

  // MARK: Lines

  /// Cuts a line that begins with an element of the standard, as most do, without the checks that
  /// other lines need.
  ///
  /// - Returns: Whether it is such a line.
  private mutating func cutPlainLine(_ start: Int, _ end: Int) -> Bool {
    guard current >= 0, end - start >= 3, repair.isEmpty, header.noise.isEmpty else { return false }
    let letters = (text.start[start], text.start[start + 1], text.start[start + 2])
    guard letters.0 == UInt8(ascii: "D"),
      let element = KnownElement(letters.0, letters.1, letters.2)
    else { return false }
    if end - start - 3 > element.longest {
      suspects.append(tokens.count)
    }
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
      while start < end, text.start[start] <= Ascii.blank || text.start[start] >= 0x80 {
        start += 1
      }
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

  /// Stray text is one thing among elements and another behind the last of them.
  private func strayCode(from start: Int) -> WarningCode {
    var place = start
    while place < text.count {
      while place < text.count, !Ascii.isTerminator(text.start[place]) { place += 1 }
      place += 1
      if text.beginsElement(at: place) { return .strayText }
    }
    return .textBehindElements
  }

  /// An element id, and where its value begins.
  private struct FoundID {
    var letters: UInt32
    var element: KnownElement?
    var valueStart: Int
    var isBroken = false
  }

  private func id(at start: Int, _ end: Int) -> FoundID? {
    let first = text[start]
    let second = text[start + 1]
    let third = text[start + 2]
    if end - start >= 3, Ascii.isUpper(first), Ascii.isUpper(second),
      Ascii.isUpper(third) || Ascii.isDigit(third)
    {
      return FoundID(
        letters: UInt32(first) << 16 | UInt32(second) << 8 | UInt32(third),
        element: KnownElement(first, second, third),
        valueStart: start + 3
      )
    }
    return header.noise.isEmpty ? nil : brokenID(at: start, end)
  }

  /// An id with noise between its letters; only one that the standard defines.
  private func brokenID(at start: Int, _ end: Int) -> FoundID? {
    var letters: [UInt8] = []
    var place = start
    while place < end, letters.count < 3 {
      let byte = text[place]
      if Ascii.isUpper(byte) {
        letters.append(byte)
      } else if !header.noise.contains(byte) {
        return nil
      }
      place += 1
    }
    guard letters.count == 3, let element = KnownElement(letters[0], letters[1], letters[2]) else {
      return nil
    }
    let packed = UInt32(letters[0]) << 16 | UInt32(letters[1]) << 8 | UInt32(letters[2])
    return FoundID(letters: packed, element: element, valueStart: place, isBroken: true)
  }

  private mutating func append(
    _ id: FoundID,
    from start: Int,
    _ lineEnd: Int,
    repairs: Repairs
  ) {
    var end = lineEnd
    if !header.noise.isEmpty {
      while end > id.valueStart, header.noise.contains(text[end - 1]) { end -= 1 }
    }
    var token = Token(
      idStart: start,
      start: id.valueStart,
      end: end,
      id: id.letters,
      element: id.element,
      subfile: current
    )
    token.repairs = repairs
    if id.isBroken { token.repairs.insert(.bytesInsideId) }
    if end < lineEnd { token.repairs.insert(.bytesBehindValue) }
    if let element = id.element, end - id.valueStart > element.longest {
      suspects.append(tokens.count)
    }
    tokens.append(token)
  }

  // MARK: Subfiles

  /// Opens a subfile when its letters stand at the beginning of a line.
  ///
  /// - Returns: Where the line goes on behind the letters.
  private mutating func openSubfile(_ start: Int, _ end: Int) -> Int {
    let first = text[start]
    let second = text[start + 1]
    if first == UInt8(ascii: "Z") {
      return openJurisdictions(start, end, second)
    }
    if text.isStandardType(at: start), end - start == 2 || text.beginsElement(at: start + 2) {
      open(first, second, at: start, hasLetters: true)
      return start + 2
    }
    if current < 0, let designator = header.designators.first {
      open(designator.first, designator.second, at: start, hasLetters: false)
      warnings.addOnce(.subfileTypeMissing, at: start)
    }
    return start
  }

  /// A subfile ZV begins with its letters and an element of its own (ZVZVA), or with an id whose
  /// letters the directory lists when its own are missing (ZVA).
  private mutating func openJurisdictions(_ start: Int, _ end: Int, _ second: UInt8) -> Int {
    let z = UInt8(ascii: "Z")
    guard Ascii.isUpper(second), !isOpen(z, second) else { return start }
    let isListed = header.lists(z, second)
    let repeatsType = text[start + 2] == z && text[start + 3] == second
    let beginsOther = isListed && text[start + 2] == z && Ascii.isUpper(text[start + 3])
    if end - start == 2 && isListed || end - start >= 5 && (repeatsType || beginsOther) {
      open(z, second, at: start, hasLetters: true)
      return start + 2
    }
    if isListed, end - start >= 3 {
      open(z, second, at: start, hasLetters: false)
    }
    return start
  }

  private func isOpen(_ first: UInt8, _ second: UInt8) -> Bool {
    for subfile in subfiles where subfile.first == first && subfile.second == second {
      return true
    }
    return false
  }

  mutating func open(_ first: UInt8, _ second: UInt8, at place: Int, hasLetters: Bool) {
    guard subfiles.count < ParsingLimits.subfiles else {
      warnings.addOnce(.tooManySubfiles, at: place)
      return
    }
    closeSubfile(at: place)
    subfiles.append(
      Subfile(
        first: first,
        second: second,
        start: place,
        end: text.count,
        hasLetters: hasLetters
      )
    )
    current = subfiles.count - 1
  }

  private mutating func closeSubfile(at place: Int) {
    if current >= 0 { subfiles[current].end = place }
  }
}
