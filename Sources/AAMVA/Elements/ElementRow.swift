/// What the standards say about one element.
struct ElementRow: Sendable {
  let id: ElementID
  /// How the value is read.
  let kind: ElementKind
  /// Longest value in bytes that any edition allows.
  let longest: UInt8
  /// A letter for each edition, the first for edition 01.
  let presences: StaticString
  private let content: ElementContent
  /// What it states in the first edition and in the second, where that is something else.
  private var earlierContents: (first: ElementContent?, second: ElementContent?)

  /// - Parameters:
  ///   - id: The three letters.
  ///   - presences: A letter for each edition from 01 to 11: M (mandatory), D (mandatory on driver's
  ///     licenses), O (optional) or - (not defined).
  ///   - longest: Longest value in bytes that any edition allows.
  ///   - kind: How the value is read.
  ///   - meaning: What it means, in words.
  ///   - property: The property of `License` that it fills.
  @inline(__always)
  init(
    _ id: StaticString, _ presences: StaticString, _ longest: UInt8, _ kind: ElementKind,
    _ meaning: StaticString, _ property: LicenseProperty?
  ) {
    self.id = ElementID(id)
    self.presences = presences
    self.longest = longest
    self.kind = kind
    content = ElementContent(meaning: meaning, property: property)
    earlierContents = (nil, nil)
  }

  /// The row with what the element states in edition 1 or 2, where that is something else.
  @inline(__always)
  func inEdition(_ edition: Int, _ meaning: StaticString, _ property: LicenseProperty) -> ElementRow
  {
    var row = self
    let content = ElementContent(meaning: meaning, property: property)
    if edition == 1 { row.earlierContents.first = content }
    if edition == 2 { row.earlierContents.second = content }
    return row
  }

  /// What the element states in an edition from 1 to 11.
  func content(in edition: Int) -> ElementContent {
    switch edition {
    case 1: earlierContents.first ?? content
    case 2: earlierContents.second ?? content
    default: content
    }
  }

  /// What an edition from 1 to 11 says about the element.
  func presence(in edition: Int) -> ElementPresence {
    switch ByteView(presences)[edition - 1] {
    case UInt8(ascii: "M"), UInt8(ascii: "D"): .mandatory
    case UInt8(ascii: "O"): .optional
    default: .undefined
    }
  }

  /// Whether an edition from 1 to 11 has it mandatory on driver's licenses, but not on identification cards.
  func isForDrivingOnly(in edition: Int) -> Bool {
    ByteView(presences)[edition - 1] == UInt8(ascii: "D")
  }
}

/// What an element states.
package struct ElementContent: Sendable {
  /// In words: "First name".
  package let meaning: StaticString
  /// The property of `License` that it fills; `nil` when there is none for it.
  package let property: LicenseProperty?
}

/// What an edition says about an element.
package enum ElementPresence: Sendable {
  case mandatory, optional, undefined
}

/// The three letters of an element's id, packed: the first is the highest.
struct ElementID: Equatable, Sendable {
  let packed: UInt32

  @inline(__always)
  init(_ text: StaticString) {
    let letters = ByteView(text)
    packed = UInt32(letters[0]) << 16 | UInt32(letters[1]) << 8 | UInt32(letters[2])
  }

  /// The letter at a place from 0 to 2.
  subscript(place: Int) -> UInt8 { UInt8(truncatingIfNeeded: packed >> UInt32(16 - 8 * place)) }

  /// The three letters as text.
  var string: String { [self[0], self[1], self[2]].string }
}
