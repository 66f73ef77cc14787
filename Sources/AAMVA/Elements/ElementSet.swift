/// A set of elements.
struct ElementSet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  func contains(_ element: KnownElement) -> Bool {
    let row = UInt64(element.rawValue)
    return (row < 64 ? low >> row : high >> (row - 64)) & 1 != 0
  }

  mutating func insert(_ element: KnownElement) {
    let row = UInt64(element.rawValue)
    if row < 64 { low |= 1 << row } else { high |= 1 << (row - 64) }
  }
}
