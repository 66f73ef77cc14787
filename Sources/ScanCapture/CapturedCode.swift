public import DLScan

/// One code that was read.
public struct CapturedCode: Equatable, Sendable {
  /// The kind of code.
  public var type: CodeType
  /// The bytes that it holds.
  public var payload: [UInt8]
  /// What the payload says; only of PDF417 and of payloads from a hardware scanner.
  public var result: ScanResult?

  /// Makes a code.
  public init(type: CodeType, payload: [UInt8], result: ScanResult? = nil) {
    self.type = type
    self.payload = payload
    self.result = result
  }

  /// It is the same code, whatever was made of it.
  func isSame(as other: CapturedCode) -> Bool {
    type == other.type && payload == other.payload
  }
}
