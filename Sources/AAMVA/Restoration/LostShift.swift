/// Gives back capitals whose shift was lost where a scanner typed too fast.
///
/// They are those of the header, of subfiles, of ids, and of numbers and codes. Names and addresses stay as they were typed.
enum LostShift {
  /// A copy of a text, whose header was read, with those capitals; `nil` when no id lacks one.
  static func restored(_ text: ByteView, _ header: Header) -> RestoredText? {
    var bytes = [UInt8](text.buffer)
    var changed: [Int] = []
    func raise(_ place: Int) {
      guard Ascii.isLower(bytes[place]) else { return }
      bytes[place] = Ascii.upper(bytes[place])
      changed.append(place)
    }
    let present = capitalElements(text)
    let defined = header.version.map { Edition($0).definedElements }
    var lineStart = restoreDirectory(text, header, raise)
    var idCount = 0
    // The second letter of the jurisdiction's subfile that is being read.
    var jurisdiction: UInt8 = 0
    while lineStart < text.count {
      var end = lineStart
      while end < text.count, !Ascii.isTerminator(text[end]) { end += 1 }
      var start = lineStart
      if isSubfile(text, at: start) {
        raise(start)
        raise(start + 1)
        let isJurisdiction = bytes[start] == UInt8(ascii: "Z")
        jurisdiction = isJurisdiction ? bytes[start + 1] : 0
        start += 2
      }
      let letters = (
        Ascii.upper(text[start]), Ascii.upper(text[start + 1]), Ascii.upper(text[start + 2])
      )
      let before = changed.count
      if jurisdiction != 0, letters.0 == UInt8(ascii: "Z"), letters.1 == jurisdiction {
        for place in start..<min(start + 3, end) { raise(place) }
        idCount += changed.count - before
      } else if let element = KnownElement(letters.0, letters.1, letters.2), start + 3 <= end,
        text.beginsElement(at: start)
          || !present.contains(element) && defined?.contains(element) != false
      {
        for place in start..<start + 3 { raise(place) }
        idCount += changed.count - before
        if element.kind.isCapitals { for place in start + 3..<end { raise(place) } }
      }
      lineStart = end + 1
    }
    guard idCount > 0 || changed.count > 1 else { return nil }
    return copy(bytes, changed)
  }

  /// The elements that lines begin with as they should: stray text begins with the letters of others by chance.
  private static func capitalElements(_ text: ByteView) -> ElementSet {
    var elements = ElementSet()
    for place in 0..<text.count where Ascii.isTerminator(text[place]) {
      if let element = KnownElement(text[place + 1], text[place + 2], text[place + 3]) {
        elements.insert(element)
      }
    }
    return elements
  }

  private static func copy(_ bytes: [UInt8], _ changed: [Int]) -> RestoredText {
    var result = RestoredText(capacity: bytes.count)
    for (place, byte) in bytes.enumerated() { result.append(byte, from: place) }
    result.close(at: bytes.count, TextRepair(.shiftLost, count: changed.count))
    return result
  }

  /// Gives back the capitals of the directory.
  ///
  /// - Returns: Where it ends.
  private static func restoreDirectory(
    _ text: ByteView, _ header: Header, _ raise: (Int) -> Void
  ) -> Int {
    var place = header.designators.last.map { $0.place + 10 } ?? header.end
    while Ascii.isLetter(text[place]), Ascii.isLetter(text[place + 1]),
      text.digitCount(from: place + 2) >= 8
    {
      raise(place)
      raise(place + 1)
      place += 10
    }
    return place
  }

  /// Whether the letters of a subfile stand at a place, and an element behind them.
  private static func isSubfile(_ text: ByteView, at place: Int) -> Bool {
    let (first, second) = (Ascii.upper(text[place]), Ascii.upper(text[place + 1]))
    let next = (
      Ascii.upper(text[place + 2]), Ascii.upper(text[place + 3]), Ascii.upper(text[place + 4])
    )
    if first == UInt8(ascii: "Z") { return next.0 == first && next.1 == second }
    return DocumentKind(first, second) != .unknown && KnownElement(next.0, next.1, next.2) != nil
  }
}

extension ElementKind {
  /// Whether values have no small letters.
  fileprivate var isCapitals: Bool {
    switch self {
    case .number, .state, .country, .postalCode, .code, .sex, .eyeColor, .hairColor, .truncation,
      .compliance:
      true
    default: false
    }
  }
}

extension ElementCutter {
  /// Whether something was found that ids with small letters look like.
  var mayLackCapitals: Bool {
    warnings.has(.strayText) || warnings.has(.noiseSkipped) || warnings.has(.textBehindElements)
      || warnings.has(.elementTooShort) || warnings.has(.truncated)
      || warnings.has(.complianceIndicatorMissing)
  }
}
