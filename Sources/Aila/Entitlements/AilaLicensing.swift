internal import Foundation

/// Who may license what; the product that is built on the SDK decides.
///
/// Without an issuer's key everything is on. With one, nothing is on but what a licence signed by that
/// issuer lists. What is not set in code is taken from the environment variables `AILA_ISSUER_KEY`,
/// `AILA_ISSUER` and `AILA_LICENSE`, and on Apple platforms from the entries `AilaIssuerKey`,
/// `AilaIssuer` and `AilaLicense` of the app's Info.plist. A key that is set in code cannot be replaced
/// from outside.
public enum AilaLicensing {
  /// Sets the issuer and the licence.
  ///
  /// - Parameters:
  ///   - issuerKey: The issuer's public key, 43 letters of base64url; a text that is no key turns
  ///     everything off. `nil` leaves the choice to the environment.
  ///   - issuer: The issuer's name, that licences must state; any when `nil`.
  ///   - token: The licence; `nil` leaves it to the environment.
  public static func configure(issuerKey: String?, issuer: String? = nil, token: String? = nil) {
    AilaSession.shared.use(
      LicensingPolicy(issuerKey: issuerKey, issuer: issuer, token: token)
    )
  }
}

/// What a product decided about licensing.
struct LicensingPolicy: Equatable, Sendable {
  var issuerKey: String?
  var issuer: String?
  var token: String?

  /// The policy with what is not set taken from outside.
  func completed(by settings: OutsideSettings) -> LicensingPolicy {
    var policy = self
    if policy.issuerKey == nil {
      // An issuer's name belongs to its key.
      policy.issuerKey = settings.value("AILA_ISSUER_KEY", "AilaIssuerKey")
      policy.issuer = settings.value("AILA_ISSUER", "AilaIssuer")
    }
    if policy.token == nil { policy.token = settings.value("AILA_LICENSE", "AilaLicense") }
    return policy
  }
}

/// Settings from outside of the program.
struct OutsideSettings: Sendable {
  /// The value of a setting by its name in the environment, and in Info.plist.
  var value: @Sendable (_ environmentName: String, _ plistName: String) -> String?

  /// The process's environment, and the app's Info.plist on Apple platforms.
  static let process = OutsideSettings { environmentName, plistName in
    if let value = environmentValue(environmentName) { return value }
    #if canImport(Darwin)
    return Bundle.main.object(forInfoDictionaryKey: plistName) as? String
    #else
    return nil
    #endif
  }
}

/// The value of a variable of the environment as it is now; `nil` when it is empty.
func environmentValue(_ name: String) -> String? {
  guard let value = getenv(name), value[0] != 0 else { return nil }
  return String(cString: value)
}
