import ScanImage
import SymbolSynthesis
import Testing

@testable import PDF417

@Suite("How many scan lines a region takes")
struct GuardSearchTests {
  /// What lines over the likeliest region of a picture meet.
  private func findings(
    _ picture: GreyPicture, density: GuardSearch.Density
  ) throws -> GuardSearch.Findings {
    try picture.withLumaImage { image in
      let map = TextureMap(of: image, tilePixels: SearchLimits.tilePixels(of: image))
      let region = try #require(RegionGrowing(maximumRegions: 4).regions(of: map).first)
      return GuardSearch(image: image).hits(in: region, sharpness: .sharp, density: density)
    }
  }

  /// Lines on which a guard was met.
  private func lineCount(_ findings: GuardSearch.Findings) -> Int {
    Set(findings.hits.map(\.v)).count
  }

  @Test("Few lines suffice where both guards show")
  func fewLines() throws {
    let picture = try Shot.small(seed: 31, modulePixels: 3).taken().picture
    let quick = try findings(picture, density: .untilClear)
    #expect(quick.wasCutShort)
    let full = try findings(picture, density: .full)
    #expect(!full.wasCutShort)
    #expect((4...10).contains(lineCount(quick)))
    #expect(lineCount(full) >= 2 * lineCount(quick))
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
    let quick = try findings(picture, density: .untilClear)
    #expect(!quick.wasCutShort)
    #expect(quick.hits.count == (try findings(picture, density: .full)).hits.count)
  }
}
