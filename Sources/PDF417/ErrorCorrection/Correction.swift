/// What error correction did to the codewords of a symbol.
package struct Correction: Equatable, Sendable {
  /// Places of the codewords that were wrong, in ascending order; erasures are not among them.
  package var errorPositions: [Int]
  /// Codewords that were given as erasures.
  package var erasuresRestored: Int
  /// Check codewords of the symbol.
  package var checkCount: Int

  /// Codewords that were wrong without being known as such.
  package var errorsCorrected: Int { errorPositions.count }

  /// Check codewords used up: an error costs two, an erasure one.
  package var checksSpent: Int { 2 * errorsCorrected + erasuresRestored }

  /// Check codewords left over; each of them confirms the result by a chance of 1 in 929.
  package var checksSpare: Int { checkCount - checksSpent }
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
