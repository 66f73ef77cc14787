/// Understands payload bytes as an AAMVA document.
public struct DocumentParser: Sendable {
  /// Choices about what is brought out.
  public var options: ParsingOptions

  /// Makes a parser.
  public init(options: ParsingOptions = ParsingOptions()) {
    self.options = options
  }

  /// Reads a payload; any bytes at all give an answer.
  ///
  /// - Parameter payload: The bytes of the bar code, the magnetic stripe or the scanner.
  /// - Returns: What they say; with the status `.notLicense` when that is no licence.
  public func parse(_ payload: [UInt8]) -> Document {
    payload.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return Document() }
      guard buffer.count <= ParsingLimits.payloadBytes else { return Document(tooLong: ()) }
      let text = ByteView(start: start, count: buffer.count)
      return DocumentReader(payload: payload, options: options).read(text)
    }
  }
}

extension Document {
  /// What comes of a payload that is longer than the limit.
  fileprivate init(tooLong: ()) {
    self.init()
    var list = WarningList()
    list.add(.payloadTooLong, at: ParsingLimits.payloadBytes)
    warnings = list.list
  }
}
