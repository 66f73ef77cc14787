/// Reads a JSON text by the letter of RFC 8259: one value, and nothing but blanks around it.
package struct JSONReader {
  private let bytes: [UInt8]
  private let depthLimit: Int
  private var offset = 0
  private var depth = 0

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8, without a byte order mark.
  ///   - lengthLimit: Most bytes that are taken.
  ///   - depthLimit: How deep arrays and objects may be nested.
  /// - Returns: The value.
  /// - Throws: Why the text is no JSON, or which limit it exceeds.
  package static func read(
    _ bytes: [UInt8],
    lengthLimit: Int = ScanLimits.optionBytes,
    depthLimit: Int = ScanLimits.optionDepth
  ) throws(JSONError) -> JSONValue {
    guard bytes.count <= lengthLimit else { throw .tooLong(limit: lengthLimit) }
    guard isUTF8(bytes) else { throw .notUTF8 }
    var reader = JSONReader(bytes: bytes, depthLimit: depthLimit)
    let value = try reader.readValue()
    reader.skipBlanks()
    guard reader.offset == bytes.count else { throw .unexpectedByte(offset: reader.offset) }
    return value
  }

  private init(bytes: [UInt8], depthLimit: Int) {
    self.bytes = bytes
    self.depthLimit = depthLimit
  }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue: continue
      case .emptyInput: return true
      case .error: return false
      }
    }
  }

  // MARK: Values

  private mutating func readValue() throws(JSONError) -> JSONValue {
    skipBlanks()
    switch try peek() {
    case UInt8(ascii: "{"): return try readObject()
    case UInt8(ascii: "["): return try readArray()
    case UInt8(ascii: "\""): return .text(try readText())
    case UInt8(ascii: "t"): return try readWord("true", .flag(true))
    case UInt8(ascii: "f"): return try readWord("false", .flag(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    default: return try readNumber()
    }
  }

  private mutating func readObject() throws(JSONError) -> JSONValue {
    try enter()
    var members: [JSONValue.Member] = []
    var keyEnds: [Int] = []
    skipBlanks()
    if take(UInt8(ascii: "}")) {
      depth -= 1
      return .object(members)
    }
    repeat {
      skipBlanks()
      let key = try readText()
      keyEnds.append(offset)
      skipBlanks()
      try expect(UInt8(ascii: ":"))
      members.append(JSONValue.Member(key: key, value: try readValue()))
      skipBlanks()
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"))
    if let place = JSONReader.firstRepeatedKey(of: members) {
      throw .keyTwice(offset: keyEnds[place])
    }
    depth -= 1
    return .object(members)
  }

  /// The first member whose key an earlier one has; keys are sorted, as there may be thousands.
  private static func firstRepeatedKey(of members: [JSONValue.Member]) -> Int? {
    let order = members.indices.sorted { one, other in
      members[one].key == members[other].key
        ? one < other : members[one].key.lexicographicallyPrecedes(members[other].key)
    }
    var first: Int?
    for (one, other) in zip(order, order.dropFirst())
    where members[one].key == members[other].key && other < first ?? Int.max { first = other }
    return first
  }

  private mutating func readArray() throws(JSONError) -> JSONValue {
    try enter()
    var values: [JSONValue] = []
    skipBlanks()
    if take(UInt8(ascii: "]")) {
      depth -= 1
      return .array(values)
    }
    repeat {
      values.append(try readValue())
      skipBlanks()
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"))
    depth -= 1
    return .array(values)
  }

  private mutating func readWord(
    _ word: StaticString,
    _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    for index in 0..<word.utf8CodeUnitCount { try expect(word.utf8Start[index]) }
    return value
  }

  private mutating func readNumber() throws(JSONError) -> JSONValue {
    let start = offset
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try expectDigits() }
    if take(UInt8(ascii: ".")) { try expectDigits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try expectDigits()
    }
    return .number(Array(bytes[start..<offset]))
  }

  // MARK: Texts

  private mutating func readText() throws(JSONError) -> [UInt8] {
    try expect(UInt8(ascii: "\""))
    var text: [UInt8] = []
    while true {
      let byte = try peek()
      if take(UInt8(ascii: "\"")) { return text }
      if take(UInt8(ascii: "\\")) {
        text.append(utf8: try readEscape())
        continue
      }
      guard byte >= 0x20 else { throw .unexpectedByte(offset: offset) }
      text.append(byte)
      offset += 1
    }
  }

  /// Reads what follows a backslash.
  private mutating func readEscape() throws(JSONError) -> Unicode.Scalar {
    let place = offset
    let letter = try peek()
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw .unexpectedByte(offset: place)
    }
    var value = try readHexadecimal()
    if (0xD800..<0xDC00).contains(value) {
      // A character beyond the basic plane is written as two halves.
      try expect(UInt8(ascii: "\\"))
      try expect(UInt8(ascii: "u"))
      let low = try readHexadecimal()
      guard (0xDC00..<0xE000).contains(low) else { throw .unexpectedByte(offset: place) }
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { throw .unexpectedByte(offset: place) }
    return scalar
  }

  private mutating func readHexadecimal() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      let byte = try peek()
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = value << 4 + UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "A")...UInt8(ascii: "F"):
        value = value << 4 + UInt32(byte - UInt8(ascii: "A") + 10)
      case UInt8(ascii: "a")...UInt8(ascii: "f"):
        value = value << 4 + UInt32(byte - UInt8(ascii: "a") + 10)
      default: throw .unexpectedByte(offset: offset)
      }
      offset += 1
    }
    return value
  }

  // MARK: Bytes

  private mutating func enter() throws(JSONError) {
    depth += 1
    guard depth <= depthLimit else { throw .tooDeep(limit: depthLimit) }
    offset += 1
  }

  private mutating func skipBlanks() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  private func peek() throws(JSONError) -> UInt8 {
    guard offset < bytes.count else { throw .endsEarly }
    return bytes[offset]
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(JSONError) {
    guard try peek() == byte else { throw .unexpectedByte(offset: offset) }
    offset += 1
  }

  private mutating func expectDigits() throws(JSONError) {
    let start = offset
    while offset < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset]) {
      offset += 1
    }
    guard offset > start else {
      throw offset < bytes.count ? .unexpectedByte(offset: offset) : .endsEarly
    }
  }
}
