// From the cheapest way back to the places where elements end.

extension GluedText {
  func trace(_ best: Way) -> [LineBreak] {
    var places: [Int] = []
    var way = best
    while way.previousPlace > 0 {
      places.append(way.previousPlace)
      way = ways[way.previousPlace][way.previousWay]
    }
    guard isTrusted && !places.isEmpty || isProven(places), best.cost <= 8 * (places.count + 1)
    else { return [] }
    var breaks: [LineBreak] = []
    for place in places.reversed() {
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
