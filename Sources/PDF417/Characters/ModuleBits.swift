/// Reads a symbol character by telling dark modules from light ones: quick, for sharp pictures.
struct ModuleBits {
  let index: PatternIndex
  /// 1 for dark bars, -1 for a symbol that is light on dark.
  let sign: Float
  /// Least distance of each module from the dividing level, as a part of the whole contrast.
  var minimumMargin: Float = 0.1

  /// The character whose modules the levels show clearly.
  ///
  /// - Parameter samples: `StripSampler.sampleCount` levels.
  /// - Returns: The character with the least margin of its modules, or `nil` when none is clear.
  func read(_ samples: UnsafePointer<Float>) -> (cluster: Int, codeword: Int, margin: Float)? {
    var low = Float.infinity
    var high = -Float.infinity
    for module in 0..<17 {
      let level = samples[2 * module + 2] + samples[2 * module + 3]
      low = min(low, level)
      high = max(high, level)
    }
    let contrast = high - low
    guard contrast > 4 else { return nil }
    let divide = (low + high) / 2
    var pattern: UInt32 = 0
    var margin = Float.infinity
    for module in 0..<17 {
      let level = sign * (divide - samples[2 * module + 2] - samples[2 * module + 3])
      pattern = pattern << 1 | (level > 0 ? 1 : 0)
      margin = min(margin, abs(level))
    }
    margin /= contrast
    guard margin >= minimumMargin, let found = index.find(pattern) else { return nil }
    return (found.cluster, found.codeword, margin)
  }
}
