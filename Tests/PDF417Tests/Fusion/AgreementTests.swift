import Testing

@testable import PDF417

@Suite("Whether two looks show the same symbol")
struct AgreementTests {
  private let shape = SymbolShape(rowCount: 30, columnCount: 10, errorCorrectionLevel: 4)
  private var firstCheck: Int { 300 - 32 }

  private func readings(_ codeword: (Int) -> Int?) -> [CellReading] {
    (0..<300).map { place in
      CellReading(
        codeword(place).map {
          CharacterReading(cluster: 0, codeword: $0, confidence: 0.8)
        }
      )
    }
  }

  private func verdict(_ a: [CellReading], _ b: [CellReading]) -> Agreement.Verdict {
    Agreement.between(a, b, shape: shape).verdict
  }

  @Test("Looks at nothing in common say nothing")
  func nothing() {
    let upper = readings { $0 < 150 ? $0 : nil }
    let lower = readings { $0 >= 150 ? $0 : nil }
    #expect(verdict(upper, lower) == .unknown)
    #expect(verdict(readings { _ in nil }, readings { $0 }) == .unknown)
  }

  @Test("A few equal check codewords are enough, a few different ones as well")
  func checks() {
    let whole = readings { $0 }
    let some = readings { $0 >= firstCheck && $0 < firstCheck + 6 ? $0 : nil }
    #expect(verdict(whole, some) == .same)
    let others = readings { $0 >= firstCheck && $0 < firstCheck + 6 ? $0 + 500 : nil }
    #expect(verdict(whole, others) == .different)
  }

  @Test("Equal data codewords alone never tell twins apart")
  func dataOnly() {
    let whole = readings { $0 }
    #expect(verdict(whole, readings { $0 < firstCheck ? $0 : nil }) != .same)
  }

  @Test("Many different data codewords tell that it is another symbol")
  func otherData() {
    let whole = readings { $0 }
    #expect(verdict(whole, readings { $0 < 60 ? $0 % 2 * 400 + $0 : nil }) == .different)
  }

  @Test("One misreading in ten does no harm")
  func misreadings() {
    let whole = readings { $0 }
    #expect(verdict(whole, readings { $0 % 10 == 0 ? 928 - $0 : $0 }) == .same)
  }

  @Test("A twin is told by its check codewords though its data are the same")
  func twin() {
    let whole = readings { $0 }
    #expect(verdict(whole, readings { $0 < firstCheck ? $0 : 900 - $0 }) == .different)
  }

  @Test(
    "The logarithm is right to four digits",
    arguments: zip(
      [0.001, 0.03, 0.5, 1, 2, 10, 929] as [Float],
      [-6.907_755, -3.506_558, -0.693_147, 0, 0.693_147, 2.302_585, 6.834_109] as [Float]
    )
  )
  func logarithms(number: Float, value: Float) {
    #expect(abs(logarithm(number) - value) < 2e-4)
  }

  @Test("Numbers without a logarithm give a bound")
  func noLogarithm() {
    #expect(logarithm(0) == -88)
    #expect(logarithm(-1) == -88)
    #expect(logarithm(.infinity) == 88)
  }
}
