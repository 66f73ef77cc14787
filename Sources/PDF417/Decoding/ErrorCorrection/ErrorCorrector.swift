/// Corrects the codewords of a symbol by the Reed-Solomon code of PDF417.
///
/// The codewords c[0] ... c[n-1] are the coefficients of a polynomial, c[n-1-p] that of x^p. An intact
/// symbol's polynomial is 0 at 3^1 ... 3^k for k check codewords; its values there are the syndromes.
/// Wrong codewords are found as the roots of an error locator and put right by Forney's formula.
package enum ErrorCorrector {
  /// Most codewords in a symbol.
  package static let maximumCodewords = 928
  /// Most check codewords in a symbol, at level 8.
  package static let maximumChecks = 512

  /// Corrects `codewords` in place, up to the whole capacity of the code: 2 errors + erasures <= checks.
  ///
  /// At full capacity nothing is left that confirms the result: the caller decides how many spare check
  /// codewords it asks for. `codewords` changes only when the call succeeds.
  ///
  /// - Parameters:
  ///   - codewords: All codewords of the symbol, check codewords last; each below 929 unless erased.
  ///   - erasures: Places whose value is unknown, in any order; a place counts once.
  ///   - checkCount: Number of check codewords, 1-512.
  /// - Returns: What was corrected.
  /// - Throws: `CorrectionError`, also when the input itself is out of range.
  package static func correct(
    _ codewords: inout [UInt16],
    erasures: [Int],
    checkCount: Int
  ) throws(CorrectionError) -> Correction {
    let isErased = try erasureMarks(erasures, of: codewords, checkCount: checkCount)
    var polynomial = try polynomial(of: codewords, isErased: isErased)
    let erasedPowers = polynomial.indices.filter { isErased[codewords.count - 1 - $0] }
    let syndromes = syndromes(of: polynomial, count: checkCount)
    var errorPositions: [Int] = []
    if syndromes.contains(where: { $0 != 0 }) {
      let locator = try ErrorLocator.find(syndromes: syndromes, erasedPowers: erasedPowers)
      let errors = try amounts(locator: locator, syndromes: syndromes, length: polynomial.count)
      for error in errors {
        let value = PrimeField.difference(UInt32(polynomial[error.power]), error.amount)
        polynomial[error.power] = UInt16(value)
        let position = codewords.count - 1 - error.power
        if !isErased[position] { errorPositions.append(position) }
      }
      errorPositions.reverse()
    }
    polynomial.reverse()
    codewords = polynomial
    return Correction(
      errorPositions: errorPositions,
      erasuresRestored: erasedPowers.count,
      checkCount: checkCount
    )
  }

  /// Checks the sizes and marks the erased places.
  private static func erasureMarks(
    _ erasures: [Int],
    of codewords: [UInt16],
    checkCount: Int
  ) throws(CorrectionError) -> [Bool] {
    guard 1...maximumChecks ~= checkCount else { throw .checkCountOutOfRange(found: checkCount) }
    let count = codewords.count
    guard count > checkCount, count <= maximumCodewords else {
      throw .codewordCountOutOfRange(found: count, checkCount: checkCount)
    }
    var marks = [Bool](repeating: false, count: count)
    var markCount = 0
    for position in erasures {
      guard 0..<count ~= position else { throw .erasureOutOfRange(position: position) }
      if !marks[position] { markCount += 1 }
      marks[position] = true
    }
    guard markCount <= checkCount else {
      throw .tooManyErasures(found: markCount, limit: checkCount)
    }
    return marks
  }

  /// The codewords as a polynomial, constant term first, with 0 for each erasure.
  private static func polynomial(
    of codewords: [UInt16],
    isErased: [Bool]
  ) throws(CorrectionError) -> [UInt16] {
    var coefficients: [UInt16] = []
    coefficients.reserveCapacity(codewords.count)
    for position in codewords.indices.reversed() {
      let value = isErased[position] ? 0 : codewords[position]
      guard value < PrimeField.modulus else { throw .valueOutOfRange(position: position) }
      coefficients.append(value)
    }
    return coefficients
  }

  /// The values of the polynomial at the first `count` powers of 3.
  private static func syndromes(of polynomial: [UInt16], count: Int) -> [UInt16] {
    PrimeField.values(of: polynomial, atPowers: Array(1...count))
  }

  /// The wrong coefficients and by how much they are too large.
  ///
  /// With the syndromes as a polynomial S and the locator L, the evaluator is W = S * L modulo x^k, and
  /// the amount at a root r of L is -W(r) / L'(r).
  ///
  /// - Parameters:
  ///   - locator: From `ErrorLocator`.
  ///   - syndromes: Not all 0.
  ///   - length: Codewords in the symbol.
  /// - Returns: Power and amount, by ascending power.
  /// - Throws: `.uncorrectable` when the locator has fewer roots in the symbol than its degree, or when
  ///   the syndromes are not all explained by the amounts.
  private static func amounts(
    locator: [UInt16],
    syndromes: [UInt16],
    length: Int
  ) throws(CorrectionError) -> [(power: Int, amount: UInt32)] {
    let powers = PrimeField.roots(of: locator, length: length)
    guard powers.count == locator.count - 1 else { throw .uncorrectable }
    let roots = powers.map { (PrimeField.order - $0) % PrimeField.order }
    let evaluator = PrimeField.product(locator, syndromes, count: powers.count)
    let numerators = PrimeField.values(of: evaluator, atPowers: roots)
    let slopes = PrimeField.values(of: PrimeField.derivative(of: locator), atPowers: roots)
    var residue = syndromes
    var errors: [(power: Int, amount: UInt32)] = []
    for (index, power) in powers.enumerated() {
      let quotient = PrimeField.product(
        UInt32(numerators[index]),
        PrimeField.inverse(UInt32(slopes[index]))
      )
      let amount = PrimeField.difference(0, quotient)
      errors.append((power, amount))
      PrimeField.subtract(amount, timesPowersOf: power, from: &residue)
    }
    guard residue.allSatisfy({ $0 == 0 }) else { throw .uncorrectable }
    return errors
  }
}
