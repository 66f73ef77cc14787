extension ElementCutter {
  /// Looks for elements inside of values that are longer than any edition allows.
  ///
  /// - Returns: Where elements end, in order; empty when nothing was found.
  mutating func findBreaks() -> [LineBreak] {
    var lines: [(token: Int, candidates: [BreakCandidate])] = []
    var all: [BreakCandidate] = []
    for index in suspects {
      let token = tokens[index]
      guard let candidates = candidates(from: token.start, to: token.end) else {
        warnings.addOnce(.tooManyRecoveryCandidates, at: token.idStart)
        continue
      }
      guard !candidates.isEmpty else { continue }
      lines.append((index, candidates))
      all += candidates
    }
    guard !lines.isEmpty else { return [] }
    let separator = SeparatorFinder(text: text, candidates: all).find()
    if separator.contains(where: { $0 != Ascii.blank }) {
      return breaks(at: separator, lines.map { tokens[$0.token] })
    }
    var breaks: [LineBreak] = []
    let seen = elementsOutside(lines.map { $0.token })
    for line in lines {
      let token = tokens[line.token]
      var search = GluedText(
        text: text,
        header: header,
        token: token,
        candidates: line.candidates,
        seen: seen,
        hasBlanks: !separator.isEmpty
      )
      breaks += search.breaks()
    }
    return breaks
  }

  /// The elements of lines that need no repair.
  private func elementsOutside(_ lines: [Int]) -> ElementSet {
    var seen = ElementSet()
    for index in tokens.indices where !lines.contains(index) {
      if let element = tokens[index].element { seen.insert(element) }
    }
    return seen
  }

  /// Breaks wherever a separator stands and an element, a subfile or the line's end behind it.
  private func breaks(at separator: [UInt8], _ lines: [Token]) -> [LineBreak] {
    var breaks: [LineBreak] = []
    for line in lines {
      var place = line.start
      while place + separator.count <= line.end {
        let next = place + separator.count
        if stands(separator, at: place), next == line.end || mayBegin(at: next) {
          breaks.append(LineBreak(end: place, next: next, repair: .separatorReplaced))
          place = next
        } else {
          place += 1
        }
      }
    }
    return breaks
  }

  private func stands(_ separator: [UInt8], at place: Int) -> Bool {
    for index in separator.indices where text[place + index] != separator[index] { return false }
    return true
  }

  private func mayBegin(at place: Int) -> Bool {
    if text.beginsElement(at: place) || text.beginsSubfile(at: place) { return true }
    guard text[place] == UInt8(ascii: "Z"), Ascii.isUpper(text[place + 1]) else { return false }
    return Ascii.isUpper(text[place + 2]) || header.lists(text[place], text[place + 1])
  }
}
