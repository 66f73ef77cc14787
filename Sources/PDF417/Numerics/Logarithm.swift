/// The natural logarithm of a positive number, to four digits; the core has no mathematics library.
func logarithm(_ number: Float) -> Float {
  guard number > 0, number.isFinite else { return number > 0 ? 88 : -88 }
  // number = 2^e * m with m in 1..<2, and log m = 2 artanh((m - 1) / (m + 1)).
  let z = (number.significand - 1) / (number.significand + 1)
  let square = z * z
  let series = 1 + square * (1 / 3 + square * (1 / 5 + square * (1 / 7 + square / 9)))
  return Float(number.exponent) * 0.693_147_2 + 2 * z * series
}
