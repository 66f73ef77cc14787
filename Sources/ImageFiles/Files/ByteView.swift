#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A borrowed run of a file's bytes whose every access is checked.
struct ByteView {
  let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// The first byte, for C functions.
  var base: UnsafePointer<UInt8>? { bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) }

  /// The byte at an offset, or `nil` outside.
  func byte(at offset: Int) -> UInt8? {
    offset >= 0 && offset < bytes.count ? bytes[offset] : nil
  }

  /// Big-endian 16-bit number.
  func big16(at offset: Int) -> Int? { number(at: offset, byteCount: 2, isBigEndian: true) }

  /// Big-endian 32-bit number.
  func big32(at offset: Int) -> Int? { number(at: offset, byteCount: 4, isBigEndian: true) }

  /// Little-endian 32-bit number.
  func little32(at offset: Int) -> Int? { number(at: offset, byteCount: 4, isBigEndian: false) }

  /// An unsigned number of 1 to 4 bytes, or `nil` when it does not lie inside.
  func number(at offset: Int, byteCount: Int, isBigEndian: Bool) -> Int? {
    guard offset >= 0, offset <= count - byteCount else { return nil }
    var value = 0
    for index in 0..<byteCount {
      let place = isBigEndian ? index : byteCount - 1 - index
      value = value << 8 | Int(bytes[offset + place])
    }
    return value
  }

  /// The bytes from an offset on, cut where these bytes end; empty when the offset lies outside.
  func slice(from offset: Int, count wanted: Int) -> ByteView {
    guard offset >= 0, offset < count, wanted > 0 else {
      return ByteView(UnsafeRawBufferPointer(start: nil, count: 0))
    }
    return ByteView(
      UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + min(wanted, count - offset)])
    )
  }

  /// The bytes at an offset are those of an ASCII text.
  func hasText(_ text: StaticString, at offset: Int) -> Bool {
    text.withUTF8Buffer { wanted in
      guard offset >= 0, offset <= count - wanted.count else { return false }
      return wanted.indices.allSatisfy { bytes[offset + $0] == wanted[$0] }
    }
  }
}

extension ByteView {
  /// Where a byte value first occurs from an offset on.
  func firstOffset(of value: UInt8, from offset: Int) -> Int? {
    guard offset >= 0, offset < count, let base = bytes.baseAddress else { return nil }
    guard let found = memchr(base + offset, Int32(value), count - offset) else { return nil }
    return UnsafeRawPointer(found) - base
  }
}
