// Where subfiles begin and end.

extension ElementCutter {
  /// Opens a subfile when its letters stand at the beginning of a line.
  ///
  /// - Returns: Where the line goes on behind the letters.
  mutating func openSubfile(_ start: Int, _ end: Int) -> Int {
    if case .jurisdiction = owner { return start }
    let first = text[start]
    let second = text[start + 1]
    if first == UInt8(ascii: "Z") {
      return openJurisdictions(start, end, second)
    }
    if isOutside { return start }
    if text.isStandardType(at: start), let next = afterType(start + 2, end) {
      open(first, second, at: start, hasLetters: true)
      return next
    }
    if current < 0, let designator = designatorWithoutLetters() {
      open(designator.first, designator.second, at: start, hasLetters: false)
      warnings.addOnce(.subfileTypeMissing, at: start)
    }
    return start
  }

  /// The entry of the directory whose subfile lacks its letters: the first, or behind others the licence's.
  private func designatorWithoutLetters() -> SubfileDesignator? {
    guard !subfiles.isEmpty else { return header.designators.first }
    return header.designators.first { $0.isOfLicense }
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
    isInLicense = isOwned(by: current)
  }

  /// Whether what stands in a subfile counts for the licence, by the owner and the subfile's type.
  func isOwned(by subfile: Int) -> Bool {
    guard subfile >= 0, case .license = owner else { return false }
    return subfiles[subfile].first != UInt8(ascii: "Z")
  }

  /// What is cut stands in no subfile that the directory lists.
  var isOutside: Bool {
    if case .nobody = owner { return true }
    return false
  }

  /// Cuts a subfile of a jurisdiction's own that the directory bounds.
  ///
  /// Its bytes may be any bytes, a signature for instance: then a line end is one only in front of the
  /// subfile's own letters.
  mutating func cutJurisdictions(_ first: UInt8, _ second: UInt8, _ range: Range<Int>) {
    open(first, second, at: range.lowerBound, hasLetters: true)
    let start = range.lowerBound + 2
    if text.slice(start, range.upperBound).isPlain {
      cutLines(from: start, to: range.upperBound)
    } else {
      cutBinary(first, second, start..<range.upperBound)
    }
    closeSubfile(at: range.upperBound)
    current = -1
  }

  private mutating func cutBinary(_ first: UInt8, _ second: UInt8, _ range: Range<Int>) {
    func beginsElement(_ place: Int) -> Bool {
      let third = text[place + 2]
      return text[place] == first && text[place + 1] == second && place + 3 <= range.upperBound
        && (Ascii.isUpper(third) || Ascii.isDigit(third))
    }
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      repeat {
        end += 1
      } while end < range.upperBound
        && !(text[end] == Ascii.lineFeed && beginsElement(end + 1))
      var valueEnd = end
      if end == range.upperBound, text[end - 1] == Ascii.carriageReturn { valueEnd -= 1 }
      if beginsElement(start), tokens.count < ParsingLimits.elements {
        let id = UInt32(first) << 16 | UInt32(second) << 8 | UInt32(text[start + 2])
        tokens.append(
          Token(
            idStart: start, start: start + 3, end: max(valueEnd, start + 3), id: id, element: nil,
            subfile: current))
      }
      start = end + 1
    }
  }

  /// Takes elements that stand in subfiles of a jurisdiction's own out of the licence, when it has a subfile
  /// of its own with elements.
  mutating func disownElementsOfOthers() {
    var hasOwn = false
    for token in tokens.all where token.element != nil && isOwned(by: token.subfile) {
      hasOwn = true
    }
    guard hasOwn else { return }
    found = ElementSet()
    for index in tokens.indices {
      guard let element = tokens[index].element else { continue }
      if isOwned(by: tokens[index].subfile) {
        found.insert(element)
      } else {
        tokens[index].disown(.otherSubfile)
      }
    }
  }

  mutating func closeSubfile(at place: Int) {
    if current >= 0 { subfiles[current].end = place }
  }
}
