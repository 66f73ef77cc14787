internal import DLScan

/// A licence for the software as a signed token: a JSON Web Token (RFC 7519) with an Ed25519
/// signature (RFC 8037), in compact form.
public enum LicenseToken {
  /// Longest token that is read, in bytes.
  public static let maximumBytes = 1 << 13

  /// Writes and signs a token.
  public static func sign(_ claims: LicenseClaims, with key: SigningKey) -> String {
    let header = Base64URL.encode(Array(#"{"alg":"EdDSA","typ":"JWT"}"#.utf8))
    let message = header + [UInt8(ascii: ".")] + Base64URL.encode(claims.json)
    let signature = Base64URL.encode(key.signature(of: message))
    return String(decoding: message + [UInt8(ascii: ".")] + signature, as: UTF8.self)
  }

  /// Checks a token and reads it.
  ///
  /// - Parameters:
  ///   - token: The token; blanks and line breaks around it do not count.
  ///   - key: The issuer's key.
  ///   - issuer: The issuer's name; any when `nil`.
  ///   - time: When it shall be good, in seconds since 1970 UTC.
  /// - Returns: What it says.
  /// - Throws: Why it is not accepted; nothing of it counts before its signature was checked.
  public static func verify(
    _ token: String,
    key: VerifyingKey,
    issuer: String? = nil,
    time: Int
  ) throws(LicenseFault) -> LicenseClaims {
    let parts = try Parts(token)
    guard key.accepts(parts.signature, of: parts.message) else { throw .badSignature }
    let claims = try read(parts)
    if let issuer, Array(claims.issuer.utf8) != Array(issuer.utf8) { throw .wrongIssuer }
    if let start = claims.notBefore, time < start { throw .notYetValid }
    if let end = claims.expiry, time >= end { throw .expired }
    return claims
  }

  /// Reads a token without checking its signature or its time, for somebody to look at.
  ///
  /// - Throws: `.malformed` or `.otherAlgorithm`.
  public static func read(unchecked token: String) throws(LicenseFault) -> LicenseClaims {
    try read(try Parts(token))
  }

  private static func read(_ parts: Parts) throws(LicenseFault) -> LicenseClaims {
    guard let claims = (try? JSONReader.read(parts.claims)).flatMap(LicenseClaims.init(json:))
    else { throw .malformed }
    return claims
  }
}

/// The three parts of a token, decoded.
private struct Parts {
  let message: [UInt8]
  let claims: [UInt8]
  let signature: [UInt8]

  init(_ token: String) throws(LicenseFault) {
    let bytes = Array(token.utf8).trimmed
    guard !bytes.isEmpty else { throw .noToken }
    guard bytes.count <= LicenseToken.maximumBytes else { throw .malformed }
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 3, let header = Base64URL.decode(parts[0]),
      let claims = Base64URL.decode(parts[1]), let signature = Base64URL.decode(parts[2]),
      case .object(let members) = try? JSONReader.read(header)
    else { throw .malformed }
    // What the token says about itself never chooses how it is checked: one way is accepted.
    guard members.text("alg") == Array("EdDSA".utf8) else { throw .otherAlgorithm }
    guard members.value("crit") == nil else { throw .malformed }
    message = Array(bytes[..<parts[1].endIndex])
    self.claims = claims
    self.signature = signature
  }
}

extension [UInt8] {
  fileprivate var trimmed: [UInt8] {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    return Array(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }
}
