#if canImport(CryptoKit)
internal import CryptoKit
internal import Foundation
#else
internal import CSodium
#endif

/// The key with which an issuer signs licences (Ed25519, RFC 8032).
public struct SigningKey: Sendable {
  /// The 32 secret bytes from which everything follows.
  public let seed: [UInt8]
  /// The key with which signatures are checked.
  public let verifyingKey: VerifyingKey

  #if canImport(CryptoKit)
  /// Makes a new key.
  public init() {
    let key = Curve25519.Signing.PrivateKey()
    seed = Array(key.rawRepresentation)
    verifyingKey = VerifyingKey(unchecked: Array(key.publicKey.rawRepresentation))
  }

  /// Takes a key's 32 secret bytes; `nil` for another number of bytes.
  public init?(seed: [UInt8]) {
    guard let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: Data(seed)) else {
      return nil
    }
    self.seed = seed
    verifyingKey = VerifyingKey(unchecked: Array(key.publicKey.rawRepresentation))
  }

  func signature(of message: [UInt8]) -> [UInt8] {
    let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: Data(seed))
    return (try? key?.signature(for: Data(message))).map { Array($0) } ?? []
  }
  #else
  private let expanded: [UInt8]

  /// Makes a new key.
  public init() {
    var seed = [UInt8](repeating: 0, count: VerifyingKey.byteCount)
    // Says -1 only when the system gives no random bytes, and then the library ends the process.
    _ = sodium_init()
    randombytes_buf(&seed, seed.count)
    self.init(checkedSeed: seed)
  }

  /// Takes a key's 32 secret bytes; `nil` for another number of bytes.
  public init?(seed: [UInt8]) {
    guard seed.count == VerifyingKey.byteCount else { return nil }
    self.init(checkedSeed: seed)
  }

  private init(checkedSeed seed: [UInt8]) {
    _ = sodium_init()
    var verifying = [UInt8](repeating: 0, count: VerifyingKey.byteCount)
    var expanded = [UInt8](repeating: 0, count: 64)
    _ = crypto_sign_seed_keypair(&verifying, &expanded, seed)
    self.seed = seed
    self.expanded = expanded
    verifyingKey = VerifyingKey(unchecked: verifying)
  }

  func signature(of message: [UInt8]) -> [UInt8] {
    var signature = [UInt8](repeating: 0, count: 64)
    _ = crypto_sign_detached(&signature, nil, message, UInt64(message.count), expanded)
    return signature
  }
  #endif

  /// Reads a key as it is written in a file: 43 letters of base64url.
  public init?(text: String) {
    guard let seed = Base64URL.decode(text.utf8) else { return nil }
    self.init(seed: seed)
  }

  /// The key as it is written in a file, which is a secret: 43 letters of base64url.
  public var text: String { String(decoding: Base64URL.encode(seed), as: UTF8.self) }
}

/// The key with which licences are checked (Ed25519, RFC 8032); anybody may know it.
public struct VerifyingKey: Equatable, Sendable {
  /// The 32 bytes of the key.
  public let bytes: [UInt8]

  static let byteCount = 32

  init(unchecked bytes: [UInt8]) { self.bytes = bytes }

  /// Takes a key's 32 bytes; `nil` for another number of bytes.
  public init?(bytes: [UInt8]) {
    guard bytes.count == VerifyingKey.byteCount else { return nil }
    self.bytes = bytes
  }

  /// Reads a key as it is written: 43 letters of base64url.
  public init?(text: String) {
    guard let bytes = Base64URL.decode(text.utf8) else { return nil }
    self.init(bytes: bytes)
  }

  /// The key as it is written: 43 letters of base64url.
  public var text: String { String(decoding: Base64URL.encode(bytes), as: UTF8.self) }

  /// The signature is that of this key's owner under the message.
  func accepts(_ signature: [UInt8], of message: [UInt8]) -> Bool {
    guard signature.count == 64 else { return false }
    #if canImport(CryptoKit)
    let key = try? Curve25519.Signing.PublicKey(rawRepresentation: Data(bytes))
    return key?.isValidSignature(Data(signature), for: Data(message)) ?? false
    #else
    guard sodium_init() >= 0 else { return false }
    return crypto_sign_verify_detached(signature, message, UInt64(message.count), bytes) == 0
    #endif
  }
}
