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

  /// How far the best character stands out from the others, 0-1.
  var lead: Float { correlation - runnerUp }
}

/// Names the symbol character that module levels show.
struct CharacterMatcher {
  let bank: TemplateBank
  let polarity: Polarity

  /// Compares a character's levels with all characters of some clusters.
  ///
  /// - Parameters:
  ///   - samples: The levels.
  ///   - shift: Where the character starts, in half modules from where it should.
  ///   - clusters: The clusters to compare with.
  /// - Returns: `nil` when the levels hold no contrast.
  func match(
    _ samples: CharacterSamples, shift: Int, clusters: ClosedRange<Int>
  ) -> CharacterMatch? {
    var levels = PerModule<SIMD8<Int16>>(repeating: .zero)
    guard prepare(samples, shift: shift, into: &levels) else { return nil }
    // No correlation is below -1, so that differences from these scores fit 16 bits.
    let lowest = -Int16(CharacterTemplates.unit * CharacterTemplates.unit)
    var best = (score: lowest, place: 0)
    var second = lowest
    var limit = SIMD8<Int16>(repeating: lowest)
    let perCluster = CharacterTemplates.blocksPerCluster
    let first = clusters.lowerBound * perCluster
    let last = (clusters.upperBound + 1) * perCluster
    bank.templates.blocks.withUnsafeBufferPointer { table in
      guard let table = table.baseAddress else { return }
      for block in first..<last {
        let characters = table + block &* SymbolGeometry.characterModules
        var scores = levels[0] &* characters[0]
        for module in 1..<SymbolGeometry.characterModules {
          scores &+= levels[module] &* characters[module]
        }
        guard CharacterMatcher.anyNegative(limit &- scores) else { continue }
        for lane in 0..<CharacterTemplates.blockSize where scores[lane] > second {
          let found = (scores[lane], block &* CharacterTemplates.blockSize &+ lane)
          if scores[lane] > best.score {
            second = best.score
            best = found
          } else {
            second = scores[lane]
          }
        }
        limit = SIMD8(repeating: second)
      }
    }
    let scale = 1 / (CharacterTemplates.unit * CharacterTemplates.unit)
    let size = perCluster * CharacterTemplates.blockSize
    return CharacterMatch(
      cluster: best.place / size,
      codeword: min(best.place % size, SymbolGeometry.codewordCount - 1),
      correlation: Float(best.score) * scale, runnerUp: Float(second) * scale)
  }

  /// Whether any of eight numbers is negative; the standard library's comparison goes lane by lane.
  @inline(__always)
  private static func anyNegative(_ numbers: SIMD8<Int16>) -> Bool {
    let halves = unsafeBitCast(numbers, to: SIMD2<UInt64>.self)
    return (halves[0] | halves[1]) & 0x8000_8000_8000_8000 != 0
  }

  /// Turns samples into module levels of mean 0 and length `CharacterTemplates.unit`.
  @inline(__always)
  private func prepare(
    _ samples: CharacterSamples, shift: Int, into levels: inout PerModule<SIMD8<Int16>>
  ) -> Bool {
    var modules = PerModule<Float>(repeating: 0)
    var mean: Float = 0
    for module in 0..<SymbolGeometry.characterModules {
      let level = samples.level(ofModule: module, shift: shift)
      modules[module] = level
      mean += level
    }
    mean /= Float(SymbolGeometry.characterModules)
    var square: Float = 0
    for module in 0..<SymbolGeometry.characterModules {
      modules[module] -= mean
      square += modules[module] * modules[module]
    }
    let limits = CharacterTuning.squareRange
    guard square > limits.least, square < limits.most else { return false }
    let scale = polarity.sign * CharacterTemplates.unit / square.squareRoot()
    for module in 0..<SymbolGeometry.characterModules {
      levels[module] = SIMD8(repeating: CharacterTemplates.rounded(modules[module] * scale))
    }
    return true
  }
}
