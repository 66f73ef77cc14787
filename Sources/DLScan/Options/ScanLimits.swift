/// The limits on input that nobody vouches for, in one place.
public enum ScanLimits {
  /// Longest payload that is parsed, in bytes: over 300 times what one PDF417 symbol can hold.
  public static let payloadBytes = 1 << 20
  /// Longest options text that is read, in bytes.
  public static let optionBytes = 1 << 16
  /// Deepest nesting of arrays and objects in an options text.
  public static let optionDepth = 16
}
