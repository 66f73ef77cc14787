import PDF417
import SymbolSynthesis
import Testing

@Suite("Miscorrection")
struct MiscorrectionTests {
  /// The payload that a reader would hand out, with so many check codewords left over at the least.
  private func payload(of damaged: DamagedCodewords, spare: Int) -> [UInt8]? {
    guard let (codewords, correction) = try? damaged.corrected(), correction.checksSpare >= spare
    else { return nil }
    return try? MessageDecoder.decode(codewords.dropLast(damaged.checkCount)).payload
  }

  @Test("10 000 licenses damaged just past the limit give no wrong payload", arguments: 2...5)
  func justPastTheLimit(level: Int) throws {
    var source = SeededGenerator(seed: UInt64(level))
    var symbols: [(payload: [UInt8], codewords: [UInt16])] = []
    for seed in 0..<UInt64(25) {
      let payload = InventedCard.payload(seed: seed)
      let symbol = try DrawnSymbol(
        payload,
        options: EncodingOptions(columnCount: source.integer(10...18), level: level)
      )
      symbols.append((payload, try #require(symbol.codewords())))
    }
    var wrong = 0
    for (_, codewords) in symbols {
      for _ in 0..<100 {
        // Two check codewords must be left over, so one error less than the capacity is the limit.
        let damaged = DamagedCodewords(
          codewords,
          level: level,
          errorCount: (1 << level) + source.integer(0...2),
          source: &source
        )
        if payload(of: damaged, spare: 2) != nil { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test(
    "Random codewords are taken for a symbol no more often than the stated chance",
    arguments: 0...2
  )
  func garbage(level: Int) {
    var source = SeededGenerator(seed: UInt64(level))
    let (count, trials) = (120, 3_000)
    var accepted = 0
    for _ in 0..<trials {
      var codewords = (0..<count).map { _ in UInt16(source.integer(0...928)) }
      if (try? ErrorCorrector.correct(&codewords, erasures: [], checkCount: 2 << level)) != nil {
        accepted += 1
      }
    }
    let full = Correction(
      errorPositions: Array(0..<(1 << level)),
      erasuresRestored: 0,
      checkCount: 2 << level
    )
    let expected = full.chanceInGarbage(codewordCount: count) * Double(trials)
    #expect(abs(Double(accepted) - expected) <= 4 * expected.squareRoot() + 3)
  }

  @Test("The chance falls 929-fold with each spare check codeword")
  func chanceFalls() {
    let full = Correction(errorPositions: [1, 2], erasuresRestored: 4, checkCount: 8)
    let spare = Correction(errorPositions: [1, 2], erasuresRestored: 3, checkCount: 8)
    let ratio = full.chanceInGarbage(codewordCount: 104) / spare.chanceInGarbage(codewordCount: 103)
    #expect(abs(ratio - 929) < 1e-6)
    let untouched = Correction(errorPositions: [], erasuresRestored: 0, checkCount: 512)
    #expect(untouched.chanceInGarbage(codewordCount: 928) == 0)
  }

  @Test(
    "Garbage with any erasures ends in a correction or an error, and never changes what was refused"
  )
  func garbageWithErasures() {
    var source = SeededGenerator(seed: 929)
    for _ in 0..<3_000 {
      let count = source.integer(0...60)
      let garbage = (0..<count).map { _ in UInt16(source.integer(0...source.integer(0...929))) }
      let erasures = (0..<source.integer(0...20)).map { _ in source.integer(-1...count) }
      let checkCount = source.integer(-1...40)
      var codewords = garbage
      do throws(CorrectionError) {
        let correction = try ErrorCorrector.correct(
          &codewords,
          erasures: erasures,
          checkCount: checkCount
        )
        #expect(correction.checksSpare >= 0)
        #expect(codewords.allSatisfy { $0 < 929 })
        let again = try ErrorCorrector.correct(&codewords, erasures: [], checkCount: checkCount)
        #expect(again.checksSpent == 0)
      } catch {
        #expect(codewords == garbage)
      }
    }
  }
}
