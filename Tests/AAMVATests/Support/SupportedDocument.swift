@testable import AAMVA

/// Documentation/Supported.md, made from the tables that the parser itself reads.
enum SupportedDocument {
  static var text: String {
    """
    # What is supported

    This page is made from the parser's own tables by `Scripts/make-documentation`; a test holds it to them.

    ## Elements by edition

    **M** is mandatory, **o** optional, and **–** not defined in that edition of the AAMVA standard. The year is the
    edition's. Cards of before the standard (edition 00) are read as edition 01, and editions after 11 as edition 11.
    DCA, DCB, DCD, DCH, DAR, DAS and DAT are mandatory on driver's licences only.

    An element that an edition does not define is read as in the one that defines it, with a warning. Elements of no
    edition, those of a jurisdiction's own subfile among them, are kept with their bytes and without a meaning.

    \(elements)

    ## Jurisdictions

    The card of another issuer is read like any other; it is not given a jurisdiction.

    \(jurisdictions)

    """
  }

  private static let editions = 1...Edition.newest

  private static var elements: String {
    let numbers = editions.map { $0 < 10 ? "0\($0)" : "\($0)" }
    let years = editions.map { "\(Edition($0).publication.year)" }
    let rows = KnownElement.allCases.map { element in
      [element.id, meanings(of: element)] + editions.map { presence(of: element, in: $0) }
    }
    return table(
      ["id", "meaning"] + zip(numbers, years).map { "\($0)<br>\($1)" },
      alignment: ["---", "---"] + numbers.map { _ in ":-:" },
      rows
    )
  }

  private static func presence(of element: KnownElement, in edition: Int) -> String {
    switch Edition(edition).presence(of: element) {
    case .mandatory: "M"
    case .optional: "o"
    case .undefined: "–"
    }
  }

  /// The meaning of most editions, and behind it those of the editions that differ.
  private static func meanings(of element: KnownElement) -> String {
    var text = element.meaning.string
    for number in editions where Edition(number).presence(of: element) != .undefined {
      let meaning = Edition(number).meaning(of: element).string
      if meaning != element.meaning.string { text += "; in edition 0\(number): \(meaning)" }
    }
    return text
  }

  private static var jurisdictions: String {
    let table = ByteView(JurisdictionTable.text)
    let rows = stride(from: 0, to: table.count, by: JurisdictionTable.rowWidth)
      .map { UInt32(table.slice($0, $0 + 6).number ?? 0) }
      .compactMap { number in
        Jurisdiction(issuerNumber: number).map { jurisdiction in
          let country = jurisdiction.country == .canada ? "Canada" : "United States"
          return [jurisdiction.name, jurisdiction.abbreviation, "\(number)", country]
        }
      }
      .sorted { ($0[3], $0[0], $0[2]) < ($1[3], $1[0], $1[2]) }
    return self.table(
      ["name", "abbreviation", "issuer identification number", "country"],
      alignment: ["---", "---", "---", "---"],
      rows
    )
  }

  private static func table(_ head: [String], alignment: [String], _ rows: [[String]]) -> String {
    ([head, alignment] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }
}
