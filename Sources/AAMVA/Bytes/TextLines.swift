/// Our own texts, one to a line, that are found by their numbers.
///
/// One text with all lines takes no code to build. A text each would be some instructions or a row of
/// pointers in the WebAssembly module.
struct TextLines: Sendable {
  private let text: StaticString
  /// Where each line begins, and last where a line behind the last one would.
  private let starts: Constants<UInt16>

  init(_ text: StaticString) {
    var starts: [UInt16] = [0]
    for place in 0..<text.utf8CodeUnitCount where text.utf8Start[place] == Ascii.lineFeed {
      starts.append(UInt16(truncatingIfNeeded: place + 1))
    }
    starts.append(UInt16(truncatingIfNeeded: text.utf8CodeUnitCount + 1))
    self.text = text
    self.starts = Constants(starts)
  }

  /// How many lines there are.
  var count: Int { starts.count - 1 }

  /// A line without its end.
  subscript(line: Int) -> ByteView {
    let start = Int(starts[line])
    return ByteView(start: text.utf8Start + start, count: Int(starts[line &+ 1]) &- 1 &- start)
  }
}
