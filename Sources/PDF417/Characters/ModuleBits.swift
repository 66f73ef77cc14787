/// Reads a symbol character by telling dark modules from light ones: quick, for sharp pictures.
struct ModuleBits {
  let index: PatternIndex
  let polarity: Polarity
  /// Least distance of each module from the dividing level, as a part of the whole contrast.
  var minimumMargin = CharacterTuning.clearMargin

  /// The character whose modules the levels show clearly.
  ///
  /// - Returns: The character with the least margin of its modules, or `nil` when none is clear.
  func read(_ samples: CharacterSamples) -> (cluster: Int, codeword: Int, margin: Float)? {
    var low = Float.infinity
    var high = -Float.infinity
    for module in 0..<SymbolGeometry.characterModules {
      let level = samples.level(ofModule: module)
      low = min(low, level)
      high = max(high, level)
    }
    let contrast = high - low
    guard contrast > CharacterTuning.leastContrast else { return nil }
    let divide = (low + high) / 2
    let sign = polarity.sign
    var pattern: UInt32 = 0
    var margin = Float.infinity
    for module in 0..<SymbolGeometry.characterModules {
      let level = sign * (divide - samples.level(ofModule: module))
      pattern = pattern << 1 | (level > 0 ? 1 : 0)
      margin = min(margin, abs(level))
    }
    margin /= contrast
    guard margin >= minimumMargin, let found = index.find(pattern) else { return nil }
    return (found.cluster, found.codeword, margin)
  }
}
