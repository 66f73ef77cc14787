// The widths of all symbol characters, from the steps between them: most codewords have the next pattern
// in an order that can be told, so that steps take a quarter of what the widths would.

extension SymbolPatterns {
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
        // 18 is a multiple of 9 that keeps the sum positive.
        let bar4 = (bar1 - bar2 + bar3 - 3 * cluster + 18) % 9
        let space4 = modulesPerCharacter - bar1 - space1 - bar2 - space2 - bar3 - space3 - bar4
        guard (1...6).contains(bar4), (1...6).contains(space4) else { continue }
        patterns[cluster].append(UInt32(truncatingIfNeeded: front | bar4 << 4 | space4))
      }
    }
    return patterns
  }
}
