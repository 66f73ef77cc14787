import ScanImage
import SymbolSynthesis
import Testing

@testable import PDF417

@Suite("How many scan lines a region takes")
struct GuardSearchTests {
  /// What lines over the likeliest region of a picture meet.
  private func findings(
    _ picture: GreyPicture, after findings: GuardSearch.Findings? = nil, firstLineCount: Int = 9
  ) throws -> GuardSearch.Findings {
    try picture.withLumaImage { image in
      let map = TextureMap(of: image, tilePixels: ReadingBudget.tilePixels(of: image))
      let region = try #require(RegionGrowing(maximumRegions: 4).regions(of: map).first)
      var search = GuardSearch(sampler: LineSampler(image: image))
      search.firstLineCount = firstLineCount
      return search.hits(in: region, sharpness: .sharp, after: findings)
    }
  }

  /// Lines on which a guard was met.
  private func lineCount(_ findings: GuardSearch.Findings) -> Int {
    Set(findings.hits.map(\.v)).count
  }

  @Test("Few lines suffice where both guards show")
  func fewLines() throws {
    let picture = try Shot.small(seed: 31, modulePixels: 3).taken().picture
    let quick = try findings(picture)
    #expect(quick.wasCutShort)
    let full = try findings(picture, after: quick)
    #expect(!full.wasCutShort)
    #expect((4...10).contains(lineCount(quick)))
    #expect(lineCount(full) >= 2 * lineCount(quick))
    #expect(full.hits.starts(with: quick.hits) { $0.u == $1.u && $0.v == $1.v })
  }

  @Test("Fewer lines are cast first where so many are asked for")
  func firstLines() throws {
    let picture = try Shot.small(seed: 31, modulePixels: 3).taken().picture
    let many = try findings(picture)
    let few = try findings(picture, firstLineCount: 5)
    #expect(few.wasCutShort && many.wasCutShort)
    #expect(lineCount(few) < lineCount(many))
  }

  @Test("Where one guard is hidden all lines are cast")
  func oneGuard() throws {
    var shot = try Shot.small(seed: 32, modulePixels: 3)
    shot.camera.marks = [
      Mark(
        u: Double(shot.symbol.modulesPerRow) / 2 - 8, v: 0, radiusAcross: 11, radiusDown: 200,
        isRectangle: true, light: 0.75)
    ]
    let picture = shot.taken().picture
    let quick = try findings(picture)
    #expect(!quick.wasCutShort)
    #expect(lineCount(quick) > 14)
  }
}
