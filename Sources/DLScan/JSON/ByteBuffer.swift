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

  /// A cursor behind what was written, with room for some more bytes; `end` notes what it wrote.
  @inline(__always)
  mutating func cursor(room: Int) -> ByteCursor {
    if capacity - count < room { grow(by: room) }
    return ByteCursor(start + count)
  }

  /// Notes what a cursor wrote.
  @inline(__always)
  mutating func end(_ cursor: ByteCursor) {
    assert(cursor.place <= start + capacity)
    count = cursor.place - start
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

  /// Appends bytes in base64 (RFC 4648, section 4), padded.
  mutating func append(base64 value: UnsafeBufferPointer<UInt8>) {
    let room = (value.count + 2) / 3 * 4
    if capacity - count < room { grow(by: room) }
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
    count += room
  }
}

extension ByteBuffer: ByteSink {
  mutating func append(_ byte: UInt8) {
    if capacity == count { grow(by: 1) }
    start[count] = byte
    count += 1
  }

  mutating func append(copyOf text: UnsafeBufferPointer<UInt8>) {
    var cursor = cursor(room: text.count)
    cursor.write(text)
    end(cursor)
  }
}
