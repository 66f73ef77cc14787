// Element ids, whole or with noise between their letters.

extension ElementCutter {
  /// An element id, and where its value begins.
  struct FoundID {
    var letters: UInt32
    var element: KnownElement?
    var valueStart: Int
    var isBroken = false
  }

  /// The id with which an element begins at a place, if any does.
  mutating func id(at start: Int, _ end: Int) -> FoundID? {
    let first = text[start]
    let second = text[start + 1]
    let third = text[start + 2]
    if end - start >= 3, Ascii.isUpper(first), Ascii.isUpper(second),
      Ascii.isUpper(third) || Ascii.isDigit(third)
    {
      return FoundID(
        letters: UInt32(first) << 16 | UInt32(second) << 8 | UInt32(third),
        element: KnownElement(first, second, third),
        valueStart: start + 3
      )
    }
    return header.noise.isEmpty ? nil : brokenID(at: start, end)
  }

  /// An id with noise between its letters; only one that the standard defines.
  private func brokenID(at start: Int, _ end: Int) -> FoundID? {
    var letters: [UInt8] = []
    var place = start
    while place < end, letters.count < 3 {
      let byte = text[place]
      if Ascii.isUpper(byte) {
        letters.append(byte)
      } else if !header.noise.contains(byte) {
        return nil
      }
      place += 1
    }
    guard letters.count == 3, let element = KnownElement(letters[0], letters[1], letters[2]) else {
      return nil
    }
    let packed = UInt32(letters[0]) << 16 | UInt32(letters[1]) << 8 | UInt32(letters[2])
    return FoundID(letters: packed, element: element, valueStart: place, isBroken: true)
  }
}
