/// The bar and space patterns of PDF417: 929 symbol characters in each of three clusters, and the guards.
///
/// Every symbol character has 4 bars and 4 spaces in 17 modules. Row `r` of a symbol uses cluster
/// `r % 3`, which the standard numbers 0, 3 and 6; here clusters are 0, 1 and 2.
package enum SymbolPatterns {
  /// Number of clusters.
  package static let clusterCount = SymbolGeometry.clusterCount
  /// Number of codewords in a cluster.
  package static let codewordCount = SymbolGeometry.codewordCount
  /// Modules in one symbol character or start pattern.
  package static let modulesPerCharacter = SymbolGeometry.characterModules

  /// The start pattern's widths, bar first: 8, 1, 1, 1, 1, 1, 1, 3.
  package static let startWidths: UInt32 = 0x8111_1113
  /// The stop pattern's first eight widths, bar first: 7, 1, 1, 3, 1, 1, 1, 2; a bar of 1 follows.
  package static let stopWidths: UInt32 = 0x7113_1112
  /// The start pattern as 17 modules, as in `pattern(cluster:codeword:)`.
  package static let startPattern = modules(ofWidths: startWidths)
  /// The stop pattern as 18 modules, as in `pattern(cluster:codeword:)`.
  package static let stopPattern = modules(ofWidths: stopWidths) << 1 | 1

  /// The eight widths of a symbol character, in modules, one hexadecimal digit each.
  ///
  /// The first bar is the most significant digit, so that 0x31111136 reads as the standard prints it.
  ///
  /// - Parameters:
  ///   - cluster: 0-2.
  ///   - codeword: 0-928.
  /// - Returns: Eight digits of 1-6 that add up to 17.
  package static func widths(cluster: Int, codeword: Int) -> UInt32 {
    packedWidths[cluster * codewordCount + codeword]
  }

  /// The 17 modules of a symbol character: a set bit is a bar, the first module is bit 16.
  ///
  /// - Parameters:
  ///   - cluster: 0-2.
  ///   - codeword: 0-928.
  /// - Returns: A value with bit 16 set and bit 0 clear.
  package static func pattern(cluster: Int, codeword: Int) -> UInt32 {
    modules(ofWidths: widths(cluster: cluster, codeword: codeword))
  }

  /// Calls `body` with the widths of all symbol characters, for loops over whole clusters.
  ///
  /// The widths of codeword `v` in cluster `k` are at index `k * codewordCount + v`.
  package static func withWidths<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try packedWidths.withUnsafeBufferPointer(body)
  }

  /// Turns eight packed widths into modules, a set bit for each module of a bar, last module lowest.
  package static func modules(ofWidths widths: UInt32) -> UInt32 {
    var modules: UInt32 = 0
    var isBar = true
    for shift in stride(from: UInt32(28), through: 0, by: -4) {
      let width = widths >> shift & 15
      modules <<= width
      if isBar { modules |= (1 << width) - 1 }
      isBar.toggle()
    }
    return modules
  }

  // Most codewords have the next pattern in an order that can be told, so that steps between them
  // take a quarter of what the widths would.

  /// Widths of bars and spaces in turn, in modules, one hexadecimal digit each; clusters 0, 3, 6 in turn.
  static let packedWidths: [UInt32] = {
    let patterns = allowedPatterns()
    var widths: [UInt32] = []
    widths.reserveCapacity(clusterCount * codewordCount)
    for cluster in 0..<clusterCount {
      var place = 0
      for codeword in 0..<codewordCount {
        place += Int(steps[cluster * codewordCount + codeword])
        widths.append(patterns[cluster][place])
      }
    }
    return widths
  }()

  /// For each cluster every pattern of 4 bars and 4 spaces that its rules allow, ordered by the second
  /// bar, then the first two spaces, the third bar, the third space and the first bar.
  private static func allowedPatterns() -> [[UInt32]] {
    var patterns = [[UInt32]](repeating: [], count: clusterCount)
    // Six widths of 1-6 each, the last one changing fastest.
    for number in 0..<46_656 {
      let bar1 = number % 6 + 1
      let space3 = number / 6 % 6 + 1
      let bar3 = number / 36 % 6 + 1
      let space2 = number / 216 % 6 + 1
      let space1 = number / 1296 % 6 + 1
      let bar2 = number / 7776 + 1
      let front = bar1 << 28 | space1 << 24 | bar2 << 20 | space2 << 16 | bar3 << 12 | space3 << 8
      for cluster in 0..<clusterCount {
        // Two more times nine keep the sum positive.
        let bar4 = (bar1 - bar2 + bar3 - 3 * cluster + 2 * 9) % 9
        let space4 = modulesPerCharacter - bar1 - space1 - bar2 - space2 - bar3 - space3 - bar4
        guard (1...6).contains(bar4), (1...6).contains(space4) else { continue }
        patterns[cluster].append(UInt32(truncatingIfNeeded: front | bar4 << 4 | space4))
      }
    }
    return patterns
  }
}
