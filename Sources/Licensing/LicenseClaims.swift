/// What a licence for the software says.
public struct LicenseClaims: Equatable, Sendable {
  /// Who signed it.
  public var issuer: String
  /// For whom it is.
  public var holder: String
  /// When it was signed, in seconds since 1970 UTC.
  public var issuedAt: Int
  /// From when it is good, in seconds since 1970 UTC; from ever when `nil`.
  public var notBefore: Int?
  /// Until when it is good, in seconds since 1970 UTC, the end itself not included; for ever when
  /// `nil`.
  public var expiry: Int?
  /// Names of the features that are on with the device's own camera.
  public var softScanFeatures: [String]
  /// Names of the features that are on with a hardware scanner.
  public var kioskFeatures: [String]

  /// The feature without which licences are not parsed.
  public static let parsing = "parsing_dl"

  /// Names of all features that the software asks for.
  public static let features = [parsing]

  /// Makes claims.
  public init(
    issuer: String,
    holder: String,
    issuedAt: Int,
    notBefore: Int? = nil,
    expiry: Int? = nil,
    softScanFeatures: [String] = [],
    kioskFeatures: [String] = []
  ) {
    self.issuer = issuer
    self.holder = holder
    self.issuedAt = issuedAt
    self.notBefore = notBefore
    self.expiry = expiry
    self.softScanFeatures = softScanFeatures
    self.kioskFeatures = kioskFeatures
  }
}
