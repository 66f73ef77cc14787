/// Reads data codewords in the compaction modes, until the data or a control block begins or ends.
///
/// Every codeword is read at most twice, so the work is bounded by the size of a symbol.
struct SegmentDecoder {
  /// How codewords below 900 are to be read.
  enum Mode {
    case text
    case bytes(inGroupsOfSix: Bool)
    case numeric
  }

  /// All codewords of the message; each below 929.
  let words: [UInt16]
  /// Offset of the next codeword.
  var position: Int
  /// The bytes so far.
  var payload: [UInt8] = []
  /// The extended channel interpretations so far.
  var interpretations: [InterpretationSpan] = []

  /// Makes a decoder that begins at `position`.
  init(words: [UInt16], position: Int) {
    self.words = words
    self.position = position
  }

  /// The next codeword, nil at the end.
  var next: UInt16? {
    position < words.count ? words[position] : nil
  }

  /// Reads until the end or until a codeword of a macro control block (922, 923, 928) comes.
  mutating func decode(from start: Mode) throws(CompactionError) {
    var mode = start
    while let word = next {
      switch word {
      case ControlCodeword.textLatch: mode = .text
      case ControlCodeword.byteLatch: mode = .bytes(inGroupsOfSix: false)
      case ControlCodeword.byteLatchOfSix: mode = .bytes(inGroupsOfSix: true)
      case ControlCodeword.numericLatch: mode = .numeric
      case ControlCodeword.macroControlBlock, ControlCodeword.macroField,
        ControlCodeword.macroTerminator:
        return
      default:
        try decodeRun(mode, startingWith: word)
        continue
      }
      position += 1
    }
  }

  /// Reads data in one mode, up to the next codeword that the mode does not know.
  private mutating func decodeRun(
    _ mode: Mode,
    startingWith word: UInt16
  ) throws(CompactionError) {
    let start = position
    switch mode {
    case .text: try decodeText()
    case .bytes(let inGroupsOfSix): try decodeBytes(inGroupsOfSix: inGroupsOfSix)
    case .numeric: try decodeDigits()
    }
    guard position == start else { return }
    switch word {
    case ControlCodeword.byteShift, ControlCodeword.readerInitialization,
      ControlCodeword.linkageFlag, ControlCodeword.gs1LinkageFlag:
      throw .misplacedCodeword(offset: position)
    default: throw .reservedCodeword(offset: position)
    }
  }

  /// Reads one extended channel interpretation if it comes next.
  ///
  /// - Returns: Whether there was one.
  private mutating func takeInterpretation() throws(CompactionError) -> Bool {
    guard let word = next, let count = ControlCodeword.interpretationOperands(of: word) else {
      return false
    }
    let operands = words[(position + 1)...].prefix(count)
    guard operands.count == count, operands.allSatisfy({ $0 < ControlCodeword.first }),
      let first = operands.first, let last = operands.last
    else { throw .incompleteInterpretation(offset: position) }
    let number =
      switch word {
      case ControlCodeword.characterSetInterpretation: Int(first)
      case ControlCodeword.generalInterpretation: (Int(first) + 1) * 900 + Int(last)
      default: 810_900 + Int(first)
      }
    interpretations.append(InterpretationSpan(number: number, payloadOffset: payload.count))
    position += 1 + count
    return true
  }

  // MARK: - Text

  /// Reads text; single bytes and interpretations within it leave the sub-mode as it is.
  private mutating func decodeText() throws(CompactionError) {
    var text = TextCompaction()
    while let word = next {
      if word < ControlCodeword.first {
        try take(UInt8(word / 30), into: &text)
        try take(UInt8(word % 30), into: &text)
        position += 1
        continue
      }
      text.dropShift()
      if word == ControlCodeword.byteShift {
        position += 1
        try takeByte()
      } else if try !takeInterpretation() {
        return
      }
    }
  }

  private mutating func take(
    _ value: UInt8,
    into text: inout TextCompaction
  ) throws(CompactionError) {
    switch text.take(value) {
    case .character(let byte): payload.append(byte)
    case .change: return
    case .illegal: throw .shiftWithoutLetter(offset: position)
    }
  }

  // MARK: - Bytes

  /// Reads bytes: groups of five codewords for six bytes, then a codeword for each byte left.
  ///
  /// After latch 901 one to five single bytes end the run, even when they could form a group. An
  /// interpretation may stand between groups and single bytes; it takes no part in the counting.
  private mutating func decodeBytes(inGroupsOfSix: Bool) throws(CompactionError) {
    let count = byteCodewordCount()
    let singles = inGroupsOfSix ? count % 5 : count == 0 ? 0 : (count - 1) % 5 + 1
    guard !inGroupsOfSix || singles == 0 else { throw .incompleteByteGroup(offset: position) }
    for _ in 0..<((count - singles) / 5) {
      while try takeInterpretation() {}
      try takeByteGroup()
    }
    for _ in 0..<singles {
      while try takeInterpretation() {}
      try takeByte()
    }
    while try takeInterpretation() {}
  }

  /// The data codewords up to the next codeword that ends a run of bytes.
  private func byteCodewordCount() -> Int {
    var (offset, count) = (position, 0)
    while offset < words.count {
      if words[offset] < ControlCodeword.first {
        count += 1
        offset += 1
      } else if let operands = ControlCodeword.interpretationOperands(of: words[offset]) {
        offset += 1 + operands
      } else {
        break
      }
    }
    return count
  }

  /// Reads five codewords as a number in base 900 that stands for six bytes.
  private mutating func takeByteGroup() throws(CompactionError) {
    var value: UInt64 = 0
    for offset in position..<(position + 5) {
      guard offset < words.count, words[offset] < ControlCodeword.first else {
        throw .misplacedCodeword(offset: offset)
      }
      value = value * 900 + UInt64(words[offset])
    }
    guard value < 1 << 48 else { throw .byteGroupOutOfRange(offset: position) }
    for shift in stride(from: UInt64(40), through: 0, by: -8) {
      payload.append(UInt8(truncatingIfNeeded: value >> shift))
    }
    position += 5
  }

  /// Reads one codeword as one byte.
  private mutating func takeByte() throws(CompactionError) {
    guard let word = next, let byte = UInt8(exactly: word) else {
      throw .byteOutOfRange(offset: position)
    }
    payload.append(byte)
    position += 1
  }

  // MARK: - Digits

  /// Reads digits in groups of up to fifteen codewords; an interpretation ends a group.
  private mutating func decodeDigits() throws(CompactionError) {
    while true {
      while try takeInterpretation() {}
      let group = words[position...].prefix(NumericCompaction.codewordsPerGroup)
        .prefix { $0 < ControlCodeword.first }
      guard !group.isEmpty else { return }
      guard let digits = NumericCompaction.digits(of: group) else {
        throw .numericGroupOutOfRange(offset: position)
      }
      payload += digits
      position += group.count
    }
  }
}
