/// The character sets that a symbol or a text names for its parts.
///
/// ISO 8859-1, ASCII and numbers that name no set are as good as none: such texts are read by what they hold.
struct CharacterSets {
  private var spans: [(number: Int, start: Int)] = []

  init() {}

  /// The sets that a symbol names.
  init(_ named: [NamedCharacterSet]) {
    for set in named { begin(set.interpretation, at: set.offset) }
  }

  var isEmpty: Bool { spans.isEmpty }

  /// A set holds from a place on; places come in ascending order.
  mutating func begin(_ number: Int, at start: Int) { spans.append((number, start)) }

  /// The same sets in a text that was made of this one.
  func moved(_ place: (Int) -> Int) -> CharacterSets {
    var moved = CharacterSets()
    for span in spans { moved.begin(span.number, at: place(span.start)) }
    return moved
  }

  /// A text in the sets that hold where it stands; `nil` where none is named.
  func decode(_ value: ByteView, at place: Int, page: CodePage) -> DecodedText? {
    var bytes: [UInt8] = []
    var isNamed = false
    var isLost = false
    var start = 0
    while start < value.count {
      let number = number(at: place + start)
      let end = min(nextStart(behind: place + start) - place, value.count)
      let piece = value.slice(start, end)
      switch piece.inSet(number) {
      case .read(let text):
        bytes += text
        isNamed = true
      case .unknown(let text):
        bytes += text
        isLost = true
        isNamed = true
      case .unnamed: DecodedText(piece, page: page).string.withBytes { bytes += $0 }
      }
      start = end
    }
    guard isNamed else { return nil }
    return DecodedText(string: bytes.string, rule: .textNamedSet, isUndecoded: isLost)
  }

  private func number(at place: Int) -> Int? { spans.last { $0.start <= place }?.number }

  private func nextStart(behind place: Int) -> Int {
    spans.first { $0.start > place }?.start ?? Int(Int32.max)
  }
}

/// What came of some bytes in the set that is named for them; texts are UTF-8.
private enum NamedText {
  case read([UInt8])
  /// The set is known and not decoded here: characters from outside of ASCII are U+FFFD.
  case unknown([UInt8])
  /// No set is named, or its name says nothing.
  case unnamed
}

extension ByteView {
  fileprivate func inSet(_ number: Int?) -> NamedText {
    guard let number else { return .unnamed }
    switch number {
    case 25: return .read(utf16(isBigEndian: true))
    case 33: return .read(utf16(isBigEndian: false))
    case 20, 28...32: return isASCII ? .unnamed : .unknown(scalars { _ in Scalar.replacement })
    default: break
    }
    guard !isASCII, let set = CharacterSet(interpretation: number) else { return .unnamed }
    return .read(scalars(set.scalar))
  }

  private func scalars(_ scalar: (UInt8) -> UInt32) -> [UInt8] {
    var bytes: [UInt8] = []
    for place in 0..<count {
      let byte = self[place]
      Scalar.forEachByte(of: byte < 0x80 ? UInt32(byte) : scalar(byte)) { bytes.append($0) }
    }
    return bytes
  }

  private func utf16(isBigEndian: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    var high: UInt32 = 0
    for place in stride(from: 0, to: count - 1, by: 2) {
      let (first, second) = (UInt32(self[place]), UInt32(self[place + 1]))
      let unit = isBigEndian ? first << 8 | second : second << 8 | first
      if 0xD800..<0xDC00 ~= unit {
        high = unit
        continue
      }
      let isPair = high > 0 && 0xDC00..<0xE000 ~= unit
      let number = isPair ? 0x10000 + (high & 0x3FF) << 10 + unit & 0x3FF : unit
      Scalar.forEachByte(of: number) { bytes.append($0) }
      high = 0
    }
    return bytes
  }
}
