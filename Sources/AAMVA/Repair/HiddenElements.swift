/// Looks inside of values for elements whose separators are lost: an id behind a value that is whole without it, and
/// a value of its element behind the id.
struct HiddenElements {
  let text: ByteView
  /// Elements that a line begins with.
  let found: ElementSet
  /// Elements that are looked for.
  let wanted: ElementSet
  /// Elements that count only where hardly anything else could stand there.
  var provable = ElementSet()
  /// Separators are known to be lost.
  var isShorter = false

  /// Codes whose ids stand inside of words: HARDCASTLE, GOODCHILD, DARLENE.
  static let codesInWords = ElementSet([.dca, .dch, .dar, .das, .dat])
  /// Codes that identification cards may lack.
  static let drivingCodes = ElementSet([.dca, .dcb, .dcd, .dch, .dar, .das, .dat])

  /// The first of them in an element's value; `nil` when there is none.
  func element(in token: Token) -> KnownElement? {
    guard let own = token.element else { return nil }
    var place = token.start
    while place + 3 <= token.end {
      defer { place += 1 }
      guard text.start[place] == UInt8(ascii: "D"),
        let element = KnownElement(text[place], text[place + 1], text[place + 2]), element != own,
        wanted.contains(element) || provable.contains(element), mayStand(element, at: place),
        GluedValue.cost(text.slice(token.start, place), own, mayEndInM: false)
          <= HiddenElements.highestCost,
        wanted.contains(element) || isProven(element, at: place, of: token),
        isValue(of: element, from: place + 3, to: token.end)
      else { continue }
      return element
    }
    return nil
  }

  /// The highest cost of a value that is whole: 1 is what an unusual one costs, such as a number with a blank.
  private static let highestCost = 1

  private func mayStand(_ element: KnownElement, at place: Int) -> Bool {
    // Behind a word and a blank stands another word; only figures are filled with blanks.
    if text[place - 1] == Ascii.blank, Ascii.isLetter(text[place - 2]) { return false }
    // The three come together, and many a name ends like one of them.
    return isShorter || element.kind != .truncation || found.hasAny(.dde, through: .ddg)
  }

  /// Whether a value of an element stands at a place, up to an end or to the id of another element.
  private func isValue(of element: KnownElement, from start: Int, to end: Int) -> Bool {
    for next in start...end where next == end || text.beginsElement(at: next) {
      let value = text.slice(start, next)
      if GluedValue.cost(value, element, mayEndInM: false) <= HiddenElements.highestCost {
        return true
      }
    }
    return false
  }

  /// Whether what stands around an id hardly stands there by chance.
  private func isProven(_ element: KnownElement, at place: Int, of token: Token) -> Bool {
    let value = text.slice(place + 3, token.end)
    switch element.kind {
    case .flag, .truncation, .compliance, .weightRange:
      // REDDAN ends in an id and a letter, but no name in figures.
      return value.count == 1 && (Ascii.isDigit(value[0]) || Ascii.isDigit(text[place - 1]))
    case .number, .text:
      // The only letters among figures are an id; names have no figures.
      switch token.element?.kind {
      case .number, .text: return isOfDigits(value) && isOfDigits(text.slice(token.start, place))
      default: return digits(of: value) >= 2
      }
    case .code:
      return value.count == 1 || value.isPlaceholder
        || value.count == 2 && Ascii.isDigit(text[place - 1])
    default:
      return GluedValue.isTelling(value, element)
    }
  }

  private func digits(of value: ByteView) -> Int {
    var count = 0
    for index in 0..<value.count where Ascii.isDigit(value[index]) { count += 1 }
    return count
  }

  private func isOfDigits(_ value: ByteView) -> Bool {
    value.count >= 4 && value.digitCount(from: 0) == value.count
  }
}

/// Whether bytes are lost from a text, by the header's directory.
enum LostBytes: Equatable {
  /// The text is as long as the directory states.
  case intact
  /// It is shorter, by little enough for separators.
  case shorter
  /// The directory is not to be trusted.
  case unknown

  init(_ text: ByteView, _ header: Header) {
    self = .unknown
    guard let first = header.designators.first, first.offset == header.end - header.start else {
      return
    }
    var statedEnd = 0
    for designator in header.designators {
      guard let offset = designator.offset, let length = designator.length else { return }
      statedEnd = max(statedEnd, offset + length)
    }
    var end = text.count
    while end > header.end, Ascii.isTerminator(text[end - 1]) { end -= 1 }
    // The last length counts the terminator; where it may not, nothing is said of one separator.
    let lost = statedEnd - (end - header.start)
    if lost == 1 { self = .intact }
    if (2...ParsingLimits.lostBytes).contains(lost) { self = .shorter }
  }
}
