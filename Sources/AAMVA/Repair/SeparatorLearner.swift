/// Learns from a whole text what stands between its elements, and between their ids and values.
///
/// Nothing is known about it but that it is the same in front of nearly all ids. Each element that the standard
/// defines votes once, however often its id stands in the text: names hold ids by chance, and those that do
/// are many only if the card is odd.
struct SeparatorLearner {
  /// An id in the text.
  struct Anchor {
    /// Where the part begins that is not yet learned: everything from here to the id is.
    var start: Int
    /// Where the id stands.
    let place: Int
    let element: KnownElement
  }

  let text: ByteView
  let header: Header
  /// Where the first subfile begins.
  var contentStart: Int { header.end }
  /// What stands between the compliance indicator and the file type, where the separators are listed.
  let zone: Range<Int>
  let anchors: [Anchor]

  /// How many of a hundred elements must have a byte in front of their ids, so that it is a separator's last one.
  ///
  /// Three fifths, as ids that only stand inside of values vote too.
  private static let leastShare = 60
  /// The same for letters and digits that the header does not confirm.
  ///
  /// The most frequent last letter of the values of one card stands behind a quarter of them; four fifths of eight
  /// or more are out of reach.
  private static let leastShareOfLetters = 80
  /// How many of a hundred elements that have the last byte must have all others: one in seven may be odd.
  private static let leastAgreement = 85
  /// The same where the byte is a letter or a digit, with which values end too.
  private static let leastAgreementOfLetters = 90
  /// Fewest elements that prove letters or digits which the header does not confirm.
  private static let leastElements = 8

  /// What stands in front of nearly all ids; empty when nothing does.
  func separator() -> BytePattern {
    let total = distinct(anchors)
    guard total >= 3, let first = mostFrequent(anchors), first.count >= 3,
      first.count * 100 >= total * SeparatorLearner.leastShare
    else { return BytePattern() }
    let last = piece(of: first.byte)
    var pieces = [last]
    var matching = advance(anchors, over: last).filter { $0.start < $0.place }
    let base = first.count
    while pieces.count < ParsingLimits.separatorBytes, let piece = nextPiece(matching, base) {
      matching = advance(matching, over: piece)
      pieces.append(piece)
    }
    pieces.reverse()
    return confirmed(BytePattern(pieces), base: base, total: total)
  }

  /// What stands behind nearly all ids that a separator stands in front of; empty when nothing does.
  func valuePrefix(behind separator: BytePattern) -> BytePattern {
    var matching: [Anchor] = []
    for anchor in anchors
    where separator.start(endingAt: anchor.place, in: text, notBefore: contentStart) != nil {
      matching.append(
        Anchor(start: anchor.place + 3, place: anchor.place, element: anchor.element))
    }
    let base = distinct(matching)
    guard base >= 4 else { return BytePattern() }
    var pieces: [BytePattern.Piece] = []
    while pieces.count < ParsingLimits.separatorBytes {
      guard let top = mostFrequent(matching, isForward: true), !Ascii.isTerminator(top.byte),
        agree(top, base)
      else { break }
      // A value begins with a letter or a digit.
      if pieces.isEmpty, isOfValues(top.byte) { break }
      let pattern = BytePattern([piece(of: top.byte)])
      matching = matching.compactMap { anchor in
        let matched = pattern.matched(from: anchor.start, in: text)
        return matched.count == 1
          ? Anchor(start: matched.end, place: anchor.place, element: anchor.element) : nil
      }
      pieces += pattern.pieces
    }
    while case .byte(let byte)? = pieces.last, isOfValues(byte) { pieces.removeLast() }
    let isBlank = pieces.allSatisfy { $0 == .blanks || $0 == .byte(0x09) }
    return isBlank ? BytePattern() : BytePattern(pieces)
  }

