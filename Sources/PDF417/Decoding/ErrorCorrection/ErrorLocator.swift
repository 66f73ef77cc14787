/// Finds the polynomial whose roots tell where the wrong codewords are.
enum ErrorLocator {
  /// The error locator, constant term 1 first, of degree erasures + errors.
  ///
  /// The Berlekamp-Massey algorithm, begun with the erasure locator (the product of 1 - 3^p x over the
  /// erased powers p): each syndrome after the first `erasedPowers.count` is predicted from the ones
  /// before it; a wrong prediction (the discrepancy) corrects the locator, and lengthens it when no
  /// shorter one can explain all syndromes so far.
  ///
  /// - Parameters:
  ///   - syndromes: Values at 3^1, 3^2, ...; not all 0.
  ///   - erasedPowers: Powers 0..<928 of the erased coefficients, at most as many as syndromes.
  /// - Returns: The coefficients, the last of them not 0.
  /// - Throws: `.uncorrectable` when 2 errors + erasures would exceed the number of syndromes.
  static func find(
    syndromes: [UInt16],
    erasedPowers: [Int]
  ) throws(CorrectionError) -> [UInt16] {
    let erasureCount = erasedPowers.count
    var locator = erasureLocator(erasedPowers, capacity: syndromes.count + 1)
    // The locator before it last became longer, the discrepancy then, and the steps since.
    var (older, olderDegree) = (locator, erasureCount)
    var (olderDiscrepancy, shift): (UInt32, Int) = (1, 0)
    var degree = erasureCount
    for step in erasureCount..<syndromes.count {
      shift += 1
      let discrepancy = discrepancy(locator, syndromes, step: step, degree: degree)
      guard discrepancy != 0 else { continue }
      let current = locator
      let factor = PrimeField.product(discrepancy, PrimeField.inverse(olderDiscrepancy))
      subtract(factor, times: older, degree: olderDegree, shift: shift, from: &locator)
      guard 2 * degree <= step + erasureCount else { continue }
      (older, olderDegree, olderDiscrepancy, shift) = (current, degree, discrepancy, 0)
      degree = step + 1 + erasureCount - degree
    }
    guard 2 * degree - erasureCount <= syndromes.count, locator[degree] != 0 else {
      throw .uncorrectable
    }
    return Array(locator[...degree])
  }

  /// The product of 1 - 3^p x over `powers`, padded with zeros to `capacity` coefficients.
  private static func erasureLocator(_ powers: [Int], capacity: Int) -> [UInt16] {
    var locator = [UInt16](repeating: 0, count: capacity)
    locator[0] = 1
    for (degree, power) in powers.enumerated() {
      let root = UInt32(PrimeField.powers[power])
      for index in stride(from: degree + 1, to: 0, by: -1) {
        let below = PrimeField.product(UInt32(locator[index - 1]), root)
        locator[index] = UInt16(PrimeField.difference(UInt32(locator[index]), below))
      }
    }
    return locator
  }

  /// The difference between syndrome `step` and what the locator predicts for it.
  ///
  /// The products are below 2^20 and at most 513, so that their sum fits in 32 bits.
  private static func discrepancy(
    _ locator: [UInt16],
    _ syndromes: [UInt16],
    step: Int,
    degree: Int
  ) -> UInt32 {
    locator.withUnsafeBufferPointer { locator in
      syndromes.withUnsafeBufferPointer { syndromes in
        var sum: UInt32 = 0
        var index = 0
        while index <= min(degree, step) {
          sum &+= UInt32(locator[index]) &* UInt32(syndromes[step &- index])
          index &+= 1
        }
        return sum % PrimeField.modulus
      }
    }
  }

  /// Takes `factor` * x^shift * `older` away from the locator, as far as the locator has room.
  ///
  /// Terms beyond the room belong to locators too long for the syndromes, which are refused in the end.
  private static func subtract(
    _ factor: UInt32,
    times older: [UInt16],
    degree: Int,
    shift: Int,
    from locator: inout [UInt16]
  ) {
    let last = min(degree, locator.count - 1 - shift)
    older.withUnsafeBufferPointer { older in
      locator.withUnsafeMutableBufferPointer { locator in
        var index = 0
        while index <= last {
          let term = PrimeField.product(factor, UInt32(older[index]))
          let value = PrimeField.difference(UInt32(locator[index &+ shift]), term)
          locator[index &+ shift] = UInt16(truncatingIfNeeded: value)
          index &+= 1
        }
      }
    }
  }
}
