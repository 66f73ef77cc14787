import AAMVA

/// A payload under construction, with a header that is right unless told otherwise.
///
/// The people are invented.
struct Card {
  var fileType = "ANSI "
  var issuer = "636000"
  var version = 8
  /// Left out of the header when `nil`, as in edition 01.
  var jurisdictionVersion: Int? = 0
  var subfiles: [(type: String, elements: [String])]
  var separators = "\n\u{1E}\r"
  var elementEnd = "\n"
  var subfileEnd = "\r"

  init(_ elements: [String], version: Int = 8, issuer: String = "636000", type: String = "DL") {
    subfiles = [(type, elements)]
    self.version = version
    self.issuer = issuer
    jurisdictionVersion = version < 2 ? nil : 0
  }

  /// A whole card of an edition, some of whose elements are replaced, added or (when empty) taken out.
  static func whole(
    version: Int = 8,
    issuer: String = "636000",
    type: String = "DL",
    with changes: [String] = []
  ) -> Card {
    var elements = base(version)
    for change in changes {
      let id = change.prefix(3)
      if let place = elements.firstIndex(where: { $0.hasPrefix(id) }) {
        elements[place] = change
      } else {
        elements.append(change)
      }
    }
    return Card(elements, version: version, issuer: issuer, type: type)
  }

  private static func base(_ version: Int) -> [String] {
    let common = [
      "DAQK55-0192", "DAG18 LANTERN RD", "DAIOSTERVILLE", "DAJVA", "DAK231190000  ", "DBC2",
    ]
    switch version {
    case 1:
      return ["DAAQUILL,MARTA,ROSE"] + common + [
        "DARC", "DASNONE", "DATNONE", "DBA20310417", "DBB19880417", "DBD20230417",
      ]
    case 2, 3:
      return ["DCSQUILL", "DCTMARTA,ROSE", "DCUNONE"] + common + [
        "DCAC", "DCBNONE", "DCDNONE", "DBA04172031", "DBB04171988", "DBD04172023", "DAU066 in",
        "DAYGRN", "DCE3", "DCFF00017", "DCGUSA", "DCHNONE",
      ]
    default:
      return ["DCSQUILL", "DACMARTA", "DADROSE", "DDEN", "DDFN", "DDGN"] + common + [
        "DCAC", "DCBNONE", "DCDNONE", "DBA04172031", "DBB04171988", "DBD04172023", "DAU066 in",
        "DAYGRN", "DCFF00017", "DCGUSA",
      ]
    }
  }

  private func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }

  /// The payload as text of ISO 8859-1.
  var text: String {
    var header = "@" + separators + fileType + issuer + digits(version, 2)
    if let jurisdictionVersion { header += digits(jurisdictionVersion, 2) }
    header += digits(subfiles.count, 2)
    var offset = header.unicodeScalars.count + subfiles.count * 10
    var body = ""
    for subfile in subfiles {
      let part = subfile.type + subfile.elements.joined(separator: elementEnd) + subfileEnd
      let length = part.unicodeScalars.count
      header += subfile.type + digits(offset, 4) + digits(length, 4)
      offset += length
      body += part
    }
    return header + body
  }

  /// The payload's bytes.
  var bytes: [UInt8] { latin1(text) }

  /// What the parser makes of it.
  var document: Document { DocumentParser().parse(bytes) }

  /// The licence that comes of it.
  var license: License { document.license }
}

/// The bytes of a text in ISO 8859-1; characters beyond it become `?`.
func latin1(_ text: String) -> [UInt8] {
  text.unicodeScalars.map { $0.value < 256 ? UInt8($0.value) : UInt8(ascii: "?") }
}

/// Reads a text of ISO 8859-1.
func parse(_ text: String) -> Document { DocumentParser().parse(latin1(text)) }

extension Document {
  /// The codes of the warnings.
  var codes: [String] { warnings.map(\.code.rawValue) }

  /// The record of an element.
  func record(_ id: String) -> ElementRecord? { elements.first { $0.id == id } }

  /// The outcome of a check.
  func outcome(_ check: String) -> EvidenceOutcome? {
    evidence.first { $0.check.rawValue == check }?.outcome
  }
}

/// A date that exists.
func day(_ year: Int, _ month: Int, _ day: Int) -> CalendarDate? {
  CalendarDate(year: year, month: month, day: day)
}
