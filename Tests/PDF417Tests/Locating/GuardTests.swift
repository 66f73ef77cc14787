import SymbolSynthesis
import Testing

@testable import PDF417

@Suite("Guards on scan lines")
struct GuardTests {
  private static func codewords(seed: UInt64) -> [Int] {
    var source = SeededGenerator(seed: seed)
    return (0..<6).map { _ in source.integer(0...928) }
  }

  /// A row of six characters on a line, and where the guard of a template is anchored on it.
  private func line(
    _ pattern: StartStopPattern, seed: UInt64, modulePixels: Float, margin: Float
  ) -> (line: ScanLine, anchor: Float, outer: Float) {
    let modules = ScanLine.row(GuardTests.codewords(seed: seed))
    let forwards = ScanLine(modules, modulePixels: modulePixels, margin: margin)
    let length = Float(modules.count) * modulePixels
    let end = Float(forwards.levels.count)
    switch pattern {
    case .start: return (forwards, margin, margin)
    case .startBackwards: return (forwards.reversed, end - margin, end - margin)
    case .stop: return (forwards, margin + length - 18 * modulePixels, margin + length)
    case .stopBackwards:
      return (
        forwards.reversed, end - (margin + length - 18 * modulePixels), end - (margin + length)
      )
    }
  }

  @Test(
    "A template correlates fully with its guard", arguments: StartStopPattern.allCases,
    [2, 3, 5] as [Float])
  func full(pattern: StartStopPattern, modulePixels: Float) {
    for seed in 1...10 as ClosedRange<UInt64> {
      let (line, anchor, _) = line(pattern, seed: seed, modulePixels: modulePixels, margin: 30)
      let value = line.withSignal {
        GuardTemplate.sharp(pattern).correlation(with: $0, anchor: anchor, module: modulePixels)
      }
      // The neighboring character's first or last element may be wider than the one module counted.
      #expect(value > 0.999 && value < 1.001)
    }
  }

  @Test(
    "A template correlates fully negatively with its guard turned over",
    arguments: StartStopPattern.allCases)
  func inverted(pattern: StartStopPattern) {
    let (line, anchor, _) = line(pattern, seed: 3, modulePixels: 3, margin: 30)
    let value = line.inverted.withSignal {
      GuardTemplate.sharp(pattern).correlation(with: $0, anchor: anchor, module: 3)
    }
    #expect(value < -0.999 && value > -1.001)
  }

  @Test(
    "A template correlates less everywhere else on the line", arguments: StartStopPattern.allCases)
  func elsewhere(pattern: StartStopPattern) {
    var highest: Float = -1
    for seed in 1...10 as ClosedRange<UInt64> {
      let (line, anchor, _) = line(pattern, seed: seed, modulePixels: 4, margin: 80)
      line.withSignal { signal in
        for place in 0..<signal.count where abs(Float(place) - anchor) > 8 {
          let value = GuardTemplate.sharp(pattern).correlation(
            with: signal, anchor: Float(place), module: 4)
          highest = max(highest, value)
        }
      }
    }
    #expect(highest < 0.8)
  }

  @Test(
    "A template that does not lie wholly on the line, or on a flat one, correlates with nothing")
  func nothing() {
    let flat = ScanLine([Bool](repeating: false, count: 40), modulePixels: 3, margin: 0)
    for pattern in StartStopPattern.allCases {
      for anchor: Float in [-500, -1, 0, 60, 119, 120, 121, 1e9] {
        let value = flat.withSignal {
          GuardTemplate.sharp(pattern).correlation(with: $0, anchor: anchor, module: 3)
        }
        #expect(value == 0)
      }
    }
  }

  @Test(
    "Every guard is found where it stands, with its module",
    arguments: StartStopPattern.allCases,
    [1.7, 2.3, 3, 4.6, 9] as [Float]
  )
  func found(pattern: StartStopPattern, modulePixels: Float) {
    let detector = GuardDetector(
      sharpness: .sharp, moduleRange: 1...12, windowPixels: Int(9 * modulePixels))
    for polarity in Polarity.allCases {
      for seed in 1...10 as ClosedRange<UInt64> {
        let (line, _, outer) = line(pattern, seed: seed, modulePixels: modulePixels, margin: 60.3)
        var hits: [GuardHit] = []
        (polarity == .lightOnDark ? line.inverted : line).withSignal {
          detector.findGuards(in: $0, v: 5, uStart: 1_000, hits: &hits)
        }
        let right = hits.filter {
          $0.pattern == pattern && $0.polarity == polarity
            && abs($0.u - 1_000 - outer) < max(0.7, 0.35 * modulePixels)
            && abs($0.modulePixels / modulePixels - 1) < 0.06 && $0.v == 5
        }
        #expect(!right.isEmpty)
      }
    }
  }

  @Test("Nothing is found on a flat line or on even stripes", arguments: [1, 2, 5])
  func stripes(period: Int) {
    let lines = [
      ScanLine([Bool](repeating: false, count: 60), modulePixels: 5, margin: 0),
      ScanLine((0..<80).map { $0 / period % 2 == 0 }, modulePixels: 4, margin: 10),
    ]
    for line in lines {
      let detector = GuardDetector(sharpness: .sharp, moduleRange: 0.5...8, windowPixels: 25)
      var hits: [GuardHit] = []
      line.withSignal { detector.findGuards(in: $0, v: 0, uStart: 0, hits: &hits) }
      #expect(hits.isEmpty)
    }
  }

  @Test(
    "Runs are divided at the edges of the bars, to a fraction of a pixel", arguments: [2.5, 4, 7.3])
  func runs(modulePixels: Float) {
    let modules = ScanLine.row([0, 17, 928])
    let line = ScanLine(modules, modulePixels: modulePixels, margin: 50.4)
    let runs = line.withSignal {
      ScanRuns(of: $0, offset: 0, windowPixels: Int(12 * modulePixels))
    }
    var edges: [Float] = []
    for module in 0...modules.count {
      let before = module > 0 && modules[module - 1]
      let after = module < modules.count && modules[module]
      if before != after { edges.append(50.4 + Float(module) * modulePixels) }
    }
    #expect(runs.count == edges.count + 1)
    guard runs.count == edges.count + 1 else { return }
    for (place, edge) in edges.enumerated() {
      #expect(abs(runs.edges[place + 1] - edge) < 0.75)
      #expect(runs.isDark(place + 1) == (place % 2 == 0))
    }
    // The first bar has eight modules; of the next five none has more than one.
    #expect(abs(runs.longest(after: 1, 5) - modulePixels) < 0.8)
    #expect(abs(runs.longest(before: 2, 1) - 8 * modulePixels) < 0.8)
    #expect(runs.longest(before: 0, 5) == 0)
    #expect(runs.longest(after: runs.count - 1, 5) == 0)
  }

  @Test("Integrals of a signal agree with the sums of its levels")
  func integrals() {
    let line = ScanLine(ScanLine.row([5]), modulePixels: 2.2, margin: 7)
    line.withSignal { signal in
      var sum: Float = 0
      for place in 0..<signal.count {
        #expect(abs(signal.integral(to: Float(place)) - sum) < 0.01)
        let half = sum + signal.levels[place] / 2
        #expect(abs(signal.integral(to: Float(place) + 0.5) - half) < 0.01)
        sum += signal.levels[place]
      }
      #expect(abs(signal.integral(to: Float(signal.count)) - sum) < 0.01)
    }
  }
}
