/// A place where an element ends though no terminator of the standard stands there.
struct LineBreak {
  /// Where the element ends.
  let end: Int
  /// Where the next one begins.
  let next: Int
  /// What had to be repaired.
  let repair: Repairs
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
  /// - Returns: `nil` when there are more than the limit.
  func candidates(from start: Int, to end: Int) -> [BreakCandidate]? {
    var candidates: [BreakCandidate] = []
    var place = start
    while place + 3 <= end {
      defer { place += 1 }
      guard let kind = candidate(at: place, end) else { continue }
      guard candidates.count < ParsingLimits.recoveryCandidates else { return nil }
      candidates.append(BreakCandidate(place: place, kind: kind))
    }
    return candidates
  }

  private func candidate(at place: Int, _ end: Int) -> BreakCandidate.Kind? {
    let first = text[place]
    if first == UInt8(ascii: "Z") {
      let second = text[place + 1]
      guard place + 5 <= end, Ascii.isUpper(second), text[place + 2] == first,
        text[place + 3] == second, Ascii.isUpper(text[place + 4])
      else { return nil }
      return .subfile(isListed: header.lists(first, second))
    }
    guard let element = KnownElement(first, text[place + 1], text[place + 2]) else { return nil }
    return .element(element)
  }
}
