internal import AAMVA

/// The limits on input that nobody vouches for, in one place.
public enum ScanLimits {
  /// Longest payload that is taken, in bytes: the parser's own limit, `ParsingLimits.payloadBytes`.
  public static let payloadBytes = ParsingLimits.payloadBytes
  /// Longest options text that is read, in bytes.
  public static let optionBytes = 1 << 16
  /// Deepest nesting of arrays and objects in an options text.
  public static let optionDepth = 16
}
