@testable import PDF417

/// The levels of a line across modules, each pixel's the mean over its area: bars -100, spaces 100.
struct ScanLine {
  var levels: [Float]

  /// Draws modules, true for bars, behind `margin` pixels of space and before as many.
  init(_ modules: [Bool], modulePixels: Float, margin: Float) {
    let length = Float(modules.count) * modulePixels
    levels = (0..<Int(length + 2 * margin)).map { pixel in
      var dark: Float = 0
      for part in 0..<8 {
        let place = Float(pixel) + (Float(part) + 0.5) / 8 - margin
        guard place >= 0, place < length else { continue }
        if modules[min(modules.count - 1, Int(place / modulePixels))] { dark += 1 / 8 }
      }
      return 100 - 200 * dark
    }
  }

  /// The line read from its other end.
  var reversed: ScanLine {
    var line = self
    line.levels.reverse()
    return line
  }

  /// The line with light and dark exchanged.
  var inverted: ScanLine {
    var line = self
    line.levels = levels.map { -$0 }
    return line
  }

  /// Lends the line as a signal.
  func withSignal<Result>(_ body: (ScanSignal) -> Result) -> Result {
    var buffer = ScanSignalBuffer()
    return buffer.withSignal(count: levels.count) { signal in
      signal.refill(offset: 0) { target in
        for (place, level) in levels.enumerated() { target[place] = level }
      }
      return body(signal)
    }
  }

  /// The modules of one row of a symbol, guards included.
  static func row(_ codewords: [Int], cluster: Int = 0) -> [Bool] {
    var modules = bits(SymbolPatterns.startPattern, count: 17)
    for codeword in codewords {
      modules += bits(SymbolPatterns.pattern(cluster: cluster, codeword: codeword), count: 17)
    }
    return modules + bits(SymbolPatterns.stopPattern, count: 18)
  }

  private static func bits(_ pattern: UInt32, count: Int) -> [Bool] {
    (0..<count).reversed().map { pattern >> UInt32($0) & 1 == 1 }
  }
}
