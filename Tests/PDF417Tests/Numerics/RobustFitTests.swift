import SymbolSynthesis
import Testing

@testable import PDF417

@Suite("Robust fits, quantiles and running sums")
struct RobustFitTests {
  @Test("Samples far off the others are dropped, anchors never", arguments: 1...5)
  func drops(seed: UInt64) throws {
    var source = SeededGenerator(seed: seed)
    let samples = (0..<40).map { place -> RobustFit.Sample in
      (Float(place), 2 * Float(place) + (place % 8 == 3 ? Float(source.number(20...50)) : 0), 1)
    }
    let fit = try #require(
      RobustFit.fit(
        samples, from: samples.indices.filter { abs(samples[$0].value - 2 * Float($0)) < 30 },
        anchors: [(40, 80, 1)], rounds: 4, leastInliers: 10, degree: { _, _ in 1 },
        tolerance: { round, _ in round == 0 ? 12 : 4 }))
    #expect(fit.isSettled)
    #expect(fit.inliers == samples.indices.filter { $0 % 8 != 3 })
    #expect(abs(fit.curve(20) - 40) < 0.1)
  }

  @Test("Too few samples that agree leave the last curve, but unsettled; none leave nothing")
  func unsettled() throws {
    let samples: [RobustFit.Sample] = [(0, 0, 1), (1, 9, 1), (2, -9, 1), (3, 9, 1)]
    let fit = RobustFit.fit(
      samples, from: Array(samples.indices), rounds: 2, leastInliers: 4, degree: { _, _ in 1 },
      tolerance: { _, _ in 0.1 })
    #expect(try #require(fit).isSettled == false)
    let none = RobustFit.fit(
      samples, from: [0], rounds: 2, leastInliers: 4, degree: { _, _ in 1 },
      tolerance: { _, _ in 0.1 })
    #expect(none == nil)
  }

  @Test("Of all lines the one with most support wins, and pairs that make none count nothing")
  func consensus() {
    let values: [Float] = [5, 1, 5, 2, 5, 3]
    let best = RobustFit.consensus(
      of: values.count, pairDivisor: 100,
      line: { i, j in values[i] == values[j] ? values[i] : nil },
      support: { value in Float(values.count { $0 == value }) })
    #expect(best?.line == 5 && best?.support == 3)
    let none = RobustFit.consensus(
      of: 3, pairDivisor: 100, line: { _, _ in nil as Float? }, support: { _ in 1 })
    #expect(none == nil)
  }

  @Test("Quantiles are numbers of the list", arguments: 1...9)
  func quantiles(count: Int) {
    let numbers = (0..<count).map { Float(($0 * 7) % count) }.reversed() as [Float]
    let ascending = numbers.sorted()
    #expect(numbers.quantile(1, of: 2) == ascending[count / 2])
    #expect(numbers.quantile(0, of: 4) == ascending[0])
    #expect(numbers.quantile(3, of: 4) == ascending[count * 3 / 4])
    #expect([Float]().quantile(1, of: 2) == nil)
  }

  @Test("Sums of stretches and integrals agree with adding up")
  func sums() {
    let numbers: [Float] = [3, -1, 4, 1, -5, 9]
    let sums = RunningSums(of: numbers)
    #expect(sums.count == 7)
    for low in 0...6 {
      for high in low...6 {
        #expect(sums.sum(from: low, to: high) == numbers[low..<high].reduce(0, +))
      }
    }
    #expect(sums.integral(to: 2.5) == 4)
    // Beyond both ends the first and the last number go on.
    #expect(sums.integral(to: -2) == -6 && sums.integral(to: 7) == 20)
  }
}
