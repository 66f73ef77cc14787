extension HeaderReader {
  /// Reads the subfile designators: type (2), offset (4) and length (4), as many as stand there.
  ///
  /// The number of entries does not decide, since it is often wrong.
  mutating func readDesignators() {
    header.designators.reserveCapacity(4)
    var place = header.end
    var next = firstDesignator(from: place)
    while let (designator, end) = next {
      place = designator.place
      guard header.designators.count < ParsingLimits.subfiles else {
        warnings.add(.tooManySubfiles, at: place)
        break
      }
      header.designators.append(designator)
      place = end
      next = self.designator(at: end)
    }
    if let count = header.entryCount, count != header.designators.count {
      warnings.add(.entryCountWrong, at: header.end)
    }
    header.end = contentStart(from: place)
  }

  /// Where designators begin, when a line end or lost digits stand in front of them.
  private func firstDesignator(from place: Int) -> (SubfileDesignator, end: Int)? {
    for index in place..<min(place + 4, text.count) {
      if let found = designator(at: index) { return found }
      guard text[index] <= Ascii.blank || Ascii.isDigit(text[index]) else { return nil }
    }
    return nil
  }

  /// The designator at an index, and where it ends.
  private func designator(at place: Int) -> (SubfileDesignator, end: Int)? {
    let first = text[place]
    let second = text[place + 1]
    guard Ascii.isUpper(first), Ascii.isUpper(second) else { return nil }
    let digits = text.digitCount(from: place + 2)
    guard digits >= 6 else { return nil }
    let end = place + 2 + digits
    let designator = SubfileDesignator(
      first: first,
      second: second,
      offset: text.slice(place + 2, place + 6).number,
      length: text.slice(place + 6, end).number,
      place: place
    )
    return (designator, end)
  }

  /// Where the first subfile begins, a designator without numbers skipped.
  private mutating func contentStart(from place: Int) -> Int {
    guard Ascii.isUpper(text[place]), !text.beginsElement(at: place),
      !text.beginsSubfile(at: place)
    else { return place }
    for index in place..<min(place + 24, text.count) {
      if Ascii.isTerminator(text[index]) { return place }
      if text.beginsSubfile(at: index) {
        warnings.add(.designatorMalformed, at: place)
        return index
      }
    }
    return place
  }
}

extension ByteView {
  /// Whether the id of an element that some edition defines stands at an index.
  @inline(never)
  func beginsElement(at index: Int) -> Bool {
    KnownElement(self[index], self[index + 1], self[index + 2]) != nil
  }

  /// Whether the letters of a subfile of the standard stand at an index, and an element or a line
  /// end behind them.
  @inline(never)
  func beginsSubfile(at index: Int) -> Bool {
    guard isStandardType(at: index) else { return false }
    return beginsElement(at: index + 2) || self[index + 2] <= Ascii.blank
  }

  /// Whether DL, ID or EN stands at an index.
  func isStandardType(at index: Int) -> Bool {
    switch (self[index], self[index + 1]) {
    case (UInt8(ascii: "D"), UInt8(ascii: "L")), (UInt8(ascii: "I"), UInt8(ascii: "D")),
      (UInt8(ascii: "E"), UInt8(ascii: "N")):
      true
    default: false
    }
  }
}
