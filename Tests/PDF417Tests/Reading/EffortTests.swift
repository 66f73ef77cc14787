import ScanImage
import SymbolSynthesis
import Testing

@testable import PDF417

@Suite("How far readings of either effort go")
struct EffortTests {
  /// A symbol of which more is covered than can be repaired.
  private static func unreadable() throws -> Shot {
    var shot = try Shot(Shot.words(count: 60, seed: 1), columnCount: 6, level: 1)
    shot.camera.marks = [
      Mark(u: 0, v: 0, radiusAcross: 17, radiusDown: 200, isRectangle: true, light: 0.75)
    ]
    return shot
  }

  /// A symbol that is read only when blurred guards are looked for.
  private static func blurred() throws -> Shot {
    var shot = try Shot.small(seed: 51, modulePixels: 8)
    shot.camera.blurPixels = 5.6
    return shot
  }

  /// How often a reading tries a symbol between both of its guards.
  private func pairCount(_ picture: GreyPicture, effort: ReadingEffort) -> Int {
    let log = AttemptLog()
    _ = picture.withLumaImage { SymbolReader(effort: effort).read($0, log: log) }
    return log.guards.count { $0.start != nil && $0.stop != nil }
  }

  @Test("A symbol that is seen and not read is tried once by fast readings, twice by thorough ones")
  func attempts() throws {
    let picture = try EffortTests.unreadable().taken().picture
    #expect(pairCount(picture, effort: .fast) == 1)
    #expect(pairCount(picture, effort: .thorough) == 2)
  }

  @Test("Fast readings end with the stage in which a symbol was seen and not read")
  func fastEnds() throws {
    let damaged = try EffortTests.unreadable().taken().picture
    let shot = try EffortTests.blurred()
    let other = shot.taken().picture
    var desk = GreyPicture(
      width: max(damaged.width, other.width) + 40, height: damaged.height + other.height + 120,
      level: 120)
    desk.paste(other, x: 20, y: damaged.height + 100)
    #expect(desk.reading(effort: .fast).symbols.map(\.payload) == [shot.payload])
    desk.paste(damaged, x: 20, y: 20)
    let fast = desk.reading(effort: .fast)
    #expect(fast.symbols.isEmpty && fast.sighting != nil)
    #expect(desk.reading(effort: .thorough).symbols.map(\.payload) == [shot.payload])
  }
}
