/// A text that was made of another one: its bytes, and for each of them where in the other text it comes from.
struct RestoredText {
  private(set) var bytes: [UInt8] = []
  /// For each byte the place of what it was made of, and last the place where the text ends.
  private var places: [Int32] = []
  /// What was done, in order.
  private(set) var repairs: [TextRepair] = []
  /// What has to be said about it.
  private(set) var warnings: [WarningCode] = []
  /// Parts that can be read in more than one way, in order.
  private(set) var doubtful: [Range<Int>] = []
  /// The character sets that the text itself names.
  private(set) var characterSets = CharacterSets()
  /// A byte's bits are spread over two characters, of which only the first is its place.
  private var sharesCharacters = false

  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
    places.reserveCapacity(capacity + 1)
  }

  /// How many bytes there are.
  var count: Int { bytes.count }

  // MARK: Making

  mutating func append(_ byte: UInt8, from place: Int) {
    bytes.append(byte)
    places.append(Int32(truncatingIfNeeded: place))
  }

  /// Appends a character in UTF-8; U+FFFD for a number that is none.
  mutating func append(scalar: UInt32, from place: Int) {
    Scalar.forEachByte(of: scalar) { append($0, from: place) }
  }

  /// Says where the text ends that all this was made of, and what was done with it.
  mutating func close(at end: Int, _ repair: TextRepair) {
    places.append(Int32(truncatingIfNeeded: end))
    repairs = [repair]
  }

  mutating func warn(_ code: WarningCode) { warnings.append(code) }

  /// Marks a part that can be read in more than one way.
  mutating func doubt(_ range: Range<Int>) {
    if let last = doubtful.last, last.upperBound >= range.lowerBound {
      doubtful[doubtful.count - 1] = last.lowerBound..<range.upperBound
    } else {
      doubtful.append(range)
    }
  }

  /// A character set is named for what comes next.
  mutating func begin(characterSet number: Int) {
    characterSets.begin(number, at: bytes.count)
  }

  mutating func shareCharacters() { sharesCharacters = true }

  // MARK: Places

  /// Where in the other text a byte comes from; beyond the last byte, where the other text ends.
  func place(_ index: Int) -> Int {
    places.indices.contains(index) ? Int(places[index]) : places.last.map { Int($0) } ?? 0
  }

  /// The first byte that comes from a place of the other text, or from behind it.
  func index(_ place: Int) -> Int { places.firstIndex { Int($0) >= place } ?? bytes.count }

  /// Where in the other text everything stands that a part holds bits of.
  func wholeRange(_ range: Range<Int>) -> Range<Int> {
    let lower = place(range.lowerBound)
    var upper = place(range.upperBound)
    if sharesCharacters { upper = min(upper + 1, place(bytes.count)) }
    return lower..<max(lower, upper)
  }

  /// This text made of what an earlier one was made of.
  consuming func following(_ earlier: RestoredText) -> RestoredText {
    if characterSets.isEmpty, !earlier.characterSets.isEmpty {
      characterSets = earlier.characterSets.moved(index)
    }
    for index in places.indices {
      places[index] = Int32(truncatingIfNeeded: earlier.place(Int(places[index])))
    }
    repairs = earlier.repairs + repairs
    warnings = earlier.warnings + warnings
    sharesCharacters = sharesCharacters || earlier.sharesCharacters
    return self
  }

  /// The same text, with other words for what was done.
  consuming func telling(_ repairs: [TextRepair]) -> RestoredText {
    self.repairs = repairs
    return self
  }

  /// Calls a function with the text.
  func withView<Result>(_ body: (ByteView) -> Result) -> Result? {
    bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { body(ByteView(start: $0, count: buffer.count)) }
    }
  }
}
