/// A guess at the symbol character in one place.
struct CharacterMatch {
  /// Cluster 0-2 (the standard's 0, 3 and 6).
  var cluster: Int
  /// Codeword 0-928.
  var codeword: Int
  /// Correlation of the levels with the character, at most 1.
  var correlation: Float
  /// Correlation of the next best character that was compared.
  var runnerUp: Float
  /// The next best codeword, in the same cluster when only one was compared.
  var secondCodeword: Int

  /// How far the best character stands out from the others, 0-1.
  var lead: Float { correlation - runnerUp }
}

/// Names the symbol character that module levels show.
struct CharacterMatcher {
  let templates: CharacterTemplates
  /// 1 for dark bars, -1 for a symbol that is light on dark.
  let sign: Float

  /// Compares a character's levels with all characters of some clusters.
  ///
  /// - Parameters:
  ///   - samples: `StripSampler.sampleCount` levels.
  ///   - shift: Where the character starts, in half modules from where it should.
  ///   - clusters: The clusters to compare with.
  /// - Returns: `nil` when the levels hold no contrast.
  func match(
    _ samples: UnsafePointer<Float>, shift: Int, clusters: ClosedRange<Int>
  ) -> CharacterMatch? {
    var levels = InlineArray<24, Int16>(repeating: 0)
    guard prepare(samples, shift: shift, into: &levels) else { return nil }
    var best = (score: Int32.min, index: 0)
    var second = (score: Int32.min, index: 0)
    let first = clusters.lowerBound * SymbolPatterns.codewordCount
    let last = (clusters.upperBound + 1) * SymbolPatterns.codewordCount
    templates.levels.withUnsafeBufferPointer { table in
      levels.span.withUnsafeBufferPointer { levels in
        guard let table = table.baseAddress, let levels = levels.baseAddress else { return }
        for index in first..<last {
          let score = CharacterMatcher.product(levels, table + index &* CharacterTemplates.stride)
          guard score > second.score else { continue }
          if score > best.score {
            second = best
            best = (score, index)
          } else {
            second = (score, index)
          }
        }
      }
    }
    let scale = 1 / (CharacterTemplates.unit * CharacterTemplates.unit)
    let cluster = best.index / SymbolPatterns.codewordCount
    return CharacterMatch(
      cluster: cluster, codeword: best.index - cluster * SymbolPatterns.codewordCount,
      correlation: Float(best.score) * scale, runnerUp: Float(second.score) * scale,
      secondCodeword: second.index % SymbolPatterns.codewordCount)
  }

  /// Turns samples into module levels of mean 0 and length `CharacterTemplates.unit`.
  @inline(__always) private func prepare(
    _ samples: UnsafePointer<Float>, shift: Int, into levels: inout InlineArray<24, Int16>
  ) -> Bool {
    var modules = InlineArray<17, Float>(repeating: 0)
    var mean: Float = 0
    for module in 0..<17 {
      let level = samples[2 * module + 2 + shift] + samples[2 * module + 3 + shift]
      modules[module] = level
      mean += level
    }
    mean /= 17
    var square: Float = 0
    for module in 0..<17 {
      modules[module] -= mean
      square += modules[module] * modules[module]
    }
    guard square > 1e-3, square < 1e12 else { return false }
    let scale = sign * CharacterTemplates.unit / square.squareRoot()
    for module in 0..<17 {
      levels[module] = Int16((modules[module] * scale).rounded(.toNearestOrEven))
    }
    return true
  }

  @inline(__always) private static func product(
    _ a: UnsafePointer<Int16>, _ b: UnsafePointer<Int16>
  ) -> Int32 {
    var sum: Int32 = 0
    for i in 0..<24 { sum &+= Int32(a[i]) &* Int32(b[i]) }
    return sum
  }
}
