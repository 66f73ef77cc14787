internal import AAMVA

/// Writes JSON as UTF-8 bytes, in the order in which it is told, without blanks or line ends.
///
/// The writer keeps no stack: whoever calls it closes what was opened. Text is written so that it is
/// safe on a terminal and inside a script: control characters, line separators and characters that
/// turn the direction of writing are escaped.
package struct JSONWriter: ~Copyable {
  /// What was written so far.
  var output: ByteBuffer
  /// A value stands before the next one on the same level.
  var needsComma = false

  /// Makes a writer with room for some bytes.
  package init(capacity: Int = 8192) {
    output = ByteBuffer(capacity: capacity)
  }

  /// Ends the writing and gives the bytes away.
  package consuming func finish() -> [UInt8] { output.bytes }

  private init(_ output: consuming ByteBuffer) { self.output = output }

  /// Writes into the memory of the array that is given away: what is written is not copied again, if there
  /// is room for it.
  package static func bytes(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var longer: [UInt8]?
    let bytes = [UInt8](unsafeUninitializedCapacity: 8192) { memory, count in
      guard let start = memory.baseAddress else { return }
      var writer = JSONWriter(ByteBuffer(over: memory, at: start))
      write(&writer)
      if writer.output.isLent { count = writer.output.count } else { longer = writer.finish() }
    }
    return longer ?? bytes
  }

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
    output.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    output.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { output.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func write(key: StaticString) {
    var cursor = output.cursor(room: key.utf8CodeUnitCount + 4)
    if needsComma { cursor.write(UInt8(ascii: ",")) }
    cursor.write(UInt8(ascii: "\""))
    cursor.write(any: key)
    cursor.write(UInt8(ascii: "\""))
    cursor.write(UInt8(ascii: ":"))
    output.end(cursor)
    needsComma = false
  }

  // MARK: Values

  /// Writes a text under a key; nothing when there is none.
  #if !hasFeature(Embedded)
  @inline(__always)
  #endif
  package mutating func text(_ key: StaticString, _ value: String?) {
    // In line where size counts less, as most licences lack most texts.
    if let value { write(key, value) }
  }

  private mutating func write(_ key: StaticString, _ value: String) {
    value.withBytes { text in
      if write(key, plain: text) { return }
      write(key: key)
      write(text)
    }
  }

  /// Writes a text.
  package mutating func text(_ value: String) {
    // By its bytes: the views of a string bring much of the string library into the WebAssembly module.
    value.withBytes { write($0) }
  }

  private mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    if write(plain: text) { return }
    separate()
    output.append(UInt8(ascii: "\""))
    append(utf8: text)
    output.append(UInt8(ascii: "\""))
  }

  /// Writes bytes under a key as text, each byte as the character of ISO 8859-1 with its number.
  package mutating func latin1(_ key: StaticString, _ value: [UInt8]) {
    write(key: key)
    if value.withUnsafeBufferPointer({ write(plain: $0) }) { return }
    separate()
    output.append(UInt8(ascii: "\""))
    for byte in value { append(Unicode.Scalar(byte)) }
    output.append(UInt8(ascii: "\""))
  }

  /// Writes a text that has nothing but ASCII that stands for itself; otherwise writes nothing and says so.
  private mutating func write(plain text: UnsafeBufferPointer<UInt8>) -> Bool {
    var cursor = output.cursor(room: text.count + 3)
    if needsComma { cursor.write(UInt8(ascii: ",")) }
    cursor.write(UInt8(ascii: "\""))
    guard cursor.write(plain: text) else { return false }
    cursor.write(UInt8(ascii: "\""))
    output.end(cursor)
    needsComma = true
    return true
  }

  /// Writes a key and a text that has nothing but ASCII that stands for itself; otherwise writes nothing and
  /// says so.
  private mutating func write(_ key: StaticString, plain text: UnsafeBufferPointer<UInt8>) -> Bool {
    var cursor = output.cursor(room: key.utf8CodeUnitCount + text.count + 6)
    if needsComma { cursor.write(UInt8(ascii: ",")) }
    cursor.write(UInt8(ascii: "\""))
    cursor.write(any: key)
    cursor.write("\":\"")
    guard cursor.write(plain: text) else { return false }
    cursor.write(UInt8(ascii: "\""))
    output.end(cursor)
    needsComma = true
    return true
  }

  /// Writes one of our own words.
  package mutating func word(_ value: StaticString) { write(literal: value) }

  /// Writes one of our own words under a key; nothing when there is none.
  package mutating func word(_ key: StaticString, _ value: StaticString?) {
    guard let value else { return }
    let word = UnsafeBufferPointer(start: value.utf8Start, count: value.utf8CodeUnitCount)
    // Our own words are plain.
    _ = write(key, plain: word)
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
    output.append(decimal: value)
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
    output.append(decimal: value, decimals: decimals)
  }

  /// Writes a day as "YYYY-MM-DD" under a key; the year has four digits.
  mutating func day(_ key: StaticString, year: Int, month: Int, day: Int) {
    write(key: key)
    var cursor = output.cursor(room: 12)
    cursor.write(UInt8(ascii: "\""))
    cursor.write(twoDigits: year / 100)
    cursor.write(twoDigits: year)
    cursor.write(UInt8(ascii: "-"))
    cursor.write(twoDigits: month)
    cursor.write(UInt8(ascii: "-"))
    cursor.write(twoDigits: day)
    cursor.write(UInt8(ascii: "\""))
    endPieces(cursor)
  }

  /// Writes a truth value under a key; nothing when there is none.
  package mutating func flag(_ key: StaticString, _ value: Bool?) {
    guard let value else { return }
    write(key: key)
    separate()
    output.append(literal: value ? "true" : "false")
  }

  /// Writes bytes under a key in base64.
  package mutating func base64(_ key: StaticString, _ value: [UInt8]) {
    write(key: key)
    separate()
    output.append(UInt8(ascii: "\""))
    value.withUnsafeBufferPointer { output.append(base64: $0) }
    output.append(UInt8(ascii: "\""))
  }

  /// Writes a value that is JSON already.
  package mutating func json(_ value: [UInt8]) {
    separate()
    value.withUnsafeBufferPointer { output.append(copyOf: $0) }
  }

  private mutating func write(literal: StaticString) {
    var cursor = output.cursor(room: literal.utf8CodeUnitCount + 3)
    if needsComma { cursor.write(UInt8(ascii: ",")) }
    cursor.write(UInt8(ascii: "\""))
    cursor.write(any: literal)
    cursor.write(UInt8(ascii: "\""))
    output.end(cursor)
    needsComma = true
  }
}
