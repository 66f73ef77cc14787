import SymbolSynthesis
import Testing

@testable import PDF417

@Suite("Fitting rows to row numbers")
struct RowFitterTests {
  private let fitter = RowFitter(rowHeightRange: 1...120)

  /// Labels on lines three pixels apart over rows `height` pixels high; some of them name any row.
  private func labels(
    rowCount: Int, height: Float, wrongShare: Double, isFalling: Bool = false,
    source: inout SeededGenerator
  ) -> [RowLabel] {
    stride(from: Float(1), to: Float(rowCount) * height, by: 3).map { v in
      let row = Int(v / height)
      let isWrong = source.chance(wrongShare)
      let shown = isFalling ? rowCount - 1 - row : row
      return RowLabel(
        v: v + 50,
        row: isWrong ? source.integer(0...89) : shown,
        weight: Float(source.number(0.3...1))
      )
    }
  }

  @Test(
    "Straight rows are found among wrong labels",
    arguments: [0, 0.1, 0.3, 0.5],
    [6, 9, 14] as [Float]
  )
  func wrongLabels(share: Double, height: Float) throws {
    for seed in 1...10 as ClosedRange<UInt64> {
      var source = SeededGenerator(seed: seed)
      let labels = labels(rowCount: 24, height: height, wrongShare: share, source: &source)
      let fit = try #require(fitter.fit(labels))
      for row in 1..<24 {
        #expect(abs(fit.curve(Float(row) * height + 50) - Float(row)) < 0.5)
      }
      #expect(Double(fit.inliers.count) > 0.75 * (1 - share) * Double(labels.count))
    }
  }

  @Test("Rows that fall are found as well: the picture is mirrored")
  func falling() throws {
    var source = SeededGenerator(seed: 4)
    let labels = labels(
      rowCount: 20, height: 10, wrongShare: 0.2, isFalling: true, source: &source)
    let fit = try #require(fitter.fit(labels))
    #expect(abs(fit.curve(50 + 100) - 10) < 0.4)
    #expect(fit.curve.slope(at: 150) < 0)
  }

  @Test("Rows whose height changes steadily are followed")
  func bent() throws {
    // Row r begins at 8 r + r²/10.
    var labels: [RowLabel] = []
    for row in 0..<30 {
      for part in [0.2, 0.5, 0.8] as [Float] {
        let place = Float(row) + part
        labels.append(RowLabel(v: 8 * place + place * place / 10, row: row, weight: 1))
      }
    }
    let fit = try #require(fitter.fit(labels))
    for row in 0..<30 {
      let place = Float(row) + 0.5
      #expect(abs(fit.curve(8 * place + place * place / 10) - place) < 0.4)
    }
  }

  @Test("Too few labels, one row only, or rows of impossible height give nothing")
  func nothing() {
    #expect(fitter.fit([]) == nil)
    #expect(fitter.fit((0..<3).map { RowLabel(v: Float($0) * 9, row: $0, weight: 1) }) == nil)
    #expect(fitter.fit((0..<40).map { RowLabel(v: Float($0), row: 5, weight: 1) }) == nil)
    let low = (0..<40).map { RowLabel(v: Float($0) * 0.5, row: $0, weight: 1) }
    #expect(fitter.fit(low) == nil)
    let high = (0..<40).map { RowLabel(v: Float($0) * 130, row: $0, weight: 1) }
    #expect(fitter.fit(high) == nil)
  }

  @Test("Labels in any order, at the same place or of no place never trap", arguments: 1...10)
  func hostile(seed: UInt64) {
    var source = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let labels = (0..<source.integer(0...40)).map { _ in
        RowLabel(
          v: [Float(source.number(-1e6...1e6)), 3, .nan, 1e30][source.integer(0...3)],
          row: source.integer(0...89),
          weight: Float(source.number(0...1))
        )
      }
      _ = fitter.fit(labels)
    }
  }
}
