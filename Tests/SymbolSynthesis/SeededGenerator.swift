/// A small random number generator (SplitMix64) that gives the same numbers for the same seed everywhere.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes a generator; every seed gives its own sequence.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number in `range`.
  public mutating func integer(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// A number in `range`.
  public mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// True with the stated chance, 0-1.
  public mutating func chance(_ probability: Double) -> Bool {
    number(0...1) < probability
  }

  /// `count` different whole numbers below `limit`, in random order; `count` is at most `limit`.
  public mutating func sample(_ count: Int, below limit: Int) -> [Int] {
    var places = Array(0..<limit)
    for index in 0..<count {
      places.swapAt(index, integer(index...(limit - 1)))
    }
    return Array(places[..<count])
  }

  /// A number from the normal distribution with mean 0 and variance 1, as the sum of twelve others.
  public mutating func normal() -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + number(0...1) }
  }
}
