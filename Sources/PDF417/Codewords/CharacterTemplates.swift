/// What each symbol character looks like at one degree of blur: mean level of each of its 17 modules.
///
/// Each template is shifted to mean 0 and scaled to length `unit`, so that the scalar product with module levels
/// treated alike is the correlation times `unit` squared. Even differences of two such products fit 16 bits.
struct CharacterTemplates {
  /// Length of each template as a vector.
  static let unit: Float = 127
  /// Templates that lie side by side in one block.
  static let blockSize = 8
  /// Blocks for the 929 characters of a cluster; the last one is filled up with zeros.
  static let blocksPerCluster = (SymbolPatterns.codewordCount + blockSize - 1) / blockSize

  /// The templates, cluster by cluster and block by block: for each of 17 modules the levels of eight
  /// characters.
  let blocks: [SIMD8<Int16>]
  /// Standard deviation of the blur, in modules.
  let blurModules: Float
  /// How much wider bars are than they should be, in modules.
  let barGrowthModules: Float

  /// Draws all templates.
  init(blurModules: Float, barGrowthModules: Float) {
    let step = EdgeSpread(blurModules: blurModules)
    let size = CharacterTemplates.blockSize
    let perCluster = CharacterTemplates.blocksPerCluster
    var blocks = [SIMD8<Int16>](
      repeating: .zero, count: SymbolPatterns.clusterCount * perCluster * 17)
    for cluster in 0..<SymbolPatterns.clusterCount {
      for codeword in 0..<SymbolPatterns.codewordCount {
        let levels = CharacterTemplates.draw(
          widths: SymbolPatterns.widths(cluster: cluster, codeword: codeword), step: step,
          growth: barGrowthModules)
        let first = (cluster * perCluster + codeword / size) * 17
        for module in 0..<17 { blocks[first + module][codeword % size] = levels[module] }
      }
    }
    self.blocks = blocks
    self.blurModules = blurModules
    self.barGrowthModules = barGrowthModules
  }

  /// Draws one character with the space before it and the bar after it.
  private static func draw(
    widths: UInt32, step: EdgeSpread, growth: Float
  ) -> InlineArray<17, Int16> {
    var modules = InlineArray<17, Float>(repeating: 1)
    var position: Float = 0
    // Light turns dark at each bar's start and back at its end; the next character starts with a bar.
    for element in 0...8 {
      let isBarStart = element % 2 == 0
      let edge = position + (isBarStart ? -growth / 2 : growth / 2)
      for module in 0..<17 {
        let share = step.meanBeyond(edge: edge, module: module)
        modules[module] += isBarStart ? -share : share
      }
      if element < 8 { position += Float((widths >> UInt32(28 - 4 * element)) & 15) }
    }
    var mean: Float = 0
    for module in 0..<17 { mean += modules[module] / 17 }
    var square: Float = 0
    for module in 0..<17 { square += (modules[module] - mean) * (modules[module] - mean) }
    let scale = unit / max(square, 1e-6).squareRoot()
    var levels = InlineArray<17, Int16>(repeating: 0)
    for module in 0..<17 {
      levels[module] = Int16(((modules[module] - mean) * scale).rounded(.toNearestOrEven))
    }
    return levels
  }
}

/// The sets of templates that are compared, each drawn when it is first needed.
enum TemplateBank: CaseIterable {
  /// For pictures that are sharp enough for single modules to stand out.
  case standard
  /// For blurred pictures, more and more.
  case soft, softer, softest
  /// For bars that are printed too wide.
  case swollen
  /// For bars that are printed too narrow.
  case thin

  /// The templates.
  var templates: CharacterTemplates {
    switch self {
    case .standard: TemplateBank.standardTemplates
    case .soft: TemplateBank.softTemplates
    case .softer: TemplateBank.softerTemplates
    case .softest: TemplateBank.softestTemplates
    case .swollen: TemplateBank.swollenTemplates
    case .thin: TemplateBank.thinTemplates
    }
  }

  private static let standardTemplates = CharacterTemplates(blurModules: 0.35, barGrowthModules: 0)
  private static let softTemplates = CharacterTemplates(blurModules: 0.6, barGrowthModules: 0)
  private static let softerTemplates = CharacterTemplates(blurModules: 0.85, barGrowthModules: 0)
  private static let softestTemplates = CharacterTemplates(blurModules: 1.15, barGrowthModules: 0)
  private static let swollenTemplates = CharacterTemplates(blurModules: 0.4, barGrowthModules: 0.35)
  private static let thinTemplates = CharacterTemplates(blurModules: 0.4, barGrowthModules: -0.35)
}

/// How a blurred edge fills the modules around it.
struct EdgeSpread {
  /// Share of a module beyond an edge, for edges in steps of 1/32 module from -`reach` to +`reach`.
  private let shares: [Float]
  private static let reach = 4
  private static let resolution = 32

  /// Tabulates an edge blurred by a Gaussian.
  init(blurModules: Float) {
    // The spread is summed from the Gaussian itself, 32 steps to a module, then averaged over a module.
    let resolution = EdgeSpread.resolution
    let half = (EdgeSpread.reach + 1) * resolution
    var weights = [Float](repeating: 0, count: 2 * half + 1)
    var total: Float = 0
    let sigma = max(blurModules, 0.02) * Float(resolution)
    for i in -half...half {
      let x = Float(i) / sigma
      let weight = EdgeSpread.bell(x)
      weights[i + half] = weight
      total += weight
    }
    var spread = [Float](repeating: 0, count: 2 * half + 2)
    for i in 0...(2 * half) { spread[i + 1] = spread[i] + weights[i] / total }
    var shares: [Float] = []
    // Entry e: module from 0 to 1 with an edge at (e / resolution - reach).
    for e in 0...(2 * EdgeSpread.reach * resolution) {
      var sum: Float = 0
      for s in 0..<resolution {
        let distance = s - (e - EdgeSpread.reach * resolution)
        sum += spread[min(max(distance + half, 0), 2 * half) + 1]
      }
      shares.append(sum / Float(resolution))
    }
    self.shares = shares
  }

  /// The share of a module that lies beyond an edge, both in modules from the character's start.
  @inline(__always) func meanBeyond(edge: Float, module: Int) -> Float {
    let distance = (edge - Float(module) + Float(EdgeSpread.reach)) * Float(EdgeSpread.resolution)
    if distance <= 0 { return 1 }
    let last = 2 * EdgeSpread.reach * EdgeSpread.resolution
    let index = Int(distance)
    if index >= last { return 0 }
    return shares[index] + (shares[index + 1] - shares[index]) * (distance - Float(index))
  }

  /// exp(-x² / 2) by a product that needs no mathematics library.
  private static func bell(_ x: Float) -> Float {
    let exponent = x * x / 2
    guard exponent < 40 else { return 0 }
    // (1 + y / 1024) ^ -1024 approaches exp(-y); halving the base's error is ample for levels.
    var base = 1 / (1 + exponent / 1024)
    for _ in 0..<10 { base *= base }
    return base
  }
}
