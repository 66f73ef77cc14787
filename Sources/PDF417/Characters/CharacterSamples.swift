/// Gray levels along one symbol character: two to a module, from one module before it to one behind it.
///
/// Several lines are added up in it; all readers of characters see modules, not samples.
struct CharacterSamples {
  /// Samples to a module.
  static let perModule = 2
  /// Modules on either side that do not belong to the character.
  static let modulesAround = 1
  /// All samples.
  static let count = perModule * (SymbolGeometry.characterModules + 2 * modulesAround)

  private var levels = InlineArray<38, Float>(repeating: 0)

  /// Samples without any light.
  init() {}

  /// Samples of modules that have one level each; those around the character have none.
  init(moduleLevels: (_ module: Int) -> Float) {
    for module in 0..<SymbolGeometry.characterModules {
      let level = moduleLevels(module)
      let first = CharacterSamples.first(ofModule: module)
      levels[first] = level
      levels[first + 1] = level
    }
  }

  /// Samples that are given, `count` of them.
  init(_ samples: [Float]) {
    for (place, sample) in samples.prefix(CharacterSamples.count).enumerated() {
      levels[place] = sample
    }
  }

  /// The level of a module, 0-16: the sum of its two samples.
  ///
  /// `shift` is where the character starts, in half modules from where it should: -1...1.
  @inline(__always) func level(ofModule module: Int, shift: Int = 0) -> Float {
    let first = CharacterSamples.first(ofModule: module) &+ shift
    return levels[unchecked: first] + levels[unchecked: first &+ 1]
  }

  /// The lowest and the highest sample.
  var range: (low: Float, high: Float) {
    var (low, high) = (levels[0], levels[0])
    for place in 1..<CharacterSamples.count {
      low = min(low, levels[place])
      high = max(high, levels[place])
    }
    return (low, high)
  }

  /// Lends the samples of one half of the character, with the module outside of it, to be added to.
  ///
  /// - Parameters:
  ///   - isFirst: The half that comes first along the row.
  ///   - body: Receives `halfCount` samples.
  @inline(__always)
  mutating func withHalf(isFirst: Bool, _ body: (UnsafeMutablePointer<Float>) -> Void) {
    var span = levels.mutableSpan
    span.withUnsafeMutableBufferPointer { samples in
      // The array is never empty, so it has a base address.
      let base = samples.baseAddress.unsafelyUnwrapped
      body(isFirst ? base : base + CharacterSamples.halfCount)
    }
  }

  /// Samples of one half: eight and a half modules and the one outside of them.
  static let halfCount = count / 2

  @inline(__always) private static func first(ofModule module: Int) -> Int {
    perModule &* (module &+ modulesAround)
  }
}
