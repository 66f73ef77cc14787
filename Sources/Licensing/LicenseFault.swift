/// Why a licence for the software is not accepted.
public enum LicenseFault: String, Error, Equatable, Sendable, CaseIterable {
  /// There is none.
  case noToken
  /// It is no signed token of the form that is read here, or longer than the limit.
  case malformed
  /// It is signed in another way than Ed25519.
  case otherAlgorithm
  /// The signature is not the issuer's: it was changed, or somebody else signed it.
  case badSignature
  /// The issuer that it names is not the one that is asked for.
  case wrongIssuer
  /// Its time has not come.
  case notYetValid
  /// Its time is over.
  case expired
  /// The issuer's key that the product states is no key.
  case badIssuerKey

  /// One sentence for people.
  public var message: String {
    switch self {
    case .noToken: "There is no license."
    case .malformed: "The license cannot be read."
    case .otherAlgorithm: "The license is not signed with Ed25519."
    case .badSignature: "The license was changed, or somebody else signed it."
    case .wrongIssuer: "The license comes from another issuer."
    case .notYetValid: "The license is not valid yet."
    case .expired: "The license has expired."
    case .badIssuerKey: "The issuer's key that the product states is no key."
    }
  }
}
