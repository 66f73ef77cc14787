/// Reads the control block of a symbol that is one part of a message (macro PDF417, ISO/IEC 15438 annex).
///
/// Codeword 928, a segment index in two codewords, file identification codewords, then optional fields of
/// codeword 923 and a designator each. Codeword 922 marks the last symbol. Only padding may follow.
/// Fields with a designator that the standard does not define (7 and more) are passed over.
struct MacroBlockDecoder {
  /// Designators of the optional fields.
  private enum Field {
    static let fileName: UInt16 = 0
    static let segmentCount: UInt16 = 1
    static let timestamp: UInt16 = 2
    static let sender: UInt16 = 3
    static let addressee: UInt16 = 4
    static let fileSize: UInt16 = 5
    static let checksum: UInt16 = 6
  }

  private var segments: SegmentDecoder
  private var block: MacroControlBlock

  /// Reads the block.
  ///
  /// - Parameters:
  ///   - words: All codewords of the message; each below 929.
  ///   - start: Offset of codeword 928.
  /// - Returns: The block.
  /// - Throws: `CompactionError`, also when something else than padding follows the block.
  static func decode(
    _ words: [UInt16],
    at start: Int
  ) throws(CompactionError) -> MacroControlBlock {
    let index = try segmentIndex(words, at: start + 1)
    let identification = words[(start + 3)...].prefix { $0 < ControlCodeword.first }
    var decoder = MacroBlockDecoder(
      segments: SegmentDecoder(words: words, position: identification.endIndex),
      block: MacroControlBlock(
        segmentIndex: index,
        fileIdentification: Array(identification)
      )
    )
    try decoder.decodeFields()
    return decoder.block
  }

  /// The segment index: five digits in numeric compaction, which always take two codewords.
  private static func segmentIndex(_ words: [UInt16], at offset: Int) throws(CompactionError) -> Int
  {
    guard offset + 1 < words.count, words[offset] < ControlCodeword.first,
      words[offset + 1] < ControlCodeword.first
    else { throw .segmentIndexOutOfRange(offset: offset) }
    let index = Int(words[offset]) * 900 + Int(words[offset + 1]) - 100_000
    guard 0...99_998 ~= index else { throw .segmentIndexOutOfRange(offset: offset) }
    return index
  }

  private mutating func decodeFields() throws(CompactionError) {
    while segments.next == ControlCodeword.macroField {
      try decodeField()
    }
    if segments.next == ControlCodeword.macroTerminator {
      block.isLast = true
      segments.position += 1
    }
    try MessageDecoder.checkPadding(segments.words, from: segments.position)
  }

  private mutating func decodeField() throws(CompactionError) {
    let start = segments.position
    segments.position += 1
    guard let designator = segments.next, designator < ControlCodeword.first else {
      throw .controlFieldOutOfRange(offset: start)
    }
    segments.position += 1
    switch designator {
    case Field.fileName: block.fileName = try text(at: start, unless: block.fileName != nil)
    case Field.sender: block.sender = try text(at: start, unless: block.sender != nil)
    case Field.addressee: block.addressee = try text(at: start, unless: block.addressee != nil)
    case Field.segmentCount:
      let count = try number(1...99_999, at: start, unless: block.segmentCount != nil)
      block.segmentCount = Int(count)
    case Field.timestamp:
      block.timestamp = try number(0...Int64.max, at: start, unless: block.timestamp != nil)
    case Field.fileSize:
      block.fileSize = try number(0...Int64.max, at: start, unless: block.fileSize != nil)
    case Field.checksum:
      let checksum = try number(0...65_535, at: start, unless: block.checksum != nil)
      block.checksum = Int(checksum)
    default: skipField()
    }
  }

  /// Reads a field of text, which may change to other modes.
  private mutating func text(
    at start: Int,
    unless isRepeated: Bool
  ) throws(CompactionError) -> [UInt8] {
    guard !isRepeated else { throw .controlFieldRepeated(offset: start) }
    segments.payload = []
    try segments.decode(from: .text)
    return segments.payload
  }

  /// Reads a field of digits, with or without a latch to numeric compaction.
  private mutating func number(
    _ range: ClosedRange<Int64>,
    at start: Int,
    unless isRepeated: Bool
  ) throws(CompactionError) -> Int64 {
    guard !isRepeated else { throw .controlFieldRepeated(offset: start) }
    segments.payload = []
    try segments.decode(from: .numeric)
    guard 1...18 ~= segments.payload.count else { throw .controlFieldOutOfRange(offset: start) }
    var number: Int64 = 0
    for digit in segments.payload {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else {
        throw .controlFieldOutOfRange(offset: start)
      }
      number = number * 10 + Int64(digit - UInt8(ascii: "0"))
    }
    guard range ~= number else { throw .controlFieldOutOfRange(offset: start) }
    return number
  }

  /// Passes over a field that the standard does not define.
  private mutating func skipField() {
    while let word = segments.next, word != ControlCodeword.macroField,
      word != ControlCodeword.macroTerminator
    {
      segments.position += 1
    }
  }
}
