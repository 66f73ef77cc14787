/// Polynomials over the integers modulo 929: arrays of coefficients below 929, constant term first.
extension PrimeField {
  /// The values of a polynomial at powers of 3.
  ///
  /// - Parameters:
  ///   - coefficients: At most 4 096 values.
  ///   - exponents: Exponents of 3 in 0..<928.
  /// - Returns: A value for each exponent.
  static func values(of coefficients: [UInt16], atPowers exponents: [Int]) -> [UInt16] {
    coefficients.withUnsafeBufferPointer { coefficients in
      powers.withUnsafeBufferPointer { powers in
        exponents.map { value(of: coefficients, atPower: $0, powers: powers) }
      }
    }
  }

  /// The powers p in 0..<length for which a polynomial is 0 at 3^-p.
  static func roots(of coefficients: [UInt16], length: Int) -> [Int] {
    coefficients.withUnsafeBufferPointer { coefficients in
      powers.withUnsafeBufferPointer { powers in
        (0..<length).filter {
          value(of: coefficients, atPower: (order - $0) % order, powers: powers) == 0
        }
      }
    }
  }

  /// The value of a polynomial at 3^exponent.
  ///
  /// The sums add products below 2^20 without reducing them: a polynomial of at most 4 096 coefficients
  /// fits in 32 bits. Four sums run side by side because every step of one waits for its last step.
  ///
  /// - Parameters:
  ///   - coefficients: At most 4 096 values.
  ///   - exponent: 0..<928.
  ///   - powers: The table `powers`, which holds 928 values.
  /// - Returns: The value, below 929.
  static func value(
    of coefficients: UnsafeBufferPointer<UInt16>,
    atPower exponent: Int,
    powers: UnsafeBufferPointer<UInt16>
  ) -> UInt16 {
    let step = exponent &* 4 % order
    var (e0, e1) = (0, exponent)
    var (e2, e3) = (exponent &* 2 % order, exponent &* 3 % order)
    var (s0, s1, s2, s3): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    var index = 0
    while index &+ 3 < coefficients.count {
      s0 &+= UInt32(coefficients[index]) &* UInt32(powers[e0])
      s1 &+= UInt32(coefficients[index &+ 1]) &* UInt32(powers[e1])
      s2 &+= UInt32(coefficients[index &+ 2]) &* UInt32(powers[e2])
      s3 &+= UInt32(coefficients[index &+ 3]) &* UInt32(powers[e3])
      e0 = e0 &+ step
      if e0 >= order { e0 = e0 &- order }
      e1 = e1 &+ step
      if e1 >= order { e1 = e1 &- order }
      e2 = e2 &+ step
      if e2 >= order { e2 = e2 &- order }
      e3 = e3 &+ step
      if e3 >= order { e3 = e3 &- order }
      index &+= 4
    }
    while index < coefficients.count {
      s0 &+= UInt32(coefficients[index]) &* UInt32(powers[e0])
      e0 = (e0 &+ exponent) % order
      index &+= 1
    }
    return UInt16((s0 &+ s1 &+ s2 &+ s3) % modulus)
  }

  /// The first `count` coefficients of the product of two polynomials that have `count` or more each.
  static func product(_ a: [UInt16], _ b: [UInt16], count: Int) -> [UInt16] {
    a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in
        (0..<count).map { degree in
          var sum: UInt32 = 0
          var index = 0
          while index <= degree {
            sum &+= UInt32(a[index]) &* UInt32(b[degree &- index])
            index &+= 1
          }
          return UInt16(sum % modulus)
        }
      }
    }
  }

  /// The formal derivative of a polynomial of at least one coefficient.
  static func derivative(of a: [UInt16]) -> [UInt16] {
    (1..<a.count).map { UInt16(product(UInt32(a[$0]), UInt32($0))) }
  }

  /// Takes `amount` * 3^(power * j) away from the j-th syndrome, for j = 1, 2, ...
  static func subtract(
    _ amount: UInt32,
    timesPowersOf power: Int,
    from syndromes: inout [UInt16]
  ) {
    powers.withUnsafeBufferPointer { powers in
      syndromes.withUnsafeMutableBufferPointer { syndromes in
        var exponent = 0
        for index in 0..<syndromes.count {
          exponent &+= power
          if exponent >= order { exponent &-= order }
          let term = product(amount, UInt32(powers[exponent]))
          let value = difference(UInt32(syndromes[index]), term)
          syndromes[index] = UInt16(truncatingIfNeeded: value)
        }
      }
    }
  }
}
