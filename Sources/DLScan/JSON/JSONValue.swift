/// A JSON text, read.
package enum JSONValue: Equatable, Sendable {
  case null
  case flag(Bool)
  /// The number as it was written; it follows the grammar of JSON.
  case number([UInt8])
  /// The text's UTF-8 bytes, escapes resolved.
  case text([UInt8])
  case array([JSONValue])
  /// The members in their order; no key comes twice.
  case object([Member])

  /// A key and its value.
  package struct Member: Equatable, Sendable {
    /// The key's UTF-8 bytes, escapes resolved.
    package var key: [UInt8]
    /// The value.
    package var value: JSONValue
  }

  /// The value as a whole number, when it is written as one and fits.
  package var integer: Int? {
    guard case .number(let digits) = self else { return nil }
    var value = 0
    for (place, byte) in digits.enumerated() {
      if place == 0, byte == UInt8(ascii: "-") { continue }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      let shifted = value.multipliedReportingOverflow(by: 10)
      let next = shifted.partialValue.subtractingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      guard !shifted.overflow, !next.overflow else { return nil }
      value = next.partialValue
    }
    // Counted downwards, so that the least number fits too.
    if digits.first == UInt8(ascii: "-") { return value }
    return value == Int.min ? nil : -value
  }
}

/// Why a text is no JSON, or is more than a reader takes.
package enum JSONError: Error, Equatable {
  /// The text is longer than the limit.
  case tooLong(limit: Int)
  /// Arrays and objects are nested deeper than the limit.
  case tooDeep(limit: Int)
  /// The bytes are no UTF-8.
  case notUTF8
  /// The text ends where something must follow.
  case endsEarly
  /// The byte at an offset cannot stand there.
  case unexpectedByte(offset: Int)
  /// A key comes twice in one object; the second one ends before the offset.
  case keyTwice(offset: Int)
}
