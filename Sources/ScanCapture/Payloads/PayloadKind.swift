/// Tells what kind of code a hardware scanner's text comes from.
enum PayloadKind {
  /// The kind of code, as far as the text tells.
  ///
  /// A licence comes from PDF417, and so does text with control characters or of a length that
  /// linear codes do not have. Digits with the right check digit come from a product.
  static func type(of payload: [UInt8], isLicense: Bool) -> CodeType {
    if isLicense || payload.count > 80 || payload.contains(where: { $0 < 0x20 }) { return .pdf417 }
    guard isProductNumber(payload) else { return .unknown }
    return payload.count == 12 ? .upc : .ean
  }

  /// 8, 12 or 13 digits whose last one checks the others (GS1 General Specifications, 7.9.1).
  private static func isProductNumber(_ payload: [UInt8]) -> Bool {
    guard [8, 12, 13].contains(payload.count) else { return false }
    var sum = 0
    for (place, byte) in payload.reversed().enumerated() {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return false }
      sum += Int(byte - UInt8(ascii: "0")) * (place % 2 == 0 ? 1 : 3)
    }
    return sum % 10 == 0
  }
}
