/// Arithmetic of the integers modulo 929, the field over which PDF417 corrects errors.
///
/// 929 is prime and 3 is a primitive root: the powers 3^0 ... 3^927 are all the non-zero values once
/// (ISO/IEC 15438, annex on error correction).
enum PrimeField {
  /// The prime, and so the number of values.
  static let modulus: UInt32 = 929
  /// Number of non-zero values: exponents of 3 count modulo this.
  static let order = 928

  /// 3^e modulo 929 for e in 0..<928.
  static let powers: [UInt16] = {
    var powers = [UInt16](repeating: 1, count: order)
    for exponent in 1..<order {
      powers[exponent] = UInt16(UInt32(powers[exponent - 1]) * 3 % modulus)
    }
    return powers
  }()

  /// The product of two values below 929.
  @inline(__always) static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    (a &* b) % modulus
  }

  /// The difference of two values below 929.
  @inline(__always) static func difference(_ a: UInt32, _ b: UInt32) -> UInt32 {
    a >= b ? a &- b : a &+ modulus &- b
  }

  /// The value whose product with `value` is 1; 0 for 0.
  ///
  /// By Fermat's little theorem this is value^927; few inverses are needed, so no table is kept.
  static func inverse(_ value: UInt32) -> UInt32 {
    var (result, square, exponent): (UInt32, UInt32, UInt32) = (1, value, modulus - 2)
    while exponent > 0 {
      if exponent & 1 == 1 { result = product(result, square) }
      square = product(square, square)
      exponent >>= 1
    }
    return result
  }
}
