import PDF417
import SymbolSynthesis
import Testing

@Suite("Error correction")
struct ErrorCorrectorTests {
  @Test("Every number of errors up to the capacity is corrected", arguments: 0...8)
  func errorsUpToCapacity(level: Int) throws {
    for errorCount in 0...(1 << level) {
      let damaged = DamagedCodewords(
        level: level,
        errorCount: errorCount,
        seed: UInt64(level * 1000 + errorCount)
      )
      let (result, correction) = try damaged.corrected()
      #expect(result == damaged.intact)
      #expect(correction.errorPositions == damaged.errorPositions)
      #expect(correction.errorsCorrected == errorCount)
      #expect(correction.checksSpare == (2 << level) - 2 * errorCount)
    }
  }

  @Test("Every number of erasures up to the capacity is restored", arguments: 0...8)
  func erasuresUpToCapacity(level: Int) throws {
    for erasureCount in stride(from: 0, through: 2 << level, by: level < 6 ? 1 : 13) {
      let damaged = DamagedCodewords(
        level: level,
        errorCount: 0,
        erasureCount: erasureCount,
        seed: UInt64(level * 1000 + erasureCount)
      )
      let (result, correction) = try damaged.corrected()
      #expect(result == damaged.intact)
      #expect(correction.errorPositions.isEmpty)
      #expect(correction.erasuresRestored == erasureCount)
    }
  }

  @Test("Errors and erasures together are corrected up to the capacity", arguments: 0...8)
  func mixtures(level: Int) throws {
    let checkCount = 2 << level
    for errorCount in stride(from: 0, through: checkCount / 2, by: level < 6 ? 1 : 17) {
      for spare in 0...min(1, checkCount - 2 * errorCount) {
        let damaged = DamagedCodewords(
          level: level,
          errorCount: errorCount,
          erasureCount: checkCount - 2 * errorCount - spare,
          seed: UInt64(level * 1000 + errorCount)
        )
        let (result, correction) = try damaged.corrected()
        #expect(result == damaged.intact)
        #expect(correction.errorPositions == damaged.errorPositions)
        #expect(correction.checksSpare == spare)
      }
    }
  }

  @Test(
    "One error past the capacity is refused or leads to another intact symbol",
    arguments: 0...8
  )
  func onePastCapacity(level: Int) {
    for seed in 0..<UInt64(level < 6 ? 40 : 4) {
      let capacity = 1 << level
      let damaged = DamagedCodewords(level: level, errorCount: capacity + 1, seed: seed)
      do {
        let (result, correction) = try damaged.corrected()
        let data = Array(result.dropLast(damaged.checkCount))
        #expect(CheckCodewords.appended(to: data, level: level) == result)
        let changes = zip(result, damaged.codewords).filter { $0 != $1 }.count
        #expect(changes == correction.errorsCorrected && changes <= capacity)
      } catch {
        #expect(error == .uncorrectable)
      }
    }
  }

  @Test(
    "One error past what erasures leave over is not taken for a correction with one spare check"
  )
  func onePastWithErasures() {
    for seed in 0..<UInt64(200) {
      let damaged = DamagedCodewords(level: 4, errorCount: 7, erasureCount: 20, seed: seed)
      let spare = (try? damaged.corrected())?.correction.checksSpare
      #expect(spare == nil || spare == 0)
    }
  }

  @Test("A wrong erasure mark costs a check and does no harm")
  func needlessErasures() throws {
    let damaged = DamagedCodewords(level: 3, errorCount: 4, seed: 7)
    let free = damaged.intact.indices.filter { !damaged.errorPositions.contains($0) }
    var codewords = damaged.codewords
    let correction = try ErrorCorrector.correct(
      &codewords,
      erasures: Array(free.prefix(8)) + [free[0]],
      checkCount: 16
    )
    #expect(codewords == damaged.intact)
    #expect(correction.erasuresRestored == 8)
    #expect(correction.errorPositions == damaged.errorPositions)
  }

  @Test("An intact symbol whose erased codewords are 0 comes back with zeros")
  func erasedZeros() throws {
    var codewords = [UInt16](repeating: 0, count: 40)
    codewords[5] = 65_535
    let correction = try ErrorCorrector.correct(&codewords, erasures: [5], checkCount: 8)
    #expect(codewords == [UInt16](repeating: 0, count: 40))
    #expect(correction.checksSpent == 1)
  }

  @Test("Input out of range is refused by its own error and stays as it is")
  func inputErrors() {
    func error(_ codewords: [UInt16], _ erasures: [Int], _ checkCount: Int) -> CorrectionError? {
      var result = codewords
      do throws(CorrectionError) {
        _ = try ErrorCorrector.correct(&result, erasures: erasures, checkCount: checkCount)
        return nil
      } catch {
        #expect(result == codewords)
        return error
      }
    }
    let ten = [UInt16](repeating: 0, count: 10)
    let most = [UInt16](repeating: 0, count: 928)
    #expect(error(ten, [], 0) == .checkCountOutOfRange(found: 0))
    #expect(error(most, [], 513) == .checkCountOutOfRange(found: 513))
    #expect(error(most, [], 512) == nil)
    #expect(error(most + [0], [], 512) == .codewordCountOutOfRange(found: 929, checkCount: 512))
    #expect(error(ten, [], 10) == .codewordCountOutOfRange(found: 10, checkCount: 10))
    #expect(error(ten, [], 9) == nil)
    #expect(error([], [], 2) == .codewordCountOutOfRange(found: 0, checkCount: 2))
    #expect(error(ten, [10], 4) == .erasureOutOfRange(position: 10))
    #expect(error(ten, [-1], 4) == .erasureOutOfRange(position: -1))
    #expect(error(ten, [0, 9, 3, 4, 0], 4) == nil)
    #expect(error(ten, [0, 9, 3, 4, 5], 4) == .tooManyErasures(found: 5, limit: 4))
    #expect(error([1, 929, 0, 0, 0], [], 2) == .valueOutOfRange(position: 1))
    #expect(error([0, 929, 0, 0, 0], [1], 2) == nil)
  }
}
