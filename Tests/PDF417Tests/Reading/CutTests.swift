import PDF417
import ScanImage
import SymbolSynthesis
import Testing

@Suite("Reading symbols of which something is missing")
struct CutTests {
  /// Paints over a part of the symbol's width, from one side to the other: 0 is its left side, 1 its right.
  private func cover(_ shot: inout Shot, from: Double, to: Double, light: Double) {
    let width = Double(shot.symbol.modulesPerRow)
    shot.camera.marks.append(
      Mark(
        u: ((from + to) / 2 - 0.5) * width,
        v: 0,
        radiusAcross: (to - from) / 2 * width,
        radiusDown: 400,
        isRectangle: true,
        light: light
      )
    )
  }

  @Test("A symbol without its start pattern is read", arguments: [0.0, 7, 90], [0.75, 0.03])
  func startCovered(degrees: Double, light: Double) throws {
    var shot = try Shot.small(seed: 21, modulePixels: 3)
    let width = Double(shot.symbol.modulesPerRow)
    cover(&shot, from: -11 / width, to: 16.9 / width, light: light)
    shot.camera.rotationDegrees = degrees
    let found = try #require(shot.reading().symbols.first)
    shot.expectSame(found)
  }

  @Test("A symbol without its stop pattern is read", arguments: [0.0, 7, 90], [0.75, 0.03])
  func stopCovered(degrees: Double, light: Double) throws {
    var shot = try Shot.small(seed: 22, modulePixels: 3)
    let width = Double(shot.symbol.modulesPerRow)
    cover(&shot, from: 1 - 17.9 / width, to: 1 + 11 / width, light: light)
    shot.camera.rotationDegrees = degrees
    let found = try #require(shot.reading().symbols.first)
    shot.expectSame(found)
  }

  @Test("A picture whose side cuts off a guard is read", arguments: [true, false])
  func cutOff(cutsStart: Bool) throws {
    let shot = try Shot.small(seed: 23, modulePixels: 3)
    let photograph = shot.taken()
    let left = Int(photograph.corners.topLeft.x) + (cutsStart ? 48 : -30)
    let right = Int(photograph.corners.topRight.x) - (cutsStart ? -30 : 50)
    let picture = photograph.picture.cropped(x: left..<right, y: 0..<photograph.picture.height)
    let found = try #require(picture.reading().symbols.first)
    shot.expectSame(found)
  }

  @Test("Damage within the reach of error correction is repaired and counted", arguments: 1...4)
  func repaired(seed: UInt64) throws {
    var shot = try Shot(Shot.words(count: 60, seed: seed), columnCount: 6, level: 4)
    var source = SeededGenerator(seed: seed)
    shot.camera.marks = (0..<2).map { _ in
      Mark(
        u: source.number(-40...40),
        v: source.number(-15...15),
        radiusAcross: 12,
        radiusDown: 4,
        light: source.number(0...0.8)
      )
    }
    let found = try #require(shot.reading().symbols.first)
    shot.expectSame(found)
    #expect(found.errorsCorrected + found.erasures > 0)
    #expect(2 * found.errorsCorrected + found.erasures <= 32)
    #expect(found.erasuresAllowed <= 32)
  }

  @Test("A symbol with damage past repair is seen and not read", arguments: 1...4)
  func unreadable(seed: UInt64) throws {
    var shot = try Shot(Shot.words(count: 60, seed: seed), columnCount: 6, level: 1)
    // Covers a third of the data columns.
    shot.camera.marks = [
      Mark(u: 0, v: 0, radiusAcross: 17, radiusDown: 200, isRectangle: true, light: 0.75)
    ]
    let photograph = shot.taken()
    let reading = photograph.picture.reading()
    #expect(reading.symbols.isEmpty)
    let sighting = try #require(reading.sighting)
    #expect(sighting.corners.distance(to: photograph.corners) < 6 * shot.camera.modulePixels)
    #expect(abs(sighting.modulePixels / shot.camera.modulePixels - 1) < 0.1)
    #expect(sighting.codewordsExpected == shot.symbol.rowCount * shot.symbol.columnCount)
    #expect((1..<sighting.codewordsExpected).contains(sighting.codewordsRead))
  }
}
