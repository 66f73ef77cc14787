/// A postal code as people write it.
struct PostalCode {
  /// The code; `nil` when it has the form of neither country and is kept as encoded.
  let string: String?
  let rule: Rule
  /// Filling behind the code was dropped: zeros or nines, or a hyphen with nothing behind it.
  var droppedFilling = false

  /// Reads a value without blanks around it.
  ///
  /// The standard fills ZIP codes with zeros to nine digits; nines are seen too.
  init(_ value: ByteView, country: IssuingCountry?) {
    if let code = PostalCode.canadian(value) {
      string = String(decoding: code, as: UTF8.self)
      rule = .postalCanada
      return
    }
    guard let code = PostalCode.zip(value), country != .canada else {
      string = nil
      rule = .postalKept
      return
    }
    string = String(decoding: code.bytes, as: UTF8.self)
    rule = .postalUSA
    droppedFilling = code.droppedFilling
  }

  private static func canadian(_ value: ByteView) -> [UInt8]? {
    var bytes: [UInt8] = []
    for index in 0..<value.count {
      let byte = Ascii.upper(value[index])
      if bytes.count == 3, byte == Ascii.blank || byte == Ascii.hyphen { continue }
      let isRight = bytes.count % 2 == 0 ? Ascii.isUpper(byte) : Ascii.isDigit(byte)
      guard isRight, bytes.count < 6 else { return nil }
      bytes.append(byte)
    }
    guard bytes.count == 6 else { return nil }
    bytes.insert(Ascii.blank, at: 3)
    return bytes
  }

  private static func zip(_ value: ByteView) -> (bytes: [UInt8], droppedFilling: Bool)? {
    guard value.digitCount(from: 0) >= 5 else { return nil }
    var digits: [UInt8] = []
    for index in 0..<value.count {
      let byte = value[index]
      if index == 5, byte == Ascii.hyphen || byte == Ascii.blank { continue }
      guard Ascii.isDigit(byte), digits.count < 11 else { return nil }
      digits.append(byte)
    }
    let extra = digits[5...]
    let isFilling =
      extra.allSatisfy { $0 == Ascii.zero }
      || extra.count == 4 && extra.allSatisfy { $0 == UInt8(ascii: "9") }
    if isFilling { return (Array(digits[..<5]), value.count > 5) }
    guard extra.count == 4 else { return nil }
    digits.insert(Ascii.hyphen, at: 5)
    return (digits, false)
  }
}
