/// The address of a stream, which often holds a password: "rtsp://user:secret@host/channel?token=…".
public struct StreamAddress: Equatable, Sendable {
  /// The address as it was written; for the program that opens it and for nobody else.
  public let text: String

  /// Takes a text that begins with a scheme and "://"; `nil` for any other text.
  ///
  /// A scheme has two letters or more, or "C://cards" would be one. Its figures and signs are those of
  /// RFC 3986, section 3.1, and ":", by which ffmpeg nests schemes: "async:https://…".
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    let signs = Array("+-.:".utf8)
    let schemeEnd = bytes.firstIndex { byte in
      !StreamAddress.isLetterOrDigit(byte) && !signs.contains(byte)
    }
    guard let schemeEnd, schemeEnd > 2, StreamAddress.isLetter(bytes[0]),
      bytes[schemeEnd - 1] == UInt8(ascii: ":"), bytes[schemeEnd...].starts(with: Array("//".utf8))
    else { return nil }
    self.text = text
  }

  /// The address as it may be shown: the scheme, the host and its port.
  ///
  /// A password may stand in the user's part, the path, the query or the fragment, under any name, so that
  /// "..." stands for all of them. It stands for the host too where a sign behind it makes one think that the
  /// user's part goes on.
  public var label: String {
    let bytes = Array(text.utf8)
    let start = (bytes.firstRange(of: Array("://".utf8))?.upperBound) ?? bytes.endIndex
    let end =
      bytes[start...].firstIndex { Array("/?#\\".utf8).contains($0) } ?? bytes.endIndex
    let scheme = String(decoding: bytes[..<start], as: UTF8.self)
    let host = bytes[start..<end].split(
      separator: UInt8(ascii: "@"), omittingEmptySubsequences: false
    ).last
    guard let host, StreamAddress.isHost(host), !bytes[end...].contains(UInt8(ascii: "@")) else {
      return scheme + "..."
    }
    let hasMore = bytes[end...].count > 1
    return scheme + String(decoding: host, as: UTF8.self) + (hasMore ? "/..." : "")
  }

  /// A name or a number of RFC 3986, section 3.2.2, with a port of figures behind it or none.
  private static func isHost(_ bytes: ArraySlice<UInt8>) -> Bool {
    var name = bytes
    if let colon = bytes.lastIndex(of: UInt8(ascii: ":")), bytes.last != UInt8(ascii: "]") {
      name = bytes[..<colon]
      let port = Int(String(decoding: bytes[(colon + 1)...], as: UTF8.self))
      guard let port, (0...Int(UInt16.max)).contains(port) else { return false }
    }
    var signs = Array("-._".utf8)
    if name.first == UInt8(ascii: "["), name.last == UInt8(ascii: "]") {
      name = name.dropFirst().dropLast()
      signs.append(UInt8(ascii: ":"))
    }
    return name.allSatisfy { isLetterOrDigit($0) || signs.contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
