// Breaks that need no weighing: at a separator that is known, and in front of a subfile that is listed.

extension ElementCutter {
  /// Breaks wherever a separator stands and an element, a subfile or the line's end behind it.
  func breaks(at separator: [UInt8], _ lines: [Token]) -> [LineBreak] {
    var breaks: [LineBreak] = []
    for line in lines {
      var place = line.start
      while place + separator.count <= line.end {
        var next = place
        while next + separator.count <= line.end, stands(separator, at: next) {
          next += separator.count
        }
        if next > place, next == line.end || mayBegin(at: next) {
          // Values end in letters too, so that of several only the last is a typed separator.
          let end = header.typedSeparator == nil ? place : next - separator.count
          breaks.append(LineBreak(end: end, next: next, repair: .separatorReplaced))
          place = next
        } else if text[place] == header.typedTerminator, beginsListed(at: place + 1) {
          breaks.append(LineBreak(end: place, next: place + 1, repair: .separatorReplaced))
          place += 1
        } else {
          place += 1
        }
      }
    }
    return breaks
  }

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
