/// How the elements of a text are set apart, where it is not as the standard has it.
struct TextLayout {
  /// What stands between elements on one line in the place of a separator.
  var separator = BytePattern()
  /// What stands at the end of a subfile, where that is something else.
  var terminator = BytePattern()
  /// What nearly every line begins with, in front of the id.
  var linePrefix = BytePattern()
  /// What nearly every line ends with, behind the value.
  var lineSuffix = BytePattern()
  /// What stands between ids and values.
  var valuePrefix = BytePattern()

  var isEmpty: Bool {
    separator.isEmpty && terminator.isEmpty && linePrefix.isEmpty && lineSuffix.isEmpty
      && valuePrefix.isEmpty
  }

  init() {}

  /// Makes a layout of what stands between elements, line ends among it or not.
  init(between pattern: BytePattern) {
    let pieces = pattern.pieces
    let isLineEnd = { (piece: BytePattern.Piece) in
      if case .byte(let byte) = piece { return Ascii.isTerminator(byte) }
      return false
    }
    guard let first = pieces.firstIndex(where: isLineEnd),
      let last = pieces.lastIndex(where: isLineEnd)
    else {
      separator = pattern
      return
    }
    lineSuffix = BytePattern([BytePattern.Piece](pieces[..<first]))
    linePrefix = BytePattern([BytePattern.Piece](pieces[(last + 1)...]))
    // Blanks are passed over in any case.
    if lineSuffix.isOfTerminators { lineSuffix = BytePattern() }
    if linePrefix.isOfTerminators { linePrefix = BytePattern() }
  }
}

/// Finds the places where a text breaks by its layout.
struct LayoutBreaks {
  let text: ByteView
  let header: Header
  let layout: TextLayout
  private(set) var breaks: [LineBreak] = []
  private(set) var repairs: [TextRepair] = []
  private var found:
    (separator: Range<Int>?, terminator: Range<Int>?, prefix: Range<Int>?, suffix: Range<Int>?)
  private var counts = (separator: 0, terminator: 0, prefix: 0, suffix: 0)

  /// Finds them in a whole text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - header: Its header.
  ///   - layout: What was learned of it.
  init(_ text: ByteView, _ header: Header, _ layout: TextLayout) {
    self.text = text
    self.header = header
    self.layout = layout
    var place = header.end
    while place < text.count {
      var end = place
      while end < text.count, !Ascii.isTerminator(text[end]) { end += 1 }
      if place < end { breakLine(place, end) }
      place = end + 1
    }
    note(.separatorReplaced, found.separator, counts.separator, meant: [Ascii.lineFeed])
    note(.separatorReplaced, found.terminator, counts.terminator, meant: [Ascii.carriageReturn])
    note(.linePrefixDropped, found.prefix, counts.prefix)
    note(.lineSuffixDropped, found.suffix, counts.suffix)
  }

  private mutating func note(
    _ code: TextRepairCode, _ range: Range<Int>?, _ count: Int, meant: [UInt8] = []
  ) {
    guard let range, count > 0 else { return }
    let bytes = [UInt8](text.slice(range.lowerBound, range.upperBound).buffer)
    repairs.append(TextRepair(code, found: bytes, meant: meant, count: count))
  }

  // MARK: Lines

  private mutating func breakLine(_ lineStart: Int, _ lineEnd: Int) {
    let start = droppingPrefix(lineStart, lineEnd)
    let isLast = isLastLine(lineEnd)
    var end = valueEnd(start, lineEnd)
    if isLast, end == lineEnd { end = endOfLast(start, lineEnd) }
    if !layout.separator.isEmpty || !layout.terminator.isEmpty { breakInside(start, end, isLast) }
    if end < lineEnd {
      breaks.append(LineBreak(end: end, next: lineEnd, repair: [], behind: .bytesBehindValue))
    }
  }

