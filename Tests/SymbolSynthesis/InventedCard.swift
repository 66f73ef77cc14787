/// A licence of a person who does not exist, as the bytes of its barcode.
///
/// The layout is that of the AAMVA card design standard, editions 08 to 10: a header, a table of subfiles,
/// a DL subfile and sometimes one of the jurisdiction's own.
public struct InventedCard: Sendable {
  /// The issuer's number, of a real jurisdiction.
  public let issuer: Int
  /// The edition of the standard, 8-10.
  public let edition: Int
  /// Elements of the DL subfile in order: three letters and the value.
  public let elements: [(id: String, value: String)]
  /// Elements of the jurisdiction's own subfile; none when there is none.
  public let jurisdictionElements: [(id: String, value: String)]

  /// The bytes of the barcode, 250-450 of them.
  public static func payload(seed: UInt64) -> [UInt8] {
    InventedCard(seed: seed).payload
  }

  /// The bytes of the barcode.
  public var payload: [UInt8] {
    let licence = subfile("DL", elements)
    var subfiles = [("DL", licence)]
    if !jurisdictionElements.isEmpty {
      let type = String(jurisdictionElements[0].id.prefix(2))
      subfiles.append((type, subfile(type, jurisdictionElements)))
    }
    var header = "@\n\u{1E}\rANSI \(issuer)\(digits(edition, 2))00\(digits(subfiles.count, 2))"
    var offset = header.utf8.count + 10 * subfiles.count
    for (type, bytes) in subfiles {
      header += "\(type)\(digits(offset, 4))\(digits(bytes.count, 4))"
      offset += bytes.count
    }
    return Array(header.utf8) + subfiles.flatMap(\.1)
  }

  /// Invents a person; every seed gives its own.
  public init(seed: UInt64) {
    var source = SeededGenerator(seed: seed)
    let place = Self.places[source.integer(0...(Self.places.count - 1))]
    let year = source.integer(1950...2004)
    let issued = source.integer(2019...2025)
    let birthday = Self.day(&source, year: year)
    issuer = place.issuer
    edition = source.integer(8...10)
    var list: [(id: String, value: String)] = [
      ("DAQ", Self.number(&source)),
      ("DCS", Self.pick(["SAMPLE", "SPECIMEN", "TESTCARD", "NOBODY", "EXAMPLE-MODEL"], &source)),
      ("DDE", "N"),
      ("DAC", Self.pick(["ALEX", "JORDAN", "ROBIN", "CASEY", "MARIE ANNE"], &source)),
      ("DDF", "N"), ("DAD", Self.pick(["TAYLOR", "QUINN", "LEE", "NONE"], &source)), ("DDG", "N"),
      ("DCA", Self.pick(["D", "C", "DM", "A"], &source)),
      ("DCB", Self.pick(["NONE", "B", "BF"], &source)),
      ("DCD", Self.pick(["NONE", "M", "H"], &source)),
      ("DBD", Self.day(&source, year: issued)), ("DBB", birthday),
      ("DBA", birthday.prefix(4) + digits(issued + 6, 4)),
      ("DBC", Self.pick(["1", "2", "9"], &source)),
      ("DAU", "0\(source.integer(58...79)) in"),
      ("DAY", Self.pick(["BRO", "BLU", "GRN", "HAZ", "GRY"], &source)),
      (
        "DAG",
        "\(source.integer(1...9_999)) "
          + Self.pick(["INVENTED ST", "NOWHERE AVE APT 4", "SPECIMEN BLVD"], &source)
      ),
      ("DAI", place.city), ("DAJ", place.state), ("DAK", place.postalCode + "0000  "),
      ("DCF", Self.number(&source) + Self.number(&source)), ("DCG", "USA"),
    ]
    if source.chance(0.7) { list.append(("DAZ", Self.pick(["BRO", "BLK", "GRY"], &source))) }
    if source.chance(0.7) { list.append(("DAW", digits(source.integer(95...290), 3))) }
    if source.chance(0.6) { list.append(("DCK", Self.number(&source) + Self.number(&source))) }
    if source.chance(0.8) { list.append(("DDA", Self.pick(["F", "N"], &source))) }
    if source.chance(0.8) { list.append(("DDB", "01152018")) }
    if source.chance(0.4) { list.append(("DDK", "1")) }
    if source.chance(0.2) { list.append(("DDL", "1")) }
    elements = list
    let letter = "Z" + place.state.prefix(1)
    jurisdictionElements =
      source.chance(0.5)
      ? [("\(letter)A", Self.number(&source)), ("\(letter)B", ""), ("\(letter)C", "Y")] : []
  }

  private static let places: [(issuer: Int, state: String, city: String, postalCode: String)] = [
    (636_000, "VA", "RICHMOND", "23219"), (636_001, "NY", "ALBANY", "12207"),
    (636_014, "CA", "SACRAMENTO", "95814"), (636_015, "TX", "AUSTIN", "78701"),
    (636_010, "FL", "TALLAHASSEE", "32301"), (636_025, "PA", "HARRISBURG", "17101"),
    (636_032, "MI", "LANSING", "48933"), (636_045, "WA", "OLYMPIA", "98501"),
    (636_020, "CO", "DENVER", "80202"), (636_055, "GA", "ATLANTA", "30303"),
  ]

  private static func pick(_ choices: [String], _ source: inout SeededGenerator) -> String {
    choices[source.integer(0...(choices.count - 1))]
  }

  private static func number(_ source: inout SeededGenerator) -> String {
    let letter = UnicodeScalar(UInt8(source.integer(65...90)))
    return String(letter) + digits(source.integer(0...99_999_999), 8)
  }

  private static func day(_ source: inout SeededGenerator, year: Int) -> String {
    digits(source.integer(1...12), 2) + digits(source.integer(1...28), 2) + digits(year, 4)
  }

  private func subfile(_ type: String, _ elements: [(id: String, value: String)]) -> [UInt8] {
    let lines = elements.map { $0.id + $0.value }.joined(separator: "\n")
    return Array("\(type)\(lines)\r".utf8)
  }
}

/// A number with leading zeros.
private func digits(_ number: Int, _ count: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
}
