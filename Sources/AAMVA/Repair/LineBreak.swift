/// A place where an element ends though no terminator of the standard stands there.
struct LineBreak {
  /// Where the element ends.
  let end: Int
  /// Where the next one begins.
  let next: Int
  /// What had to be repaired to read the next one.
  let repair: Repairs
  /// What had to be repaired to read this one.
  var behind: Repairs = []
}

/// A place in a line where an element or a subfile might begin.
struct BreakCandidate {
  enum Kind {
    case element(KnownElement)
    /// The letters of a jurisdiction's subfile, and the id of its first element behind them.
    case subfile(isListed: Bool)
  }

  let place: Int
  let kind: Kind
}

extension ElementCutter {
  /// The places in a part of the text where an element or a subfile might begin, in order.
  ///
  /// - Returns: `nil` when there are more than a limit.
  func candidates(from start: Int, to end: Int, limit: Int) -> [BreakCandidate]? {
    var candidates: [BreakCandidate] = []
    var place = start
    while place + 2 <= end {
      defer { place += 1 }
      guard let kind = candidate(at: place, end) else { continue }
      guard candidates.count < limit else { return nil }
      candidates.append(BreakCandidate(place: place, kind: kind))
    }
    return candidates
  }

  private func candidate(at place: Int, _ end: Int) -> BreakCandidate.Kind? {
    let first = text[place]
    if first == UInt8(ascii: "Z") {
      let second = text[place + 1]
      guard Ascii.isUpper(second) else { return nil }
      let isListed = header.lists(first, second)
      // An empty subfile is nothing but its letters, at the end of the line.
      if isListed, !isOpen(first, second), text.slice(place + 2, end).trimmed.isEmpty {
        return .subfile(isListed: true)
      }
      guard place + 5 <= end, text[place + 2] == first, Ascii.isUpper(text[place + 4]) else {
        return nil
      }
      guard text[place + 3] == second || isListed && Ascii.isUpper(text[place + 3]) else {
        return nil
      }
      return .subfile(isListed: isListed)
    }
    guard let element = KnownElement(first, text[place + 1], text[place + 2]) else { return nil }
    return .element(element)
  }
}
