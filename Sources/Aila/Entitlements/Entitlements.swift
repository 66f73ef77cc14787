internal import DLScan
internal import Licensing

/// How codes are captured; features are licensed for each apart.
enum AilaCaptureConfiguration: Equatable, Sendable {
  /// The device's own camera.
  case softScan
  /// A hardware scanner.
  case kiosk
}

/// What may be used, by policy and licence, at one moment.
struct Entitlements: Equatable, Sendable {
  /// What is known about the licence.
  enum Standing: Equatable, Sendable {
    /// No issuer is stated, so that no licence is asked for.
    case open
    case valid(LicenseClaims)
    case refused(LicenseFault)
  }

  let standing: Standing

  /// Judges a policy.
  ///
  /// - Parameters:
  ///   - policy: What the product decided.
  ///   - time: Seconds since 1970 UTC.
  init(_ policy: LicensingPolicy, time: Int) {
    guard let text = policy.issuerKey else {
      standing = .open
      return
    }
    do throws(LicenseFault) {
      guard let key = VerifyingKey(text: text) else { throw .badIssuerKey }
      guard let token = policy.token else { throw .noToken }
      standing = .valid(
        try LicenseToken.verify(token, key: key, issuer: policy.issuer, time: time)
      )
    } catch {
      standing = .refused(error)
    }
  }

  /// Whether licences may be parsed.
  func allowsParsing(in configuration: AilaCaptureConfiguration) -> Bool {
    switch standing {
    case .open: true
    case .valid: features(of: configuration).contains(LicenseClaims.parsing)
    case .refused: false
    }
  }

  private func features(of configuration: AilaCaptureConfiguration) -> [String] {
    guard case .valid(let claims) = standing else { return [] }
    return configuration == .kiosk ? claims.kioskFeatures : claims.softScanFeatures
  }

  /// The object that `Aila_GetSDKLicensingInfo()` gives.
  func json(current: AilaCaptureConfiguration) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.word("currentConfiguration", current == .kiosk ? "Kiosk" : "SoftScan")
    write("SoftScan", .softScan, to: &writer)
    write("Kiosk", .kiosk, to: &writer)
    switch standing {
    case .open:
      writer.word("policy", "open")
      writer.word("status", "open")
      writer.word("reason", "No issuer is configured, so that everything is on.")
    case .valid(let claims):
      writer.word("policy", "token")
      writer.word("status", "valid")
      writer.word("reason", "The license is valid.")
      writer.text("issuer", claims.issuer)
      writer.text("holder", claims.holder)
      writer.integer("expires", claims.expiry)
    case .refused(let fault):
      writer.word("policy", "token")
      writer.text("status", fault.rawValue)
      writer.text("reason", fault.message)
    }
    writer.endObject()
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  private func write(
    _ key: StaticString,
    _ configuration: AilaCaptureConfiguration,
    to writer: inout JSONWriter
  ) {
    writer.beginObject(key)
    writer.beginObject("parsing_dl")
    writer.flag("enabled", allowsParsing(in: configuration))
    writer.endObject()
    writer.endObject()
  }
}
