import ScanImage
import SymbolSynthesis
import Testing

@testable import PDF417

@Suite("Turning to the direction of the rows")
struct RowDirectionTests {
  /// A guard whose outer side leans by one pixel in ten.
  private func track(
    _ pattern: StartStopPattern, u: Float, v: ClosedRange<Float>
  ) throws -> GuardTrack {
    let line = Polynomial.fit([(v.lowerBound, u, 1), (v.upperBound, u + 6, 1)], degree: 1)
    return GuardTrack(
      pattern: pattern, polarity: .darkOnLight, outer: try #require(line),
      modulePixels: .constant(2), vRange: v, support: 1)
  }

  @Test("Guards stay where they are in the picture when the frame is turned to the rows")
  func sameGuards() throws {
    let start = try track(.start, u: 50, v: 100...160)
    let stop = try track(.stop, u: 350, v: 190...250)
    let skew = SymbolHypothesis.skew(from: start, to: stop)
    #expect(abs(skew - 0.3) < 0.001)
    let hypothesis = SymbolHypothesis(
      frame: ReadingFrame(originX: 7, originY: 9, uX: 0.8, uY: 0.6), start: start, stop: stop,
      polarity: .darkOnLight, uRange: 50...350, score: 1)
    let aligned = hypothesis.alignedWithRows(skew: skew, start: start, stop: stop)
    for (old, new) in [(start, aligned.start), (stop, aligned.stop)] {
      let new = try #require(new)
      for share: Float in [0, 0.5, 1] {
        let v = old.vRange.lowerBound + share * 60
        let point = hypothesis.frame.picturePoint(u: old.outer(v), v: v)
        let place = aligned.frame.place(x: point.x, y: point.y)
        #expect(abs(new.outer(place.v) - place.u) < 0.05)
        #expect(new.vRange.lowerBound - 0.01 <= place.v && place.v <= new.vRange.upperBound + 0.01)
      }
    }
    // Both guards lie at the same height now.
    let (first, last) = (try #require(aligned.start), try #require(aligned.stop))
    #expect(abs(SymbolHypothesis.skew(from: first, to: last)) < 0.05)
  }

  @Test(
    "A low symbol sheared by 25 degrees is read", arguments: [0.4663, -0.4663],
    [(ReadingEffort.fast, 6, 3.0), (.thorough, 8, 2)])
  func sheared(
    skew: Double, how: (effort: ReadingEffort, columns: Int, rowHeight: Double)
  )
    throws
  {
    var shot = try Shot(
      Shot.words(count: 50, seed: 9), columnCount: how.columns, level: 2, modulePixels: 3)
    shot.camera.print.rowHeight = how.rowHeight
    let picture = shot.taken().picture.sheared(skew: skew)
    let found = try #require(picture.reading(effort: how.effort).symbols.first)
    shot.expectSame(found)
  }
}

extension GreyPicture {
  /// The picture with its columns moved down by `skew` pixels for each pixel to the right.
  fileprivate func sheared(skew: Double) -> GreyPicture {
    let rise = Int((abs(skew) * Double(width)).rounded(.up))
    var result = GreyPicture(width: width, height: height + rise + 1, level: self[0, 0])
    for x in 0..<width {
      let shift = skew * Double(x) + (skew < 0 ? Double(rise) : 0)
      for y in 0..<result.height {
        let place = Double(y) - shift
        let above = Int(place.rounded(.down))
        guard above >= 0, above + 1 < height else { continue }
        let part = place - Double(above)
        let level = Double(self[x, above]) * (1 - part) + Double(self[x, above + 1]) * part
        result[x, y] = UInt8(level.rounded())
      }
    }
    return result
  }
}
