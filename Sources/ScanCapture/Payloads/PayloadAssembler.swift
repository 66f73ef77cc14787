internal import AAMVA

/// Puts the pieces in which a scanner sends together, and tells where one scan ends.
///
/// A scan ends after a quiet time, which is short once the length that the header states has come
/// and long while something is missing; or where the next scan's header begins, be it behind a whole one or
/// where one breaks off. A line break ends nothing: licences are full of them.
struct PayloadAssembler {
  private var bytes: [UInt8] = []
  private var isOverlong = false

  /// Nothing is waiting to be put together.
  var isEmpty: Bool { bytes.isEmpty && !isOverlong }

  /// Quiet time that ends the scan as it is now, in milliseconds.
  var gapMilliseconds: Int {
    switch StatedLength(bytes) {
    case .notStated: CaptureLimits.usualGapMilliseconds
    case .headerIncomplete: CaptureLimits.incompleteGapMilliseconds
    case .end(let end):
      bytes.count >= end
        ? CaptureLimits.completeGapMilliseconds : CaptureLimits.incompleteGapMilliseconds
    }
  }

  /// Takes a piece.
  ///
  /// - Parameter piece: What came.
  /// - Returns: The scans that are whole now because another one begins behind them.
  mutating func add(_ piece: some Sequence<UInt8>) -> [[UInt8]] {
    var whole: [[UInt8]] = []
    bytes += piece
    while let next = nextStart {
      let rest = Array(bytes[next...])
      bytes.removeSubrange(next...)
      if let payload = finish() { whole.append(payload) }
      bytes = rest
    }
    if bytes.count > CaptureLimits.payloadBytes {
      bytes = []
      isOverlong = true
    }
    return whole
  }

  /// Ends the scan: quiet time has passed, or the source has ended.
  ///
  /// - Returns: Its payload, without the line breaks and zeros that scanners put around it; `nil`
  ///   when there is none, or it was too long.
  mutating func finish() -> [UInt8]? {
    defer { drop() }
    guard !isOverlong else { return nil }
    guard let first = bytes.firstIndex(where: { !PayloadAssembler.isFilling($0) }) else {
      return nil
    }
    // A licence ends with CR; a line break behind it, or behind other text, is the scanner's own.
    guard case .notStated = StatedLength(bytes) else {
      return PayloadAssembler.trimmedBehindTerminator(bytes[first...])
    }
    let last = bytes.lastIndex { !PayloadAssembler.isFilling($0) } ?? first
    return Array(bytes[first...last])
  }

  /// Drops what was begun: the scanner is gone.
  mutating func drop() {
    bytes = []
    isOverlong = false
  }

  /// Where another licence begins, unless a subfile holds it that has not come to its end.
  private var nextStart: Int? {
    bytes.count <= CaptureLimits.payloadBytes ? DocumentParser.secondStart(in: bytes) : nil
  }

  private static func isFilling(_ byte: UInt8) -> Bool {
    byte == 0x0A || byte == 0x0D || byte == 0x00
  }

  /// Drops the scanner's own line break behind the one that ends a licence.
  private static func trimmedBehindTerminator(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard let last = bytes.lastIndex(where: { !isFilling($0) }) else { return [] }
    let hasTerminator = last + 1 < bytes.endIndex && bytes[last + 1] == 0x0D
    return Array(bytes[bytes.startIndex...(hasTerminator ? last + 1 : last)])
  }
}
