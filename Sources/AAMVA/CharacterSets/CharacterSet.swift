/// A character set of one byte a character that is ASCII in its lower half.
enum CharacterSet: Int {
  // The order of the table.
  case codePage437, codePage850
  case latin2, latin3, latin4, cyrillic, arabic, greek, hebrew, latin5, latin6, thai, latin7, latin8
  case latin9, latin10
  case windows1250, windows1251, windows1252, windows1256

  /// The set that an extended channel interpretation names (AIM ITS/04-023); `nil` for ISO 8859-1 and for sets that
  /// are not of this kind.
  init?(interpretation number: Int) {
    switch number {
    case 0, 2: self = .codePage437
    case 4...13: self.init(rawValue: number - 4 + CharacterSet.latin2.rawValue)
    case 15...18: self.init(rawValue: number - 15 + CharacterSet.latin7.rawValue)
    case 21: self = .windows1250
    case 22: self = .windows1251
    case 23: self = .windows1252
    case 24: self = .windows1256
    default: return nil
    }
  }

  /// The character of a byte; U+FFFD where the set has none.
  func scalar(_ byte: UInt8) -> UInt32 {
    guard byte >= 0x80 else { return UInt32(byte) }
    let row = ByteView(CharacterSet.tables[rawValue])
    // The parts of ISO 8859 begin at A0, and have the controls of ISO 8859-1 in front of it.
    var current: UInt8 = isPartOfISO8859 ? 0xA0 : 0x80
    guard byte >= current else { return UInt32(byte) }
    var place = 0
    while place < row.count {
      let (number, length) = Scalar.read(row, at: place)
      if current == byte {
        switch number {
        case UInt32(UInt8(ascii: "=")): return UInt32(byte)
        case UInt32(UInt8(ascii: ".")): return Scalar.replacement
        default: return number
        }
      }
      place += length
      current &+= 1
    }
    return Scalar.replacement
  }

  private var isPartOfISO8859: Bool {
    CharacterSet.latin2.rawValue...CharacterSet.latin10.rawValue ~= rawValue
  }
}
