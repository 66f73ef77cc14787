/// Bytes that are written one after the other: memory that grows, without the checks of an array.
struct ByteBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  /// Makes an empty buffer with room for some bytes.
  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  /// What was written so far.
  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  /// Makes room for some more bytes.
  @inline(__always)
  mutating func reserve(_ more: Int) {
    if capacity - count < more { grow(by: more) }
  }

  @inline(never)
  private mutating func grow(by more: Int) {
    let larger = max(capacity * 2, count + more)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    memory.update(from: start, count: count)
    start.deallocate()
    start = memory
    capacity = larger
  }

  // MARK: Appending

  /// Appends one of our own words, for which there is room; inlined, so that copying one of a known length
  /// takes a few moves.
  @inline(__always)
  mutating func append(reserved piece: StaticString) {
    let length = piece.utf8CodeUnitCount
    assert(capacity - count >= length)
    (start + count).update(from: piece.utf8Start, count: length)
    count += length
  }

  /// Appends a byte, for which there is room.
  @inline(__always)
  mutating func append(reserved byte: UInt8) {
    assert(capacity > count)
    start[count] = byte
    count += 1
  }

  /// Appends some bytes, for which there is room.
  @inline(__always)
  mutating func append(reserved text: UnsafeBufferPointer<UInt8>) {
    guard let source = text.baseAddress else { return }
    assert(capacity - count >= text.count)
    (start + count).update(from: source, count: text.count)
    count += text.count
  }

  /// Appends a whole number in decimal, for which there is room: at most 20 bytes.
  @inline(__always)
  mutating func append(reserved value: Int) {
    guard (0..<10_000).contains(value) else {
      append(decimal: value)
      return
    }
    // Offsets and lengths in a payload have one digit to four.
    let digits = value < 10 ? 1 : value < 100 ? 2 : value < 1000 ? 3 : 4
    var (rest, place) = (UInt32(truncatingIfNeeded: value), digits)
    while place > 0 {
      place -= 1
      start[count + place] = UInt8(ascii: "0") | UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count += digits
  }

  /// Appends bytes when each of them is ASCII that stands for itself in a text of JSON, as in nearly all
  /// texts of cards; otherwise appends nothing and says so.
  mutating func append(plain text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let source = text.baseAddress, text.count > 0 else { return true }
    // The bytes are copied first, so that the last few can be looked at as eight of our own.
    reserve(text.count + 8)
    let copy = start + count
    copy.update(from: source, count: text.count)
    var place = 0
    while place < text.count {
      var eight = UnsafeRawPointer(copy + place).loadUnaligned(as: UInt64.self).littleEndian
      let left = text.count - place
      if left < 8 {
        let behind = UInt64.max << UInt64(left * 8)
        eight = eight & ~behind | 0x2020_2020_2020_2020 & behind
      }
      if !isPlain(eight) { return false }
      place += 8
    }
    count += text.count
    return true
  }

  /// Appends bytes in base64 (RFC 4648, section 4), padded.
  mutating func append(base64 value: UnsafeBufferPointer<UInt8>) {
    reserve((value.count + 2) / 3 * 4)
    let letters: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    let alphabet = letters.utf8Start
    var target = start + count
    var index = 0
    while index + 3 <= value.count {
      let group =
        UInt32(value[index]) << 16 | UInt32(value[index + 1]) << 8 | UInt32(value[index + 2])
      target[0] = alphabet[Int(group >> 18)]
      target[1] = alphabet[Int(group >> 12 & 0x3F)]
      target[2] = alphabet[Int(group >> 6 & 0x3F)]
      target[3] = alphabet[Int(group & 0x3F)]
      target += 4
      index += 3
    }
    if index < value.count {
      let hasTwo = index + 1 < value.count
      let group = UInt32(value[index]) << 16 | (hasTwo ? UInt32(value[index + 1]) << 8 : 0)
      target[0] = alphabet[Int(group >> 18)]
      target[1] = alphabet[Int(group >> 12 & 0x3F)]
      target[2] = hasTwo ? alphabet[Int(group >> 6 & 0x3F)] : UInt8(ascii: "=")
      target[3] = UInt8(ascii: "=")
    }
    count += (value.count + 2) / 3 * 4
  }
}

extension ByteBuffer: ByteSink {
  mutating func append(_ byte: UInt8) {
    reserve(1)
    start[count] = byte
    count += 1
  }

  mutating func append(copyOf text: UnsafeBufferPointer<UInt8>) {
    reserve(text.count)
    append(reserved: text)
  }
}

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
