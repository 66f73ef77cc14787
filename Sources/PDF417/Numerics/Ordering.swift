// Ordering by scores, with one sort of plain numbers for all: the standard library's sort is long, and
// would stand in the WebAssembly module once for each type that is sorted.

extension Array {
  /// Sorts the elements, those with the highest scores first; of equal ones the earlier stays first.
  mutating func sortDescending(by score: (Element) -> Float) {
    guard count > 1 else { return }
    let elements = self
    let order = descendingOrder(of: map(score))
    for (place, index) in order.enumerated() { self[place] = elements[index] }
  }
}

/// The indices of scores, that of the highest score first; of equal ones the lower index is first.
func descendingOrder(of scores: [Float]) -> [Int] {
  var keys: [UInt64] = []
  keys.reserveCapacity(scores.count)
  for (index, score) in scores.enumerated() {
    // As whole numbers, the bits of floating-point numbers have their order, but for the sign.
    let bits = score.bitPattern
    let ascending = bits >> 31 == 0 ? bits | 0x8000_0000 : ~bits
    keys.append(UInt64(~ascending) << 32 | UInt64(UInt32(truncatingIfNeeded: index)))
  }
  keys.withUnsafeMutableBufferPointer { sortAscending($0) }
  return keys.map { Int($0 & 0xFFFF_FFFF) }
}

/// Sorts numbers by the heap that each becomes a part of in turn.
private func sortAscending(_ keys: UnsafeMutableBufferPointer<UInt64>) {
  var (first, end) = (keys.count / 2, keys.count)
  while end > 1 {
    if first > 0 {
      first -= 1
    } else {
      end -= 1
      keys.swapAt(0, end)
    }
    // Lets the number at `first` sink to where no number below it is larger.
    var place = first
    while 2 * place + 1 < end {
      var below = 2 * place + 1
      if below + 1 < end, keys[below + 1] > keys[below] { below += 1 }
      if keys[below] <= keys[place] { break }
      keys.swapAt(place, below)
      place = below
    }
  }
}

extension [Float] {
  /// The number that a part of all numbers stay below, none of them weighed: half of them at the median.
  ///
  /// - Parameters:
  ///   - part: Numerator of the part, 0 or more and less than `parts`.
  ///   - parts: Its denominator.
  /// - Returns: `nil` of no numbers.
  func quantile(_ part: Int, of parts: Int) -> Float? {
    guard !isEmpty else { return nil }
    var ordered = self
    ordered.sortDescending { $0 }
    return ordered[count - 1 - count * part / parts]
  }
}
