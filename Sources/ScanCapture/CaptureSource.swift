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
  /// - Parameter text: What was written; `nil` comes out when it names nothing, or when what follows the
  ///   comma of a serial device is no speed.
  public init?(parsing text: String) {
    let bytes = Array(text.utf8)
    let marker = Array("serial:".utf8)
    if bytes.isEmpty { return nil }
    if bytes == [UInt8(ascii: "-")] {
      self = .standardInput
    } else if bytes.starts(with: marker) {
      guard let serial = Self.serial(bytes.dropFirst(marker.count)) else { return nil }
      self = serial
    } else if StreamAddress(text) != nil {
      self = .stream(text)
    } else {
      self = .path(text)
    }
  }

  /// A device's path, and its speed behind the last comma; the names of devices have no commas.
  private static func serial(_ bytes: ArraySlice<UInt8>) -> CaptureSource? {
    let comma = bytes.lastIndex(of: UInt8(ascii: ",")) ?? bytes.endIndex
    let path = String(decoding: bytes[..<comma], as: UTF8.self)
    guard !path.isEmpty else { return nil }
    if comma == bytes.endIndex { return .serial(path: path, baud: usualBaud) }
    let digits = bytes[(comma + 1)...]
    guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let baud = Int(String(decoding: digits, as: UTF8.self)), baud > 0
    else { return nil }
    return .serial(path: path, baud: baud)
  }
}
