/// One element as it was cut out of the text.
///
/// Places are indices into the text that is read, which is the payload or a repaired copy of it; a
/// payload is short enough for 32 bits.
struct Token {
  private let places: (idStart: Int32, start: Int32, end: Int32)
  /// The id's three letters, packed.
  var id: UInt32
  /// The element, when an edition defines it.
  var element: KnownElement?
  private let subfilePlace: Int16
  var state: ElementState = .unrecognised
  var rule: Rule = .none
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
  /// Index of the subfile among those found; -1 when the text names none.
  var subfile: Int { Int(subfilePlace) }
}

/// A subfile as it was found in the text.
struct Subfile {
  /// The two letters.
  var first: UInt8
  var second: UInt8
  /// Where its text begins: at its letters, or at its first element when they are missing.
  var start: Int
  /// Where its text ends, its terminator included.
  var end: Int
  /// The letters stand in front of its text.
  var hasLetters: Bool

  /// The two letters as text.
  var type: String { [first, second].string }

  /// A subfile of the jurisdiction's own, whose elements the standard does not define.
  var isJurisdictions: Bool { first == UInt8(ascii: "Z") }
}
