import Testing

@testable import PDF417

@Suite("Telling dark modules from light ones")
struct ModuleBitsTests {
  private func read(
    _ levels: Levels, _ polarity: Polarity = .darkOnLight
  ) -> (cluster: Int, codeword: Int, margin: Float)? {
    ModuleBits(index: PatternIndex(), polarity: polarity).read(levels.values)
  }

  @Test("Each of the 2 787 characters is read", arguments: Polarity.allCases)
  func everyCharacter(polarity: Polarity) {
    let (dark, light): (Float, Float) = polarity == .darkOnLight ? (30, 220) : (220, 30)
    let bits = ModuleBits(index: PatternIndex(), polarity: polarity)
    var wrong = 0
    for cluster in 0..<3 {
      for codeword in 0..<929 {
        let levels = Levels(cluster: cluster, codeword: codeword, dark: dark, light: light)
        let found = bits.read(levels.values)
        if found?.cluster != cluster || found?.codeword != codeword { wrong += 1 }
        if (found?.margin ?? 0) < 0.49 { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test("One module in doubt makes the whole character unclear")
  func doubtful() {
    var levels = Levels(cluster: 1, codeword: 500)
    levels.samples[2] = 120
    levels.samples[3] = 120
    #expect(read(levels) == nil)
  }

  @Test("A module that was turned over gives nothing or another character, never this one")
  func turnedOver() {
    for module in 0..<17 {
      var levels = Levels(cluster: 2, codeword: 77)
      for sample in [2 * module + 2, 2 * module + 3] {
        levels.samples[sample] = 250 - levels.samples[sample]
      }
      #expect(read(levels)?.codeword != 77)
    }
  }

  @Test("The wrong sign never reads the character that is there")
  func wrongSign() {
    var read = 0
    for codeword in 0..<929
    where self.read(Levels(cluster: 0, codeword: codeword), .lightOnDark) != nil {
      read += 1
    }
    // A character begins with a bar and ends with a space; turned over, it does neither.
    #expect(read == 0)
  }

  @Test("Levels without contrast, or that are no numbers, give nothing")
  func nothing() {
    for level: Float in [0, 200, .nan, .infinity, -1e38] {
      var levels = Levels(cluster: 0, codeword: 0)
      levels.samples = [Float](repeating: level, count: CharacterSamples.count)
      #expect(read(levels) == nil)
    }
  }
}
