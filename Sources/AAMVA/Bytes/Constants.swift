/// Values that are made once and kept for good.
///
/// Not an array, which would be retained and released for each look at it. For static constants only, as
/// the memory is never given back.
struct Constants<Element>: @unchecked Sendable where Element: Sendable {
  private let start: UnsafeMutablePointer<Element>
  let count: Int

  init(_ elements: [Element]) {
    count = elements.count
    start = .allocate(capacity: count)
    for index in 0..<count { (start + index).initialize(to: elements[index]) }
  }

  subscript(index: Int) -> Element {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    return start[index]
  }
}
