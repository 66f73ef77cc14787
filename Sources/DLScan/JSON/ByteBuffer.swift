/// Bytes that are written one after the other: memory that grows, without the checks of an array.
struct ByteBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0
  /// The memory belongs to whoever made the buffer, until the buffer grows out of it.
  private(set) var isLent = false

  /// Makes an empty buffer with room for some bytes.
  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    start = .allocate(capacity: self.capacity)
  }

  /// Makes an empty buffer over memory that outlives it.
  init(over memory: UnsafeMutableBufferPointer<UInt8>, at start: UnsafeMutablePointer<UInt8>) {
    self.start = start
    capacity = memory.count
    isLent = true
  }

  deinit { if !isLent { start.deallocate() } }

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
    if !isLent { start.deallocate() }
    isLent = false
    start = memory
    capacity = larger
  }

  /// The letters of eight numbers of six bits each.
  private static func base64(_ bits: UInt64) -> UInt64 {
    // Each number into a byte of its own, by halves.
    var places = bits << 8 & 0xFFFFFF_00000000 | bits & 0xFFFFFF
    places = (places & 0x00FFF000_00FFF000) << 4 | places & 0x00000FFF_00000FFF
    places = (places & 0x0FC00FC0_0FC00FC0) << 2 | places & 0x003F003F_003F003F
    let ones: UInt64 = 0x01010101_01010101
    /// 1 in each byte whose number is a limit or more.
    func isFrom(_ limit: UInt64) -> UInt64 { (places &+ ones &* (128 - limit)) >> 7 & ones }
    // A-Z stand 65 higher than their numbers, a-z 71, 0-9 four lower, + and / 19 and 16.
    let letters = places &+ ones &* 65 &+ isFrom(26) &* 6 &- isFrom(52) &* 75
    return letters &- isFrom(62) &* 15 &+ isFrom(63) &* 3
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
    // Six bytes at once, as the payload is a quarter of the result.
    if value.count >= 8, let start = value.baseAddress {
      for _ in 0..<(value.count - 2) / 6 {
        let bytes = UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self)
        let letters = ByteBuffer.base64(UInt64(bigEndian: bytes) >> 16)
        UnsafeMutableRawPointer(target).storeBytes(of: letters.bigEndian, as: UInt64.self)
        target += 8
        index &+= 6
      }
    }
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
