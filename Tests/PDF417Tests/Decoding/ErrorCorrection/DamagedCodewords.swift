import PDF417
import SymbolSynthesis

/// A symbol's codewords with seeded damage.
struct DamagedCodewords {
  /// The codewords before the damage.
  let intact: [UInt16]
  /// The codewords after it.
  let codewords: [UInt16]
  /// Places with a wrong value, ascending.
  let errorPositions: [Int]
  /// Places known to be unreadable.
  let erasures: [Int]
  /// Check codewords.
  let checkCount: Int

  /// Damages `intact` in random places.
  init(
    _ intact: [UInt16],
    level: Int,
    errorCount: Int,
    erasureCount: Int = 0,
    source: inout SeededGenerator
  ) {
    var codewords = intact
    let places = source.sample(errorCount + erasureCount, below: intact.count)
    for place in places[..<errorCount] {
      codewords[place] = (codewords[place] + UInt16(source.integer(1...928))) % 929
    }
    for place in places[errorCount...] { codewords[place] = UInt16(source.integer(0...65_535)) }
    self.intact = intact
    self.codewords = codewords
    errorPositions = places[..<errorCount].sorted()
    erasures = Array(places[errorCount...])
    checkCount = 2 << level
  }

  /// Damages a symbol of random codewords and random size.
  init(level: Int, errorCount: Int, erasureCount: Int = 0, seed: UInt64) {
    var source = SeededGenerator(seed: seed)
    let dataCount = source.integer(
      max(1, errorCount + erasureCount - (2 << level))...(928 - (2 << level))
    )
    let data = (0..<dataCount).map { _ in UInt16(source.integer(0...928)) }
    self.init(
      CheckCodewords.appended(to: data, level: level),
      level: level,
      errorCount: errorCount,
      erasureCount: erasureCount,
      source: &source
    )
  }

  /// The codewords after correction, and what was done.
  func corrected() throws(CorrectionError) -> (codewords: [UInt16], correction: Correction) {
    var result = codewords
    let correction = try ErrorCorrector.correct(
      &result,
      erasures: erasures,
      checkCount: checkCount
    )
    return (result, correction)
  }
}
