/// What the standards say about one element.
struct ElementDefinition {
  /// The three letters.
  let id: StaticString
  /// What it means, in words.
  let meaning: StaticString
  /// How its value is read.
  let kind: ElementKind
  /// One letter for each edition from 01 to 11: M, O or -.
  let presence: StaticString
  /// Longest value in bytes that any edition allows.
  let longest: Int

  init(
    _ id: StaticString,
    _ meaning: StaticString,
    _ kind: ElementKind,
    _ presence: StaticString,
    _ longest: Int
  ) {
    self.id = id
    self.meaning = meaning
    self.kind = kind
    self.presence = presence
    self.longest = longest
  }
}

/// How the value of an element is read.
enum ElementKind {
  case fullName, name, givenNames, suffix
  case street, city, state, postalCode, country
  case number, code, text, socialSecurityNumber
  case date, expirationDate
  case sex, height, weight, weightRange, eyeColor, hairColor
  case flag, truncation, compliance
}

extension KnownElement {
  /// The element with an id; `nil` when no edition defines it.
  ///
  /// The ids of a letter pair follow each other without gaps, but for DCC.
  @inline(__always)
  init?(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
    let place = third &- UInt8(ascii: "A")
    guard place < 26 else { return nil }
    let row: UInt8
    if first == UInt8(ascii: "D") {
      switch second {
      case UInt8(ascii: "A"): row = place
      case UInt8(ascii: "B"):
        guard place <= 18 else { return nil }
        row = 26 + place
      case UInt8(ascii: "C"):
        guard place <= 20, place != 2 else { return nil }
        row = place < 2 ? 45 + place : 44 + place
      case UInt8(ascii: "D"):
        guard place <= 15 else { return nil }
        row = 65 + place
      default: return nil
      }
    } else {
      guard first == UInt8(ascii: "P"), second == UInt8(ascii: "A"), place <= 5 else { return nil }
      row = 81 + place
    }
    self.init(rawValue: row)
  }

  /// What the standards say about the element.
  @inline(__always)
  var definition: ElementDefinition { ElementTable.rows[Int(rawValue)] }

  /// The three letters.
  var id: String { ElementNames.ids[Int(rawValue)] }

  /// What it means, in words.
  var meaning: String { ElementNames.meanings[Int(rawValue)] }
}

/// The texts of the table as strings, made once.
private enum ElementNames {
  static let ids = ElementTable.rows.map { String(static: $0.id) }
  static let meanings = ElementTable.rows.map { String(static: $0.meaning) }
}

extension String {
  fileprivate init(static text: StaticString) {
    self.init(
      decoding: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount),
      as: UTF8.self
    )
  }
}
