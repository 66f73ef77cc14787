#if os(Linux)
internal import Glibc

/// An open serial device, set to pass bytes unchanged.
struct SerialPort {
  let file: FileDescriptor

  /// It has the settings of a terminal, as serial devices do.
  let isTerminal: Bool

  /// Opens a device.
  ///
  /// - Parameters:
  ///   - path: Where the device is.
  ///   - baud: Its speed; the nearest that termios knows is set, and USB devices take no notice.
  /// - Returns: The open device.
  /// - Throws: `.cannotOpen` when it is not there or may not be opened.
  static func open(path: String, baud: Int) throws(CaptureError) -> SerialPort {
    let number = Glibc.open(path, O_RDONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    guard number >= 0 else { throw .cannotOpen(errorNumber: errno) }
    let file = FileDescriptor(number)
    var settings = termios()
    guard tcgetattr(number, &settings) == 0 else {
      return SerialPort(file: file, isTerminal: false)
    }
    cfmakeraw(&settings)
    settings.c_cflag |= tcflag_t(CLOCAL | CREAD)
    let speed = SerialPort.speed(baud)
    cfsetispeed(&settings, speed)
    cfsetospeed(&settings, speed)
    _ = tcsetattr(number, TCSANOW, &settings)
    return SerialPort(file: file, isTerminal: true)
  }

  private static func speed(_ baud: Int) -> speed_t {
    switch baud {
    case ..<2400: speed_t(B1200)
    case ..<4800: speed_t(B2400)
    case ..<9600: speed_t(B4800)
    case ..<19200: speed_t(B9600)
    case ..<38400: speed_t(B19200)
    case ..<57600: speed_t(B38400)
    case ..<115_200: speed_t(B57600)
    default: speed_t(B115200)
    }
  }
}
#endif
