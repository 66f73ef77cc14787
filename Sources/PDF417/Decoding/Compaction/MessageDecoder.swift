/// Turns the data codewords of a symbol into its message (ISO/IEC 15438, data encodation).
package enum MessageDecoder {
  /// Reads a message.
  ///
  /// The payload holds the encoded bytes as they are; extended channel interpretations are reported
  /// beside it and never applied. Codeword 921 (reader initialisation) may come first, then a linkage
  /// flag (918, 920), which says that a linear symbol stands beside this one and is passed over. Other
  /// reserved codewords are errors, since nobody knows what they would change.
  ///
  /// Any input ends in a message or an error after work in proportion to its length.
  ///
  /// - Parameter codewords: The data codewords without the check codewords. The first is the length
  ///   descriptor: the number of data codewords with itself and the padding; what lies beyond it must
  ///   be padding too.
  /// - Returns: The message.
  /// - Throws: `CompactionError` with the offset of the codeword at fault.
  package static func decode(_ codewords: [UInt16]) throws(CompactionError) -> Message {
    let length = codewords.first.map(Int.init) ?? 0
    guard length >= 2, length <= codewords.count else {
      throw .lengthOutOfRange(found: length, available: codewords.count)
    }
    try checkPadding(codewords, from: length)
    let words = Array(codewords[..<length])
    if let offset = words.firstIndex(where: { $0 >= PrimeField.modulus }) {
      throw .codewordOutOfRange(offset: offset)
    }
    var segments = SegmentDecoder(words: words, position: 1)
    let isReaderInitialization = segments.next == ControlCodeword.readerInitialization
    if isReaderInitialization { segments.position += 1 }
    if segments.next == ControlCodeword.linkageFlag
      || segments.next == ControlCodeword.gs1LinkageFlag
    {
      segments.position += 1
    }
    try segments.decode(from: .text)
    var macro: MacroControlBlock?
    if let word = segments.next {
      guard word == ControlCodeword.macroControlBlock else {
        throw .misplacedCodeword(offset: segments.position)
      }
      macro = try MacroBlockDecoder.decode(words, at: segments.position)
    }
    return Message(
      payload: segments.payload,
      interpretations: segments.interpretations,
      macro: macro,
      isReaderInitialization: isReaderInitialization
    )
  }

  /// Throws unless all codewords from `start` on are padding.
  static func checkPadding(_ codewords: [UInt16], from start: Int) throws(CompactionError) {
    for offset in start..<codewords.count where codewords[offset] != ControlCodeword.textLatch {
      throw .paddingExpected(offset: offset)
    }
  }
}
