public import SymbolSynthesis

/// The card of the sample picture, of a person who does not exist.
public enum SampleCard {
  /// The elements of the DL subfile, in order.
  public static let elements: [(id: String, value: String)] = [
    ("DAQ", "V00417266"), ("DCS", "SPECIMEN"), ("DDE", "N"), ("DAC", "MARLOWE"), ("DDF", "N"),
    ("DAD", "QUILL"), ("DDG", "N"), ("DCA", "D"), ("DCB", "K"), ("DCD", "PH"),
    ("DBD", "10072024"), ("DBB", "11291986"), ("DBA", "11292032"), ("DBC", "1"),
    ("DAU", "068 in"), ("DAY", "BRO"), ("DAG", "18 INVENTED QUAY APT 3"), ("DAI", "RICHMOND"),
    ("DAJ", "VA"), ("DAK", "232694417  "), ("DCF", "0061480217735590418823"), ("DCG", "USA"),
    ("DCK", "7730014526"), ("DDA", "F"), ("DDB", "02122019"), ("DAZ", "BRO"), ("DAW", "165"),
    ("DDK", "1"), ("DDL", "1"),
  ]

  /// The jurisdiction's own subfile.
  public static let ownElements: [(id: String, value: String)] = [("ZVA", "01")]

  /// The bytes of the bar code, laid out by edition 10 of the AAMVA card design standard.
  public static var payload: [UInt8] {
    let licence = subfile("DL", elements)
    let own = subfile("ZV", ownElements)
    let headerCount = 21 + 2 * 10
    let header =
      "@\n\u{1E}\rANSI 636000100102"
      + "DL\(digits(headerCount))\(digits(licence.count))"
      + "ZV\(digits(headerCount + licence.count))\(digits(own.count))"
    return Array(header.utf8) + licence + own
  }

  /// The symbol: 12 data columns, a level that 400 bytes usually get.
  public static func symbol() throws -> DrawnSymbol {
    try DrawnSymbol(payload, options: EncodingOptions(columnCount: 12, level: 5))
  }

  private static func subfile(_ type: String, _ elements: [(id: String, value: String)]) -> [UInt8]
  {
    let lines = elements.map { $0.id + $0.value }.joined(separator: "\n")
    return Array("\(type)\(lines)\r".utf8)
  }

  private static func digits(_ number: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, 4 - text.utf8.count)) + text
  }
}
