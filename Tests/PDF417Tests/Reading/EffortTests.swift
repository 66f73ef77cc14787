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

  @Test("A symbol that is seen and not read does not hide one beside it")
  func besideUnreadable() throws {
    let damaged = try EffortTests.unreadable().taken().picture
    let shot = try Shot.small(seed: 51, modulePixels: 4)
    let other = shot.taken().picture
    var desk = GreyPicture(
      width: max(damaged.width, other.width) + 40, height: damaged.height + other.height + 120,
      level: 120)
    desk.paste(other, x: 20, y: damaged.height + 100)
    desk.paste(damaged, x: 20, y: 20)
    for effort in [ReadingEffort.fast, .thorough] {
      #expect(desk.reading(effort: effort).symbols.map(\.payload) == [shot.payload])
    }
  }
}
