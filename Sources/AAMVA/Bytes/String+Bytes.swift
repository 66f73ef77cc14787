// Strings to bytes and back.
//
// `String.withUTF8` and `String(decoding:as:)` bring along how the standard library recodes strings of other
// encodings and mends broken ones, a twentieth of the WebAssembly module. Embedded Swift has no strings of
// other encodings, and the bytes here are UTF-8 by the time they become a string.

extension String {
  /// Makes a text of bytes that are known to be UTF-8.
  ///
  /// Kept in one place: the standard library's check is long, and would stand in every caller.
  ///
  /// - Parameter bytes: UTF-8. Other bytes become U+FFFD; where Swift is embedded they make an empty text.
  @inline(never)
  package init(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    #if hasFeature(Embedded)
    self = String(validating: bytes, as: UTF8.self) ?? ""
    #else
    self = String(decoding: bytes, as: UTF8.self)
    #endif
  }

  /// Makes a text of bytes that are known to be UTF-8.
  ///
  /// - Parameter bytes: UTF-8. Other bytes become U+FFFD; where Swift is embedded they make an empty text.
  package init(utf8 bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { String(utf8: $0) }
  }

  /// Calls a function with the text's bytes.
  ///
  /// - Parameter body: What is called, once.
  /// - Returns: What it returns.
  @inlinable
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    #if hasFeature(Embedded)
    return body(UnsafeBufferPointer(start: nil, count: 0))
    #else
    return Array(utf8).withUnsafeBufferPointer(body)
    #endif
  }
}
