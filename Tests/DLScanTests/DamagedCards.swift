import SymbolSynthesis

/// Invented cards of every edition, and the ways in which scans are damaged.
struct DamagedCards {
  /// Values of the cards that must never be seen in a redacted result; none is a word of our own.
  static let secrets = [
    "ZWIRNER", "QUELLA", "OPHELIA", "4711 SCHILF", "8093", "KLOSTERAU", "77614", "KX7730912",
    "88230014417",
    "INV66120", "AUD90311", "PFORZEN", "WUNDA", "19910908", "09081991", "1991-09-08",
    "SEPTEMBER 8, 1991",
    "2009-09-08", "2010-09-08", "2012-09-08",
  ]

  private static let address = [
    "DAQKX7730912", "DAG4711 SCHILF WAY", "DAHUNIT 8093", "DAIKLOSTERAU", "DAJVA", "DAK776140000  ",
  ]
  private static let later = [
    "DCSZWIRNER", "DACQUELLA", "DADOPHELIA", "DDEN", "DDFN", "DDGN", "DCAD", "DCBB", "DCDNONE",
    "DBD04172022",
    "DBB09081991", "DBA09112030", "DBC2", "DAU066 in", "DAYHAZ", "DCF88230014417", "DCGUSA", "DDAF",
    "DDB07012020", "DAW142", "DAZBRO", "DDK1", "DCKINV66120", "DCJAUD90311", "DCIPFORZEN",
    "DBNWUNDA", "DCLW",
    "DCMC", "DCN12", "DCOB", "DDH09082009", "DDI09082010", "DDJ09082012",
  ]

  private static let earlier = [
    "DCSZWIRNER", "DCTQUELLA,OPHELIA", "DCUNONE", "DCAC", "DCBNONE", "DCDNONE", "DBA09112030",
    "DBB09081991", "DBD04172022", "DAU066 in", "DAYGRN", "DCE3", "DCF88230014417", "DCGUSA",
    "DCHNONE", "DCIPFORZEN",
  ]
  private static let first = [
    "DARC", "DASNONE", "DATNONE", "DBA20300911", "DBB19910908", "DBD20220417", "DBJ88230014417",
    "PACINV66120",
  ]

  /// The payloads before any damage.
  static let payloads: [[UInt8]] = {
    var payloads = [card(1, ["DAAZWIRNER,QUELLA,OPHELIA"] + address + first), stripe]
    for edition in 2...3 { payloads.append(card(edition, address + earlier)) }
    for edition in 4...11 {
      payloads.append(card(edition, address + later))
      payloads.append(card(edition, later.reversed() + address))
    }
    return payloads
  }()

  private static let stripe = Array(
    ("%VAKLOSTERAU^ZWIRNER$QUELLA$OPHELIA^4711 SCHILF WAY$UNIT 8093^?"
      + ";6360008823001441700=300919910908?"
      + "%1077614      D B         N   2066142BROHAZ                               ?").utf8)

  private static func card(_ edition: Int, _ elements: [String]) -> [UInt8] {
    let body = "DL" + elements.joined(separator: "\n") + "\r"
    let header = "@\n\u{1E}\rANSI 636000" + digits(edition, 2) + (edition < 2 ? "" : "01") + "01"
    let designator = "DL" + digits(header.utf8.count + 10, 4) + digits(body.utf8.count, 4)
    return Array((header + designator + body).utf8)
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: count - text.count) + text
  }

  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// One to four damages of one payload.
  mutating func damage(_ payload: [UInt8]) -> [UInt8] {
    var bytes = payload
    for _ in 0..<generator.integer(1...4) where bytes.count > 8 { damageOnce(&bytes) }
    return bytes
  }

  private mutating func damageOnce(_ bytes: inout [UInt8]) {
    let ends: [UInt8] = [10, 13, 0x1E, 0x5E, 0x3F, 0x3B, 0x3D]
    let separators = bytes.indices.filter { ends.contains(bytes[$0]) }
    let place = generator.integer(0...bytes.count - 1)
    let separator = separators.randomElement(using: &generator) ?? place
    let end = min(bytes.count, place + generator.integer(1...30))
    switch generator.integer(0...10) {
    case 0: bytes.remove(at: separator)
    case 1: bytes.insert(bytes[separator], at: separator)
    case 2: bytes[separator] = [10, 13, 32, 9, 124, 44, 0][generator.integer(0...6)]
    case 3: bytes.removeSubrange(place...)
    case 4: bytes.removeSubrange(..<(place / 2))
    case 5:
      // An id, or a part of one, is lost.
      bytes.removeSubrange(separator..<min(bytes.count, separator + generator.integer(1...4)))
    case 6: bytes[place] ^= 0x20
    case 7:
      for _ in 0..<generator.integer(1...8) {
        bytes.insert(UInt8(generator.integer(0...255)), at: place)
      }
    case 8: bytes.insert(contentsOf: bytes[place..<end], at: separator)
    case 9:
      let moved = Array(bytes[place..<end])
      bytes.removeSubrange(place..<end)
      bytes.insert(contentsOf: moved, at: min(separator, bytes.count))
    default:
      for index in separators.reversed() where generator.chance(0.2) { bytes.remove(at: index) }
    }
  }
}
