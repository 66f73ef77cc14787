/// Finds where documents begin in a text: at whole headers and at whole first tracks of magnetic stripes.
///
/// A scan may be followed by the next one, or break off where the next one begins.
struct DocumentStarts {
  private let text: ByteView
  /// More of the text may follow, so that a subfile may end behind it.
  private let isGrowing: Bool

  init(_ text: ByteView, isGrowing: Bool = false) {
    self.text = text
    self.isGrowing = isGrowing
  }

  /// The beginning of a document.
  struct Start {
    /// Where the document begins: at its compliance indicator or start sentinel, when there is one.
    let place: Int
    /// Where that by which it is known ends.
    let end: Int
  }

  /// Where documents begin behind the first one, which begins with the text; in order, mostly empty.
  func others() -> [Start] {
    guard var start = next(from: 0) else { return [] }
    var others: [Start] = []
    var current = 0
    if start.place > 0, isDocument(text.slice(0, start.place)) {
      others.append(start)
      current = start.place
    }
    // Looked up once for each document, as a text may hold hundreds of headers.
    var subfiles: [Range<Int>]?
    while let following = next(from: start.end) {
      start = following
      if others.count + 1 >= ParsingLimits.documents { break }
      let bound = subfiles ?? boundSubfiles(ofDocumentAt: current)
      subfiles = bound
      if bound.contains(where: { $0.lowerBound < start.place && start.end <= $0.upperBound }) {
        continue
      }
      others.append(start)
      current = start.place
      subfiles = nil
    }
    return others
  }

  /// The first document that begins at an index or behind it.
  private func next(from index: Int) -> Start? {
    var place = text.firstLandmark(from: index)
    while place < text.count {
      if let start = start(at: place), start.place >= index { return start }
      place = text.firstLandmark(from: place + 1)
    }
    return nil
  }

  private func start(at place: Int) -> Start? {
    switch text[place] {
    case UInt8(ascii: "%"): stripe(at: place)
    case Ascii.at: headerWithoutType(at: place)
    default: header(typeAt: place - 1)
    }
  }

  // MARK: Headers

  /// A header whose file type begins at a place; its second letter is the landmark, but for AAMVA.
  private func header(typeAt place: Int) -> Start? {
    let length: Int
    var type = place
    guard
      Word(text.slice(type, type + 4)) == Word("ANSI")
        || Word(text.slice(type, type + 4)) == Word("AMVA")
    else {
      return nil
    }
    length = 4
    if Ascii.upper(text[type - 1]) == UInt8(ascii: "A"),
      Ascii.upper(text[type + 1]) == UInt8(ascii: "M")
    {
      type -= 1
    }
    var digits = place + length
    while digits < place + length + 4, text[digits] <= Ascii.blank { digits += 1 }
    guard let end = numbers(at: digits) else { return nil }
    return Start(place: indicator(before: type), end: end)
  }

  /// A header whose file type is lost: the number of a known issuer and a directory close behind `@`.
  private func headerWithoutType(at place: Int) -> Start? {
    for index in place + 1..<place + 13 where Ascii.isDigit(text[index]) {
      guard issuer(at: index), let end = numbers(at: index), designatorEnd(at: end - 10) != nil
      else {
        return nil
      }
      return Start(place: place, end: end)
    }
    return nil
  }

  /// Where the numbers and the directory of a header end; `nil` when they are not whole.
  private func numbers(at place: Int) -> Int? {
    let count = text.digitCount(from: place)
    guard count >= 8 || count == 7 && issuer(at: place) else { return nil }
    var end = place + count
    while let next = designatorEnd(at: end) { end = next }
    return end > place + count || issuer(at: place) ? end : nil
  }

  private func issuer(at place: Int) -> Bool {
    guard let number = text.slice(place, place + 6).number else { return false }
    return JurisdictionRow(issuerNumber: UInt32(number)) != nil
  }

  private func designatorEnd(at place: Int) -> Int? {
    guard Ascii.isUpper(text[place]) || Ascii.isLower(text[place]), Ascii.isLetter(text[place + 1]),
      text.digitCount(from: place + 2) >= 8
    else { return nil }
    return place + 10
  }

  /// The compliance indicator close before a file type, or what is left of the separators behind it.
  private func indicator(before type: Int) -> Int {
    var place = type
    while place > 0, type - place < 12 {
      place -= 1
      if text[place] == Ascii.at { return place }
    }
    place = type
    if text[place - 1] == Ascii.carriageReturn, text[place - 2] == Ascii.recordSeparator {
      place -= text[place - 3] == Ascii.lineFeed ? 3 : 2
    }
    return place
  }

  // MARK: Stripes

  /// Track 1 of a magnetic stripe: `%`, a state, a city, `^`.
  private func stripe(at place: Int) -> Start? {
    guard JurisdictionRow(abbreviation: text.slice(place + 1, place + 3)) != nil else { return nil }
    for index in place + 3..<place + 17 {
      if text[index] == Ascii.caret { return Start(place: place, end: index) }
      guard text[index] >= Ascii.blank else { return nil }
    }
    // A city that fills its field has no `^` behind it.
    return text.slice(place + 17, place + 53).contains(Ascii.dollar)
      ? Start(place: place, end: place + 17) : nil
  }

  // MARK: What does not count

  /// Whether what stands in front of the first whole header is another document, or a part of one.
  private func isDocument(_ front: ByteView) -> Bool {
    if StripeLayout(front) != nil { return true }
    for place in 0..<front.count {
      if place == 0 || Ascii.isTerminator(front[place - 1]), front.beginsElement(at: place) {
        return true
      }
      if Word(front.slice(place, place + 4)) == Word("ANSI")
        || Word(front.slice(place, place + 5)) == Word("AAMVA")
      {
        return true
      }
    }
    return false
  }

  /// Where subfiles of a jurisdiction's own lie, within which a header begins nothing.
  private func boundSubfiles(ofDocumentAt place: Int) -> [Range<Int>] {
    let document = text.dropping(place)
    var reader = HeaderReader(document)
    guard reader.read() else { return [] }
    return Directory(document, reader.header).jurisdictionRanges(isGrowing: isGrowing)
      .map { $0.lowerBound + place..<$0.upperBound + place }
  }
}

extension ByteView {
  /// Index of the first byte, from an index on, at which a document may begin: `@`, `%`, or the N or M of a file
  /// type (`NSI`, `MVA`) in either case; `count` when there is none.
  fileprivate func firstLandmark(from index: Int) -> Int {
    var place = max(index, 0)
    while place < count, !isLandmark(place) { place += 1 }
    return place
  }

  private func isLandmark(_ place: Int) -> Bool {
    switch self[place] {
    case Ascii.at, UInt8(ascii: "%"): true
    case UInt8(ascii: "N"), UInt8(ascii: "n"): Word(slice(place + 1, place + 3)) == Word("SI")
    case UInt8(ascii: "M"), UInt8(ascii: "m"): Word(slice(place + 1, place + 3)) == Word("VA")
    default: false
    }
  }
}
