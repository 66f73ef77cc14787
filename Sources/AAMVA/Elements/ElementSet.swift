/// A set of elements.
struct ElementSet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  var isEmpty: Bool { low == 0 && high == 0 }

  func contains(_ element: KnownElement) -> Bool {
    let row = UInt64(element.rawValue)
    return (row < 64 ? low >> row : high >> (row - 64)) & 1 != 0
  }

  /// The elements that are not in another set.
  func subtracting(_ other: ElementSet) -> ElementSet {
    var rest = self
    rest.low &= ~other.low
    rest.high &= ~other.high
    return rest
  }

  mutating func insert(_ element: KnownElement) {
    let row = UInt64(element.rawValue)
    if row < 64 { low |= 1 << row } else { high |= 1 << (row - 64) }
  }
}
