/// Where the elements of another card begin behind those of the first, without a whole header between them.
///
/// A scan may break off and be continued by the rest of another one. No card states an element twice: among
/// hundreds of payloads from the field none does. So elements that stand there again are those of another card.
/// From repetitions alone one cannot tell which of the two belongs to whom, only that everything in front of the
/// first element that is repeated is one card's.
struct SecondCard {
  /// The first token that may be the other card's.
  let token: Int
  /// Where it begins in the text, as far as that can be told.
  let place: Int
  /// Everything in front is one card's for certain, to its end.
  let isBehindWhole: Bool

  /// Looks for one; `nil` when there is none.
  init?(in cutter: borrowing ElementCutter) {
    let tokens = cutter.tokens.all
    let start = SecondCard.secondSubfile(cutter)
    let own = start.flatMap { start in tokens.firstIndex { $0.end > start } } ?? tokens.count
    // Elements may be repeated in front of it too.
    let repetitions = Repetitions(cutter, tokens[..<own])
    if repetitions.showAnotherCard {
      token = repetitions.first
      place = tokens[token].idStart
      isBehindWhole = false
    } else if let start {
      token = own
      place = start
      isBehindWhole = own == tokens.count || tokens[own].idStart >= start
    } else {
      return nil
    }
  }

  /// Where a subfile of the standard begins that the directory does not list, its header lost or broken.
  private static func secondSubfile(_ cutter: borrowing ElementCutter) -> Int? {
    let text = cutter.text
    var listed = 0
    for designator in cutter.header.designators where designator.isOfLicense { listed += 1 }
    var count = 0
    for subfile in cutter.subfiles where DocumentKind(subfile.first, subfile.second) != .unknown {
      count += 1
      if count > max(listed, 1) { return subfile.start }
    }
    // Behind the digits of a directory that is no line's beginning.
    let bound = cutter.directory.jurisdictionRanges(isGrowing: false)
    var place = cutter.header.end + 1
    while place + 4 < text.count {
      if text.isStandardType(at: place), text.beginsElement(at: place + 2),
        Ascii.isDigit(text[place - 1]), Ascii.isDigit(text[place - 2]),
        !bound.contains(where: { $0.contains(place) })
      {
        return place
      }
      place += 1
    }
    return nil
  }
}

extension ElementCutter {
  /// Whether anything in the text may be another document's: an element that comes again, a value that is too
  /// long, or what is no element, as a header is none.
  ///
  /// Nearly every card has each element once, and nothing else.
  var mayHoldOthers: Bool {
    mutating get {
      if !suspects.isEmpty || warnings.hasAny(ElementCutter.oddities) { return true }
      var count = 0
      for token in tokens.all {
        if token.element != nil {
          count &+= 1
        } else if token.id >> 16 != UInt32(UInt8(ascii: "Z")) {
          return true
        }
      }
      return count > found.count
    }
  }

  private static let oddities: [WarningCode] = [
    .strayText, .textBehindElements, .noiseSkipped, .elementTooShort, .separatorsLost,
    .separatorsReplaced, .tooManyElements, .tooManySubfiles,
  ]

  /// Takes what may be another card's out of the licence.
  ///
  /// - Returns: Whether what is left may be a whole licence.
  mutating func keepFirstCard() -> Bool {
    guard let second = SecondCard(in: self) else {
      disownContradictedElement()
      return true
    }
    warnings.addOnce(.secondDocument, at: second.place)
    found = ElementSet()
    for index in tokens.indices {
      if index >= second.token {
        tokens[index].disown(.otherDocument)
      } else if let element = tokens[index].element {
        found.insert(element)
      }
    }
    return second.isBehindWhole
  }

  /// Takes an element out of the licence that says two things about its holder.
  private mutating func disownContradictedElement() {
    guard let element = Repetitions(self, tokens.all[...]).contradicted else { return }
    for index in tokens.indices where tokens[index].element == element {
      warnings.addOnce(.duplicateElement, at: tokens[index].idStart)
      tokens[index].disown(.contradicted)
    }
  }

  /// Takes the last element out of the licence when the text breaks off within it.
  mutating func disownBrokenElement() {
    guard let last = tokens.last, last.end == text.count, last.element != nil else { return }
    var statedEnd = 0
    for designator in header.designators {
      statedEnd = max(statedEnd, (designator.offset ?? 0) + (designator.length ?? 0))
    }
    // The last terminator alone may be lost.
    guard abs(header.start + statedEnd - text.count) > 1 else { return }
    tokens[tokens.count - 1].disown(.brokenOff)
    warnings.addOnce(.truncated, at: last.idStart)
  }
}

/// Elements that stand more than once among those of one subfile.
private struct Repetitions {
  /// The first token that is repeated.
  var first: Int
  /// An element that says who the holder is, and stands there again with another value.
  private(set) var contradicted: KnownElement?
  private var plainCount = 0
  private var splitCount = 0
  private let isBound: Bool

  /// Two elements repeated are no oddity of an issuer, nor is one that says who the holder is with another
  /// value; unless the directory says that the text is as long as it should be.
  var showAnotherCard: Bool {
    plainCount >= 2 || splitCount >= 3 || contradicted != nil && !isBound
  }

  init(_ cutter: borrowing ElementCutter, _ tokens: Slice<UnsafeMutableBufferPointer<Token>>) {
    first = tokens.endIndex
    isBound = cutter.directory.license != nil
    var earlier = [Int16](repeating: -1, count: KnownElement.count)
    for index in tokens.indices {
      guard let element = tokens[index].element else { continue }
      let other = Int(earlier[Int(element.rawValue)])
      guard other >= 0 else {
        earlier[Int(element.rawValue)] = Int16(truncatingIfNeeded: index)
        continue
      }
      guard tokens[other].subfile == tokens[index].subfile else { continue }
      note(element, tokens[other], tokens[index], cutter.text)
      first = min(first, other)
    }
  }

  private mutating func note(
    _ element: KnownElement, _ one: Token, _ other: Token, _ text: ByteView
  ) {
    let value = text.slice(one.start, one.end).trimmed
    let otherValue = text.slice(other.start, other.end).trimmed
    let isSame = value.isEqual(to: otherValue)
    let split: Repairs = [.separatorLost, .separatorReplaced]
    if !one.repairs.isDisjoint(with: split) || !other.repairs.isDisjoint(with: split) {
      // A name may hold an id by chance.
      if !isSame { splitCount += 1 }
      return
    }
    plainCount += 1
    if !isSame, !value.isEmpty, !otherValue.isEmpty, Repetitions.identifying.contains(element) {
      contradicted = element
    }
  }

  /// Elements that tell one holder, or one card, from another.
  private static let identifying = ElementSet([
    .daa, .dab, .dac, .dad, .dag, .dai, .dak, .daq, .dba, .dbb, .dbc, .dbd, .dcf, .dcs, .dct,
  ])
}
