/// A text in a web address or in what a form sends: the value of a parameter, or the last part of the path.
///
/// The value stays as it is written there; what it is encoded in is undone by others.
enum WebAddress {
  static func restored(_ text: ByteView) -> RestoredText? {
    let head = text.slice(0, 64)
    guard isAddress(head) || nameEnd(text, from: 0) != nil else { return nil }
    var pieces: [Range<Int>] = []
    var start = 0
    for place in 0...text.count where place == text.count || endsPiece(text[place]) {
      if place > start { pieces.append(start..<place) }
      start = place + 1
    }
    guard let longest = pieces.max(by: { $0.count < $1.count }), longest.count >= 64 else {
      return nil
    }
    // A sign of the text that nobody encoded looks like the next parameter's: then the text is in parts.
    for piece in pieces where piece.lowerBound > longest.lowerBound {
      guard nameEnd(text, from: piece.lowerBound) != nil || piece.count < 16 else { return nil }
    }
    var lower = nameEnd(text, from: longest.lowerBound) ?? longest.lowerBound
    if lower == longest.lowerBound {
      for place in longest where text[place] == UInt8(ascii: "/") { lower = place + 1 }
    }
    guard lower > 0 || longest.upperBound < text.count else { return nil }
    var result = RestoredText(capacity: longest.count)
    for place in lower..<longest.upperBound { result.append(text[place], from: place) }
    result.close(at: longest.upperBound, TextRepair(.webAddress, count: 1))
    return result
  }

  private static func endsPiece(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "?") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "#")
  }

  private static func isAddress(_ head: ByteView) -> Bool {
    for place in 1..<max(1, head.count) where head.has("://", at: place) {
      return Ascii.isLetter(head[place - 1])
    }
    return false
  }

  /// Where a value begins behind a parameter's name and the sign of equality.
  private static func nameEnd(_ text: ByteView, from start: Int) -> Int? {
    var place = start
    while place < start + 32 {
      let byte = text[place]
      if byte == UInt8(ascii: "="), place > start { return place + 1 }
      guard
        Ascii.isLetter(byte) || Ascii.isDigit(byte) || byte == UInt8(ascii: "_")
          || byte == UInt8(ascii: ".") || byte == Ascii.hyphen
      else { return nil }
      place += 1
    }
    return nil
  }
}
