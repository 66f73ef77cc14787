/// A set of elements.
struct ElementSet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ elements: [KnownElement] = []) {
    for element in elements { insert(element) }
  }

  var isEmpty: Bool { low == 0 && high == 0 }

  var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }

  func contains(_ element: KnownElement) -> Bool {
    let row = UInt64(element.rawValue)
    return (row < 64 ? low >> row : high >> (row - 64)) & 1 != 0
  }

  /// Whether one of some elements that follow each other is there.
  @inline(__always)
  func hasAny(_ first: KnownElement, through last: KnownElement) -> Bool {
    let (from, to) = (UInt64(first.rawValue), UInt64(last.rawValue))
    // Shifts by 64 and more give 0.
    let lowMask = ~UInt64(0) << from & ~(~UInt64(0) << (to + 1))
    let highMask = from > 64 ? ~UInt64(0) << (from - 64) : ~0
    let highEnd = to >= 63 ? ~(~UInt64(0) << (to - 63)) : 0
    return low & lowMask | high & highMask & highEnd != 0
  }

  /// The elements that are not in another set.
  func subtracting(_ other: ElementSet) -> ElementSet {
    var rest = self
    rest.low &= ~other.low
    rest.high &= ~other.high
    return rest
  }

  /// Takes out the first element in alphabetical order; `nil` when there is none.
  mutating func removeFirst() -> KnownElement? {
    if low != 0 {
      defer { low &= low &- 1 }
      return KnownElement(rawValue: UInt8(truncatingIfNeeded: low.trailingZeroBitCount))
    }
    guard high != 0 else { return nil }
    defer { high &= high &- 1 }
    return KnownElement(rawValue: UInt8(truncatingIfNeeded: 64 + high.trailingZeroBitCount))
  }

  mutating func insert(_ element: KnownElement) {
    let row = UInt64(element.rawValue)
    if row < 64 { low |= 1 << row } else { high |= 1 << (row - 64) }
  }
}
