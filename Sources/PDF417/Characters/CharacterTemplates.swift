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
      repeating: .zero,
      count: SymbolPatterns.clusterCount * perCluster * SymbolGeometry.characterModules)
    blocks.withUnsafeMutableBufferPointer { blocks in
      for cluster in 0..<SymbolPatterns.clusterCount {
        for codeword in 0..<SymbolPatterns.codewordCount {
          let levels = CharacterTemplates.draw(
            widths: SymbolPatterns.widths(cluster: cluster, codeword: codeword), edges: edges)
          let first = (cluster * perCluster + codeword / size) * SymbolGeometry.characterModules
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
    let mean = (low.sum() + last) / Float(SymbolGeometry.characterModules)
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
  let barStarts: PerModuleEdge<Change>
  /// Dark turns light at module boundary 0-17.
  let barEnds: PerModuleEdge<Change>

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
