internal import AAMVA

/// Reads the text of a licence's PDF417 code.
public struct AAMVAParser: Sendable {
  private let payload: [UInt8]

  /// Takes the text of a scan.
  ///
  /// - Parameter data: The payload, each byte as the character of ISO 8859-1 with its number, as
  ///   scans give it; other text is taken as UTF-8.
  public init(data: String) {
    payload = data.payloadBytes
  }

  /// Takes the bytes of a scan.
  public init(payload: [UInt8]) {
    self.payload = payload
  }

  /// Reads the licence; any text gives an answer.
  ///
  /// - Returns: What the licence says. It is empty and not valid when the text is no licence, or when
  ///   parsing is not licensed. When scans ran together, so that the text holds several licences, it is the first
  ///   whole one; never are two mixed.
  public func parse() -> DriverLicense {
    guard AilaSession.shared.allowsParsing else { return DriverLicense(Document()) }
    return DriverLicense(DocumentParser().parse(payload))
  }

  /// Reads every licence of a text in which scans may have run together; any text gives an answer.
  ///
  /// - Returns: What each licence says, in their order; never empty. There is one, empty and not valid, when
  ///   the text is no licence, or when parsing is not licensed.
  public func parseAll() -> [DriverLicense] {
    guard AilaSession.shared.allowsParsing else { return [DriverLicense(Document())] }
    return DocumentParser().parseAll(payload).map(DriverLicense.init)
  }
}
