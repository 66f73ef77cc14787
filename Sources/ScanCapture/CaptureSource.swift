/// Where frames or payloads come from.
public enum CaptureSource: Equatable, Sendable {
  /// A picture, a folder of pictures, a video, or a camera device, by its path.
  case path(String)
  /// A stream that ffmpeg opens, by its address: "rtsp://…".
  case stream(String)
  /// A hardware scanner on a serial device.
  case serial(path: String, baud: Int)
  /// Text that a scanner types, on standard input.
  case standardInput

  /// Speed of a serial device when none is stated; USB scanners take any.
  public static let usualBaud = 115_200

  /// Reads a source as it is written: "card.jpg", "/dev/video0", "rtsp://…", "serial:/dev/ttyACM0",
  /// "serial:/dev/ttyS0,9600" or "-".
  ///
  /// - Parameter text: What was written; `nil` comes out when it names nothing.
  public init?(parsing text: String) {
    let bytes = Array(text.utf8)
    let marker = Array("serial:".utf8)
    if bytes.isEmpty { return nil }
    if bytes == [UInt8(ascii: "-")] {
      self = .standardInput
    } else if bytes.starts(with: marker) {
      guard let serial = Self.serial(bytes.dropFirst(marker.count)) else { return nil }
      self = serial
    } else if Self.isAddress(bytes) {
      self = .stream(text)
    } else {
      self = .path(text)
    }
  }

  /// A device's path, and its speed behind the last comma when that is a number.
  private static func serial(_ bytes: ArraySlice<UInt8>) -> CaptureSource? {
    guard !bytes.isEmpty else { return nil }
    if let comma = bytes.lastIndex(of: UInt8(ascii: ",")), comma > bytes.startIndex,
      let baud = Int(String(decoding: bytes[(comma + 1)...], as: UTF8.self)), baud > 0
    {
      return .serial(path: String(decoding: bytes[..<comma], as: UTF8.self), baud: baud)
    }
    return .serial(path: String(decoding: bytes, as: UTF8.self), baud: usualBaud)
  }

  /// Letters, then "://".
  private static func isAddress(_ bytes: [UInt8]) -> Bool {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 1 else { return false }
    let isScheme = bytes[..<colon].allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    return isScheme && bytes[colon...].starts(with: Array("://".utf8))
  }
}
