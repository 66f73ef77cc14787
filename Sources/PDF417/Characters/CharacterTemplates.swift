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

  /// Draws all templates.
  ///
  /// - Parameters:
  ///   - blurModules: Standard deviation of the blur, in modules.
  ///   - barGrowthModules: How much wider bars are than they should be, in modules.
  ///   - motionModules: How far the picture moved across the bars while it was taken, in modules.
  init(blurModules: Float, barGrowthModules: Float = 0, motionModules: Float = 0) {
    let edges = CharacterEdges(
      spread: EdgeSpread(blurModules: blurModules, motionModules: motionModules),
      barGrowthModules: barGrowthModules)
    let size = CharacterTemplates.blockSize
    let perCluster = CharacterTemplates.blocksPerCluster
    var blocks = [SIMD8<Int16>](
      repeating: .zero, count: SymbolPatterns.clusterCount * perCluster * 17)
    blocks.withUnsafeMutableBufferPointer { blocks in
      for cluster in 0..<SymbolPatterns.clusterCount {
        for codeword in 0..<SymbolPatterns.codewordCount {
          let levels = CharacterTemplates.draw(
            widths: SymbolPatterns.widths(cluster: cluster, codeword: codeword), edges: edges)
          let first = (cluster * perCluster + codeword / size) * 17
          let lane = codeword % size
          for module in 0..<16 { blocks[first + module][lane] = levels.low[module] }
          blocks[first + 16][lane] = levels.last
        }
      }
    }
    self.blocks = blocks
  }

  /// Draws one character with the space before it and the bar after it.
  @inline(__always)
  private static func draw(
    widths: UInt32, edges: CharacterEdges
  ) -> (low: SIMD16<Int16>, last: Int16) {
    var low = SIMD16<Float>(repeating: 1)
    var last: Float = 1
    var position = 0
    // Light turns dark at each bar's start and back at its end; the next character starts with a bar.
    for element in 0...8 {
      let isBarStart = element & 1 == 0
      let share = isBarStart ? edges.barStarts[position] : edges.barEnds[position]
      low += share.low
      last += share.last
      if element < 8 { position += Int((widths >> UInt32(28 - 4 * element)) & 15) }
    }
    let mean = (low.sum() + last) / 17
    low -= mean
    last -= mean
    let scale = unit / max((low * low).sum() + last * last, 1e-6).squareRoot()
    var levels = SIMD16<Int16>()
    for module in 0..<16 { levels[module] = rounded(low[module] * scale) }
    return (levels, rounded(last * scale))
  }

  /// The nearest integer, the even one of two that are equally near, of a number between -32768 and 32767.
  ///
  /// Adding 1.5 * 2^23 leaves it in the number's low bits: `rounded` is a call without SSE 4.1.
  @inline(__always)
  static func rounded(_ number: Float) -> Int16 {
    Int16(truncatingIfNeeded: (number + 12_582_912).bitPattern)
  }
}

/// What each edge of a character does to the levels of its 17 modules, for every place of an edge.
private struct CharacterEdges {
  /// Changes of the levels of modules 0-15 and 16.
  typealias Change = (low: SIMD16<Float>, last: Float)

  /// Light turns dark at module boundary 0-17.
  let barStarts: InlineArray<18, Change>
  /// Dark turns light at module boundary 0-17.
  let barEnds: InlineArray<18, Change>

  init(spread: EdgeSpread, barGrowthModules: Float) {
    func change(at edge: Float, sign: Float) -> Change {
      var low = SIMD16<Float>()
      for module in 0..<16 { low[module] = sign * spread.meanBeyond(edge: edge, module: module) }
      return (low, sign * spread.meanBeyond(edge: edge, module: 16))
    }
    barStarts = InlineArray { change(at: Float($0) - barGrowthModules / 2, sign: -1) }
    barEnds = InlineArray { change(at: Float($0) + barGrowthModules / 2, sign: 1) }
  }
}

/// The sets of templates that are compared, each drawn when it is first needed.
enum TemplateBank: CaseIterable {
  /// For pictures that are sharp enough for single modules to stand out.
  case standard
  /// For blurred pictures, more and more.
  case soft, softer, softest
  /// For pictures that moved by two or three modules across the bars.
  case smeared, widelySmeared
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
    case .smeared: TemplateBank.smearedTemplates
    case .widelySmeared: TemplateBank.widelySmearedTemplates
    case .swollen: TemplateBank.swollenTemplates
    case .thin: TemplateBank.thinTemplates
    }
  }

  private static let standardTemplates = CharacterTemplates(blurModules: 0.35)
  private static let softTemplates = CharacterTemplates(blurModules: 0.6)
  private static let softerTemplates = CharacterTemplates(blurModules: 0.85)
  private static let softestTemplates = CharacterTemplates(blurModules: 1.15)
  private static let smearedTemplates = CharacterTemplates(blurModules: 0.4, motionModules: 2)
  private static let widelySmearedTemplates = CharacterTemplates(
    blurModules: 0.4, motionModules: 3)
  private static let swollenTemplates = CharacterTemplates(blurModules: 0.4, barGrowthModules: 0.35)
  private static let thinTemplates = CharacterTemplates(blurModules: 0.4, barGrowthModules: -0.35)
}

/// How a blurred edge fills the modules around it.
struct EdgeSpread {
  /// Share of a module beyond an edge, for edges in steps of 1/32 module from -`reach` to +`reach`.
  private let shares: [Float]
  private static let reach = 5
  private static let resolution = 32

  /// Tabulates an edge blurred by a Gaussian, then by a steady movement.
  init(blurModules: Float, motionModules: Float = 0) {
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
    spread = EdgeSpread.smeared(spread, over: Int(motionModules * Float(resolution)))
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

  /// The mean of each number's surroundings, which reach half of `count` to either side.
  private static func smeared(_ numbers: [Float], over count: Int) -> [Float] {
    guard count > 1 else { return numbers }
    return numbers.indices.map { i in
      var sum: Float = 0
      for offset in 0..<count {
        let place = i + offset - count / 2
        sum += place < 0 ? 0 : place < numbers.count ? numbers[place] : 1
      }
      return sum / Float(count)
    }
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
