internal import Foundation

/// Bumps and hollows of a worn card, on top of its bend: three long waves.
public struct CardWaves: Sendable {
  private let waves: [(u: Double, v: Double, phase: Double, height: Double)]

  /// Makes waves.
  ///
  /// - Parameters:
  ///   - height: How far the highest place lies above the even card, in modules; 8 is much.
  ///   - seed: Chooses lengths and directions.
  public init(height: Double, seed: UInt64) {
    var source = SeededGenerator(seed: seed)
    waves = (0..<3).map { _ in
      let number = 2 * Double.pi / source.number(140...420)
      let angle = source.number(0...(2 * .pi))
      return (
        u: number * cos(angle), v: number * sin(angle), phase: source.number(0...(2 * .pi)),
        height: height / 3 * source.number(0.6...1)
      )
    }
  }

  /// Height towards the back of the card, in modules.
  func height(_ u: Double, _ v: Double) -> Double {
    var sum = 0.0
    for wave in waves { sum += wave.height * sin(wave.u * u + wave.v * v + wave.phase) }
    return sum
  }
}
