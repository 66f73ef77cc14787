/// The elements of a payload in its order; each record is made when it is looked at.
public struct ElementList: RandomAccessCollection, Sendable {
  private var payload: [UInt8]
  private var tokens: [Token]
  private let subfiles: [Subfile]
  private let edition: Edition

  /// Makes an empty list.
  public init() { self.init(payload: [], tokens: [], subfiles: [], edition: Edition(1)) }

  init(payload: [UInt8], tokens: [Token], subfiles: [Subfile], edition: Edition) {
    self.payload = payload
    self.tokens = tokens
    self.subfiles = subfiles
    self.edition = edition
  }

  /// The same list with all places in a payload that is some bytes longer in front.
  func moved(by distance: Int) -> ElementList {
    ElementList(
      payload: payload, tokens: tokens.map { $0.moved(by: distance) }, subfiles: subfiles,
      edition: edition)
  }

  /// Always 0.
  public var startIndex: Int { 0 }

  /// How many elements there are.
  public var endIndex: Int { tokens.count }

  /// The record of an element.
  public subscript(index: Int) -> ElementRecord {
    let token = tokens[index]
    let range = Self.range(of: token, payload.count)
    return ElementRecord(
      token: token,
      type: type(of: token),
      edition: edition,
      bytes: payload[range]
    )
  }

  /// Puts the elements where they stand in the payload that the text was made of.
  mutating func relocate(to payload: [UInt8], _ restored: borrowing RestoredText) {
    self.payload = payload
    for index in tokens.indices { tokens[index] = tokens[index].moved(to: restored) }
  }

  /// Drops the bytes of all elements and where they stood, as the length of a name tells something of it; and
  /// the ids that no edition defines, which may be letters of a value.
  package mutating func mask() {
    payload = []
    for index in tokens.indices {
      let letters = type(of: tokens[index])
      tokens[index].mask(keepsID: letters.map { tokens[index].isJurisdictionID($0) } ?? false)
    }
  }

  private func type(of token: Token) -> Subfile.Letters? {
    subfiles.indices.contains(token.subfile) ? subfiles[token.subfile].letters : nil
  }

  /// Where the value stands in a payload of some length; a withheld value is empty.
  private static func range(of token: Token, _ count: Int) -> Range<Int> {
    let start = Swift.min(Swift.max(token.start, 0), count)
    let end = token.rule == .withheld ? start : Swift.min(Swift.max(token.end, start), count)
    return start..<end
  }
}

extension ElementList: Equatable {
  /// Compares the records.
  public static func == (left: ElementList, right: ElementList) -> Bool {
    left.elementsEqual(right)
  }
}

// MARK: For writers

extension ElementList {
  /// An element as a writer needs it, without memory of its own; good within the call that lends it.
  package struct Entry {
    /// The three letters of the id.
    package let id: (UInt8, UInt8, UInt8)
    /// The two letters of the subfile; zeros when the text names none.
    package let subfile: (UInt8, UInt8)
    package let raw: UnsafeBufferPointer<UInt8>
    package let offset: Int
    package let meaning: UnsafeBufferPointer<UInt8>?
    package let state: ElementState
    package let rule: UnsafeBufferPointer<UInt8>?
    package let isRepaired: Bool
    private let element: KnownElement?
    private let repairBits: Repairs
    package var repairs: [String] { repairBits.list.map { $0.rawValue } }

    @inline(__always)
    fileprivate init(
      _ token: Token, _ letters: Subfile.Letters?, _ raw: UnsafeBufferPointer<UInt8>,
      _ edition: Edition
    ) {
      let packed = token.writtenID
      id = (
        UInt8(truncatingIfNeeded: packed >> 16), UInt8(truncatingIfNeeded: packed >> 8),
        UInt8(truncatingIfNeeded: packed)
      )
      subfile = letters.map { ($0.first, $0.second) } ?? (0, 0)
      self.raw = raw
      offset = token.start
      element = token.element
      meaning = token.element.map { edition.meaning(of: $0).buffer }
      state = token.state
      rule = token.rule?.words.buffer
      repairBits = token.repairs
      isRepaired = !token.repairs.isEmpty
    }

    /// The value tells who the holder is, or may: it is not known what it is, or not what its element asks for.
    package var mayIdentifyHolder: Bool {
      guard let element, state == .read else { return true }
      switch element.kind {
      case .fullName, .name, .givenNames, .suffix, .street, .city, .state, .postalCode, .number,
        .text,
        .socialSecurityNumber:
        return true
      case .country, .code, .date, .expirationDate, .sex, .height, .weight, .weightRange, .eyeColor,
        .hairColor, .flag, .truncation, .compliance:
        return false
      }
    }
  }

  /// Hands out the elements in order, with their bytes.
  package func forEachEntry(_ body: (Entry) -> Void) {
    payload.withUnsafeBufferPointer { bytes in
      for token in tokens {
        let range = Self.range(of: token, bytes.count)
        let raw = UnsafeBufferPointer(
          start: bytes.baseAddress.map { $0 + range.lowerBound }, count: range.count)
        body(Entry(token, type(of: token), raw, edition))
      }
    }
  }
}
