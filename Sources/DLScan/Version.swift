internal import AAMVA

/// The version of the library and of everything that is built on it.
public enum Version {
  /// Major, minor and patch number, with a zero byte behind them in memory.
  public static let literal: StaticString = "0.1.0"

  /// Major, minor and patch number.
  public static var text: String { String(literal) }
}

extension String {
  /// A text of our own as a string, without the machinery of `String(describing:)`.
  package init(_ literal: StaticString) {
    self = literal.withUTF8Buffer { String(utf8: $0) }
  }
}