  /// What stands at the end of subfiles, where it is not what stands between elements.
  ///
  /// The header names it last. Nothing else tells it from the value before it but that it stands at the ends of all
  /// subfiles.
  func terminator(besides separator: BytePattern) -> BytePattern {
    let ends = subfileEnds().filter { places in
      separator.isEmpty
        || separator.start(endingAt: places[0], in: text, notBefore: contentStart) == nil
    }
    if let named = namedTerminator(ends, separator) { return named }
    guard ends.count > 1 else { return BytePattern() }
    let common = BytePattern.commonEnd(
      of: ends[0][0], ends[1][0], in: text, notBefore: (contentStart, ends[0][0]))
    return common.isOfValues ? BytePattern() : bounded(common, separator)
  }

  /// What the end of the header's separators has in common with the ends of all subfiles.
  private func namedTerminator(_ ends: [[Int]], _ separator: BytePattern) -> BytePattern? {
    guard !zone.isEmpty, text[zone.upperBound - 1] > Ascii.blank else { return nil }
    let rest = separator.end(startingAt: zone.lowerBound, notBehind: zone.upperBound, in: text)
    var shortest: BytePattern?
    for places in ends {
      var longest = BytePattern()
      for place in places {
        let common = bounded(
          BytePattern.commonEnd(
            of: zone.upperBound, place, in: text,
            notBefore: (rest ?? zone.lowerBound, contentStart)), separator)
        if common.pieces.count > longest.pieces.count { longest = common }
      }
      guard !longest.isEmpty else { continue }
      if longest.pieces.count < shortest?.pieces.count ?? .max { shortest = longest }
    }
    // One letter may as well be a value's.
    guard let shortest, ends.count > 1 || shortest.pieces.count > 1 || !shortest.isOfValues else {
      return nil
    }
    return shortest
  }

  /// What two ends have in common without the letters and figures that values end with by chance: it begins as the
  /// separator does, or with another character.
  private func bounded(_ common: BytePattern, _ separator: BytePattern) -> BytePattern {
    var pattern = common
    if common.isOfValues {
      // `0x0D` as `0x0A`, but `Enter` for `ArrowDown`.
      let start = common.pieces.firstIndex { $0 == separator.pieces.first } ?? 0
      return common.pieces.count - start > 1
        ? BytePattern([BytePattern.Piece](common.pieces[start...])) : common
    }
    while case .byte(let byte)? = pattern.pieces.first, isOfValues(byte),
      pattern.pieces.first != separator.pieces.first
    {
      pattern.pieces.removeFirst()
    }
    return pattern
  }

  /// Where the first subfile ends that has another behind it, and where the text does: at its end, or in front of what
  /// closes it, such as a quotation mark.
  private func subfileEnds() -> [[Int]] {
    var ends: [[Int]] = []
    for place in (contentStart + 3)..<max(text.count, contentStart + 3)
    where text.beginsJurisdiction(at: place, header) {
      if !Ascii.isTerminator(text[place - 1]) { ends.append([place]) }
      break
    }
    var end = text.count
    while end > contentStart, text[end - 1] <= Ascii.blank { end -= 1 }
    // A real terminator needs no other.
    if ends.isEmpty, end < text.count, Ascii.isTerminator(text[end]) { return [] }
    var places = [end]
    while end > contentStart, !isOfValues(text[end - 1]), places.count < 8 {
      end -= 1
      places.append(end)
    }
    return ends + [places]
  }

  // MARK: Piece after piece

  /// What stands in front of what is learned already, in nearly all places.
  private func nextPiece(_ matching: [Anchor], _ base: Int) -> BytePattern.Piece? {
    guard let top = mostFrequent(matching) else { return nil }
    let isUnanimous = top.count == distinct(matching)
    let agrees = agree(top, base)
    if agrees, !Ascii.isDigit(top.byte) || isUnanimous { return piece(of: top.byte) }
    // Figures that differ are a part of it only between bytes that do not.
    for piece in [BytePattern.Piece.digits, .blanks, .id] {
      let beyond = advance(matching, over: piece)
      guard let next = mostFrequent(beyond), agree(next, base), !isOfValues(next.byte),
        next.byte != Ascii.blank || piece == .digits
      else { continue }
      return piece
    }
    return agrees ? .byte(top.byte) : nil
  }

