/// Decides whether a corrected symbol may be believed.
///
/// Random codewords are "corrected" to some valid symbol with a chance of about
/// C(n, e) * 928^e / 929^(k - s), where n is the number of codewords, k of check codewords, s of erasures and
/// e of errors. The rule asks that this chance be below one in a hundred million; a length descriptor that
/// names the symbol's very capacity counts for a factor of 929.
struct AcceptanceRule {
  let codewordCount: Int
  let checkCount: Int

  /// Natural logarithm of 929.
  private static let logModulus: Double = 6.834_1
  /// Natural logarithm of the greatest chance allowed: 1e-8.
  private static let logBound: Double = -18.42

  /// Whether so many corrections leave enough of the check codewords over.
  func accepts(errors: Int, erasures: Int, lengthDescriptorHolds: Bool) -> Bool {
    guard 2 * errors + erasures <= checkCount else { return false }
    let spare = Double(checkCount - erasures - errors) * AcceptanceRule.logModulus
    let descriptor = lengthDescriptorHolds ? AcceptanceRule.logModulus : 0
    return logChoices(errors) - spare - descriptor < AcceptanceRule.logBound
  }

  /// Natural logarithm of the number of ways to choose so many of the codewords, rounded up a little.
  private func logChoices(_ count: Int) -> Double {
    var product = 1.0
    var logarithm = 0.0
    for i in 0..<min(count, codewordCount) {
      product *= Double(codewordCount - i) / Double(i + 1)
      if product > 1e200 {
        logarithm += 460.518
        product /= 1e200
      }
    }
    return logarithm + AcceptanceRule.log(product)
  }

  /// An upper bound of the natural logarithm of a number of at least 1, at most 0.7 above it.
  private static func log(_ value: Double) -> Double {
    Double(value.exponent + 1) * 0.693_147_2
  }
}
