/// What the header's directory says about where subfiles lie, as far as the text bears it out.
///
/// Many cards state offsets or lengths that are wrong. A subfile is *bound* when its letters stand at
/// its offset and its length ends where a subfile may end; what is bound belongs to that subfile and to no other.
/// Entries that are a byte or two off count when both ends are still beyond doubt.
struct Directory {
  private let text: ByteView
  private let headerStart: Int
  private let headerEnd: Int
  private let designators: [SubfileDesignator]
  private let listsLicense: Bool
  /// The part of the text that holds the licence's subfiles, when all of them are bound and follow each other.
  private(set) var license: Range<Int>?

  /// How far off an offset or a length may be, in bytes.
  private static let furthestSlip = 2

  init(_ text: ByteView, _ header: borrowing Header) {
    self.text = text
    headerStart = header.start
    headerEnd = header.end
    // Where a scanner put other bytes in place of separators, nothing is where it was.
    let isAltered =
      !header.noise.isEmpty || header.typedSeparator != nil || header.typedTerminator != nil
    designators = isAltered ? [] : header.designators
    listsLicense = designators.contains { $0.isOfLicense }
    license = licenseRange()
  }

  /// A directory that says nothing.
  init(_ text: ByteView) { self.init(text, Header()) }

  /// Whether any subfile is bound.
  var bindsSubfiles: Bool {
    license != nil || designators.contains { isOfOthers($0) && range(of: $0) != nil }
  }

  /// A part of the text, and whose it is.
  struct Stretch {
    enum Owner {
      /// The licence's subfiles, or whatever the text itself says, where the directory is not borne out.
      case license
      /// A subfile of the jurisdiction's own.
      case jurisdiction(UInt8, UInt8)
      /// No subfile that the directory lists.
      case nobody
    }

    let end: Int
    let owner: Owner
  }

  /// The part of the text that begins at a place.
  func stretch(from place: Int) -> Stretch {
    var end = text.count
    for designator in designators where isOfOthers(designator) {
      guard let range = range(of: designator) else { continue }
      if range.lowerBound == place {
        return Stretch(
          end: range.upperBound, owner: .jurisdiction(designator.first, designator.second))
      }
      if range.lowerBound > place { end = min(end, range.lowerBound) }
    }
    guard let license else { return Stretch(end: end, owner: .license) }
    if place < license.lowerBound {
      return Stretch(end: min(end, license.lowerBound), owner: .nobody)
    }
    if place < license.upperBound {
      return Stretch(end: min(end, license.upperBound), owner: .license)
    }
    return Stretch(end: end, owner: .nobody)
  }

  /// Where the bound subfiles of jurisdictions' own lie.
  ///
  /// - Parameter isGrowing: More of the text may follow: a subfile that has begun may end behind it.
  /// - Returns: A range for each, in the directory's order.
  func jurisdictionRanges(isGrowing: Bool) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for designator in designators where isOfOthers(designator) {
      let range = range(of: designator) ?? (isGrowing ? openRange(of: designator) : nil)
      if let range { ranges.append(range) }
    }
    return ranges
  }

  /// Where a subfile will lie whose end has not come yet.
  private func openRange(of designator: SubfileDesignator) -> Range<Int>? {
    guard let offset = designator.offset, let length = designator.length else { return nil }
    let start = headerStart + offset
    guard stands(designator, at: start), start + length > text.count else { return nil }
    return start..<start + length
  }

  /// Whether a subfile is none of the licence's.
  ///
  /// Where none of them is listed, an unknown type may be a licence's
  /// that was altered on the way.
  private func isOfOthers(_ designator: SubfileDesignator) -> Bool {
    !designator.isOfLicense && (listsLicense || designator.first == UInt8(ascii: "Z"))
  }

  // MARK: What is bound

  private func licenseRange() -> Range<Int>? {
    var all: Range<Int>?
    for designator in designators where designator.isOfLicense {
      guard let range = range(of: designator) else { return nil }
      guard let earlier = all else {
        all = range
        continue
      }
      guard earlier.upperBound == range.lowerBound else { return nil }
      all = earlier.lowerBound..<range.upperBound
    }
    return all
  }

  /// 0, 1, -1, 2, -2.
  private static func slip(_ turn: Int) -> Int {
    turn & 1 == 1 ? (turn + 1) / 2 : -turn / 2
  }

  private func range(of designator: SubfileDesignator) -> Range<Int>? {
    guard let offset = designator.offset, let length = designator.length, length >= 3 else {
      return nil
    }
    for turn in 0...2 * Directory.furthestSlip {
      let slip = Directory.slip(turn)
      let start = headerStart + offset + slip
      guard start >= headerEnd, start < text.count, stands(designator, at: start),
        start == headerEnd || Ascii.isTerminator(text[start - 1])
          // The first element of ZV is a ZVA, so that ZV stands there twice.
          || slip == 0 && !stands(designator, at: start - 2)
      else { continue }
      for turn in 0...2 * Directory.furthestSlip {
        let lengthSlip = Directory.slip(turn)
        let end = start + length + lengthSlip
        if end > start + 2, ends(designator, from: start, at: end, isExact: lengthSlip == 0) {
          return start..<min(end, text.count)
        }
      }
    }
    return nil
  }

  /// Whether a subfile may end at a place: at the text's end, in front of another subfile, or behind its
  /// segment terminator.
  private func ends(
    _ designator: SubfileDesignator, from start: Int, at end: Int, isExact: Bool
  ) -> Bool {
    // The last terminator is often lost on the way.
    if end == text.count || end == text.count + 1 { return true }
    guard end < text.count else { return false }
    if beginsAnother(than: designator, at: end), isExact || Ascii.isTerminator(text[end - 1]) {
      return true
    }
    guard isExact, text[end - 1] == Ascii.carriageReturn else { return false }
    // Where CR ends each element, one stands at any length by chance.
    return !designator.isOfLicense
      || text.slice(start, end - 1).firstIndex(of: Ascii.carriageReturn) == nil
  }

  private func beginsAnother(than designator: SubfileDesignator, at place: Int) -> Bool {
    for other in designators where other.place != designator.place && stands(other, at: place) {
      return true
    }
    return false
  }

  private func stands(_ designator: SubfileDesignator, at place: Int) -> Bool {
    text[place] == designator.first && text[place + 1] == designator.second
  }
}

extension SubfileDesignator {
  /// It is of a type that holds a licence: DL, ID or EN.
  var isOfLicense: Bool { DocumentKind(first, second) != .unknown }
}
