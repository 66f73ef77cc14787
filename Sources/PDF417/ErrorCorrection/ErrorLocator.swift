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
  /// - Throws: `.uncorrectable` when 2 errors + erasures would exceed the number of syndromes.
  static func find(
    syndromes: [UInt16],
    erasedPowers: [Int]
  ) throws(CorrectionError) -> [UInt16] {
    let erasureCount = erasedPowers.count
    var locator = erasureLocator(erasedPowers, capacity: syndromes.count + 1)
    var correction = locator
    var degree = erasureCount
    for step in erasureCount..<syndromes.count {
      correction.removeLast()
      correction.insert(0, at: 0)
      let discrepancy = discrepancy(locator, syndromes, step: step, degree: degree)
      guard discrepancy != 0 else { continue }
      let previous = locator
      PrimeField.subtract(discrepancy, times: correction, from: &locator)
      if 2 * degree <= step + erasureCount {
        degree = step + 1 + erasureCount - degree
        correction = PrimeField.product(previous, PrimeField.inverse(discrepancy))
      }
    }
    guard 2 * degree - erasureCount <= syndromes.count, degree < locator.count,
      locator[degree] != 0, !locator[(degree + 1)...].contains(where: { $0 != 0 })
    else { throw .uncorrectable }
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
  private static func discrepancy(
    _ locator: [UInt16],
    _ syndromes: [UInt16],
    step: Int,
    degree: Int
  ) -> UInt32 {
    var sum: UInt32 = 0
    for index in 0...min(degree, step) {
      sum &+= UInt32(locator[index]) &* UInt32(syndromes[step - index])
    }
    return sum % PrimeField.modulus
  }
}
