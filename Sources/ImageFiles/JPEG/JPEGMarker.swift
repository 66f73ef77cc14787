/// Second bytes of the JPEG markers that are told apart here (ITU-T T.81, table B.1).
enum JPEGMarker {
  static let temporary: UInt8 = 0x01
  static let startOfImage: UInt8 = 0xD8
  static let endOfImage: UInt8 = 0xD9
  static let startOfScan: UInt8 = 0xDA
  static let app1: UInt8 = 0xE1
  static let app14: UInt8 = 0xEE

  /// A marker that no segment follows: TEM and RST0 to RST7.
  static func standsAlone(_ marker: UInt8) -> Bool {
    marker == temporary || (0xD0...0xD7).contains(marker)
  }

  /// A marker without a meaning (RES).
  static func isReserved(_ marker: UInt8) -> Bool { (0x02...0xBF).contains(marker) }

  /// A frame header SOF0 to SOF15; DHT, JPG and DAC lie between them and are none.
  static func isFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }
}
