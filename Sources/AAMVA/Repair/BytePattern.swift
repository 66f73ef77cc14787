/// A text that recurs, and may differ in figures and in how many blanks it has: `12: `, `~d013~d010`.
///
/// Letters match in either case, as some keyboards lose a shift.
struct BytePattern {
  enum Piece: Equatable {
    /// A byte; a letter is a capital one.
    case byte(UInt8)
    /// One digit or more: a line number, a part of a time.
    case digits
    /// Any number of blanks.
    case blanks
    /// The id of an element, as in a closing tag.
    case id
  }

  /// In reading order.
  var pieces: [Piece] = []

  var isEmpty: Bool { pieces.isEmpty }

  /// Whether values are made of nothing else: letters and digits.
  var isOfValues: Bool {
    for piece in pieces {
      guard case .byte(let byte) = piece, Ascii.isLetter(byte) || Ascii.isDigit(byte) else {
        return false
      }
    }
    return true
  }

  /// Whether there is nothing in it but what the standard ends elements with, and blanks.
  var isOfTerminators: Bool {
    for piece in pieces {
      switch piece {
      case .byte(let byte): if !Ascii.isTerminator(byte) { return false }
      case .blanks: continue
      case .digits, .id: return false
      }
    }
    return true
  }

  /// Where a match begins that ends at an index.
  ///
  /// - Returns: `nil` when there is none behind `lowest`.
  func start(endingAt end: Int, in text: ByteView, notBefore lowest: Int = 0) -> Int? {
    var place = end
    for piece in pieces.reversed() {
      guard let next = BytePattern.step(over: piece, before: place, in: text), next >= lowest else {
        return nil
      }
      place = next
    }
    return place
  }

  /// Where a match ends that begins at an index, and ends no later than another; `nil` when there is none.
  ///
  /// Found from its end, as patterns are learned backward: figures may stand in front of the same figure.
  func end(startingAt start: Int, notBehind limit: Int, in text: ByteView) -> Int? {
    guard start < limit else { return nil }
    for end in (start + 1)...limit
    where self.start(endingAt: end, in: text, notBefore: start) == start {
      return end
    }
    return nil
  }

  /// How many of its bytes and blanks stand one behind the other from an index on, and where they end.
  func matched(from start: Int, in text: ByteView) -> (count: Int, end: Int) {
    var place = start
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .byte(let byte) where place < text.count && Ascii.upper(text[place]) == byte: place += 1
      case .blanks: while place < text.count, text[place] == Ascii.blank { place += 1 }
      default: return (index, place)
      }
    }
    return (pieces.count, place)
  }

  /// Where a piece begins that ends at an index; `nil` when another one stands there.
  static func step(over piece: Piece, before end: Int, in text: ByteView) -> Int? {
    switch piece {
    case .byte(let byte):
      return end > 0 && Ascii.upper(text[end - 1]) == byte ? end - 1 : nil
    case .digits:
      var place = end
      while Ascii.isDigit(text[place - 1]) { place -= 1 }
      return place < end ? place : nil
    case .blanks:
      var place = end
      while text[place - 1] == Ascii.blank { place -= 1 }
      return place
    case .id:
      return end >= 3 && text.beginsElement(at: end - 3) ? end - 3 : nil
    }
  }

  /// What stands in front of two places alike.
  ///
  /// - Parameters:
  ///   - first: One place.
  ///   - second: The other.
  ///   - text: The text.
  ///   - lowest: Indices in front of which neither is read.
  /// - Returns: The longest bytes that both end with.
  static func commonEnd(
    of first: Int, _ second: Int, in text: ByteView, notBefore lowest: (Int, Int)
  ) -> BytePattern {
    var count = 0
    while first - count > lowest.0, second - count > lowest.1, count < ParsingLimits.separatorBytes,
      Ascii.upper(text[first - count - 1]) == Ascii.upper(text[second - count - 1])
    {
      count += 1
    }
    return BytePattern(text.slice(first - count, first))
  }

  init(_ pieces: [Piece] = []) { self.pieces = pieces }

  init(_ bytes: ByteView) {
    pieces = bytes.buffer.map { .byte(Ascii.upper($0)) }
  }
}
