import PDF417
import ScanImage
import SymbolSynthesis
import Testing

@Suite("Reading symbols whose single modules have melted into each other")
struct BlurTests {
  private func expectRead(
    _ shot: Shot, _ effort: ReadingEffort, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = shot.taken().picture.reading(effort: effort).symbols
    #expect(found.map(\.payload) == [shot.payload], sourceLocation: sourceLocation)
  }

  @Test(
    "Out of focus by more than a module",
    arguments: [(.fast, 1.1), (.thorough, 1.2)] as [(ReadingEffort, Double)], 1...2)
  func defocus(reading: (effort: ReadingEffort, modules: Double), seed: UInt64) throws {
    var shot = try Shot(Shot.words(count: 60, seed: seed), columnCount: 6, level: 4)
    shot.camera.defocusPixels = reading.modules * shot.camera.modulePixels
    expectRead(shot, reading.effort)
  }

  @Test(
    "Blurred by most of a module",
    arguments: [(.fast, 0.7), (.thorough, 0.9)] as [(ReadingEffort, Double)], 1...2)
  func blur(reading: (effort: ReadingEffort, modules: Double), seed: UInt64) throws {
    var shot = try Shot(Shot.words(count: 60, seed: seed), columnCount: 6, level: 4)
    shot.camera.blurPixels = reading.modules * shot.camera.modulePixels
    expectRead(shot, reading.effort)
  }

  @Test("Moved by two modules across the bars", arguments: 1...2)
  func motion(seed: UInt64) throws {
    var shot = try Shot(Shot.words(count: 60, seed: seed), columnCount: 6, level: 4)
    shot.camera.motionPixels = 2 * shot.camera.modulePixels
    expectRead(shot, .thorough)
  }

  @Test(
    "A compact symbol with modules of a pixel and a half, whose rows have one guard only",
    arguments: [ReadingEffort.fast, .thorough], 1...3)
  func compact(effort: ReadingEffort, seed: UInt64) throws {
    var shot = try Shot(
      Shot.words(count: 150, seed: seed), columnCount: 12, level: 4, isCompact: true,
      modulePixels: 1.5)
    shot.camera.samplesPerSide = 4
    expectRead(shot, effort)
  }
}
