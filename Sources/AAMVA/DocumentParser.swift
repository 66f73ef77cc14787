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
    guard payload.count <= ParsingLimits.payloadBytes else {
      var document = Document()
      document.refuse()
      return document
    }
    return payload.withUnsafeBufferPointer { buffer in
      var document = Document()
      guard let start = buffer.baseAddress else { return document }
      let reader = DocumentReader(payload: payload, options: options)
      reader.read(ByteView(start: start, count: buffer.count), into: &document)
      return document
    }
  }
}

extension Document {
  /// Notes that the payload is longer than the limit.
  fileprivate mutating func refuse() {
    var list = WarningList()
    list.add(.payloadTooLong, at: ParsingLimits.payloadBytes)
    warnings = list.list
  }
}
