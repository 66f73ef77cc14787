import Testing

@testable import PDF417

@Suite("Start and stop patterns as lines meet them")
struct StartStopPatternTests {
  @Test("A line that runs the other way meets the same pattern at the other end")
  func turned() {
    for pattern in StartStopPattern.allCases {
      #expect(pattern.turned.turned == pattern)
      #expect(pattern.turned.isStart == pattern.isStart)
      #expect(pattern.turned.isBackwards != pattern.isBackwards)
      #expect(pattern.turned.isAtLineStart != pattern.isAtLineStart)
    }
    for pair in StartStopPattern.pairs {
      #expect(pair.start.isStart && !pair.stop.isStart)
      #expect(pair.start.isAtLineStart != pair.stop.isAtLineStart)
    }
  }

  @Test("Widths add up to the modules of the pattern, bars at both ends of the stop pattern")
  func widths() {
    let (start, stop) = (
      StartStopPattern.widths(isStart: true), StartStopPattern.widths(isStart: false)
    )
    #expect(start == [8, 1, 1, 1, 1, 1, 1, 3] && stop == [7, 1, 1, 3, 1, 1, 1, 2, 1])
    #expect(start.reduce(0, +) == SymbolGeometry.startModules)
    #expect(stop.reduce(0, +) == SymbolGeometry.stopModules)
  }
}
