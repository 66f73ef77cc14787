import FuzzTrials
import Testing

/// A few of the trials that `Scripts/check-release` runs by the million.
@Suite struct TrialTests {
  @Test func `mutated payloads give an answer in valid JSON`() {
    for seed in 0..<3_000 as Range<UInt64> {
      #expect(MutationTrial.fault(seed: seed) == nil, "seed \(seed)")
    }
  }

  @Test(arguments: PairTrial.Kind.allCases.filter { $0 != .spliced })
  func `no result holds values of two people`(kind: PairTrial.Kind) {
    for seed in 0..<300 as Range<UInt64> {
      #expect(!PairTrial(kind, seed: seed).isMixed, "seed \(seed)")
    }
  }
}
