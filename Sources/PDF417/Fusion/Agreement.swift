/// Whether two looks at codewords show the same symbol.
///
/// Two different symbols of one shape differ in at least one codeword more than they have check codewords:
/// that is what error correction rests on. So when many codewords were read for sure in both looks and
/// hardly any differ, it is the same symbol; how many are many is a question of chance.
struct Agreement {
  /// Codewords that both looks are sure of.
  private(set) var compared = 0
  /// How many of these differ.
  private(set) var differing = 0
  private let shape: SymbolShape

  /// What the codewords allow to say.
  enum Verdict {
    case same, different, unknown
  }

  /// Begins a comparison.
  init(shape: SymbolShape) { self.shape = shape }

  /// Least confidence of codewords that are compared.
  static let leastConfidence: Float = 0.6
  /// The chance with which different symbols may seem the same, as far as this test goes.
  static let greatestChance = 1e-3
  /// Share of the codewords that are sure and yet wrong, at most.
  static let wrongShare = 0.06

  /// Adds one codeword that both looks are sure of.
  mutating func add(isEqual: Bool) {
    compared += 1
    if !isEqual { differing += 1 }
  }

  /// Share of the codewords in which different symbols of the shape differ, at least.
  var leastShare: Double {
    Double(shape.checkCount + 1) / Double(shape.rowCount * shape.columnCount)
  }

  /// The verdict.
  var verdict: Verdict {
    let asDifferent = Agreement.chance(
      ofAtMost: differing, among: compared, probability: leastShare)
    if asDifferent < Agreement.greatestChance { return .same }
    // More differ than misreadings explain.
    let asSame =
      1
      - Agreement.chance(
        ofAtMost: differing - 1, among: compared, probability: Agreement.wrongShare)
    return asSame < Agreement.greatestChance ? .different : .unknown
  }

  /// The chance that at most `limit` of `count` events of one probability come about.
  static func chance(ofAtMost limit: Int, among count: Int, probability: Double) -> Double {
    guard limit >= 0 else { return 0 }
    guard limit < count else { return 1 }
    guard probability < 1 else { return 0 }
    var term = 1.0
    for _ in 0..<count { term *= 1 - probability }
    // In a symbol's 928 codewords the first term may vanish; then so does the whole left side.
    var sum = term
    for events in 0..<limit {
      term *= Double(count - events) / Double(events + 1) * probability / (1 - probability)
      sum += term
    }
    return min(1, sum)
  }
}