  /// Where the id stands behind what lines begin with.
  private mutating func droppingPrefix(_ start: Int, _ end: Int) -> Int {
    guard !layout.linePrefix.isEmpty else { return start }
    var first = start
    while text[first] == Ascii.blank { first += 1 }
    for place in first..<min(end, first + 2 * ParsingLimits.separatorBytes)
    where mayBegin(at: place) {
      guard let other = layout.linePrefix.start(endingAt: place, in: text, notBefore: start),
        other <= first, place > start
      else { continue }
      breaks.append(LineBreak(end: start, next: place, repair: .bytesBeforeId))
      found.prefix = found.prefix ?? start..<place
      counts.prefix += 1
      return place
    }
    return start
  }

  private mutating func valueEnd(_ start: Int, _ lineEnd: Int) -> Int {
    guard !layout.lineSuffix.isEmpty else { return lineEnd }
    if let end = layout.lineSuffix.start(endingAt: lineEnd, in: text, notBefore: start) {
      found.suffix = found.suffix ?? end..<lineEnd
      counts.suffix += 1
      return end
    }
    return lineEnd
  }

  /// Whether no element stands behind the end of a line.
  private func isLastLine(_ end: Int) -> Bool {
    for place in end..<text.count where text.beginsElement(at: place) { return false }
    return true
  }

  /// Where the last value ends, where what ends all others stands there in part or with something else behind it:
  /// no comma stands behind the last of a list, but a bracket.
  private func endOfLast(_ start: Int, _ lineEnd: Int) -> Int {
    let pattern = layout.separator.isEmpty ? layout.lineSuffix : layout.separator
    guard !pattern.isEmpty || !layout.terminator.isEmpty else { return lineEnd }
    var end = lineEnd
    var first: Int?
    while end > start {
      if layout.terminator.start(endingAt: end, in: text, notBefore: start) ?? end < end {
        return end
      }
      let byte = text[end - 1]
      if Ascii.isLetter(byte) || Ascii.isDigit(byte) { break }
      end -= 1
      if pattern.pieces.first == .byte(byte) { first = end }
    }
    return first ?? lineEnd
  }

  // MARK: Inside of a line

  private mutating func breakInside(_ start: Int, _ end: Int, _ isLast: Bool) {
    var place = start + 2
    var lowest = start
    while place <= end {
      defer { place += 1 }
      let isEnd = place == end
      guard isEnd || mayBegin(at: place), let start = separatorStart(place, lowest, isEnd && isLast)
      else {
        continue
      }
      breaks.append(LineBreak(end: start, next: place, repair: isEnd ? [] : .separatorReplaced))
      lowest = place
    }
  }

  /// Where the separator begins that ends at an index.
  private mutating func separatorStart(_ place: Int, _ lowest: Int, _ isEnd: Bool) -> Int? {
    if isEnd || text.beginsJurisdiction(at: place, header) || text.beginsSubfile(at: place),
      !layout.terminator.isEmpty,
      let start = layout.terminator.start(endingAt: place, in: text, notBefore: lowest)
    {
      found.terminator = found.terminator ?? start..<place
      counts.terminator += 1
      return start
    }
    guard !layout.separator.isEmpty,
      var start = layout.separator.start(endingAt: place, in: text, notBefore: lowest)
    else { return nil }
    found.separator = found.separator ?? start..<place
    counts.separator += 1
    // Values end in letters too, so that of several only the last is a separator of letters.
    while !layout.separator.isOfValues,
      let other = layout.separator.start(endingAt: start, in: text, notBefore: lowest),
      other < start
    {
      start = other
    }
    return start
  }

  private func mayBegin(at place: Int) -> Bool {
    if text.beginsElement(at: place) || text.beginsSubfile(at: place) { return true }
    guard Ascii.isUpper(text[place]), Ascii.isUpper(text[place + 1]) else { return false }
    if text[place] == UInt8(ascii: "Z") {
      return Ascii.isUpper(text[place + 2]) || header.lists(text[place], text[place + 1])
    }
    return false
  }
}

extension ByteView {
  /// Whether a jurisdiction's subfile that the header lists stands at an index: ZVZVA.
  func beginsJurisdiction(at place: Int, _ header: Header) -> Bool {
    let z = UInt8(ascii: "Z")
    return self[place] == z && self[place + 2] == z && self[place + 1] == self[place + 3]
      && Ascii.isUpper(self[place + 4]) && header.lists(z, self[place + 1])
  }
}
