import Foundation

/// A pair of terminals that stands in for a serial device: what is written to one comes out at the
/// other, which has a path of our choice.
final class PseudoTerminal {
  let path: String
  private let master: Int32

  /// Makes the pair; the device appears at `path`.
  init(path: String) throws {
    self.path = path
    var (master, slave): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 256)
    guard openpty(&master, &slave, &name, nil, nil) == 0 else { throw POSIXError(.ENODEV) }
    // The device is opened by who uses it, and by nobody else.
    close(slave)
    self.master = master
    let end = name.firstIndex(of: 0) ?? name.endIndex
    let device = String(decoding: name[..<end].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // What is written before the other end has switched it off must not be echoed or changed.
    var settings = termios()
    tcgetattr(master, &settings)
    cfmakeraw(&settings)
    tcsetattr(master, TCSANOW, &settings)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: device)
  }

  /// Sends bytes.
  func send(_ bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    precondition(write(master, bytes, bytes.count) == bytes.count)
  }

  /// Sends bytes in pieces, with pauses.
  func send(_ bytes: [UInt8], inPiecesOf size: Int, pauseMilliseconds: Int) async throws {
    for start in stride(from: 0, to: bytes.count, by: size) {
      send(bytes[start..<min(start + size, bytes.count)])
      try await Task.sleep(for: .milliseconds(pauseMilliseconds))
    }
  }

  /// Pulls the plug: the device is gone at once.
  func unplug() {
    try? FileManager.default.removeItem(atPath: path)
    close(master)
  }
}