  private func piece(of byte: UInt8) -> BytePattern.Piece {
    byte == Ascii.blank ? .blanks : .byte(byte)
  }

  private func advance(_ anchors: [Anchor], over piece: BytePattern.Piece) -> [Anchor] {
    anchors.compactMap { anchor in
      guard let start = BytePattern.step(over: piece, before: anchor.start, in: text),
        start >= contentStart
      else { return nil }
      return Anchor(start: start, place: anchor.place, element: anchor.element)
    }
  }

  /// The byte that most elements have in front of, or behind, what is learned.
  ///
  /// Of several it is the first in the text. Letters count in either case.
  private func mostFrequent(
    _ anchors: [Anchor], isForward: Bool = false
  ) -> (byte: UInt8, count: Int)? {
    var votes = [ElementSet](repeating: ElementSet(), count: 256)
    var order: [UInt8] = []
    for anchor in anchors where isForward || anchor.start > contentStart {
      let byte = Ascii.upper(text[isForward ? anchor.start : anchor.start - 1])
      if votes[Int(byte)].isEmpty { order.append(byte) }
      votes[Int(byte)].insert(anchor.element)
    }
    var best: (byte: UInt8, count: Int)?
    for byte in order {
      let count = votes[Int(byte)].count
      if count > best?.count ?? 0 { best = (byte, count) }
    }
    return best
  }

  private func distinct(_ anchors: [Anchor]) -> Int {
    var elements = ElementSet()
    for anchor in anchors { elements.insert(anchor.element) }
    return elements.count
  }

  /// Whether so many of some elements have a byte that it is taken for a part; one may always be odd, as the first
  /// is of a list.
  private func agree(_ top: (byte: UInt8, count: Int), _ base: Int) -> Bool {
    let isOfValues = isOfValues(top.byte)
    if top.count == base - 1, base >= (isOfValues ? SeparatorLearner.leastElements : 4) {
      return true
    }
    return top.count * 100 >= base
      * (isOfValues
        ? SeparatorLearner.leastAgreementOfLetters : SeparatorLearner.leastAgreement)
  }

  private func isOfValues(_ byte: UInt8) -> Bool { Ascii.isLetter(byte) || Ascii.isDigit(byte) }

  // MARK: Is it one?

  /// The pattern without letters and digits at its front that values may end with; empty when it may be
  /// nothing else.
  private func confirmed(_ pattern: BytePattern, base: Int, total: Int) -> BytePattern {
    var pattern = pattern
    while let first = pattern.pieces.first {
      if case .byte = first { break }
      pattern.pieces.removeFirst()
    }
    // The header names the element separator first.
    var rest = pattern
    while !rest.isEmpty {
      if rest.end(startingAt: zone.lowerBound, notBehind: zone.upperBound, in: text) != nil {
        return rest
      }
      guard case .byte(let byte)? = rest.pieces.first, isOfValues(byte) else { break }
      rest.pieces.removeFirst()
    }
    if pattern.isOfValues {
      let isMany =
        base >= SeparatorLearner.leastElements
        && base * 100 >= total * SeparatorLearner.leastShareOfLetters
      // A word of three letters behind every value, unless it is one that stands for no value.
      let isWord = base >= 4 && base == total && pattern.pieces.count >= 3
      return (isMany || isWord) && !pattern.isPlaceholder ? pattern : BytePattern()
    }
    return base < SeparatorLearner.leastElements ? rest : pattern
  }
}

extension BytePattern {
  /// Whether it is one of the standard's words for a value that there is not.
  fileprivate var isPlaceholder: Bool {
    var bytes: [UInt8] = []
    for piece in pieces { if case .byte(let byte) = piece { bytes.append(byte) } }
    return bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { ByteView(start: $0, count: buffer.count).isPlaceholder } ?? false
    }
  }
}
