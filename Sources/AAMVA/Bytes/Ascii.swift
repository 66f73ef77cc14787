/// Bytes that have a meaning in the standard, and their classes.
enum Ascii {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let fileSeparator: UInt8 = 0x1C
  static let recordSeparator: UInt8 = 0x1E
  static let blank: UInt8 = 0x20
  static let comma = UInt8(ascii: ",")
  static let at = UInt8(ascii: "@")
  static let dollar = UInt8(ascii: "$")
  static let caret = UInt8(ascii: "^")
  static let hyphen = UInt8(ascii: "-")
  static let zero = UInt8(ascii: "0")

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  static func isUpper(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

  static func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }

  static func isLetter(_ byte: UInt8) -> Bool { isUpper(byte) || isLower(byte) }

  /// A letter in upper case, another byte as it is.
  static func upper(_ byte: UInt8) -> UInt8 { isLower(byte) ? byte &- 0x20 : byte }

  /// Ends an element: LF and CR as the standard has it, and the other separators of ASCII that
  /// scanners put in their place (VT, FF, FS, GS, RS, US).
  static func isTerminator(_ byte: UInt8) -> Bool {
    byte <= 0x1F && terminatorMask & (1 << UInt32(byte)) != 0
  }

  private static let terminatorMask: UInt32 = 0xF000_3C00
}
