/// What bytes from outside of ASCII are that are no UTF-8 and for which no set is named.
enum CodePage: CaseIterable {
  /// The standard's own set.
  case latin1
  /// The set of Windows for the languages of the west: more signs in ISO 8859-1's place for controls.
  case windows1252
  /// The set of DOS for them; 437 has the same letters, or none.
  case dos850

  /// The name of the set, for people; `nil` for the standard's own.
  var name: String? {
    switch self {
    case .latin1: nil
    case .windows1252: "Windows-1252"
    case .dos850: "DOS code page 850 or 437"
    }
  }

  func scalar(_ byte: UInt8) -> UInt32 {
    switch self {
    case .latin1: UInt32(byte)
    case .windows1252: CharacterSet.windows1252.scalar(byte)
    case .dos850: CharacterSet.codePage850.scalar(byte)
    }
  }
}

/// Judges by all texts of a document which code page its bytes from outside of ASCII are of.
///
/// The costs are about logarithms to the base two of how much rarer something is in names and addresses than a
/// capital letter with a common mark.
struct CodePageGuess {
  private(set) var page = CodePage.latin1
  /// Another page is about as likely, and would give other letters.
  private(set) var isUncertain = false

  /// How much less likely the second must be.
  private static let margin = 3

  /// The bytes from outside of ASCII, each once.
  private var bytes: [UInt8] = []
  private var count = 0
  private var costs = [Int](repeating: 0, count: CodePage.allCases.count)
  /// Something stands in a word that ISO 8859-1 has no letter for.
  private var isStrange = false

  /// Looks at one text.
  mutating func add(_ text: ByteView) {
    guard !text.isASCII, !UTF8Check.isValid(text) else { return }
    for place in 0..<text.count where text[place] >= 0x80 {
      if CodePageGuess.isStrange(text, at: place) { isStrange = true }
      if !bytes.contains(text[place]) { bytes.append(text[place]) }
      count += 1
      for (index, page) in CodePage.allCases.enumerated() {
        costs[index] += CodePageGuess.cost(page.scalar(text[place]), text, at: place)
      }
    }
  }

  /// Decides, when all texts were looked at.
  mutating func decide() {
    guard isStrange else { return }
    // All letters of ISO 8859-1 are those of Windows-1252 too.
    let (windows, dos) = (costs[1], costs[2])
    page = windows <= dos ? .windows1252 : .dos850
    isUncertain = abs(windows - dos) < CodePageGuess.margin
  }

  /// What was done, when the page is not the standard's own.
  var repair: TextRepair? {
    guard page != .latin1 else { return nil }
    var meant: [UInt8] = []
    for byte in bytes { Scalar.forEachByte(of: page.scalar(byte)) { meant.append($0) } }
    var repair = TextRepair(.codePage, found: bytes, meant: meant, count: count)
    repair.detail = page.name
    return repair
  }

  /// Whether a byte is no letter of ISO 8859-1, and stands as a letter or an apostrophe does.
  private static func isStrange(_ text: ByteView, at place: Int) -> Bool {
    let byte = text[place]
    let (before, after) = (text[place - 1], text[place + 1])
    let isInside = isLetterLike(before) && isLetterLike(after)
    switch byte {
    case 0x80..<0xA0: return true
    // Signs that stand beside letters: a hard blank, a soft hyphen, an acute for an apostrophe, a middle dot.
    case 0xA0, 0xAD, 0xB4, 0xB7: return false
    case 0xAA, 0xB0, 0xBA: return isInside
    case 0xA1...0xBF, 0xD7, 0xF7: return Ascii.isLetter(before) || Ascii.isLetter(after)
    default: return false
    }
  }

  private static func isLetterLike(_ byte: UInt8) -> Bool { Ascii.isLetter(byte) || byte >= 0x80 }

  private static func cost(_ scalar: UInt32, _ text: ByteView, at place: Int) -> Int {
    switch scalar {
    case 0xC0...0xDE, 0xDF...0xFF:
      if scalar == 0xD7 || scalar == 0xF7 { return 8 }
      let isCapital = scalar <= 0xDE
      if fits(isCapital, text, at: place) { return letterCost(scalar) }
      // No word begins with a small letter and goes on with capitals.
      let beginsWord = !isCapital && !isLetterLike(text[place - 1])
      return letterCost(scalar) + (beginsWord ? 8 : 4)
    case 0x0152, 0x0160, 0x017D, 0x0178: return fits(true, text, at: place) ? 3 : 7
    case 0x0153, 0x0161, 0x017E: return fits(false, text, at: place) ? 3 : 7
    case 0x2019, 0x2018, 0xB4: return isApostrophe(text, at: place) ? 0 : 5
    case 0x2013, 0x2014: return isLetterLike(text[place - 1]) ? 4 : 2
    case 0xA0: return 2
    case 0xB0, 0xBA, 0xAA: return Ascii.isDigit(text[place - 1]) ? 0 : 6
    case 0x201C, 0x201D, 0xAB, 0xBB: return 5
    default: return 8
    }
  }

  /// What rare letters cost: those of few Europeans.
  private static func letterCost(_ scalar: UInt32) -> Int {
    switch scalar & ~0x20 {
    case 0xC3, 0xC5, 0xC6, 0xCC, 0xD2, 0xD5, 0xD8, 0xDD: 3
    case 0xD0, 0xDE: 5
    default: 0
    }
  }

  /// Whether a capital, or a small letter, fits the letters beside it.
  private static func fits(_ isCapital: Bool, _ text: ByteView, at place: Int) -> Bool {
    let (before, after) = (text[place - 1], text[place + 1])
    if Ascii.isLetter(after) {
      return Ascii.isUpper(after) == isCapital || isCapital && !Ascii.isLetter(before)
    }
    guard Ascii.isLetter(before) else { return true }
    // Behind a single capital either may stand.
    let isSingle = Ascii.isUpper(before) && !Ascii.isLetter(text[place - 2])
    return isSingle || Ascii.isUpper(before) == isCapital
  }

  /// Whether a name goes on behind O, D, L, M or N, or ends with an S.
  private static func isApostrophe(_ text: ByteView, at place: Int) -> Bool {
    let before = Ascii.upper(text[place - 1])
    guard isLetterLike(text[place + 1]) else { return false }
    if !Ascii.isLetter(text[place - 2]) {
      return before == UInt8(ascii: "O") || before == UInt8(ascii: "D")
        || before == UInt8(ascii: "L")
        || before == UInt8(ascii: "M") || before == UInt8(ascii: "N")
    }
    return Ascii.upper(text[place + 1]) == UInt8(ascii: "S") && !Ascii.isLetter(text[place + 2])
  }
}
