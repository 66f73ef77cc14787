/// A view of some bytes of a payload that cannot be left: outside of it there are zeros.
///
/// It holds a pointer and must not outlive the call that lends it.
struct ByteView {
  let start: UnsafePointer<UInt8>
  let count: Int

  init(start: UnsafePointer<UInt8>, count: Int) {
    self.start = start
    self.count = count
  }

  /// A view of one of our own texts, which outlives every call.
  init(_ text: StaticString) {
    self.init(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  var isEmpty: Bool { count == 0 }

  /// The byte at an index; 0 outside the view.
  subscript(index: Int) -> UInt8 {
    UInt(bitPattern: index) < UInt(bitPattern: count) ? start[index] : 0
  }

  /// A part of the view; what lies outside is cut off.
  func slice(_ from: Int, _ to: Int) -> ByteView {
    let upper = min(max(to, 0), count)
    let lower = min(max(from, 0), upper)
    return ByteView(start: start + lower, count: upper - lower)
  }

  /// The view from an index on.
  func dropping(_ prefix: Int) -> ByteView { slice(prefix, count) }

  /// The view without blanks and controls at either end.
  var trimmed: ByteView {
    var lower = 0
    var upper = count
    while lower < upper, start[lower] <= Ascii.blank { lower += 1 }
    while upper > lower, start[upper - 1] <= Ascii.blank { upper -= 1 }
    return ByteView(start: start + lower, count: upper - lower)
  }

  /// The view without blanks, controls and commas at either end.
  var trimmedOfCommas: ByteView {
    var lower = 0
    var upper = count
    while lower < upper, start[lower] <= Ascii.blank || start[lower] == Ascii.comma { lower += 1 }
    while upper > lower, start[upper - 1] <= Ascii.blank || start[upper - 1] == Ascii.comma {
      upper -= 1
    }
    return ByteView(start: start + lower, count: upper - lower)
  }

  /// Index of the first byte equal to one, from an index on.
  func firstIndex(of byte: UInt8, from index: Int = 0) -> Int? {
    var place = max(index, 0)
    while place < count {
      if start[place] == byte { return place }
      place += 1
    }
    return nil
  }

  /// Index of the first byte below a blank, from an index on; `count` when there is none.
  ///
  /// Eight bytes are looked at at once: subtracting 0x20 from a byte below it borrows, which sets the
  /// byte's highest bit where the byte itself has not set it. A borrow can only spoil what follows, so
  /// that the first bit is right.
  func firstControl(from index: Int) -> Int {
    var place = index
    while place + 8 <= count {
      let bytes = UnsafeRawPointer(start + place).loadUnaligned(as: UInt64.self).littleEndian
      let found = (bytes &- 0x2020_2020_2020_2020) & ~bytes & 0x8080_8080_8080_8080
      if found != 0 { return place + found.trailingZeroBitCount / 8 }
      place += 8
    }
    while place < count, start[place] >= Ascii.blank { place += 1 }
    return place
  }

  /// Index of the first byte that is not a printing character of ASCII, from an index on; `count` when
  /// there is none.
  ///
  /// Eight bytes at once, as above; adding 1 sets the highest bit of DEL.
  func firstUnusual(from index: Int) -> Int {
    var place = index
    while place + 8 <= count {
      let bytes = UnsafeRawPointer(start + place).loadUnaligned(as: UInt64.self).littleEndian
      let controls = bytes &- 0x2020_2020_2020_2020
      let found = (controls | bytes | (bytes &+ 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080
      if found != 0 { return place + found.trailingZeroBitCount / 8 }
      place += 8
    }
    while place < count, start[place] &- Ascii.blank < 0x5F { place += 1 }
    return place
  }

  /// Whether nothing stands in the view but printing characters of ASCII and what ends elements.
  var isPlain: Bool {
    var place = firstUnusual(from: 0)
    while place < count {
      guard Ascii.isTerminator(start[place]) else { return false }
      place = firstUnusual(from: place + 1)
    }
    return true
  }

  /// Whether every byte is ASCII.
  var isASCII: Bool {
    let bytes = UnsafeRawPointer(start)
    if count < 8 {
      var all: UInt8 = 0
      for place in 0..<count { all |= start[place] }
      return all < 0x80
    }
    // Eight at once; the last eight may have been looked at in part.
    var all = (bytes + (count - 8)).loadUnaligned(as: UInt64.self)
    var place = 0
    while place + 8 < count {
      all |= (bytes + place).loadUnaligned(as: UInt64.self)
      place += 8
    }
    return all & 0x8080_8080_8080_8080 == 0
  }

  func contains(_ byte: UInt8) -> Bool { firstIndex(of: byte) != nil }

  /// Whether the bytes at an index are a text.
  func has(_ text: StaticString, at index: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index >= 0, index + length <= count else { return false }
    for place in 0..<length where start[index + place] != text.utf8Start[place] { return false }
    return true
  }

  /// Whether the same bytes stand in another view.
  func isEqual(to other: ByteView) -> Bool {
    guard count == other.count else { return false }
    for place in 0..<count where start[place] != other.start[place] { return false }
    return true
  }

  /// The decimal number that the bytes are, when they are 1-9 digits.
  var number: Int? {
    guard (1...9).contains(count) else { return nil }
    var value = 0
    for place in 0..<count {
      guard Ascii.isDigit(start[place]) else { return nil }
      value = value &* 10 &+ Int(start[place] &- Ascii.zero)
    }
    return value
  }

  /// How many digits stand from an index on.
  func digitCount(from index: Int) -> Int {
    guard index >= 0 else { return 0 }
    var place = index
    while place < count, Ascii.isDigit(start[place]) { place &+= 1 }
    return place - index
  }
}
