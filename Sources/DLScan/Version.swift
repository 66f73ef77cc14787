/// The version of the library and of everything that is built on it.
public enum Version {
  /// Major, minor and patch number.
  public static let text = "0.1.0"
}
