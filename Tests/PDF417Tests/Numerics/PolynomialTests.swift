import SymbolSynthesis
import Testing

@testable import PDF417

@Suite("Curves")
struct PolynomialTests {
  private typealias Sample = (position: Float, value: Float, weight: Float)

  @Test("A fit goes through values that lie on a curve of its degree", arguments: 0...3)
  func exact(degree: Int) throws {
    let terms = [7, -0.5, 0.02, -0.0004].prefix(degree + 1)
    func value(_ x: Double) -> Double { terms.reversed().reduce(0) { $0 * x + $1 } }
    let samples = stride(from: -40.0, through: 90, by: 6.5).map { x -> Sample in
      (Float(x), Float(value(x)), 1)
    }
    let curve = try #require(Polynomial.fit(samples, degree: degree))
    for x in stride(from: -40.0, through: 90, by: 3) {
      #expect(abs(Double(curve(Float(x))) - value(x)) < 1e-2)
      let slope = (value(x + 0.01) - value(x - 0.01)) / 0.02
      #expect(abs(Double(curve.slope(at: Float(x))) - slope) < 1e-3)
    }
  }

  @Test("Samples of weight 0 have no say and heavy ones more than light ones")
  func weights() throws {
    let samples: [Sample] = [(0, 10, 1), (10, 20, 1), (5, 900, 0), (7, -900, -1)]
    let curve = try #require(Polynomial.fit(samples, degree: 1))
    #expect(abs(curve(5) - 15) < 1e-3)
    let mean = try #require(Polynomial.fit([(0, 0, 3), (1, 4, 1)], degree: 0))
    #expect(abs(mean(0.5) - 1) < 1e-4)
  }

  @Test("The degree is lowered to what the samples can tell")
  func fewSamples() throws {
    #expect(Polynomial.fit([], degree: 3) == nil)
    #expect(Polynomial.fit([(1, 2, 0)], degree: 3) == nil)
    let one = try #require(Polynomial.fit([(5, 9, 1)], degree: 3))
    #expect(abs(one(5) - 9) < 1e-3 && abs(one(50) - 9) < 1e-3)
    let two = try #require(Polynomial.fit([(0, 0, 1), (10, 5, 1)], degree: 3))
    #expect(abs(two(4) - 2) < 1e-3)
  }

  @Test("Samples in one place give their mean there")
  func onePlace() throws {
    let curve = try #require(Polynomial.fit([(3, 1, 1), (3, 2, 1), (3, 6, 1)], degree: 2))
    #expect(abs(curve(3) - 3) < 0.05)
  }

  @Test("Samples that are no numbers end in no curve or in one, never in a trap")
  func noNumbers() {
    for bad: Float in [.nan, .infinity, -.infinity, 1e38] {
      _ = Polynomial.fit([(bad, 1, 1), (2, 3, 1), (4, 5, 1)], degree: 2)
      #expect(Polynomial.fit([(1, .nan, 1), (2, bad, 1)], degree: 1) == nil)
    }
  }

  @Test("Solving undoes the curve, rising or falling", arguments: [1, -1] as [Float])
  func solve(sign: Float) throws {
    let samples = stride(from: Float(0), through: 300, by: 20).map { v -> Sample in
      (v, sign * (v / 9 + v * v / 4_000), 1)
    }
    let curve = try #require(Polynomial.fit(samples, degree: 3))
    for v in stride(from: Float(-30), through: 330, by: 7) {
      let found = try #require(curve.solve(for: curve(v), near: 0...300))
      #expect(abs(found - v) < 0.5)
    }
  }

  @Test("A value far off the range, or a flat curve, has no solution")
  func unsolvable() throws {
    let curve = try #require(Polynomial.fit([(0, 0, 1), (100, 10, 1)], degree: 1))
    #expect(curve.solve(for: 40, near: 0...100) == nil)
    #expect(curve.solve(for: -40, near: 0...100) == nil)
    #expect(Polynomial.constant(3).solve(for: 3, near: 0...100) == nil)
  }

  @Test("A curve that is negated or turned says the same of negated values or places")
  func turned() throws {
    let curve = try #require(
      Polynomial.fit([(0, 1, 1), (3, 5, 1), (7, 2, 1), (20, 9, 1)], degree: 3)
    )
    for place in stride(from: Float(-5), through: 25, by: 1.5) {
      #expect(abs(curve.negated(place) + curve(place)) < 1e-3)
      #expect(abs(curve.turnedPosition(-place) - curve(place)) < 1e-2)
    }
  }

  @Test("Random systems of equations are solved", arguments: 1...4)
  func systems(size: Int) {
    var source = SeededGenerator(seed: UInt64(size))
    for _ in 0..<200 {
      let unknowns = (0..<size).map { _ in source.number(-9...9) }
      var matrix: [Double] = []
      for row in 0..<size {
        var line = (0..<size).map { _ in source.number(-1...1) }
        // Rows that can be told apart, in an order that calls for pivoting.
        line[(row + 1) % size] += 4
        matrix += line + [zip(line, unknowns).reduce(0) { $0 + $1.0 * $1.1 }]
      }
      let solution = LinearSystem.solve(&matrix, size: size)
      for (found, expected) in zip(solution, unknowns) { #expect(abs(found - expected) < 1e-9) }
    }
  }

  @Test("A singular system has no finite solution")
  func singular() {
    var matrix: [Double] = [1, 2, 3, 2, 4, 7]
    let solution = LinearSystem.solve(&matrix, size: 2)
    #expect(!solution.allSatisfy { $0.isFinite })
  }
}
