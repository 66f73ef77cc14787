/// A place in memory to which bytes are written, one after the other.
///
/// It lives in a local variable, so that the place stays in a register; whoever makes one has seen to room
/// for all that is written. Short texts are copied in words that may overlap, without a call; where Swift is
/// embedded size counts more, and there are calls.
struct ByteCursor {
  private(set) var place: UnsafeMutablePointer<UInt8>

  // Bytes that are copied at once; WebAssembly would copy a vector byte by byte.
  #if hasFeature(Embedded)
  private typealias Block = UInt64
  #else
  private typealias Block = SIMD16<UInt8>
  #endif

  @inline(__always)
  init(_ place: UnsafeMutablePointer<UInt8>) { self.place = place }

  @inline(__always)
  mutating func write(_ byte: UInt8) {
    place.pointee = byte
    place += 1
  }

  /// Writes one of our own words; a known length takes a few moves.
  @inline(__always)
  mutating func write(_ word: StaticString) {
    #if hasFeature(Embedded)
    write(any: word)
    #else
    place.update(from: word.utf8Start, count: word.utf8CodeUnitCount)
    place += word.utf8CodeUnitCount
    #endif
  }

  /// Writes one of our own words whose length is not known where it is written.
  @inline(__always)
  mutating func write(any word: StaticString) {
    write(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  #if hasFeature(Embedded)
  @inline(never)
  #else
  @inline(__always)
  #endif
  mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    guard let source = text.baseAddress else { return }
    if text.count < 16 {
      _ = writeShort(UnsafeRawPointer(source), text.count)
      return
    }
    let (from, to) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(place))
    let size = MemoryLayout<Block>.size
    let last = text.count - size
    var offset = 0
    while offset < last {
      let bytes = (from + offset).loadUnaligned(as: Block.self)
      (to + offset).storeBytes(of: bytes, as: Block.self)
      offset += size
    }
    let bytes = (from + last).loadUnaligned(as: Block.self)
    (to + last).storeBytes(of: bytes, as: Block.self)
    place += text.count
  }

  /// Writes bytes when each of them is ASCII that stands for itself in a text of JSON, as in nearly all
  /// texts of cards; otherwise writes nothing and says so.
  #if hasFeature(Embedded)
  @inline(never)
  #else
  @inline(__always)
  #endif
  mutating func write(plain text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let source = text.baseAddress else { return true }
    let from = UnsafeRawPointer(source)
    if text.count < 16 {
      let (low, high) = writeShort(from, text.count)
      if isPlain(low), isPlain(high) { return true }
      place -= text.count
      return false
    }
    let to = UnsafeMutableRawPointer(place)
    let last = text.count - 8
    var offset = 0
    while offset <= last {
      let bytes = (from + offset).loadUnaligned(as: UInt64.self)
      (to + offset).storeBytes(of: bytes, as: UInt64.self)
      if !isPlain(bytes) { return false }
      offset += 8
    }
    let bytes = (from + last).loadUnaligned(as: UInt64.self)
    (to + last).storeBytes(of: bytes, as: UInt64.self)
    if !isPlain(bytes) { return false }
    place += text.count
    return true
  }

  /// Writes fewer than 16 bytes.
  ///
  /// - Returns: All of them in two words, some perhaps twice, what is left filled with letters.
  @inline(__always)
  private mutating func writeShort(_ from: UnsafeRawPointer, _ count: Int) -> (UInt64, UInt64) {
    let to = UnsafeMutableRawPointer(place)
    place += count
    if count >= 8 {
      let low = from.loadUnaligned(as: UInt64.self)
      let high = (from + count - 8).loadUnaligned(as: UInt64.self)
      to.storeBytes(of: low, as: UInt64.self)
      (to + count - 8).storeBytes(of: high, as: UInt64.self)
      return (low, high)
    }
    if count >= 4 {
      let low = from.loadUnaligned(as: UInt32.self)
      let high = (from + count - 4).loadUnaligned(as: UInt32.self)
      to.storeBytes(of: low, as: UInt32.self)
      (to + count - 4).storeBytes(of: high, as: UInt32.self)
      return (UInt64(low) | UInt64(high) << 32, letters)
    }
    guard count > 0 else { return (letters, letters) }
    let first = from.load(as: UInt8.self)
    let middle = (from + count / 2).load(as: UInt8.self)
    let last = (from + count - 1).load(as: UInt8.self)
    to.storeBytes(of: first, as: UInt8.self)
    (to + count / 2).storeBytes(of: middle, as: UInt8.self)
    (to + count - 1).storeBytes(of: last, as: UInt8.self)
    return (
      UInt64(first) | UInt64(middle) << 8 | UInt64(last) << 16 | letters << 24, letters
    )
  }

  /// Writes a number with two digits.
  #if hasFeature(Embedded)
  @inline(never)
  #else
  @inline(__always)
  #endif
  mutating func write(twoDigits value: Int) {
    let value = UInt32(truncatingIfNeeded: value) % 100
    write(UInt8(ascii: "0") | UInt8(truncatingIfNeeded: value / 10))
    write(UInt8(ascii: "0") | UInt8(truncatingIfNeeded: value % 10))
  }

  /// Writes a whole number in 0-9999.
  #if hasFeature(Embedded)
  @inline(never)
  #else
  @inline(__always)
  #endif
  mutating func write(small value: Int) {
    let value = UInt32(truncatingIfNeeded: value)
    if value >= 1000 { write(digit: value / 1000) }
    if value >= 100 { write(digit: value / 100 % 10) }
    if value >= 10 { write(digit: value / 10 % 10) }
    write(digit: value % 10)
  }

  @inline(__always)
  private mutating func write(digit: UInt32) {
    write(UInt8(ascii: "0") | UInt8(truncatingIfNeeded: digit))
  }
}

/// Eight letters.
private let letters: UInt64 = 0x4141_4141_4141_4141

/// Whether none of eight bytes is a control, DEL, a quotation mark, a backslash or outside of ASCII.
///
/// Subtracting 1 from a byte that is 0 borrows and sets its highest bit. A borrow may also mark the byte
/// behind one that is marked, never the first, so that the answer for the eight is right.
@inline(__always)
private func isPlain(_ bytes: UInt64) -> Bool {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let controls = bytes &- ones &* 0x20
  let quotes = (bytes ^ ones &* 0x22) &- ones
  let backslashes = (bytes ^ ones &* 0x5C) &- ones
  let deletes = (bytes ^ ones &* 0x7F) &- ones
  // Of a byte below 0x80 the highest bit is set by a borrow alone; others are marked as they are.
  return (controls | quotes | backslashes | deletes | bytes) & (ones &* 0x80) == 0
}
