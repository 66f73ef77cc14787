/// Splits a line without separators into elements by their ids.
///
/// An id may also stand inside a value by chance ("1 DADDY LN"), so every way to split the line is
/// weighed: what each value costs as a value of its element, what it costs to use an id twice and to
/// pass over one. The cheapest way wins. Few ways are kept at each place (a beam search), which bounds
/// the work.
struct GluedText {
  let text: ByteView
  let header: Header
  let token: Token
  let candidates: [BreakCandidate]
  /// Elements of other lines.
  let seen: ElementSet
  /// Elements whose ids stand anywhere in the lines that are split.
  let present: ElementSet
  /// Mandatory elements that no line begins with.
  let lacks: ElementSet
  /// Blanks stand in front of most elements.
  let hasBlanks: Bool
  /// It is known that separators are lost.
  let isTrusted: Bool

  /// Ways kept at each place.
  private static let beamWidth = 6

  /// A way to split the line up to a place.
  struct Way {
    var cost: Int
    var seen: ElementSet
    var previousPlace: Int
    var previousWay: Int
  }

  private(set) var ways: [[Way]] = []

  init(
    text: ByteView,
    header: Header,
    token: Token,
    candidates: [BreakCandidate],
    seen: ElementSet,
    present: ElementSet,
    lacks: ElementSet,
    hasBlanks: Bool,
    isTrusted: Bool
  ) {
    self.isTrusted = isTrusted
    self.lacks = lacks
    self.present = present
    self.text = text
    self.header = header
    self.token = token
    self.candidates = candidates
    self.seen = seen
    self.hasBlanks = hasBlanks
  }

  /// Where elements end; empty when the line is better left whole.
  mutating func breaks() -> [LineBreak] {
    guard token.element != nil else { return [] }
    ways = [[Way]](repeating: [], count: candidates.count + 2)
    ways[0] = [Way(cost: 0, seen: seen, previousPlace: -1, previousWay: -1)]
    for place in 0...candidates.count {
      for index in ways[place].indices { extend(place, index) }
    }
    guard let best = ways[candidates.count + 1].first else { return [] }
    return trace(best)
  }

  // Places 1...n are the candidates; 0 is the line's own element, n + 1 the line's end.

  private mutating func extend(_ place: Int, _ index: Int) {
    let way = ways[place][index]
    if place > 0, case .subfile(let isListed) = candidates[place - 1].kind {
      // The rest of the line is the jurisdiction's.
      add(way, from: place, index, to: candidates.count + 1, cost: isListed ? 0 : 6, using: nil)
      return
    }
    guard let element = element(of: place) else { return }
    let start = valueStart(of: place)
    let use = costOfUse(element, place, way.seen)
    var passed = 0
    for next in (place + 1)...(candidates.count + 1) {
      let end = next > candidates.count ? token.end : candidates[next - 1].place
      if end - start > 128 { break }
      if end >= start {
        let isSubfile = next <= candidates.count && self.element(of: next) == nil
        let bytes = text.slice(start, end)
        var cost = GluedValue.cost(bytes, element, mayEndInM: isSubfile)
        cost += place == 0 || isDefined(element) ? 0 : costOfUndefined(element, bytes, cost)
        add(way, from: place, index, to: next, cost: use + passed + cost, using: element)
      }
      if next <= candidates.count {
        passed += costOfPassing(next, way.seen, element)
        // An id at the very beginning of a value is hardly part of it.
        if !hasBlanks, candidates[next - 1].place == start { passed += 3 }
      }
    }
  }

  func element(of place: Int) -> KnownElement? {
    if place == 0 { return token.element }
    if case .element(let element) = candidates[place - 1].kind { return element }
    return nil
  }

  private func valueStart(of place: Int) -> Int {
    place == 0 ? token.start : candidates[place - 1].place + 3
  }

  private func isAfterBlank(_ place: Int) -> Bool {
    text[candidates[place - 1].place - 1] == Ascii.blank
  }

  private func isDefined(_ element: KnownElement) -> Bool {
    guard let version = header.version else { return true }
    return Edition(version).presence(of: element) != .undefined
  }

  private func costOfUse(_ element: KnownElement, _ place: Int, _ seen: ElementSet) -> Int {
    guard place > 0 else { return 0 }
    var cost = seen.contains(element) ? 7 : 0
    if isAfterBlank(place) != hasBlanks { cost += hasBlanks ? 5 : 2 }
    if element.kind == .truncation, !hasOtherTruncation(element) { cost += 12 }
    return cost
  }

  /// Whether another of the three truncation elements is there: they come together, and many a name
  /// ends like one of them (MADDEN).
  private func hasOtherTruncation(_ element: KnownElement) -> Bool {
    for other in [KnownElement.dde, .ddf, .ddg] where other != element {
      if seen.contains(other) || present.contains(other) { return true }
    }
    return false
  }

  /// An element of another edition is rare, but for one whose value few others can have.
  private func costOfUndefined(_ element: KnownElement, _ value: ByteView, _ cost: Int) -> Int {
    cost == 0 && !value.isEmpty && element.kind.isTelling ? 1 : 7
  }

  private func costOfPassing(_ place: Int, _ seen: ElementSet, _ current: KnownElement) -> Int {
    guard let element = element(of: place) else { return 8 }
    if seen.contains(element) || element == current { return 0 }
    if !isDefined(element) { return 1 }
    if isOnly(place, element) { return 9 }
    return hasBlanks && !isAfterBlank(place) ? 2 : 4
  }

  /// Whether this is the only place at which an element might begin that every card has.
  private func isOnly(_ place: Int, _ element: KnownElement) -> Bool {
    guard let version = header.version, Edition(version).presence(of: element) == .mandatory else {
      return false
    }
    for other in 1...candidates.count where other != place && self.element(of: other) == element {
      return false
    }
    return true
  }

  private mutating func add(
    _ way: Way,
    from place: Int,
    _ index: Int,
    to next: Int,
    cost: Int,
    using: KnownElement?
  ) {
    var longer = Way(
      cost: way.cost + cost,
      seen: way.seen,
      previousPlace: place,
      previousWay: index
    )
    if let using { longer.seen.insert(using) }
    var rank = ways[next].count
    while rank > 0, ways[next][rank - 1].cost > longer.cost { rank -= 1 }
    guard rank < GluedText.beamWidth else { return }
    ways[next].insert(longer, at: rank)
    if ways[next].count > GluedText.beamWidth { ways[next].removeLast() }
  }
}
