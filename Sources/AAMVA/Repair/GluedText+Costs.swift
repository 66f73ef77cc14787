// What it costs to take an id for the beginning of an element, and what to pass over it.

extension GluedText {
  /// What passing over an id costs when a value stands behind it that hardly stands there by chance.
  func costOfTelling(_ place: Int) -> Int {
    guard place > 0, place <= candidates.count, let element = element(of: place) else { return 0 }
    let start = valueStart(of: place)
    for next in (place + 1)...(candidates.count + 1) {
      let end = next > candidates.count ? token.end : candidates[next - 1].place
      if end - start > 12 { break }
      if end > start, GluedValue.isTelling(text.slice(start, end), element) { return 10 }
    }
    return 0
  }

  private func isAfterBlank(_ place: Int) -> Bool {
    text[candidates[place - 1].place - 1] == Ascii.blank
  }

  /// Whether one blank stands in front of an id, as inside a text; values that are filled have more.
  private func isAfterWord(_ place: Int) -> Bool {
    text[candidates[place - 1].place - 2] != Ascii.blank
  }

  /// Whether the card's edition defines an element.
  func isDefined(_ element: KnownElement) -> Bool {
    guard let version = header.version else { return true }
    return Edition(version).presence(of: element) != .undefined
  }

  /// What it costs to take an id for one, besides what its value costs.
  func costOfUse(_ element: KnownElement, _ place: Int, _ seen: ElementSet) -> Int {
    guard place > 0 else { return 0 }
    var cost = seen.contains(element) ? 7 : 0
    if isAfterBlank(place) != hasBlanks { cost += hasBlanks || isAfterWord(place) ? 5 : 2 }
    if isInsideWord(place), passing[place] == 0 { cost += costOfWord(element) }
    if element.kind == .truncation, !hasOtherTruncation(element) { cost += 12 }
    return cost
  }

  /// Whether an id stands inside a word, as many stand in names.
  private func isInsideWord(_ place: Int) -> Bool {
    Ascii.isLetter(text[candidates[place - 1].place - 1])
  }

  /// Whether an element that every card has is missing where few separators are lost.
  private func isMissed(_ element: KnownElement) -> Bool {
    trustedLoss.map { $0 < 50 } ?? true && lacks.contains(element)
  }

  /// Few cards have elements that are not mandatory, and the less is lost, the less likely it was here.
  private func costOfWord(_ element: KnownElement) -> Int {
    if isMissed(element) { return 0 }
    var cost = 0
    if let trustedLoss { cost = trustedLoss < 25 ? 3 : trustedLoss < 50 ? 2 : 0 }
    guard let version = header.version else { return cost }
    return Edition(version).presence(of: element) == .mandatory ? cost : cost + 2
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
  func costOfUndefined(_ element: KnownElement, _ value: ByteView, _ cost: Int) -> Int {
    cost == 0 && !value.isEmpty && element.kind.isTelling ? 1 : 7
  }

  /// What it costs to take an id for a part of the current element's value.
  func costOfPassing(_ place: Int, _ seen: ElementSet, _ current: KnownElement) -> Int {
    guard let element = element(of: place) else { return 8 }
    // Behind digits of a number an id is hardly part of it.
    let telling = passing[place] + (isBehindDigit(place, current) ? 8 : 0)
    if element == current { return telling + 3 }
    if seen.contains(element) { return telling }
    if !isDefined(element) { return telling + 1 }
    if telling > 0 { return telling + 4 }
    if element.kind == .truncation, !hasOtherTruncation(element) { return 1 }
    if isOnly(place, element) { return 9 }
    if isMissed(element) { return 6 }
    return hasBlanks && !isAfterBlank(place) ? 2 : 4
  }

  private func isBehindDigit(_ place: Int, _ current: KnownElement) -> Bool {
    switch current.kind {
    case .number, .text, .code: Ascii.isDigit(text[candidates[place - 1].place - 1])
    default: false
    }
  }

  /// Whether this is the only place of all at which an element might begin that every card has.
  private func isOnly(_ place: Int, _ element: KnownElement) -> Bool {
    guard let version = header.version, Edition(version).presence(of: element) == .mandatory else {
      return false
    }
    return !repeated.contains(element)
  }
}
