/// Codewords from 900 on: they choose a compaction mode or carry what is not text (ISO/IEC 15438, 5.4).
enum ControlCodeword {
  /// The first value that is no data.
  static let first: UInt16 = 900
  /// Text from here on, sub-mode alpha; also the padding at the end of the data.
  static let textLatch: UInt16 = 900
  /// Bytes from here on, their number not a multiple of six.
  static let byteLatch: UInt16 = 901
  /// Digits from here on.
  static let numericLatch: UInt16 = 902
  /// One byte within text.
  static let byteShift: UInt16 = 913
  /// Linkage flag of a composite symbol other than GS1.
  static let linkageFlag: UInt16 = 918
  /// Linkage flag of a GS1 composite symbol.
  static let gs1LinkageFlag: UInt16 = 920
  /// The symbol programs the reader.
  static let readerInitialization: UInt16 = 921
  /// End of the control block of the last symbol of a message.
  static let macroTerminator: UInt16 = 922
  /// An optional field of a control block.
  static let macroField: UInt16 = 923
  /// Bytes from here on, their number a multiple of six.
  static let byteLatchOfSix: UInt16 = 924
  /// Extended channel interpretation 810 900-811 799; one operand follows.
  static let userInterpretation: UInt16 = 925
  /// Extended channel interpretation 900-810 899; two operands follow.
  static let generalInterpretation: UInt16 = 926
  /// Extended channel interpretation 0-899; one operand follows.
  static let characterSetInterpretation: UInt16 = 927
  /// Begin of a macro control block.
  static let macroControlBlock: UInt16 = 928

  /// Operands that follow the codeword when it begins an extended channel interpretation, else nil.
  static func interpretationOperands(of word: UInt16) -> Int? {
    switch word {
    case userInterpretation, characterSetInterpretation: 1
    case generalInterpretation: 2
    default: nil
    }
  }
}
