/// What error correction did to the codewords of a symbol.
package struct Correction: Equatable, Sendable {
  /// Places of the codewords that were wrong, in ascending order; erasures are not among them.
  package var errorPositions: [Int]
  /// Codewords that were given as erasures.
  package var erasuresRestored: Int
  /// Check codewords of the symbol.
  package var checkCount: Int

  /// Makes a correction.
  package init(errorPositions: [Int], erasuresRestored: Int, checkCount: Int) {
    self.errorPositions = errorPositions
    self.erasuresRestored = erasuresRestored
    self.checkCount = checkCount
  }

  /// Codewords that were wrong without being known as such.
  package var errorsCorrected: Int { errorPositions.count }

  /// Check codewords used up: an error costs two, an erasure one.
  package var checksSpent: Int { 2 * errorsCorrected + erasuresRestored }

  /// Check codewords left over, which confirm the result.
  package var checksSpare: Int { checkCount - checksSpent }

  /// The chance that codewords drawn at random could be corrected by as few changes as here.
  ///
  /// Of the 929^n words, 929^(n-k) are intact symbols. Around each lie at most C(n-s, e) * 928^e words with e
  /// errors besides the s erasures, which take no part in the count but use up s of the k checks. Their
  /// share is C(n-s, e) * 928^e / 929^(k-s): about 1 / e! / 929^spare in the largest symbols. Level 0 at full
  /// capacity corrects almost any garbage (nearly 1), level 3 one piece in 40 000 or fewer.
  ///
  /// - Parameter codewordCount: Codewords of the symbol.
  /// - Returns: 0-1; 0 also when it is too small for a number.
  package func chanceInGarbage(codewordCount: Int) -> Double {
    var chance = 1.0
    let free = codewordCount - erasuresRestored
    for error in 0..<errorsCorrected {
      chance *= Double(free - error) / Double(error + 1) * 928 / (929 * 929)
    }
    for _ in 0..<max(0, checksSpare) { chance /= 929 }
    return min(1, chance)
  }
}

/// Why the codewords of a symbol could not be corrected.
package enum CorrectionError: Error, Equatable {
  /// A symbol has more check codewords than that and at most 928 codewords in all.
  case codewordCountOutOfRange(found: Int, checkCount: Int)
  /// The number of check codewords is not in 1-512.
  case checkCountOutOfRange(found: Int)
  /// A codeword that is no erasure is 929 or more.
  case valueOutOfRange(position: Int)
  /// An erasure lies outside the symbol.
  case erasureOutOfRange(position: Int)
  /// There are more erasures than check codewords.
  case tooManyErasures(found: Int, limit: Int)
  /// There are more errors than the check codewords can locate.
  case uncorrectable
}
