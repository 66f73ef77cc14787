/// One element of one subfile: its bytes, and what was made of them.
public struct ElementRecord: Equatable, Sendable {
  /// The three-letter element id: "DAC"; a field of a magnetic stripe has the id of the element that
  /// means the same.
  public var id: String
  /// Type of the subfile that holds it: "DL"; "T1" to "T3" for the tracks of a magnetic stripe.
  public var subfile: String
  /// The value's bytes as encoded, terminators left out; empty when the value is withheld.
  public var raw: [UInt8] {
    get { [UInt8](bytes) }
    set { bytes = newValue[...] }
  }
  /// Offset in the payload of the value's first byte.
  public var offset: Int
  /// What the element means in this edition, in words: "First name".
  public var meaning: String?
  /// What became of the value.
  public var state: ElementState
  /// The rule by which the value was understood: "date MMDDCCYY (USA)".
  public var rule: String?
  /// What had to be repaired to read the value, each in words.
  public var repairs: [String]

  // A slice shares the payload's memory: a copy for each element would cost more than all the rest.
  var bytes: ArraySlice<UInt8>

  /// Makes a record of an element.
  public init(
    id: String,
    subfile: String,
    raw: [UInt8],
    offset: Int,
    meaning: String? = nil,
    state: ElementState = .unrecognised,
    rule: String? = nil,
    repairs: [String] = []
  ) {
    self.init(
      id: id,
      subfile: subfile,
      bytes: raw[...],
      offset: offset,
      meaning: meaning,
      state: state,
      rule: rule,
      repairs: repairs
    )
  }

  init(
    id: String,
    subfile: String,
    bytes: ArraySlice<UInt8>,
    offset: Int,
    meaning: String?,
    state: ElementState,
    rule: String?,
    repairs: [String]
  ) {
    self.id = id
    self.subfile = subfile
    self.bytes = bytes
    self.offset = offset
    self.meaning = meaning
    self.state = state
    self.rule = rule
    self.repairs = repairs
  }
}

/// What became of an element's value.
public enum ElementState: Sendable {
  /// It was understood.
  case read
  /// It says that there is none: empty, blank, or one of the standard's words for it.
  case absent
  /// The element is known, the value does not follow its rules.
  case malformed
  /// The element, or the value's code, is not known in this edition.
  case unrecognised
}
