import Testing

@testable import PDF417

@Suite("Regions that are the same place again")
struct CandidateRegionTests {
  /// A box of 100 by 50 pixels.
  private func region(
    x: Float = 0, y: Float = 0, width: Float = 100, height: Float = 50, uY: Float = 0
  ) -> CandidateRegion {
    let frame = ReadingFrame(originX: x, originY: y, uX: (1 - uY * uY).squareRoot(), uY: uY)
    return CandidateRegion(
      frame: frame, uRange: -width / 2...width / 2, vRange: -height / 2...height / 2,
      tileCount: 20, score: 1)
  }

  @Test("Small differences in place, size and angle make no new place, larger ones do")
  func likeness() {
    let first = region()
    #expect(first.isLike(first))
    for (same, other) in [
      (region(x: 7.9), region(x: 8.1)), (region(y: -3.9), region(y: -4.1)),
      (region(width: 114), region(width: 116)), (region(width: 88), region(width: 86)),
      (region(height: 57), region(height: 58)), (region(uY: 0.049), region(uY: 0.051)),
    ] {
      #expect(first.isLike(same))
      #expect(!first.isLike(other))
    }
  }
}
