internal import ScanCapture

/// A kind of bar code that can be switched on and off, and the kind that a scan was of.
@nonexhaustive(warn) public enum AilaCodeType: Int, CaseIterable, Sendable {
  /// UPC-A and UPC-E.
  case typeUPC
  /// EAN-8 and EAN-13.
  case typeEAN
  /// QR and Micro QR.
  case typeQR
  /// Code 128.
  case type128
  /// PDF417, the code of driver's licences.
  case typePDF417
  /// Code 39.
  case type39
  /// Code 93.
  case type93
  /// Codabar.
  case typeCodabar
  /// Interleaved 2 of 5.
  case typeITF
  /// Data Matrix.
  case typeDataMatrix
  /// Aztec.
  case typeAztec
  /// GS1 DataBar.
  case typeDataBar
  /// What a hardware scanner sent without saying what it was; cannot be switched off.
  case typeUnknown
}

extension AilaCodeType {
  init(_ type: CodeType) {
    switch type {
    case .pdf417: self = .typePDF417
    case .upc: self = .typeUPC
    case .ean: self = .typeEAN
    case .qr: self = .typeQR
    case .code128: self = .type128
    case .code39: self = .type39
    case .code93: self = .type93
    case .codabar: self = .typeCodabar
    case .itf: self = .typeITF
    case .dataMatrix: self = .typeDataMatrix
    case .aztec: self = .typeAztec
    case .dataBar: self = .typeDataBar
    case .unknown: self = .typeUnknown
    }
  }

  var captured: CodeType {
    CodeType.allCases.first { AilaCodeType($0) == self } ?? .unknown
  }
}
