// Where subfiles begin and end.

extension ElementCutter {
  /// Opens a subfile when its letters stand at the beginning of a line.
  ///
  /// - Returns: Where the line goes on behind the letters.
  mutating func openSubfile(_ start: Int, _ end: Int) -> Int {
    let first = text[start]
    let second = text[start + 1]
    if first == UInt8(ascii: "Z") {
      return openJurisdictions(start, end, second)
    }
    if text.isStandardType(at: start), let next = afterType(start + 2, end) {
      open(first, second, at: start, hasLetters: true)
      return next
    }
    if current < 0, let designator = header.designators.first {
      open(designator.first, designator.second, at: start, hasLetters: false)
      warnings.addOnce(.subfileTypeMissing, at: start)
    }
    return start
  }

  /// Where the first element of a subfile stands behind its letters: at once, or behind a line end or
  /// what a scanner put in its place.
  private mutating func afterType(_ start: Int, _ end: Int) -> Int? {
    if start == end || text.beginsElement(at: start) { return start }
    guard !Ascii.isUpper(text[start]) || text[start] == UInt8(ascii: "E") else { return nil }
    for place in start..<min(start + 8, end) where text.beginsElement(at: place) { return place }
    return nil
  }

  /// A subfile ZV begins with its letters and an element of its own (ZVZVA), or with an id whose
  /// letters the directory lists when its own are missing (ZVA).
  private mutating func openJurisdictions(_ start: Int, _ end: Int, _ second: UInt8) -> Int {
    let z = UInt8(ascii: "Z")
    guard Ascii.isUpper(second), !isOpen(z, second) else { return start }
    let isListed = header.lists(z, second)
    let repeatsType = text[start + 2] == z && text[start + 3] == second
    let beginsOther = isListed && text[start + 2] == z && Ascii.isUpper(text[start + 3])
    if end - start == 2 && isListed || end - start >= 5 && (repeatsType || beginsOther) {
      open(z, second, at: start, hasLetters: true)
      return start + 2
    }
    if isListed, end - start >= 3 {
      open(z, second, at: start, hasLetters: false)
    }
    return start
  }

  func isOpen(_ first: UInt8, _ second: UInt8) -> Bool {
    for subfile in subfiles where subfile.first == first && subfile.second == second {
      return true
    }
    return false
  }

  mutating func open(_ first: UInt8, _ second: UInt8, at place: Int, hasLetters: Bool) {
    guard subfiles.count < ParsingLimits.subfiles else {
      warnings.addOnce(.tooManySubfiles, at: place)
      return
    }
    closeSubfile(at: place)
    subfiles.append(
      Subfile(
        letters: Subfile.Letters(first: first, second: second),
        start: place,
        end: text.count,
        hasLetters: hasLetters
      )
    )
    current = subfiles.count - 1
  }

  mutating func closeSubfile(at place: Int) {
    if current >= 0 { subfiles[current].end = place }
  }
}
