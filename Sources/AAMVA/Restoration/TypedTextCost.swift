/// How unlikely a card's text is: what decides between keyboard layouts that all give a header.
///
/// Ids, codes and the directory weigh most, then what stands beside the signs of names and addresses, and little how
/// rare a letter is. The unit is about a logarithm to the base two of how much rarer something is.
struct TypedTextCost {
  /// A character that no key of the layout types.
  static let untypable = 8
  /// An id, a code or a subfile's letters that should not be there.
  private static let wrongCode = 8
  /// A sign where none stands in a name or an address.
  private static let wrongSign = 6

  private let text: ByteView
  private(set) var total = 0
  private var (eyes, hair): (Int?, Int?) = (nil, nil)

  init(_ text: ByteView) {
    self.text = text
    addDirectory()
    for place in 0..<text.count {
      addColorElement(at: place)
      addCharacter(at: place)
    }
    // Eyes are mandatory and come first; hair is neither.
    if let hair, eyes.map({ hair < $0 }) ?? true { total += TypedTextCost.wrongCode }
  }

  private mutating func addDirectory() {
    var reader = HeaderReader(text)
    guard reader.read() else { return }
    for designator in reader.header.designators
    where designator.first != UInt8(ascii: "Z")
      && DocumentKind(designator.first, designator.second) == .unknown
    {
      total += TypedTextCost.wrongCode
    }
  }

  /// Eyes and hair, whose ids differ by the letters that change places in half of Europe.
  private mutating func addColorElement(at place: Int) {
    guard text[place] == UInt8(ascii: "D"), text[place + 1] == UInt8(ascii: "A"),
      !Ascii.isLetter(text[place - 1])
    else { return }
    let code = text.slice(place + 3, place + 6)
    switch text[place + 2] {
    case UInt8(ascii: "Y"):
      eyes = eyes ?? place
      if Codes.eyeColor.entry(code)?.isStandard != true { total += TypedTextCost.wrongCode }
    case UInt8(ascii: "Z"):
      hair = hair ?? place
      if Codes.hairColor.entry(code)?.isStandard != true { total += TypedTextCost.wrongCode }
    default: break
    }
  }

  private mutating func addCharacter(at place: Int) {
    let byte = text[place]
    if byte == UInt8(ascii: "Z") || byte == UInt8(ascii: "z") {
      if Ascii.isLetter(text[place - 1]) { total += 2 }
    } else if byte > Ascii.blank, !Ascii.isLetter(byte), !Ascii.isDigit(byte), place > 0 {
      total += cost(ofSign: byte, at: place)
    }
  }

  private func cost(ofSign byte: UInt8, at place: Int) -> Int {
    let (before, after) = (text[place - 1], text[place + 1])
    let wrong = TypedTextCost.wrongSign
    switch byte {
    case Ascii.hyphen:
      if Ascii.isDigit(before), Ascii.isDigit(after) { return run(before: place) >= 3 ? 0 : 2 }
      return run(before: place) >= 2 && isAlphanumeric(after) ? 0 : wrong
    case UInt8(ascii: "'"):
      let isPossessive = Ascii.upper(after) == UInt8(ascii: "S") && !Ascii.isLetter(text[place + 2])
      return isNamePrefix(before: place) && Ascii.isLetter(after) || isPossessive ? 0 : wrong
    case UInt8(ascii: "/"):
      if Ascii.isDigit(before), Ascii.isDigit(after) { return run(before: place) <= 2 ? 1 : wrong }
      return run(before: place) <= 1 ? 2 : wrong
    case UInt8(ascii: "#"): return Ascii.isDigit(after) || after == Ascii.blank ? 0 : wrong
    case Ascii.comma: return isAlphanumeric(before) ? 0 : 2
    case UInt8(ascii: "."): return isAlphanumeric(before) ? 0 : wrong
    case UInt8(ascii: "&"): return before == Ascii.blank && after == Ascii.blank ? 0 : 3
    case UInt8(ascii: "("), UInt8(ascii: ")"): return 2
    default: return wrong
    }
  }

  private func isAlphanumeric(_ byte: UInt8) -> Bool {
    Ascii.isLetter(byte) || Ascii.isDigit(byte)
  }

  /// How many letters or digits stand in front of a place, an element's id left out.
  private func run(before place: Int) -> Int {
    var start = place
    while start > 0, isAlphanumeric(text[start - 1]) { start -= 1 }
    let beginsLine = start == 0 || text[start - 1] < Ascii.blank
    return place - start - (beginsLine && text.beginsElement(at: start) ? 3 : 0)
  }

  /// Whether a single letter stands in front of an apostrophe, as in O'BRIEN.
  ///
  /// The id of its element may be glued to the letters of a subfile.
  private func isNamePrefix(before place: Int) -> Bool {
    run(before: place) == 1 || Ascii.isLetter(text[place - 1]) && text.beginsElement(at: place - 4)
  }
}
