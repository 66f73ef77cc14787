// Breaks that need no weighing: in front of a subfile that is listed.

extension ElementCutter {
  /// Breaks in front of subfiles that the header lists and no line begins with.
  mutating func breaksAtMissingSubfiles() -> [LineBreak] {
    guard lacksSubfile() else { return [] }
    var breaks: [LineBreak] = []
    for token in tokens.all where token.end - token.start >= 5 {
      for place in token.start..<token.end - 4 where beginsListed(at: place) {
        let isTyped = place > token.start && text[place - 1] == header.typedTerminator
        breaks.append(
          LineBreak(
            end: isTyped ? place - 1 : place, next: place,
            repair: isTyped ? .separatorReplaced : .separatorLost))
      }
    }
    return breaks
  }

  /// Whether a subfile that the header lists and no line begins with stands at a place: ZVZVA.
  private func beginsListed(at place: Int) -> Bool {
    let z = UInt8(ascii: "Z")
    guard text[place] == z, text[place + 2] == z, text[place + 1] == text[place + 3],
      Ascii.isUpper(text[place + 4]), header.lists(z, text[place + 1])
    else { return false }
    return !isOpen(z, text[place + 1])
  }

  /// Whether a subfile that the header lists was not found.
  mutating func lacksSubfile() -> Bool {
    for designator in header.designators where designator.first == UInt8(ascii: "Z") {
      if !isOpen(designator.first, designator.second) { return true }
    }
    return false
  }
}
