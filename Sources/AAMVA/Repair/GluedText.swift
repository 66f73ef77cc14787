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
  /// Those of them whose ids stand there more than once.
  let repeated: ElementSet
  /// Mandatory elements that no line begins with.
  let lacks: ElementSet
  /// Blanks stand in front of most elements.
  let hasBlanks: Bool
  /// How many of a hundred separators are lost; `nil` while it is not known that any are.
  let trustedLoss: Int?
  var isTrusted: Bool { trustedLoss != nil }

  /// Ways kept at each place.
  private static let beamWidth = 6

  /// A way to split the line up to a place.
  struct Way {
    var cost: Int
    var seen: ElementSet
    var previousPlace: Int
    var previousWay: Int
  }

  var ways: [[Way]] = []
  /// Where elements begin whose split is ambiguous.
  var doubtful: [Int] = []
  /// What it costs to pass over a candidate because of what stands there, without regard to the way.
  private(set) var passing: [Int] = []
  /// The costs of values that were found, by place and next place; -1 where it is not known yet.
  private var valueCosts: [Int16] = []

  init(
    text: ByteView,
    header: Header,
    token: Token,
    candidates: [BreakCandidate],
    seen: ElementSet,
    present: ElementSet,
    repeated: ElementSet,
    lacks: ElementSet,
    hasBlanks: Bool,
    trustedLoss: Int?
  ) {
    self.trustedLoss = trustedLoss
    self.lacks = lacks
    self.present = present
    self.repeated = repeated
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
    let last = candidates.count + 1
    valueCosts = [Int16](repeating: -1, count: (last + 1) * (last + 1))
    ways = [[Way]](repeating: [], count: last + 1)
    passing = (0...last).map { costOfTelling($0) }
    guard let best = search(from: 0, to: last, seen, avoiding: nil) else { return [] }
    return trace(best)
  }

  // Places 1...n are the candidates; 0 is the line's own element, n + 1 the line's end.

  /// The cheapest way between two places.
  ///
  /// - Parameters:
  ///   - start: The place where it begins.
  ///   - end: The place where it ends.
  ///   - seen: Elements that stand elsewhere.
  ///   - avoided: A step that must not be taken.
  /// - Returns: `nil` when there is none.
  mutating func search(
    from start: Int, to end: Int, _ seen: ElementSet, avoiding avoided: (Int, Int)?
  ) -> Way? {
    for place in start...end { ways[place].removeAll(keepingCapacity: true) }
    ways[start] = [Way(cost: 0, seen: seen, previousPlace: -1, previousWay: -1)]
    for place in start..<end {
      for index in ways[place].indices { extend(place, index, to: end, avoiding: avoided) }
    }
    return ways[end].first
  }

  private mutating func extend(
    _ place: Int, _ index: Int, to end: Int, avoiding avoided: (Int, Int)?
  ) {
    let way = ways[place][index]
    if place > 0, case .subfile(let isListed) = candidates[place - 1].kind {
      // The rest of the line is the jurisdiction's.
      guard end == candidates.count + 1 else { return }
      add(way, from: place, index, to: end, cost: isListed ? 0 : 6, using: nil)
      return
    }
    guard let element = element(of: place) else { return }
    let start = valueStart(of: place)
    let use = costOfUse(element, place, way.seen)
    var passed = 0
    for next in (place + 1)...end {
      let valueEnd = next > candidates.count ? token.end : candidates[next - 1].place
      if valueEnd - start > 128 { break }
      let isAvoided = avoided.map { $0.0 == place && $0.1 == next } ?? false
      if valueEnd >= start, !isAvoided {
        let cost = use + passed + costOfValue(element, place, next)
        add(way, from: place, index, to: next, cost: cost, using: element)
      }
      if next <= candidates.count {
        passed += costOfPassing(next, way.seen, element)
        // An id at the very beginning of a value is hardly part of it.
        if !hasBlanks, candidates[next - 1].place == start { passed += 3 }
      }
    }
  }

  /// What the value between two places costs as that of an element.
  private mutating func costOfValue(_ element: KnownElement, _ place: Int, _ next: Int) -> Int {
    let slot = place * (candidates.count + 2) + next
    if valueCosts[slot] >= 0 { return Int(valueCosts[slot]) }
    let end = next > candidates.count ? token.end : candidates[next - 1].place
    let bytes = text.slice(valueStart(of: place), end)
    let isSubfile = next <= candidates.count && self.element(of: next) == nil
    var cost = GluedValue.cost(bytes, element, mayEndInM: isSubfile)
    cost += place == 0 || isDefined(element) ? 0 : costOfUndefined(element, bytes, cost)
    valueCosts[slot] = Int16(clamping: cost)
    return cost
  }

  func element(of place: Int) -> KnownElement? {
    if place == 0 { return token.element }
    if case .element(let element) = candidates[place - 1].kind { return element }
    return nil
  }

  func valueStart(of place: Int) -> Int {
    place == 0 ? token.start : candidates[place - 1].place + 3
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
