/// A keyboard layout: what each key of the layout of the United States types in it.
struct KeyboardLayout {
  /// The layout's name, for people.
  let name: StaticString
  /// For each key of `unitedStates` the character that it types.
  ///
  /// A combining mark is a dead key, which types the
  /// mark on the letter behind it.
  private let typed: [UInt32]

  /// What scanners type: the keys from left to right and from top to bottom, then the same with shift.
  private static var unitedStates: ByteView {
    ByteView(
      """
      `1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?
      """)
  }

  /// For each character of ASCII the key that types it; 0 for none.
  private var ascii = [UInt8](repeating: 0, count: 128)

  init(_ row: (name: StaticString, typed: StaticString)) {
    name = row.name
    typed = Scalar.all(of: row.typed)
    for place in typed.indices.reversed() where typed[place] < 0x80 {
      ascii[Int(typed[place])] = KeyboardLayout.unitedStates[place]
    }
  }

  /// The key that types a character; `nil` when none does.
  private func key(_ scalar: UInt32) -> UInt8? {
    if scalar < 0x80 {
      let key = ascii[Int(scalar)]
      return key == 0 ? nil : key
    }
    return typed.firstIndex(of: scalar).map { KeyboardLayout.unitedStates[$0] }
  }

  /// The keys that were pressed for a character: one, or a dead key and a letter; none when it has no keys.
  func keys(_ scalar: UInt32) -> (UInt8, UInt8?)? {
    if scalar <= UInt32(Ascii.blank) { return (UInt8(scalar), nil) }
    if let key = key(scalar) { return (key, nil) }
    if let mark = KeyboardLayout.deadKey(of: scalar) { return key(mark).map { ($0, nil) } }
    guard let (letter, mark) = MarkedLetter.parts(of: scalar),
      let dead = KeyboardLayout.combiningMark(mark), let first = key(dead),
      let second = key(UInt32(letter))
    else { return nil }
    return (first, second)
  }

  /// The combining mark of a mark that was typed alone.
  private static func deadKey(of scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x60: 0x300
    case 0xB4: 0x301
    case 0x5E: 0x302
    case 0x7E: 0x303
    case 0xA8: 0x308
    case 0xB8: 0x327
    default: nil
    }
  }

  private static func combiningMark(_ mark: UInt8) -> UInt32? {
    switch mark {
    case UInt8(ascii: "g"): 0x300
    case UInt8(ascii: "a"): 0x301
    case UInt8(ascii: "c"): 0x302
    case UInt8(ascii: "t"): 0x303
    case UInt8(ascii: "u"): 0x308
    case UInt8(ascii: "d"): 0x327
    default: nil
    }
  }
}
