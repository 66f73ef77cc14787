/// One element of one subfile: its bytes, and what was made of them.
public struct ElementRecord: Sendable {
  // Words are looked up when they are asked for: making them for every element of every card would cost
  // more than all the rest.
  let token: Token
  let type: Subfile.Letters?
  let edition: Edition
  // A slice shares the payload's memory.
  let bytes: ArraySlice<UInt8>

  /// The three-letter element id: "DAC"; a field of a magnetic stripe has the id of the element that
  /// means the same.
  public var id: String {
    let id = token.writtenID
    let letters = [id >> 16, id >> 8, id].map { UInt8(truncatingIfNeeded: $0) }
    return letters.string
  }

  /// Type of the subfile that holds it: "DL"; "T1" to "T3" for the tracks of a magnetic stripe; empty when
  /// the text names none.
  public var subfile: String { type?.string ?? "" }

  /// The value's bytes as encoded, terminators left out; empty when the value is withheld or masked.
  public var raw: [UInt8] { [UInt8](bytes) }

  /// Offset in the payload of the value's first byte; 0 in a redacted result.
  public var offset: Int { token.start }

  /// What the element means in this edition, in words: "First name".
  public var meaning: String? { token.element.map { edition.meaning(of: $0).string } }

  /// What became of the value.
  public var state: ElementState { token.state }

  /// The rule by which the value was understood: "date MMDDCCYY".
  public var rule: Rule? { token.rule }

  /// What had to be repaired to read the value, each in words.
  public var repairs: [Repair] { token.repairs.list }

  /// Something had to be repaired to read the value.
  public var isRepaired: Bool { !token.repairs.isEmpty }
}

extension ElementRecord: Equatable {
  /// Compares everything that records tell.
  public static func == (left: ElementRecord, right: ElementRecord) -> Bool {
    left.token == right.token && left.type == right.type && left.edition == right.edition
      && left.bytes == right.bytes
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
