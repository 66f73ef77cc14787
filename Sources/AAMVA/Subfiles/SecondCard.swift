/// Where the elements of another card begin behind those of the first, without a whole header between them.
///
/// A scan may break off and be continued by the rest of another one. No card states an element twice: among
/// hundreds of payloads from the field none does. So elements that stand there again are those of another card.
/// From repetitions alone one cannot tell which of the two belongs to whom, only that everything in front of the
/// first element that is repeated is one card's.
struct SecondCard {
  /// The first token that may be the other card's.
  let token: Int
  /// Where its subfile begins, when that can be told; what follows may be read by itself.
  let subfileStart: Int?

  /// Looks for one; `nil` when there is none.
  init?(in cutter: borrowing ElementCutter) {
    let tokens = cutter.tokens.all
    if let start = SecondCard.secondSubfile(cutter) {
      // Elements of the first card may be repeated within it too.
      let own = tokens.firstIndex { $0.end > start } ?? tokens.count
      let repetitions = Repetitions(cutter, tokens[..<own])
      token = repetitions.showAnotherCard ? repetitions.first : own
      subfileStart = start
      return
    }
    let repetitions = Repetitions(cutter, tokens[...])
    guard repetitions.showAnotherCard else { return nil }
    token = repetitions.first
    subfileStart = nil
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
    var place = cutter.header.end + 1
    while place + 4 < text.count {
      if text.isStandardType(at: place), text.beginsElement(at: place + 2),
        Ascii.isDigit(text[place - 1]), Ascii.isDigit(text[place - 2])
      {
        return place
      }
      place += 1
    }
    return nil
  }
}

extension ElementCutter {
  /// Takes what may be another card's out of the licence.
  ///
  /// - Returns: Where the other one begins, if there is one.
  mutating func keepFirstCard() -> SecondCard? {
    var count = 0
    for token in tokens.all where token.element != nil { count &+= 1 }
    // Nearly every card has each element once.
    guard count > found.count else { return nil }
    guard let second = SecondCard(in: self) else {
      disownContradictedElement()
      return nil
    }
    let place = second.token < tokens.count ? tokens[second.token].idStart : text.count
    warnings.addOnce(.secondDocument, at: second.subfileStart ?? place)
    found = ElementSet()
    for index in tokens.indices {
      if index >= second.token {
        tokens[index].disown(.otherDocument)
      } else if let element = tokens[index].element {
        found.insert(element)
      }
    }
    return second
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
    if one.repairs.contains(.separatorLost) || other.repairs.contains(.separatorLost) {
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
