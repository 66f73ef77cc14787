import PDF417
import SymbolSynthesis
import Testing

@Suite("Symbol patterns")
struct SymbolPatternsTests {
  /// The eight widths of a character, first bar first.
  private func widths(_ cluster: Int, _ codeword: Int) -> [Int] {
    let packed = SymbolPatterns.widths(cluster: cluster, codeword: codeword)
    return (0..<8).map { Int(packed >> UInt32(28 - 4 * $0) & 15) }
  }

  @Test(
    "Every character has widths of 1-6 modules, 17 in all, and belongs to its cluster",
    arguments: 0...2
  )
  func rulesOfTheStandard(cluster: Int) {
    for codeword in 0..<SymbolPatterns.codewordCount {
      let widths = widths(cluster, codeword)
      #expect(widths.allSatisfy { 1...6 ~= $0 })
      #expect(widths.reduce(0, +) == SymbolPatterns.modulesPerCharacter)
      #expect((widths[0] - widths[2] + widths[4] - widths[6] + 9) % 9 == 3 * cluster)
    }
  }

  @Test("A pattern is its widths drawn as modules, from a bar to a space")
  func patternsFollowWidths() {
    for cluster in 0...2 {
      for codeword in 0..<SymbolPatterns.codewordCount {
        let drawn = widths(cluster, codeword).enumerated().reduce(UInt32(0)) { pattern, element in
          (0..<element.element).reduce(pattern) { bits, _ in
            bits << 1 | (element.offset % 2 == 0 ? 1 : 0)
          }
        }
        #expect(SymbolPatterns.pattern(cluster: cluster, codeword: codeword) == drawn)
      }
    }
  }

  @Test("No two characters look alike")
  func patternsDiffer() {
    let all = (0...2).flatMap { cluster in
      (0..<SymbolPatterns.codewordCount).map {
        SymbolPatterns.pattern(cluster: cluster, codeword: $0)
      }
    }
    #expect(Set(all).count == 3 * 929)
  }

  @Test("The guards have the widths of the standard")
  func guards() {
    #expect(SymbolPatterns.startPattern == 0b1_1111_1110_1010_1000)
    #expect(SymbolPatterns.stopPattern == 0b11_1111_1010_0010_1001)
  }

  @Test("The index finds every character and nothing else")
  func index() {
    let index = PatternIndex()
    var found = 0
    for pattern in UInt32(0)..<(1 << 18) {
      guard let character = index.find(pattern) else { continue }
      found += 1
      #expect(
        SymbolPatterns.pattern(cluster: character.cluster, codeword: character.codeword) == pattern
      )
    }
    #expect(found == 3 * 929)
    #expect(index.find(.max) == nil)
    #expect(index.find(SymbolPatterns.startPattern) == nil)
  }

  @Test("Symbols drawn from the table equal those of libzint", arguments: [false, true])
  func drawingsAgree(isCompact: Bool) throws {
    for (columns, level) in [(1, 0), (2, 1), (5, 2), (12, 5), (13, 4), (18, 3), (30, 5)] {
      let options = EncodingOptions(columnCount: columns, level: level, isCompact: isCompact)
      let drawn = try DrawnSymbol(Array("Nine bytes".utf8), options: options)
      let words = try #require(drawn.codewords())
      let redrawn = DrawnSymbol(
        codewords: words,
        columnCount: columns,
        level: level,
        isCompact: isCompact
      )
      #expect(redrawn == drawn)
      let data = try #require(drawn.dataCodewords())
      #expect(CheckCodewords.appended(to: data, level: level) == words)
    }
  }
}
