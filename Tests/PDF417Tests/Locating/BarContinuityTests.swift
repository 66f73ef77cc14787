import ScanImage
import SymbolSynthesis
import Testing

@testable import PDF417

@Suite("Bars that go on, told from rows")
struct BarContinuityTests {
  /// Takes down some lines and tells how alike they are.
  private func likeness(lineCount: Int, line: (Int) -> [Float]) -> Float? {
    var continuity = BarContinuity()
    var buffer = ScanSignalBuffer()
    for number in 0..<lineCount {
      let levels = line(number)
      buffer.withSignal(count: levels.count) { signal in
        signal.refill(offset: 128) { sums in
          for (place, level) in levels.enumerated() { sums[place] += level }
        }
        _ = ScanRuns(of: signal, offset: 0, windowPixels: 20)
        continuity.add(signal, v: Float(number))
      }
    }
    return continuity.likeness
  }

  /// Bars and spaces drawn at random, three pixels each.
  private func bars(seed: UInt64) -> [Float] {
    var source = SeededGenerator(seed: seed)
    return (0..<100).flatMap { _ -> [Float] in
      Array(repeating: source.integer(0...1) == 0 ? 30 : 220, count: 3)
    }
  }

  @Test("Lines of a linear bar code are alike, also where a quarter of them misses it")
  func linear() throws {
    let alike = try #require(likeness(lineCount: 9) { _ in bars(seed: 1) })
    #expect(alike > 0.99)
    let most = try #require(likeness(lineCount: 12) { bars(seed: $0 == 11 ? 2 : 1) })
    #expect(most > 0.99)
  }

  @Test("Rows that differ, or repeat every other or third line, are not alike")
  func rows() throws {
    for period: UInt64 in [2, 3, 100] {
      let rows = try #require(
        likeness(lineCount: 9) { bars(seed: 1 + UInt64($0) % period) })
      #expect(rows < 0.5)
    }
  }

  @Test("Few lines, or lines without contrast, tell nothing")
  func few() {
    #expect(likeness(lineCount: 5) { _ in bars(seed: 1) } == nil)
    #expect(likeness(lineCount: 6) { _ in bars(seed: 1) } != nil)
    #expect(likeness(lineCount: 9) { _ in Array(repeating: 90, count: 200) } == nil)
  }
}
