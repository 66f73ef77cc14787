internal import AAMVA
public import DLScan
public import Foundation
internal import ScanCapture

/// One code that was scanned.
public class AilaScanObject: @unchecked Sendable {
  // Unchecked: nothing of it changes; the subclass keeps to that.
  /// The kind of code.
  public let type: AilaCodeType
  /// What it holds, each byte as the character of ISO 8859-1 with its number; texts of QR codes and
  /// the like that are UTF-8 as what they say.
  public let data: String?
  /// When it was scanned.
  public let date: Date

  package init(type: AilaCodeType, data: String?, date: Date) {
    self.type = type
    self.data = data
    self.date = date
  }
}

/// A PDF417 code that was scanned while licences are taken for what they are.
public final class AilaDLScanObject: AilaScanObject, @unchecked Sendable {
  /// The whole payload, each byte as the character of ISO 8859-1 with its number.
  public let rawData: String?
  /// The whole payload.
  public let payload: [UInt8]
  /// What the payload says; `nil` when parsing is not licensed.
  public let result: ScanResult?

  /// The licence; empty and not valid when the payload is none, `nil` when parsing is not licensed.
  public var license: DriverLicense? { result.map { DriverLicense($0.document ?? Document()) } }

  package init(payload: [UInt8], result: ScanResult?, date: Date) {
    rawData = String(latin1: payload)
    self.payload = payload
    self.result = result
    super.init(type: .typePDF417, data: rawData, date: date)
  }
}

extension AilaScanObject {
  /// Makes the object that tells about a code.
  static func make(
    _ code: CapturedCode,
    asLicense: Bool,
    isParsingLicensed: Bool,
    date: Date = Date()
  ) -> AilaScanObject {
    guard code.type == .pdf417 else {
      let text = String(validating: code.payload, as: UTF8.self) ?? String(latin1: code.payload)
      return AilaScanObject(type: AilaCodeType(code.type), data: text, date: date)
    }
    guard asLicense else {
      return AilaScanObject(type: .typePDF417, data: String(latin1: code.payload), date: date)
    }
    return AilaDLScanObject(
      payload: code.payload, result: isParsingLicensed ? code.result : nil, date: date
    )
  }
}

extension String {
  /// Bytes as text, each as the character of ISO 8859-1 with its number.
  init(latin1 bytes: [UInt8]) {
    var scalars = String.UnicodeScalarView()
    for byte in bytes { scalars.append(Unicode.Scalar(byte)) }
    self.init(scalars)
  }

  /// The bytes that the text stands for: its characters' numbers when all of them are of ISO 8859-1,
  /// otherwise its UTF-8.
  var payloadBytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      guard scalar.value < 0x100 else { return Array(utf8) }
      bytes.append(UInt8(scalar.value))
    }
    return bytes
  }
}
