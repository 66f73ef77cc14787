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

  /// How often a reading looks at a symbol's codewords between both of its guards.
  private func pairCount(_ picture: GreyPicture, effort: ReadingEffort) -> Int {
    let record = picture.withLumaImage {
      SymbolReader(effort: effort).read($0, earlierVotes: nil).record
    }
    return record.symbols.count { $0.start != nil && $0.stop != nil }
  }

  @Test("A symbol that is seen clearly and not read is read once between its guards")
  func attempts() throws {
    let picture = try EffortTests.unreadable().taken().picture
    #expect(pairCount(picture, effort: .fast) == 1)
    #expect(pairCount(picture, effort: .thorough) == 1)
  }

  @Test("Places are refused after one clear look, or two between both guards")
  func refusals() throws {
    let place = Quadrilateral(
      topLeft: Point(x: 0, y: 0), topRight: Point(x: 100, y: 0), bottomRight: Point(x: 100, y: 40),
      bottomLeft: Point(x: 0, y: 40))
    func sighting(_ read: Int) -> Sighting {
      Sighting(corners: place, modulePixels: 2, codewordsRead: read, codewordsExpected: 100)
    }
    let pair = try #require(SymbolHypothesis.upright(start: 0, stop: 100, v: 0...40))
    var single = pair
    single.stop = nil
    let inside = Point(x: 50, y: 20)
    for (read, looks) in [(39, 2), (40, 1)] {
      var unread = UnreadSymbols(budget: .thorough)
      unread.add(sighting(read), of: single)
      // A little around a symbol counts, too.
      #expect(unread.wasSeenAlone(at: inside) && unread.wasSeenAlone(at: Point(x: 103, y: 20)))
      #expect(!unread.wasSeenAlone(at: Point(x: 106, y: 20)) && !unread.isRefused(inside))
      for look in 1...looks {
        unread.add(sighting(read), of: pair)
        #expect(unread.isRefused(inside) == (look == looks))
      }
      #expect(!unread.isRefused(Point(x: 103, y: 20)))
    }
    var hasty = UnreadSymbols(budget: .fast)
    hasty.add(sighting(0), of: pair)
    #expect(hasty.isRefused(inside) && hasty.hasRefusedPlace)
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

extension SymbolHypothesis {
  /// A symbol between two upright guards.
  fileprivate static func upright(
    start: Float, stop: Float, v: ClosedRange<Float>
  ) -> SymbolHypothesis? {
    func track(_ pattern: StartStopPattern, _ u: Float) -> GuardTrack {
      GuardTrack(
        pattern: pattern, polarity: .darkOnLight, outer: .constant(u), modulePixels: .constant(1),
        vRange: v, support: 1)
    }
    return SymbolHypothesis(
      frame: ReadingFrame(originX: 0, originY: 0, uX: 1, uY: 0), start: track(.start, start),
      stop: track(.stop, stop), polarity: .darkOnLight, uRange: start...stop, score: 1)
  }
}
