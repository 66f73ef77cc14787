import PDF417
import SymbolSynthesis
import Testing

@Suite("Pictures in which there is nothing to read")
struct NothingTests {
  private func expectNothing(
    _ picture: GreyPicture,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for effort in [ReadingEffort.fast, .thorough] {
      let symbols = picture.reading(effort: effort).symbols
      #expect(symbols.isEmpty, sourceLocation: sourceLocation)
    }
  }

  @Test("One gray level", arguments: [0, 1, 127, 254, 255] as [UInt8])
  func blank(level: UInt8) {
    let picture = GreyPicture(width: 200, height: 150, level: level)
    expectNothing(picture)
    #expect(picture.reading().sighting == nil)
  }

  @Test("Noise", arguments: 1...20)
  func noise(seed: UInt64) {
    var source = SeededGenerator(seed: seed)
    var picture = GreyPicture(width: 160, height: 120)
    let grain = 1 + Int(seed % 4)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let isGrainStart = x % grain == 0 && y % grain == 0
        picture[x, y] =
          isGrainStart
          ? UInt8(source.integer(0...255)) : picture[x - x % grain, y - y % grain]
      }
    }
    expectNothing(picture)
  }

  @Test("Stripes", arguments: [2, 3, 5, 8, 13], [0, 1, 2])
  func stripes(period: Int, lean: Int) {
    var picture = GreyPicture(width: 240, height: 160)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        picture[x, y] = (x + y * lean / 2) / period % 2 == 0 ? 20 : 230
      }
    }
    expectNothing(picture)
  }

  @Test("Bars of random width, as in one-dimensional codes", arguments: 1...10)
  func bars(seed: UInt64) {
    var source = SeededGenerator(seed: seed)
    var line: [UInt8] = []
    var isBar = true
    while line.count < 300 {
      line += [UInt8](repeating: isBar ? 10 : 240, count: 2 * source.integer(1...6))
      isBar.toggle()
    }
    var picture = GreyPicture(width: 300, height: 120)
    for y in 0..<120 { for x in 0..<300 { picture[x, y] = line[x] } }
    expectNothing(picture)
  }

  @Test("Clutter like lines of text", arguments: 1...6)
  func text(seed: UInt64) {
    var source = SeededGenerator(seed: seed)
    var picture = GreyPicture(width: 300, height: 200, level: 235)
    for top in stride(from: 8, to: 180, by: 16) {
      var x = 8
      while x < 285 {
        if source.chance(0.15) { x += 6 }
        let isUpright = source.chance(0.6)
        for y in top..<(top + 10) where isUpright || y % 4 < 2 {
          picture[x, y] = 25
          picture[x + 1, y] = 25
        }
        for offset in 0..<6 where source.chance(0.5) { picture[x + offset, top + 5] = 25 }
        x += source.integer(4...9)
      }
    }
    expectNothing(picture)
  }

  @Test("Guards without a message between them", arguments: 1...4)
  func guardsOnly(seed: UInt64) throws {
    // Every module between start and stop is random, so that no row says anything.
    var source = SeededGenerator(seed: seed)
    let words = (0..<60).map { _ in UInt16(source.integer(0...928)) }
    let symbol = DrawnSymbol(codewords: words, columnCount: 4, level: 2)
    var camera = Photographer()
    (camera.modulePixels, camera.samplesPerSide) = (2.5, 2)
    expectNothing(camera.photograph(symbol).picture)
  }
}
