// Text as bytes, written without the string library: what JSON and the sections both need.

extension [UInt8] {
  /// Appends the bytes of one of our own words.
  mutating func append(literal: StaticString) {
    append(
      contentsOf: UnsafeBufferPointer(
        start: literal.utf8Start,
        count: literal.utf8CodeUnitCount
      )
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

  /// Appends a whole number in decimal, with zeros in front up to a least number of digits.
  mutating func append(decimal value: some FixedWidthInteger, leastDigits: Int = 1) {
    if value < 0 { append(UInt8(ascii: "-")) }
    var digits: [UInt8] = []
    var rest = value.magnitude
    while rest > 0 || digits.count < leastDigits {
      digits.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
    append(contentsOf: digits.reversed())
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

  /// Appends bytes in base64 (RFC 4648, section 4), padded.
  mutating func append(base64 value: [UInt8]) {
    let start = count
    append(contentsOf: repeatElement(UInt8(ascii: "="), count: (value.count + 2) / 3 * 4))
    // One check of bounds and ownership for the whole value instead of one for each letter.
    withUnsafeMutableBufferPointer { letters in
      var place = start
      var index = 0
      while index < value.count {
        let taken = Swift.min(3, value.count - index)
        var group = UInt32(value[index]) << 16
        if taken > 1 { group |= UInt32(value[index + 1]) << 8 }
        if taken > 2 { group |= UInt32(value[index + 2]) }
        for digit in 0...taken {
          letters[place + digit] = base64Letter(
            UInt8(truncatingIfNeeded: group >> UInt32(18 - 6 * digit) & 0x3F)
          )
        }
        place += 4
        index += taken
      }
    }
  }
}

/// The letter of base64 for a value 0-63.
private func base64Letter(_ digit: UInt8) -> UInt8 {
  switch digit {
  case 0..<26: UInt8(ascii: "A") + digit
  case 26..<52: UInt8(ascii: "a") + digit - 26
  case 52..<62: UInt8(ascii: "0") + digit - 52
  case 62: UInt8(ascii: "+")
  default: UInt8(ascii: "/")
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
