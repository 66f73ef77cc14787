/// The bar and space patterns of PDF417: 929 symbol characters in each of three clusters, and the guards.
///
/// Every symbol character has 4 bars and 4 spaces in 17 modules. Row `r` of a symbol uses cluster
/// `r % 3`, which the standard numbers 0, 3 and 6; here clusters are 0, 1 and 2.
package enum SymbolPatterns {
  /// Number of clusters.
  package static let clusterCount = 3
  /// Number of codewords in a cluster.
  package static let codewordCount = 929
  /// Modules in one symbol character or start pattern.
  package static let modulesPerCharacter = 17

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
}
