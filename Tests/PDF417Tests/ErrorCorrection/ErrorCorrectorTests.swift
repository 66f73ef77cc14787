import PDF417
import SymbolSynthesis
import Testing

/// A symbol's codewords with seeded damage.
struct DamagedCodewords {
  var intact: [UInt16]
  var codewords: [UInt16]
  var errorPositions: [Int]
  var erasures: [Int]
  let checkCount: Int

  init(level: Int, errorCount: Int, erasureCount: Int, seed: UInt64) {
    var source = SeededGenerator(seed: seed)
    checkCount = 2 << level
    let dataCount = source.integer(
      max(1, errorCount + erasureCount - checkCount)...(928 - checkCount)
    )
    let data = (0..<dataCount).map { _ in UInt16(source.integer(0...928)) }
    intact = CheckCodewords.appended(to: data, level: level)
    codewords = intact
    let places = source.sample(errorCount + erasureCount, below: intact.count)
    errorPositions = places[..<errorCount].sorted()
    erasures = Array(places[errorCount...])
    for place in errorPositions {
      codewords[place] = (codewords[place] + UInt16(source.integer(1...928))) % 929
    }
    for place in erasures { codewords[place] = UInt16(source.integer(0...65_535)) }
  }

  func corrected() throws(CorrectionError) -> ([UInt16], Correction) {
    var result = codewords
    let correction = try ErrorCorrector.correct(
      &result,
      erasures: erasures,
      checkCount: checkCount
    )
    return (result, correction)
  }
}

@Suite("Error correction")
struct ErrorCorrectorTests {
  @Test("Every number of errors up to the capacity is corrected", arguments: 0...8)
  func errorsUpToCapacity(level: Int) throws {
    for errorCount in 0...(1 << level) {
      let damaged = DamagedCodewords(
        level: level,
        errorCount: errorCount,
        erasureCount: 0,
        seed: UInt64(level * 1000 + errorCount)
      )
      let (result, correction) = try damaged.corrected()
      #expect(result == damaged.intact)
      #expect(correction.errorPositions == damaged.errorPositions)
      #expect(correction.checksSpent == 2 * errorCount)
    }
  }
}
