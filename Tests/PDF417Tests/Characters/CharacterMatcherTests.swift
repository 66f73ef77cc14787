import SymbolSynthesis
import Testing

@testable import PDF417

@Suite("Comparing levels with all characters")
struct CharacterMatcherTests {
  /// Characters that a matcher names wrongly or with little correlation.
  private func misnamed(
    _ matcher: CharacterMatcher,
    clusters: ClosedRange<Int>? = nil,
    shift: Int = 0,
    least: Float,
    levels: (_ cluster: Int, _ codeword: Int) -> Levels
  ) -> Int {
    var wrong = 0
    for cluster in 0..<3 {
      for codeword in 0..<929 {
        let match = matcher.match(
          levels(cluster, codeword).values, shift: shift, clusters: clusters ?? cluster...cluster)
        let isRight = match?.cluster == cluster && match?.codeword == codeword
        if !isRight || (match?.correlation ?? 0) < least || (match?.lead ?? 0) <= 0 { wrong += 1 }
      }
    }
    return wrong
  }

  @Test("Each of the 2 787 characters is named among all", arguments: Polarity.allCases)
  func everyCharacter(polarity: Polarity) {
    let matcher = CharacterMatcher(bank: .standard, polarity: polarity)
    let (dark, light): (Float, Float) = polarity == .darkOnLight ? (30, 220) : (220, 30)
    let wrong = misnamed(matcher, clusters: 0...2, least: 0.9) {
      Levels(cluster: $0, codeword: $1, dark: dark, light: light)
    }
    #expect(wrong == 0)
  }

  @Test("Each character is named in low contrast and when many lines are added up")
  func contrast() {
    let matcher = CharacterMatcher(bank: .standard, polarity: .darkOnLight)
    for (dark, light): (Float, Float) in [(127, 128), (0, 60_000), (-40, -39.5)] {
      let wrong = misnamed(matcher, least: 0.9) {
        Levels(cluster: $0, codeword: $1, dark: dark, light: light)
      }
      #expect(wrong == 0)
    }
  }

  @Test(
    "Each character that starts half a module early or late is named there", arguments: [-1, 1])
  func shifted(shift: Int) {
    let matcher = CharacterMatcher(bank: .standard, polarity: .darkOnLight)
    let wrong = misnamed(matcher, shift: shift, least: 0.9) {
      Levels(cluster: $0, codeword: $1, shift: shift)
    }
    #expect(wrong == 0)
  }

  @Test(
    "Each character is named out of focus by the bank of templates for its blur",
    arguments: [
      (.standard, 1), (.soft, 3), (.softer, 6), (.softest, 11), (.swollen, 1), (.thin, 1),
    ] as [(TemplateBank, Int)]
  )
  func banks(bank: TemplateBank, timesBlurred: Int) {
    let matcher = CharacterMatcher(bank: bank, polarity: .darkOnLight)
    let wrong = misnamed(matcher, least: 0.6) {
      (0..<timesBlurred).reduce(Levels(cluster: $0, codeword: $1)) { levels, _ in levels.blurred() }
    }
    #expect(wrong == 0)
  }

  @Test(
    "Each character is named where the picture moved by the bank of templates for that",
    arguments: [(.smeared, 2), (.widelySmeared, 3)] as [(TemplateBank, Int)])
  func movedBanks(bank: TemplateBank, modules: Int) {
    let matcher = CharacterMatcher(bank: bank, polarity: .darkOnLight)
    let wrong = misnamed(matcher, least: 0.6) {
      Levels(cluster: $0, codeword: $1).blurred().smeared(modules: modules)
    }
    #expect(wrong == 0)
  }

  @Test("Levels without contrast, or that are no numbers, name nothing")
  func nothing() {
    let matcher = CharacterMatcher(bank: .standard, polarity: .darkOnLight)
    for level: Float in [0, 128, -1e30, .infinity, .nan, 1e38] {
      let samples = CharacterSamples([Float](repeating: level, count: CharacterSamples.count))
      let isNamed = matcher.match(samples, shift: 0, clusters: 0...2) != nil
      #expect(!isNamed)
    }
  }

  @Test("Random levels never trap and name a character that exists", arguments: 1...5)
  func random(seed: UInt64) {
    let reader = CharacterReader(
      index: PatternIndex(), bank: .standard, polarity: .darkOnLight)
    var source = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let reach = [1e-3, 1, 255, 1e5, 1e12][source.integer(0...4)]
      let samples = (0..<CharacterSamples.count).map { _ in
        Float(source.number(-reach...reach))
      }
      guard let reading = reader.read(CharacterSamples(samples), clusters: 0...2) else { continue }
      #expect((0...2).contains(reading.cluster) && (0...928).contains(reading.codeword))
      #expect((0...1).contains(reading.confidence))
    }
  }
}
