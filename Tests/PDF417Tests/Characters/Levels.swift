@testable import PDF417

/// Ideal gray levels of one symbol character, two samples a module, with a module on either side.
struct Levels {
  /// `CharacterSamples.count` levels.
  var samples: [Float]

  /// The levels as readers take them.
  var values: CharacterSamples { CharacterSamples(samples) }

  /// Draws a character between a space before it and a bar after it.
  ///
  /// Bars are `dark`, spaces `light`; the character begins `shift` half modules late.
  init(cluster: Int, codeword: Int, dark: Float = 30, light: Float = 220, shift: Int = 0) {
    let pattern = SymbolPatterns.pattern(cluster: cluster, codeword: codeword)
    samples = (0..<CharacterSamples.count).map { sample in
      let place = sample - shift
      let module = (place + 2) / 2 - 2
      let isBar = module >= 17 || (module >= 0 && pattern >> UInt32(16 - module) & 1 == 1)
      return isBar ? dark : light
    }
  }

  /// The levels spread over their neighbors, as a lens out of focus does: by a third of a module.
  func blurred() -> Levels {
    var result = self
    for place in samples.indices {
      let before = samples[max(0, place - 1)]
      let after = samples[min(samples.count - 1, place + 1)]
      result.samples[place] = (before + 2 * samples[place] + after) / 4
    }
    return result
  }

  /// Each level the mean of those around it, as a steady movement by some modules leaves them.
  func smeared(modules: Int) -> Levels {
    var result = self
    for place in samples.indices {
      var sum: Float = 0
      // Two samples to a module; half of the outermost on either side.
      for offset in -modules...modules {
        let other = samples[min(max(0, place + offset), samples.count - 1)]
        sum += abs(offset) == modules ? other / 2 : other
      }
      result.samples[place] = sum / Float(2 * modules)
    }
    return result
  }
}
