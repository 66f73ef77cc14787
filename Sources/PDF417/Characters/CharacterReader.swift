/// A symbol character that was read in one place, with how sure it is.
struct CharacterReading {
  /// Cluster 0-2.
  var cluster: Int
  /// Codeword 0-928.
  var codeword: Int
  /// How sure it is, 0-1.
  var confidence: Float
  /// All of its modules stood out.
  var isClear = false
}

/// Reads symbol characters: by their bits where these are clear, by comparison with all characters elsewhere.
struct CharacterReader {
  private let bits: ModuleBits
  let matcher: CharacterMatcher

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - index: The table of patterns.
  ///   - bank: The templates that characters are compared with.
  ///   - polarity: Which of bars and spaces are dark.
  init(index: PatternIndex, bank: TemplateBank, polarity: Polarity) {
    bits = ModuleBits(index: index, polarity: polarity)
    matcher = CharacterMatcher(bank: bank, polarity: polarity)
  }

  /// Reads levels that may show any character of some clusters.
  ///
  /// - Parameters:
  ///   - samples: The levels.
  ///   - clusters: The clusters to expect, 0-2.
  ///   - isQuick: Compare at one place only.
  /// - Returns: `nil` when the levels hold no contrast.
  func read(
    _ samples: CharacterSamples, clusters: ClosedRange<Int>, isQuick: Bool = false
  ) -> CharacterReading? {
    if let clear = readBits(samples), clusters.contains(clear.cluster) { return clear }
    return compare(samples, clusters: clusters, isQuick: isQuick)
  }

  /// The character whose modules stand out, of whatever cluster; `nil` where these are not clear.
  func readBits(_ samples: CharacterSamples) -> CharacterReading? {
    guard let clear = bits.read(samples) else { return nil }
    let rule = CharacterTuning.clearConfidence
    let confidence = (rule.base + rule.perMargin * clear.margin).clamped(to: 0...1)
    return CharacterReading(
      cluster: clear.cluster, codeword: clear.codeword, confidence: confidence, isClear: true)
  }

  /// Compares levels with all characters, at three places half a module apart unless it has to be quick.
  func compare(
    _ samples: CharacterSamples, clusters: ClosedRange<Int>, isQuick: Bool = false
  ) -> CharacterReading? {
    guard var best = matcher.match(samples, shift: 0, clusters: clusters) else { return nil }
    // What resembles no character at all is not worth two more looks.
    let doubtful = CharacterTuning.doubtfulCorrelation
    if !isQuick, best.correlation < doubtful.most, best.correlation > doubtful.least {
      for shift in [-1, 1] {
        guard let other = matcher.match(samples, shift: shift, clusters: clusters),
          other.correlation > best.correlation + CharacterTuning.betterPlace
        else { continue }
        best = other
      }
    }
    return CharacterReading(
      cluster: best.cluster, codeword: best.codeword,
      confidence: CharacterReader.confidence(of: best))
  }

  /// How sure a match is: it must resemble its character and no other as much.
  static func confidence(of match: CharacterMatch) -> Float {
    let rule = CharacterTuning.likeness
    let likeness = ((match.correlation - rule.from) / rule.reach).clamped(to: 0...1)
    let lead = (match.lead / CharacterTuning.clearLead).clamped(to: 0...1)
    return likeness * lead
  }
}
