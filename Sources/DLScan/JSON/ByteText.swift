// Text as bytes, written without the string library: what JSON and the sections both need.

/// Something that bytes are written to.
protocol ByteSink: ~Copyable {
  /// Appends a byte.
  mutating func append(_ byte: UInt8)
  /// Appends some bytes.
  mutating func append(copyOf text: UnsafeBufferPointer<UInt8>)
}

extension [UInt8]: ByteSink {
  mutating func append(copyOf text: UnsafeBufferPointer<UInt8>) { append(contentsOf: text) }
}

extension ByteSink where Self: ~Copyable {
  /// Appends the bytes of one of our own words.
  mutating func append(literal: StaticString) {
    append(
      copyOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    )
  }

  /// Appends a character as UTF-8.
  mutating func append(utf8 scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      append(UInt8(truncatingIfNeeded: value))
      return
    }
    if value < 0x800 {
      append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
    } else if value < 0x10000 {
      append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
      append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
    } else {
      append(UInt8(truncatingIfNeeded: 0xF0 | value >> 18))
      append(UInt8(truncatingIfNeeded: 0x80 | value >> 12 & 0x3F))
      append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
    }
    append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
  }

  /// Appends `\u` and four hexadecimal digits; `value` lies in the basic plane.
  mutating func append(escaped value: UInt32) {
    append(literal: "\\u")
    for shift in [12, 8, 4, 0] as [UInt32] { append(hexadecimal: value >> shift & 0xF) }
  }

  /// Appends one hexadecimal digit; `value` lies in 0-15.
  mutating func append(hexadecimal value: UInt32) {
    let digit = UInt8(truncatingIfNeeded: value & 0xF)
    append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
  }

  /// Appends a whole number in decimal, with zeros in front up to a least number of digits, 20 at most.
  mutating func append(decimal value: some FixedWidthInteger, leastDigits: Int = 1) {
    if value < 0 { append(UInt8(ascii: "-")) }
    // Twenty digits, two in each byte, are more than 64 bits hold.
    var digits: (low: UInt64, high: UInt64) = (0, 0)
    var count = 0
    var rest = UInt64(value.magnitude)
    while rest > 0 || count < leastDigits {
      digits = (digits.low << 4 | rest % 10, digits.high << 4 | digits.low >> 60)
      rest /= 10
      count += 1
    }
    for _ in 0..<count {
      append(UInt8(ascii: "0") | UInt8(truncatingIfNeeded: digits.low & 0xF))
      digits = (digits.low >> 4 | digits.high << 60, digits.high >> 4)
    }
  }

  /// Appends a number rounded to at most some decimals, zeros at the end left out.
  ///
  /// - Parameters:
  ///   - value: Any number; one that is not finite counts as 0, and a huge one is cut to 9 × 10¹⁵.
  ///   - decimals: 0 or more, 6 at most.
  mutating func append(decimal value: Double, decimals: Int) {
    var scale: Int64 = 1
    for _ in 0..<Swift.min(Swift.max(decimals, 0), 6) { scale *= 10 }
    // Below 2^53 the product below is a whole number that Double holds exactly. It needs 64 bits,
    // and an Int of WebAssembly has 32.
    let limit = 9e15
    let scaled = value.isFinite ? value * Double(scale) : 0
    // Rounds half away from zero; `rounded()` would need the C mathematics library.
    let whole = Int64(Swift.min(Swift.max(scaled, -limit), limit) + (scaled < 0 ? -0.5 : 0.5))
    if whole < 0 { append(UInt8(ascii: "-")) }
    let magnitude = whole.magnitude
    var place = scale.magnitude
    append(decimal: magnitude / place)
    var fraction = magnitude % place
    guard fraction > 0 else { return }
    append(UInt8(ascii: "."))
    while fraction > 0 {
      place /= 10
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction / place))
      fraction %= place
    }
  }
}

extension Unicode.Scalar {
  /// A character that changes how its neighbours are shown, or does something to a terminal:
  /// controls (C0, DEL, C1), line and paragraph separators, and marks of writing direction.
  package var isUnsafeToShow: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }
}
