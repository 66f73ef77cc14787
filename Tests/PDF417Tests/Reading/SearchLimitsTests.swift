import ScanImage
import SymbolSynthesis
import Testing

@testable import PDF417

@Suite("How far searches go")
struct SearchLimitsTests {
  private func searchesWidely(_ effort: ReadingEffort, width: Int, height: Int) -> Bool {
    GreyPicture(width: width, height: height).withLumaImage {
      SearchLimits.searchesWidely(effort, $0)
    }
  }

  @Test("Fast readings search widely in small pictures and in large ones, thorough ones in all")
  func wide() {
    #expect(searchesWidely(.fast, width: 640, height: 499))
    #expect(!searchesWidely(.fast, width: 640, height: 500))
    #expect(!searchesWidely(.fast, width: 2200, height: 200))
    #expect(searchesWidely(.fast, width: 2201, height: 200))
    #expect(searchesWidely(.thorough, width: 640, height: 500))
  }

  @Test("Levels, first lines, slopes and shapes of regions")
  func numbers() {
    GreyPicture(width: 640, height: 500).withLumaImage {
      #expect(SearchLimits.levels(.fast, $0) == 1 && SearchLimits.levels(.thorough, $0) == 3)
    }
    #expect(SearchLimits.firstLines(.fast, .blurred) == 7)
    #expect(SearchLimits.firstLines(.fast, .sharp) == 9)
    #expect(SearchLimits.firstLines(.thorough, .blurred) == 9)
    #expect([true, false].map { SearchLimits.slopes(.fast, isPair: $0) } == [1, 2])
    #expect([true, false].map { SearchLimits.slopes(.thorough, isPair: $0) } == [2, 4])
    #expect(SearchLimits.leastAspect(.fast) == 0.3 && SearchLimits.leastAspect(.thorough) == 0.15)
  }

  @Test("Tiles grow with the picture", arguments: [(400, 8), (401, 16), (2200, 16), (2201, 32)])
  func tiles(side: Int, pixels: Int) {
    GreyPicture(width: side, height: 20).withLumaImage {
      #expect(SearchLimits.tilePixels(of: $0) == pixels)
    }
  }
}
