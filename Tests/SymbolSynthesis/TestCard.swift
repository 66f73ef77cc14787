internal import Foundation

/// A card of somebody who does not exist, with words that occur nowhere else.
public enum TestCard {
  /// Words of the card that occur nowhere else.
  public static let words = [
    "QUILLA", "HARROWGATE", "OTTOLINE", "T64235789", "2300 WEST BRAMBLE", "FERNWICK",
  ]

  /// The payload of a licence.
  ///
  /// - Parameters:
  ///   - changes: Elements that replace those of the same id; `nil` removes one.
  ///   - issuer: The issuer's number.
  ///   - version: The edition of the standard.
  /// - Returns: The bytes of the bar code.
  public static func payload(
    _ changes: [String: String?] = [:],
    issuer: Int = 636_000,
    version: Int = 9
  ) -> [UInt8] {
    var elements: [(String, String)] = [
      ("DAQ", "T64235789"), ("DCS", "HARROWGATE"), ("DDE", "N"), ("DAC", "QUILLA"), ("DDF", "N"),
      ("DAD", "OTTOLINE"), ("DDG", "N"), ("DCA", "D"), ("DCB", "NONE"), ("DCD", "NONE"),
      ("DBD", "12102024"), ("DBB", "06061986"), ("DBA", "12102028"), ("DBC", "2"),
      ("DAU", "068 in"), ("DAY", "BRO"), ("DAG", "2300 WEST BRAMBLE STREET"), ("DAI", "FERNWICK"),
      ("DAJ", "VA"), ("DAK", "232690000  "), ("DCF", "2424244747474786102204"), ("DCG", "USA"),
      ("DAZ", "BRO"), ("DAW", "160"), ("DCK", "0060100044"), ("DDA", "F"), ("DDB", "03012008"),
    ]
    for (id, value) in changes.sorted(by: { $0.key < $1.key }) {
      elements.removeAll { $0.0 == id }
      if let value { elements.append((id, value)) }
    }
    let subfile = "DL" + elements.map { $0.0 + $0.1 }.joined(separator: "\n") + "\r"
    let bytes = Array(subfile.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
    let head = String(format: "@\n\u{1E}\rANSI %06d%02d0001", issuer, version)
    let directory = String(format: "DL%04d%04d", head.utf8.count + 10, bytes.count)
    return Array((head + directory).utf8) + bytes
  }

  /// A picture of a symbol with a payload.
  ///
  /// - Parameters:
  ///   - payload: The bytes of the bar code.
  ///   - blurPixels: The lens's blur.
  ///   - modulePixels: Pixels that a module takes.
  /// - Returns: The pixels.
  /// - Throws: `DrawingError` when the payload does not fit.
  public static func picture(
    of payload: [UInt8],
    blurPixels: Double = 0.5,
    modulePixels: Double = 3
  ) throws -> GreyPicture {
    var photographer = Photographer()
    photographer.samplesPerSide = 2
    photographer.blurPixels = blurPixels
    photographer.modulePixels = modulePixels
    return photographer.photograph(try DrawnSymbol(payload)).picture
  }
}
