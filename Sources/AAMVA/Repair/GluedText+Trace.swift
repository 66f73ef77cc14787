// From the cheapest way back to the places where elements end.

extension GluedText {
  mutating func trace(_ best: Way) -> [LineBreak] {
    var places: [Int] = []
    var way = best
    while way.previousPlace > 0 {
      places.append(way.previousPlace)
      way = ways[way.previousPlace][way.previousWay]
    }
    guard isTrusted && !places.isEmpty || isProven(places), best.cost <= 8 * (places.count + 1)
    else {
      if isTrusted, places.isEmpty { findDoubtful(places) }
      return []
    }
    places.reverse()
    if isTrusted { findDoubtful(places) }
    var breaks: [LineBreak] = []
    for place in places {
      let start = candidates[place - 1].place
      if element(of: place) == nil {
        breaks.append(subfileBreak(before: start))
        appendJurisdictions(from: start, to: &breaks)
      } else {
        breaks.append(lineBreak(before: start))
      }
    }
    if hasBlanks, text[token.end - 1] == Ascii.blank {
      breaks.append(
        LineBreak(end: token.end - 1, next: token.end, repair: .separatorReplaced)
      )
    }
    return breaks
  }

  /// How much dearer another way must be, so that the cheapest one is held for right.
  private static let leastMargin = 5

  /// Steps of the way on either side of one that are searched anew without it.
  private static let window = 2

  /// Notes the elements which another way, hardly dearer, gives another value.
  ///
  /// The neighbourhood of each step is searched again without it.
  private mutating func findDoubtful(_ places: [Int]) {
    let path = [0] + places + [candidates.count + 1]
    for step in 0..<(path.count - 1) where element(of: path[step]) != nil {
      let from = max(0, step - GluedText.window)
      let to = min(path.count - 1, step + 1 + GluedText.window)
      var elsewhere = seen
      var needed = ElementSet()
      for (index, place) in path.enumerated() where place <= candidates.count {
        guard let element = element(of: place) else { continue }
        if index < from || index >= to {
          elsewhere.insert(element)
        } else if lacks.contains(element) {
          needed.insert(element)
        }
      }
      let ends = (path[from], path[to])
      guard let best = cost(between: ends, elsewhere, needed, avoiding: nil),
        let other = cost(between: ends, elsewhere, needed, avoiding: (path[step], path[step + 1]))
      else { continue }
      if other - best < GluedText.leastMargin {
        doubtful.append(step == 0 ? token.idStart : candidates[path[step] - 1].place)
      }
    }
  }

  /// What the cheapest way between two places costs; one without an element that every card has is dearer.
  private mutating func cost(
    between ends: (Int, Int), _ elsewhere: ElementSet, _ needed: ElementSet,
    avoiding avoided: (Int, Int)?
  ) -> Int? {
    _ = search(from: ends.0, to: ends.1, elsewhere, avoiding: avoided)
    return ways[ends.1].map { $0.cost + 5 * needed.subtracting($0.seen).count }.min()
  }

  /// Whether one of the elements has a value that few others can have: letters alone prove nothing.
  private func isProven(_ places: [Int]) -> Bool {
    for place in places {
      guard let element = element(of: place) else { return true }
      if element.kind.isTelling || lacks.contains(element) { return true }
    }
    return false
  }

  /// A break in front of a subfile, the M typed for the segment terminator dropped.
  private func subfileBreak(before start: Int) -> LineBreak {
    if text[start - 1] == UInt8(ascii: "M") {
      return LineBreak(end: start - 1, next: start, repair: .separatorReplaced)
    }
    return lineBreak(before: start)
  }

  private func lineBreak(before start: Int) -> LineBreak {
    if hasBlanks, text[start - 1] == Ascii.blank {
      return LineBreak(end: start - 1, next: start, repair: .separatorReplaced)
    }
    return LineBreak(end: start, next: start, repair: .separatorLost)
  }

  /// Breaks a jurisdiction's subfile at its ids ZVA, ZVB and so on, which stand in alphabetical order.
  private func appendJurisdictions(from start: Int, to breaks: inout [LineBreak]) {
    var letter = text[start + 4]
    var place = start + 5
    while place + 3 <= token.end {
      let third = text[place + 2]
      if text[place] == text[start], text[place + 1] == text[start + 1], third > letter,
        third - letter <= 3, Ascii.isUpper(third)
      {
        breaks.append(lineBreak(before: place))
        letter = third
        place += 3
      } else {
        place += 1
      }
    }
  }
}
