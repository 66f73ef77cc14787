/// Writes data codewords by hand, for what an encoder would not print.
enum Codewords {
  /// A whole stream: the length descriptor, then `body`.
  static func stream(_ body: [UInt16]) -> [UInt16] {
    [UInt16(body.count + 1)] + body
  }

  /// Text compaction values, two to a codeword; filled up with 29.
  static func text(_ values: [UInt16]) -> [UInt16] {
    stride(from: 0, to: values.count, by: 2).map { place in
      values[place] * 30 + (place + 1 < values.count ? values[place + 1] : 29)
    }
  }

  /// Capital letters and spaces in text compaction, sub-mode alpha.
  static func capitals(_ letters: String) -> [UInt16] {
    text(letters.utf8.map { $0 == 32 ? 26 : UInt16($0) - 65 })
  }

  /// Digits in numeric compaction, without the latch.
  static func digits(_ digits: String) -> [UInt16] {
    let all = Array(digits.utf8)
    return stride(from: 0, to: all.count, by: 44).flatMap { start in
      group([1] + all[start..<min(all.count, start + 44)].map { Int($0) - 48 })
    }
  }

  /// Bytes in groups of six, five codewords each; what is left over as a codeword each.
  static func bytes(_ bytes: [UInt8]) -> [UInt16] {
    let whole = bytes.count / 6 * 6
    var words: [UInt16] = []
    for start in stride(from: 0, to: whole, by: 6) {
      var value = bytes[start..<(start + 6)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      var five: [UInt16] = []
      for _ in 0..<5 {
        five.insert(UInt16(value % 900), at: 0)
        value /= 900
      }
      words += five
    }
    return words + bytes[whole...].map { UInt16($0) }
  }

  /// A number given by its decimal digits, in base 900, by long division.
  private static func group(_ digits: [Int]) -> [UInt16] {
    var number = digits
    var words: [UInt16] = []
    while number.contains(where: { $0 != 0 }) {
      var remainder = 0
      number = number.map { digit in
        let value = remainder * 10 + digit
        remainder = value % 900
        return value / 900
      }
      words.insert(UInt16(remainder), at: 0)
    }
    return words
  }
}
