/// How the value of an element is read; the raw value is its letter in `ElementTable`.
enum ElementKind: UInt8 {
  case fullName = 0x46  // F
  case name = 0x4E  // N
  case givenNames = 0x47  // G
  case suffix = 0x58  // X
  case street = 0x52  // R
  case city = 0x43  // C
  case state = 0x4A  // J
  case postalCode = 0x50  // P
  case country = 0x55  // U
  case number = 0x51  // Q
  case code = 0x4B  // K
  case text = 0x54  // T
  case socialSecurityNumber = 0x39  // 9
  case date = 0x44  // D
  case expirationDate = 0x45  // E
  case sex = 0x53  // S
  case height = 0x48  // H
  case weight = 0x57  // W
  case weightRange = 0x42  // B
  case eyeColor = 0x59  // Y
  case hairColor = 0x5A  // Z
  case flag = 0x31  // 1
  case truncation = 0x33  // 3
  case compliance = 0x41  // A

  /// Few texts are a value of this kind by chance.
  var isTelling: Bool {
    switch self {
    case .name, .givenNames, .fullName, .suffix, .street, .city, .code, .text, .number: false
    default: true
    }
  }
}

extension KnownElement {
  /// The element with an id; `nil` when no edition defines it.
  ///
  /// The ids of a letter pair follow each other without gaps, but for DCC.
  init?(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
    let place = third &- UInt8(ascii: "A")
    guard first == UInt8(ascii: "D") else {
      guard first == UInt8(ascii: "P"), second == UInt8(ascii: "A"), place <= 5 else { return nil }
      self.init(rawValue: 81 + place)
      return
    }
    // A byte for each of DA, DB, DC and DD: how many there are, and the row of the first.
    let group = UInt32(second &- UInt8(ascii: "A"))
    guard group < 4, place < UInt8(truncatingIfNeeded: 0x1015_131A as UInt32 >> (group * 8)) else {
      return nil
    }
    let first = UInt8(truncatingIfNeeded: 0x412D_1A00 as UInt32 >> (group * 8))
    guard group == 2, place >= 2 else {
      self.init(rawValue: first + place)
      return
    }
    guard place > 2 else { return nil }
    self.init(rawValue: first + place - 1)
  }

  /// The element's row of the table.
  private var row: ByteView {
    ByteView(
      start: ElementTable.text.utf8Start + Int(rawValue) * ElementTable.rowWidth,
      count: ElementTable.rowWidth - 1
    )
  }

  /// The three letters.
  var id: String { row.slice(0, 3).string }

  /// The three letters, packed: the first is the highest.
  var packedID: UInt32 {
    let row = row.start
    return UInt32(row[0]) << 16 | UInt32(row[1]) << 8 | UInt32(row[2])
  }

  /// The letter M, O or - of an edition.
  func presence(in edition: Int) -> UInt8 { row[edition + 3] }

  /// Longest value in bytes that any edition allows.
  var longest: Int {
    let row = row.start
    return Int(row[16] & 0x0F) &* 10 &+ Int(row[17] & 0x0F)
  }

  /// How the value is read.
  var kind: ElementKind { ElementKind(rawValue: row[19]) ?? .text }

  /// What the element means, in words.
  var meaning: ByteView {
    let index = Int(rawValue)
    return ByteView(start: row.start + 21, count: Int(KnownElement.meaningLengths[index]))
  }

  // Found once, as the meaning of every element of every card is told.
  private static let meaningLengths = Constants(
    allCases.map { UInt8($0.row.slice(21, ElementTable.rowWidth - 2).trimmed.count) }
  )
}
