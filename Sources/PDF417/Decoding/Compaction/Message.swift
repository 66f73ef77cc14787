/// What the data codewords of a symbol say.
package struct Message: Equatable, Sendable {
  /// The bytes that were encoded, exactly.
  package var payload: [UInt8]
  /// Extended channel interpretations, with the payload offset where each begins.
  package var interpretations: [InterpretationSpan]
  /// Part of a message that spans several symbols.
  package var macro: MacroControlBlock?
  /// The symbol begins with codeword 921.
  package var isReaderInitialization: Bool

  /// Makes a message.
  package init(
    payload: [UInt8],
    interpretations: [InterpretationSpan] = [],
    macro: MacroControlBlock? = nil,
    isReaderInitialization: Bool = false
  ) {
    self.payload = payload
    self.interpretations = interpretations
    self.macro = macro
    self.isReaderInitialization = isReaderInitialization
  }
}

/// An extended channel interpretation that holds from a payload offset on.
public struct InterpretationSpan: Equatable, Sendable {
  /// The interpretation's number, 0-811799; 3 is ISO 8859-1, 26 is UTF-8.
  public var number: Int
  /// Offset in the payload of the first byte under this interpretation.
  public var payloadOffset: Int

  /// Makes a span.
  public init(number: Int, payloadOffset: Int) {
    self.number = number
    self.payloadOffset = payloadOffset
  }
}

/// The macro control block of a symbol that is one part of a larger message.
public struct MacroControlBlock: Equatable, Sendable {
  /// Position of this symbol in the message, 0-99998.
  public var segmentIndex: Int
  /// The file identification: codeword values 0-899, in order.
  public var fileIdentification: [UInt16]
  /// This symbol says that it is the last of its message.
  public var isLast: Bool
  /// Number of symbols in the message, when stated.
  public var segmentCount: Int?
  /// File name bytes, when stated.
  public var fileName: [UInt8]?
  /// Sender bytes, when stated.
  public var sender: [UInt8]?
  /// Addressee bytes, when stated.
  public var addressee: [UInt8]?
  /// Seconds since 1970-01-01 00:00 UTC, when stated.
  public var timestamp: Int64?
  /// Length of the whole message in bytes, when stated.
  public var fileSize: Int64?
  /// CRC-16 (polynomial x^16 + x^12 + x^5 + 1) of the whole message, when stated.
  public var checksum: Int?

  /// Makes a block with its mandatory fields.
  public init(segmentIndex: Int, fileIdentification: [UInt16], isLast: Bool = false) {
    self.segmentIndex = segmentIndex
    self.fileIdentification = fileIdentification
    self.isLast = isLast
  }
}
