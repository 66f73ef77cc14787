internal import DLScan

extension LicenseClaims {
  /// The claims as the middle part of a token.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.text("iss", issuer)
    writer.text("sub", holder)
    writer.integer("iat", issuedAt)
    if let notBefore { writer.integer("nbf", notBefore) }
    if let expiry { writer.integer("exp", expiry) }
    writer.beginObject("features")
    writer.write("SoftScan", features: softScanFeatures)
    writer.write("Kiosk", features: kioskFeatures)
    writer.endObject()
    writer.endObject()
    return writer.finish()
  }

  /// Reads the claims; `nil` when one that must be there is not, or is of another kind.
  init?(json value: JSONValue) {
    guard case .object(let members) = value,
      let issuer = members.text("iss"), let holder = members.text("sub"),
      let issuedAt = members.value("iat")?.integer,
      case .object(let features)? = members.value("features"),
      let softScan = features.names("SoftScan"), let kiosk = features.names("Kiosk")
    else { return nil }
    self.init(
      issuer: String(decoding: issuer, as: UTF8.self),
      holder: String(decoding: holder, as: UTF8.self),
      issuedAt: issuedAt,
      softScanFeatures: softScan,
      kioskFeatures: kiosk
    )
    // A time that is no whole number must not count as none.
    if let start = members.value("nbf") {
      guard let time = start.integer else { return nil }
      notBefore = time
    }
    if let end = members.value("exp") {
      guard let time = end.integer else { return nil }
      expiry = time
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ key: StaticString, features: [String]) {
    beginArray(key)
    for feature in features { text(feature) }
    endArray()
  }
}

extension [JSONValue.Member] {
  /// The value of a key.
  func value(_ key: StaticString) -> JSONValue? {
    first { member in key.withUTF8Buffer { member.key.elementsEqual($0) } }?.value
  }

  /// The text of a key.
  func text(_ key: StaticString) -> [UInt8]? {
    guard case .text(let text)? = value(key) else { return nil }
    return text
  }

  /// The names of features that a key lists; none when there is no such key, `nil` when it is no list.
  fileprivate func names(_ key: StaticString) -> [String]? {
    guard let value = value(key) else { return [] }
    guard case .array(let values) = value else { return nil }
    var names: [String] = []
    for value in values {
      guard case .text(let name) = value else { return nil }
      names.append(String(decoding: name, as: UTF8.self))
    }
    return names
  }
}
