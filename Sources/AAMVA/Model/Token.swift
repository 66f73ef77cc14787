/// One element as it was cut out of the text.
///
/// Places are indices into the text that is read, which is the payload or a repaired copy of it; a
/// payload is short enough for 32 bits.
struct Token {
  private var places: (idStart: Int32, start: Int32, end: Int32)
  /// The id's three letters, packed.
  var id: UInt32
  /// The element, when an edition defines it.
  var element: KnownElement?
  private let subfilePlace: Int16
  var state: ElementState = .unrecognised
  var rule: Rule?
  var repairs: Repairs = []

  init(idStart: Int, start: Int, end: Int, id: UInt32, element: KnownElement?, subfile: Int) {
    places = (
      Int32(truncatingIfNeeded: idStart), Int32(truncatingIfNeeded: start),
      Int32(truncatingIfNeeded: end)
    )
    self.id = id
    self.element = element
    subfilePlace = Int16(truncatingIfNeeded: subfile)
  }

  /// Where the element's id begins.
  var idStart: Int { Int(places.idStart) }
  /// Where the value begins.
  var start: Int { Int(places.start) }
  /// Where the value ends, terminators left out.
  var end: Int { Int(places.end) }
  /// The id's three letters, packed; those of the element where none is written.
  var writtenID: UInt32 { element?.packedID ?? id }
  /// What is written in the place of a masked id.
  private static let maskedID: UInt32 = 0x2A2A2A

  /// Whether the id is one of a jurisdiction's own, as the type of its subfile says: ZVA in ZV.
  func isJurisdictionID(_ type: Subfile.Letters) -> Bool {
    type.first == UInt8(ascii: "Z") && id >> 8 == UInt32(type.first) << 8 | UInt32(type.second)
  }

  /// Drops where the element stands, and its id unless that is known or kept.
  mutating func mask(keepsID: Bool) {
    places = (0, 0, 0)
    if element == nil, !keepsID { id = Token.maskedID }
  }

  /// Takes it out of the licence, for a reason; its bytes stay listed.
  mutating func disown(_ reason: Rule) {
    element = nil
    rule = reason
  }

  /// The same token in a text that is some bytes longer in front.
  func moved(by distance: Int) -> Token {
    var token = Token(
      idStart: idStart + distance, start: start + distance, end: end + distance, id: id,
      element: element, subfile: subfile)
    (token.state, token.rule, token.repairs) = (state, rule, repairs)
    return token
  }

  /// Index of the subfile among those found; -1 when the text names none.
  var subfile: Int { Int(subfilePlace) }
}

extension Token {
  /// The same element in the text that this one was made of.
  func moved(to restored: borrowing RestoredText) -> Token {
    var token = Token(
      idStart: restored.place(idStart), start: restored.place(start), end: restored.place(end),
      id: id, element: element, subfile: subfile)
    token.state = state
    token.rule = rule
    token.repairs = repairs
    return token
  }
}

extension Token: Equatable {
  static func == (left: Token, right: Token) -> Bool {
    left.places == right.places && left.id == right.id && left.element == right.element
      && left.subfilePlace == right.subfilePlace && left.state == right.state
      && left.rule == right.rule && left.repairs == right.repairs
  }
}

/// A subfile as it was found in the text.
struct Subfile {
  /// The two letters of a subfile's type.
  struct Letters: Equatable {
    let first: UInt8
    let second: UInt8

    /// The two letters as text.
    var string: String {
      [first, second].string
    }
  }

  /// Its type.
  var letters: Letters
  /// Where its text begins: at its letters, or at its first element when they are missing.
  var start: Int
  /// Where its text ends, its terminator included.
  var end: Int
  /// The letters stand in front of its text.
  var hasLetters: Bool

  var first: UInt8 { letters.first }
  var second: UInt8 { letters.second }
}
