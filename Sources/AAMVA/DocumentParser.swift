/// Understands payload bytes as an AAMVA document.
public struct DocumentParser: Sendable {
  /// Makes a parser.
  public init() {}

  /// Reads a payload; any bytes at all give an answer.
  ///
  /// - Parameter payload: The bytes of the bar code, the magnetic stripe or the scanner.
  public func parse(_ payload: [UInt8]) -> Document {
    Document()
  }
}
