/// The elements that are cut out of a text: memory that grows, without the checks of an array.
struct TokenList: ~Copyable {
  private var start: UnsafeMutablePointer<Token>
  private var capacity: Int
  private(set) var count = 0

  /// Makes an empty list with room for the elements of nearly every card.
  ///
  /// It is a little less than 1024 bytes, as memory that is larger takes far longer to get and to give back.
  init() {
    capacity = 42
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  var isEmpty: Bool { count == 0 }

  var indices: Range<Int> { 0..<count }

  /// The elements, until the list is next changed.
  var all: UnsafeMutableBufferPointer<Token> {
    UnsafeMutableBufferPointer(start: start, count: count)
  }

  var last: Token? { count > 0 ? start[count - 1] : nil }

  /// The element at an index, which must be one of the list's.
  subscript(index: Int) -> Token {
    unsafeAddress {
      precondition(indices.contains(index))
      return UnsafePointer(start + index)
    }
    unsafeMutableAddress {
      precondition(indices.contains(index))
      return start + index
    }
  }

  @inline(__always)
  mutating func append(_ token: Token) {
    if count == capacity { grow() }
    (start + count).initialize(to: token)
    count &+= 1
  }

  @inline(never)
  private mutating func grow() {
    let memory = UnsafeMutablePointer<Token>.allocate(capacity: capacity * 2)
    memory.moveInitialize(from: start, count: count)
    start.deallocate()
    start = memory
    capacity *= 2
  }

  /// Marks the elements that doubtful parts of the text touch; both are in order.
  func mark(_ doubtful: [Range<Int>]) {
    for token in all.indices
    where doubtful.contains(where: { $0.overlaps(start[token].idStart..<start[token].end) }) {
      start[token].repairs.insert(.charactersAmbiguous)
    }
  }

  /// Takes out all elements and keeps the memory.
  mutating func removeAll() { count = 0 }
}
