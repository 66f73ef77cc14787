/// Numeric compaction: up to 15 codewords are a number in base 900 whose decimal digits follow a leading 1.
enum NumericCompaction {
  /// Codewords in a whole group.
  static let codewordsPerGroup = 15

  /// Turns one group into digits.
  ///
  /// The number is kept in limbs of nine digits, lowest first: 900^15 has 45 digits.
  ///
  /// - Parameter words: 1-15 values below 900.
  /// - Returns: ASCII digits; nil when the number does not begin with 1.
  static func digits(of words: ArraySlice<UInt16>) -> [UInt8]? {
    let base: UInt64 = 1_000_000_000
    var limbs = [UInt64](repeating: 0, count: 5)
    for word in words {
      var carry = UInt64(word)
      for index in limbs.indices {
        let value = limbs[index] * 900 + carry
        limbs[index] = value % base
        carry = value / base
      }
    }
    var digits: [UInt8] = []
    for var limb in limbs {
      for _ in 0..<9 {
        digits.append(UInt8(ascii: "0") + UInt8(limb % 10))
        limb /= 10
      }
    }
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    guard digits.popLast() == UInt8(ascii: "1") else { return nil }
    digits.reverse()
    return digits
  }
}
