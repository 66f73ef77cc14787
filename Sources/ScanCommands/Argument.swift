internal import ScanCapture

/// One argument of the command line, with its bytes as the system gave them.
///
/// File names on Linux are bytes, not text: a name that is no UTF-8 still opens its file.
public struct Argument: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The bytes, without the zero at the end.
  public let bytes: [UInt8]

  /// Makes an argument from bytes.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Makes an argument from a text.
  public init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Makes an argument from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The argument as text; bytes that are no UTF-8 show as U+FFFD.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The argument as a name for people: of a stream's address what may be shown.
  var label: String { StreamAddress(text)?.label ?? text }

  /// The argument ends so, in letters of either case; the ending must be in small letters.
  func hasEnding(_ ending: StaticString) -> Bool {
    ending.withUTF8Buffer { ending in
      let end = bytes.suffix(ending.count).map { (65...90).contains($0) ? $0 + 32 : $0 }
      return end.elementsEqual(ending)
    }
  }

  /// The argument is exactly this word.
  func isWord(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { bytes.elementsEqual($0) }
  }
}
