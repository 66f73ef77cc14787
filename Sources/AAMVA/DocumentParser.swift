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
    var document = Document()
    parse(payload, into: &document)
    return document
  }

  // A function of its own: a document that a closure fills is copied when it is returned.
  @inline(never)
  private func parse(_ payload: [UInt8], into document: inout Document) {
    guard payload.count <= ParsingLimits.payloadBytes else { return document.refuse() }
    payload.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      let reader = DocumentReader(payload: payload, options: options)
      reader.read(ByteView(start: start, count: buffer.count), into: &document)
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
