/// How long a licence's payload is, by what its header says; only a hint, as many cards get it wrong.
enum StatedLength: Equatable {
  /// There is no licence's header, and what is there cannot become one.
  case notStated
  /// A licence may have begun, but its header has not come whole.
  case headerIncomplete
  /// The header states that the payload ends at this offset, at least.
  case end(Int)

  /// Bytes in front of "ANSI " or "AAMVA" in which the header may begin.
  private static let searchedBytes = 64

  /// Reads as much of a header as is there (AAMVA card design standard, annex D.12.3).
  init(_ bytes: [UInt8]) {
    guard let fileType = StatedLength.fileType(in: bytes) else {
      let mayBegin = bytes.first == UInt8(ascii: "@") && bytes.count < StatedLength.searchedBytes
      self = mayBegin ? .headerIncomplete : .notStated
      return
    }
    let start = bytes[..<fileType].lastIndex(of: UInt8(ascii: "@")) ?? fileType
    var place = fileType + 5
    guard let version = StatedLength.number(bytes, place + 6, 2) else {
      self = bytes.count < place + 8 ? .headerIncomplete : .notStated
      return
    }
    // Edition 01 has no version of the jurisdiction.
    place += version == 1 ? 8 : 10
    guard let count = StatedLength.number(bytes, place, 2) else {
      self = bytes.count < place + 2 ? .headerIncomplete : .notStated
      return
    }
    self = StatedLength.end(of: bytes, directory: place + 2, count: count, start: start)
  }

  private static func end(of bytes: [UInt8], directory: Int, count: Int, start: Int) -> Self {
    var end = 0
    for entry in 0..<count {
      let place = directory + 10 * entry
      guard bytes.count >= place + 10 else { return .headerIncomplete }
      guard let offset = number(bytes, place + 2, 4), let length = number(bytes, place + 6, 4)
      else { return .notStated }
      end = max(end, start + offset + length)
    }
    return end > directory ? .end(min(end, CaptureLimits.payloadBytes)) : .notStated
  }

  private static func fileType(in bytes: [UInt8]) -> Int? {
    for place in 0..<min(bytes.count, searchedBytes) {
      let rest = bytes[place...]
      if rest.starts(with: Array("ANSI ".utf8)) || rest.starts(with: Array("AAMVA".utf8)) {
        return place
      }
    }
    return nil
  }

  private static func number(_ bytes: [UInt8], _ place: Int, _ digits: Int) -> Int? {
    guard bytes.count >= place + digits else { return nil }
    var value = 0
    for byte in bytes[place..<(place + digits)] {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = 10 * value + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }
}
