/// Computes the check codewords of PDF417 the slow and plain way: by polynomial division modulo 929.
///
/// It shares no code with the decoder, so that one can test the other.
public enum CheckCodewords {
  /// The data codewords followed by `2 << level` check codewords.
  ///
  /// - Parameters:
  ///   - data: Values below 929, the length descriptor first.
  ///   - level: Error correction level, 0-8.
  /// - Returns: All codewords of the symbol.
  public static func appended(to data: [UInt16], level: Int) -> [UInt16] {
    let generator = generator(degree: 2 << level)
    var remainder = [Int](repeating: 0, count: generator.count)
    for word in data {
      let factor = (Int(word) + remainder[0]) % 929
      for index in remainder.indices {
        let below = index + 1 < remainder.count ? remainder[index + 1] : 0
        remainder[index] = (below + 929 * 929 - factor * generator[index]) % 929
      }
    }
    return data + remainder.map { UInt16((929 - $0) % 929) }
  }

  /// The coefficients of (x - 3)(x - 3^2)...(x - 3^degree) below the leading one, highest first.
  private static func generator(degree: Int) -> [Int] {
    var coefficients = [1]
    var root = 1
    for _ in 0..<degree {
      root = root * 3 % 929
      var next = coefficients + [0]
      for (index, coefficient) in coefficients.enumerated() {
        next[index + 1] = (next[index + 1] + 929 * 929 - coefficient * root) % 929
      }
      coefficients = next
    }
    return Array(coefficients.dropFirst())
  }
}
