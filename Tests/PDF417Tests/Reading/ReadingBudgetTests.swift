import ScanImage
import SymbolSynthesis
import Testing

@testable import PDF417

@Suite("How far searches go")
struct ReadingBudgetTests {
  private func searchesWidely(_ budget: ReadingBudget, width: Int, height: Int) -> Bool {
    GreyPicture(width: width, height: height).withLumaImage { budget.searchesWidely($0) }
  }

  /// What a reading of a picture came to.
  private func record(_ picture: GreyPicture, _ effort: ReadingEffort) -> ReadingRecord {
    picture.withLumaImage { SymbolReader(effort: effort).read($0, earlierVotes: nil).record }
  }

  @Test("Fast readings search widely in small pictures and in large ones, thorough ones in all")
  func wide() {
    #expect(searchesWidely(.fast, width: 640, height: 499))
    #expect(!searchesWidely(.fast, width: 640, height: 500))
    #expect(!searchesWidely(.fast, width: 2200, height: 200))
    #expect(searchesWidely(.fast, width: 2201, height: 200))
    #expect(searchesWidely(.thorough, width: 640, height: 500))
  }

  @Test("Only searches that go wide look at coarser levels")
  func levels() {
    for (width, isWide) in [(640, false), (600, true)] {
      GreyPicture(width: width, height: 500).withLumaImage { image in
        #expect((ReadingBudget.fast.levels(image) > 1) == isWide)
        #expect(ReadingBudget.thorough.levels(image) > 1)
      }
    }
  }

  @Test("Tiles grow with the picture", arguments: [(400, 8), (401, 16), (2200, 16), (2201, 32)])
  func tiles(side: Int, pixels: Int) {
    GreyPicture(width: side, height: 20).withLumaImage {
      #expect(ReadingBudget.tilePixels(of: $0) == pixels)
    }
  }

  @Test("A symbol whose other guard is covered is tried from one guard, by either effort")
  func loneGuard() throws {
    var shot = try Shot.small(seed: 32, modulePixels: 3)
    shot.camera.marks = [
      Mark(
        u: Double(shot.symbol.modulesPerRow) / 2 - 8, v: 0, radiusAcross: 11, radiusDown: 200,
        isRectangle: true, light: 0.75)
    ]
    let picture = shot.taken().picture
    for effort in [ReadingEffort.fast, .thorough] {
      let seen = record(picture, effort)
      #expect(!seen.guards.isEmpty && seen.guards.allSatisfy { $0.start == nil || $0.stop == nil })
    }
  }

  @Test("Failing attempts end a search, those of fast readings sooner")
  func attempts() throws {
    // Six symbols, each covered beyond repair; a look at one between its guards takes two of four attempts.
    var shot = try Shot(Shot.words(count: 40, seed: 1), columnCount: 4, level: 1)
    shot.camera.marks = [
      Mark(u: 0, v: 0, radiusAcross: 17, radiusDown: 200, isRectangle: true, light: 0.75)
    ]
    let one = shot.taken().picture
    var desk = GreyPicture(width: 2 * one.width, height: 3 * one.height, level: 230)
    for place in 0..<6 { desk.paste(one, x: place % 2 * one.width, y: place / 2 * one.height) }
    let (fast, thorough) = (record(desk, .fast), record(desk, .thorough))
    #expect(thorough.symbols.allSatisfy { $0.decoded == nil })
    #expect(fast.symbols.count <= 4 && fast.symbols.count < thorough.symbols.count)
  }

  @Test("Where nothing stands nothing is recorded, whatever the effort")
  func nothing() {
    let picture = GreyPicture(width: 700, height: 500, level: 140)
    for effort in [ReadingEffort.fast, .thorough] {
      let seen = record(picture, effort)
      #expect(seen.symbols.isEmpty && seen.guards.isEmpty && seen.votes.weight == 0)
    }
  }
}
