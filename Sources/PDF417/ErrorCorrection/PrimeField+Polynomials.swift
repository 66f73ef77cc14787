/// Polynomials over the integers modulo 929: arrays of coefficients below 929, constant term first.
extension PrimeField {
  /// The value of a polynomial at 3^exponent.
  ///
  /// The sums add products below 2^20 without reducing them: a polynomial of at most 4 096 coefficients
  /// fits in 32 bits. Four sums run side by side because every step of one waits for its last step.
  ///
  /// - Parameters:
  ///   - coefficients: At most 4 096 values.
  ///   - exponent: 0..<928.
  static func value(of coefficients: [UInt16], atPower exponent: Int) -> UInt16 {
    coefficients.withUnsafeBufferPointer { values in
      powers.withUnsafeBufferPointer { powers in
        var places = SIMD4<Int32>(0, 1, 2, 3) &* Int32(exponent) % Int32(order)
        let step = SIMD4<Int32>(repeating: Int32(exponent * 4 % order))
        var sums = SIMD4<UInt32>()
        var index = 0
        while index < values.count {
          for lane in 0..<min(4, values.count &- index) {
            sums[lane] &+= UInt32(values[index &+ lane]) &* UInt32(powers[Int(places[lane])])
          }
          places &+= step
          places.replace(with: places &- Int32(order), where: places .>= Int32(order))
          index &+= 4
        }
        return UInt16(sums.wrappedSum() % modulus)
      }
    }
  }

  /// The first `count` coefficients of the product of two polynomials, of which `count` exist in both.
  static func product(_ a: [UInt16], _ b: [UInt16], count: Int) -> [UInt16] {
    (0..<count).map { degree in
      var sum: UInt32 = 0
      for index in 0...degree { sum &+= UInt32(a[index]) &* UInt32(b[degree - index]) }
      return UInt16(sum % modulus)
    }
  }

  /// A polynomial times a constant below 929.
  static func product(_ a: [UInt16], _ constant: UInt32) -> [UInt16] {
    a.map { UInt16(product(UInt32($0), constant)) }
  }

  /// The formal derivative of a polynomial.
  static func derivative(of a: [UInt16]) -> [UInt16] {
    (1..<max(1, a.count)).map { UInt16(product(UInt32(a[$0]), UInt32($0) % modulus)) }
  }

  /// Takes `constant` times `b` away from `a`, which has as many coefficients or more.
  static func subtract(_ constant: UInt32, times b: [UInt16], from a: inout [UInt16]) {
    for index in b.indices {
      a[index] = UInt16(difference(UInt32(a[index]), product(constant, UInt32(b[index]))))
    }
  }

  /// Takes `amount` * 3^(power * j) away from the j-th syndrome, for j = 1, 2, ...
  static func subtract(
    _ amount: UInt32,
    timesPowersOf power: Int,
    from syndromes: inout [UInt16]
  ) {
    var exponent = 0
    for index in syndromes.indices {
      exponent += power
      if exponent >= order { exponent -= order }
      let term = product(amount, UInt32(powers[exponent]))
      syndromes[index] = UInt16(difference(UInt32(syndromes[index]), term))
    }
  }
}
