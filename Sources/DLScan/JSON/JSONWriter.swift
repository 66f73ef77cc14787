/// Writes JSON as UTF-8 bytes, in the order in which it is told, without blanks or line ends.
///
/// The writer keeps no stack: whoever calls it closes what was opened. Text is written so that it is
/// safe on a terminal and inside a script: control characters, line separators and characters that
/// turn the direction of writing are escaped.
package struct JSONWriter: ~Copyable {
  /// What was written so far.
  package private(set) var bytes: [UInt8] = []
  /// A value stands before the next one on the same level.
  private var needsComma = false

  /// Makes a writer with room for some bytes.
  package init(capacity: Int = 8192) {
    bytes.reserveCapacity(capacity)
  }

  /// Ends the writing and gives the bytes away.
  package consuming func finish() -> [UInt8] { bytes }

  // MARK: Structure

  /// Opens an object that is a value of an array, or the outermost value.
  package mutating func beginObject() { open(UInt8(ascii: "{")) }

  /// Opens an object under a key.
  package mutating func beginObject(_ key: StaticString) {
    write(key: key)
    open(UInt8(ascii: "{"))
  }

  /// Closes the object that was opened last.
  package mutating func endObject() { close(UInt8(ascii: "}")) }

  /// Opens an array that is a value of an array.
  package mutating func beginArray() { open(UInt8(ascii: "[")) }

  /// Opens an array under a key.
  package mutating func beginArray(_ key: StaticString) {
    write(key: key)
    open(UInt8(ascii: "["))
  }

  /// Closes the array that was opened last.
  package mutating func endArray() { close(UInt8(ascii: "]")) }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func write(key: StaticString) {
    write(literal: key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  // MARK: Values

  /// Writes a text under a key; nothing when there is none.
  package mutating func text(_ key: StaticString, _ value: String?) {
    guard let value else { return }
    write(key: key)
    text(value)
  }

  /// Writes a text.
  package mutating func text(_ value: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    if !appendPlain(value.utf8) {
      for scalar in value.unicodeScalars { append(scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes bytes under a key as text, each byte as the character of ISO 8859-1 with its number.
  package mutating func latin1(_ key: StaticString, _ value: [UInt8]) {
    write(key: key)
    separate()
    bytes.append(UInt8(ascii: "\""))
    if !appendPlain(value) {
      for byte in value { append(Unicode.Scalar(byte)) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes one of our own words under a key; nothing when there is none.
  package mutating func word(_ key: StaticString, _ value: StaticString?) {
    guard let value else { return }
    write(key: key)
    write(literal: value)
  }

  /// Writes a whole number under a key; nothing when there is none.
  package mutating func integer(_ key: StaticString, _ value: (some FixedWidthInteger)?) {
    guard let value else { return }
    write(key: key)
    integer(value)
  }

  /// Writes a whole number.
  package mutating func integer(_ value: some FixedWidthInteger) {
    separate()
    bytes.append(decimal: value)
  }

  /// Writes a number with at most some decimals under a key; nothing when there is none or it is not finite.
  package mutating func number(_ key: StaticString, _ value: Double?, decimals: Int) {
    guard let value, value.isFinite else { return }
    write(key: key)
    number(value, decimals: decimals)
  }

  /// Writes a number with at most some decimals; 0 when it is not finite.
  package mutating func number(_ value: Double, decimals: Int) {
    separate()
    bytes.append(decimal: value, decimals: decimals)
  }

  /// Writes a truth value under a key; nothing when there is none.
  package mutating func flag(_ key: StaticString, _ value: Bool?) {
    guard let value else { return }
    write(key: key)
    separate()
    bytes.append(literal: value ? "true" : "false")
  }

  /// Writes bytes under a key in base64.
  package mutating func base64(_ key: StaticString, _ value: [UInt8]) {
    write(key: key)
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(base64: value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a value that is JSON already.
  package mutating func json(_ value: [UInt8]) {
    separate()
    bytes.append(contentsOf: value)
  }

  private mutating func write(literal: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(literal: literal)
    bytes.append(UInt8(ascii: "\""))
  }

  // MARK: Characters

  /// Appends a text at one stroke when it has nothing but ASCII that stands for itself, as nearly all
  /// texts of cards have; otherwise appends nothing and says so.
  private mutating func appendPlain(_ text: some Collection<UInt8>) -> Bool {
    let isPlain = text.withContiguousStorageIfAvailable { buffer in
      for byte in buffer where byte < 0x20 || byte > 0x7E || byte == 0x22 || byte == 0x5C {
        return false
      }
      bytes.append(contentsOf: buffer)
      return true
    }
    return isPlain ?? false
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"", "\\":
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    case "\n": bytes.append(literal: "\\n")
    case "\r": bytes.append(literal: "\\r")
    case "\t": bytes.append(literal: "\\t")
    case _ where scalar.isUnsafeToShow: bytes.append(escaped: scalar.value)
    default: bytes.append(utf8: scalar)
    }
  }
}
