/// A text of the card, decoded.
///
/// The standard's characters are those of ISO 8859-1. Bytes that are valid UTF-8 beyond ASCII are
/// taken for UTF-8 instead: as ISO 8859-1 they would read as capital letters with marks, each followed
/// by a control character or a sign that no name holds. Where the document's other bytes say so, they are those of
/// a code page of Windows or DOS.
struct DecodedText {
  let string: String
  let rule: Rule
  /// UTF-8 had been read as ISO 8859-1 and encoded as UTF-8 again; that was undone.
  var wasEncodedTwice = false
  /// It holds U+FFFD, which stands for a character that was lost.
  var hasReplacements = false
  /// It is in a set that is named and not known here; its characters from outside of ASCII are U+FFFD.
  var isUndecoded = false

  /// A text that was decoded elsewhere.
  init(string: String, rule: Rule, isUndecoded: Bool) {
    self.string = string
    self.rule = rule
    self.isUndecoded = isUndecoded
  }

  /// - Parameters:
  ///   - view: The bytes.
  ///   - page: What they are where they are no UTF-8.
  init(_ view: ByteView, page: CodePage = .latin1) {
    if view.isASCII {
      string = view.ascii
      rule = .text
      return
    }
    guard UTF8Check.isValid(view) else {
      if page == .latin1 {
        string = Latin1.utf8(from: view).string
        rule = .textLatin1
      } else {
        var bytes: [UInt8] = []
        for index in 0..<view.count {
          let byte = view[index]
          let scalar = byte < 0x80 ? UInt32(byte) : page.scalar(byte)
          Scalar.forEachByte(of: scalar) { bytes.append($0) }
        }
        string = bytes.string
        rule = .textCodePage
      }
      return
    }
    rule = .textUTF8
    if let inner = Latin1.bytes(fromUTF8: view), UTF8Check.isValid(inner), inner.count < view.count
    {
      string = inner.string
      wasEncodedTwice = true
    } else {
      string = view.string
    }
    for index in 0..<view.count where view.has("\u{FFFD}", at: index) { hasReplacements = true }
  }
}

extension ByteView {
  var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// Bytes that are known to be ASCII as text.
  ///
  /// Most texts of cards are as short as strings without memory of their own can be. That way of making them
  /// is left out where Swift is embedded: it could mend broken bytes, and is larger for it.
  @inline(never)
  var ascii: String {
    #if !hasFeature(Embedded)
    if count <= 15 {
      return String(unsafeUninitializedCapacity: count) { letters in
        if let place = letters.baseAddress { copyShort(to: place) }
        return count
      }
    }
    #endif
    return string
  }

  #if !hasFeature(Embedded)
  /// Copies fewer than 16 bytes, in words that may overlap.
  @inline(__always)
  private func copyShort(to place: UnsafeMutablePointer<UInt8>) {
    let (from, to) = (UnsafeRawPointer(start), UnsafeMutableRawPointer(place))
    if count >= 8 {
      let low = from.loadUnaligned(as: UInt64.self)
      let high = (from + (count - 8)).loadUnaligned(as: UInt64.self)
      to.storeBytes(of: low, as: UInt64.self)
      (to + (count - 8)).storeBytes(of: high, as: UInt64.self)
    } else if count >= 4 {
      let low = from.loadUnaligned(as: UInt32.self)
      let high = (from + (count - 4)).loadUnaligned(as: UInt32.self)
      to.storeBytes(of: low, as: UInt32.self)
      (to + (count - 4)).storeBytes(of: high, as: UInt32.self)
    } else {
      for index in 0..<count { place[index] = start[index] }
    }
  }
  #endif

  /// The bytes as text; what is not UTF-8 becomes U+FFFD.
  @inline(never)
  var string: String { String(utf8: buffer) }
}

extension [UInt8] {
  /// The bytes as text; what is not UTF-8 becomes U+FFFD.
  var string: String {
    withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return "" }
      return ByteView(start: start, count: buffer.count).string
    }
  }
}

/// ISO 8859-1 to UTF-8 and back.
enum Latin1 {
  static func utf8(from view: ByteView) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(view.count * 2)
    for index in 0..<view.count {
      let byte = view[index]
      if byte < 0x80 {
        bytes.append(byte)
      } else {
        bytes.append(0xC0 | byte >> 6)
        bytes.append(0x80 | byte & 0x3F)
      }
    }
    return bytes
  }

  /// The ISO 8859-1 bytes of a valid UTF-8 text; `nil` when it holds other characters.
  static func bytes(fromUTF8 view: ByteView) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(view.count)
    var index = 0
    while index < view.count {
      let byte = view[index]
      if byte < 0x80 {
        bytes.append(byte)
        index += 1
      } else {
        guard byte == 0xC2 || byte == 0xC3 else { return nil }
        bytes.append((byte & 0x03) << 6 | view[index + 1] & 0x3F)
        index += 2
      }
    }
    return bytes
  }
}

/// Tells UTF-8 from other bytes (Unicode, table 3-7).
enum UTF8Check {
  static func isValid(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return true }
      return isValid(ByteView(start: start, count: buffer.count))
    }
  }

  static func isValid(_ view: ByteView) -> Bool {
    var index = 0
    while index < view.count {
      let length = sequenceLength(view, at: index)
      guard length > 0 else { return false }
      index += length
    }
    return true
  }

  /// Bytes of the well-formed sequence at an index; 0 when there is none.
  static func sequenceLength(_ view: ByteView, at index: Int) -> Int {
    let first = view[index]
    let second = view[index + 1]
    switch first {
    case 0..<0x80: return 1
    case 0xC2...0xDF: return isContinuation(second) ? 2 : 0
    case 0xE0...0xEF:
      let lowest: UInt8 = first == 0xE0 ? 0xA0 : 0x80
      let highest: UInt8 = first == 0xED ? 0x9F : 0xBF
      guard (lowest...highest).contains(second), isContinuation(view[index + 2]) else { return 0 }
      return 3
    case 0xF0...0xF4:
      let lowest: UInt8 = first == 0xF0 ? 0x90 : 0x80
      let highest: UInt8 = first == 0xF4 ? 0x8F : 0xBF
      guard (lowest...highest).contains(second), isContinuation(view[index + 2]),
        isContinuation(view[index + 3])
      else { return 0 }
      return 4
    default: return 0
    }
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
