/// Finds the codeword of a 17-module pattern; made once by whoever reads many patterns.
///
/// Every pattern begins with a bar and ends with a space, so the 15 modules between them are the
/// place in a table of 64 KiB.
package struct PatternIndex: Sendable {
  /// For each 15-module middle, 1 + cluster * 929 + codeword, or 0 for no character.
  private let places: [UInt16]

  /// The index that all readers share, filled when the first one is made.
  package static let shared = PatternIndex()

  /// Fills the index from `SymbolPatterns`.
  package init() {
    var places = [UInt16](repeating: 0, count: 1 << 15)
    SymbolPatterns.withWidths { widths in
      for index in 0..<widths.count {
        let modules = SymbolPatterns.modules(ofWidths: widths[index])
        places[Int(modules >> 1 & 0x7FFF)] = UInt16(index + 1)
      }
    }
    self.places = places
  }

  /// Finds the character that a pattern is.
  ///
  /// - Parameter pattern: 17 modules, as in `SymbolPatterns.pattern(cluster:codeword:)`; any value is allowed.
  /// - Returns: The cluster (0-2) and codeword (0-928); nil when the pattern is no symbol character.
  @inline(__always)
  package func find(_ pattern: UInt32) -> (cluster: Int, codeword: Int)? {
    guard pattern >> 16 == 1, pattern & 1 == 0 else { return nil }
    let place = Int(places[Int(pattern >> 1 & 0x7FFF)]) - 1
    guard place >= 0 else { return nil }
    let cluster = place / SymbolPatterns.codewordCount
    return (cluster, place - cluster * SymbolPatterns.codewordCount)
  }
}
