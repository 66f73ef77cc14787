internal import AAMVA

/// The page Supported.md, made from the tables that the parser itself reads.
public enum SupportedPage {
  /// The page's name in Documentation/.
  public static let fileName = "Supported.md"

  /// The page.
  public static var text: String {
    """
    # What is supported

    This page is made from the parser's own tables by `Scripts/make-documentation`; a test holds it to them.

    ## Elements by edition

    **M** is mandatory, **D** mandatory on driver's licenses only, **o** optional, and **–** not defined in that edition
    of the AAMVA standard. The year is the edition's. Cards of before the standard (edition 00) are read as edition 01,
    and editions after 11 as edition 11.

    An element that an edition does not define is read as in the one that defines it, with a warning. Elements of no
    edition, those of a jurisdiction's own subfile among them, are kept with their bytes and without a meaning.

    \(elements)

    ## Properties of a license

    The key in JSON, the elements that fill it, the section in which people are shown it, and whether it may be seen when a
    result is redacted.

    \(properties)

    ## Jurisdictions

    The card of another issuer is read like any other; it is not given a jurisdiction.

    \(jurisdictions)

    """
  }

  // MARK: Elements

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
    case .mandatory: element.isForDrivingOnly(in: edition) ? "D" : "M"
    case .optional: "o"
    case .undefined: "–"
    }
  }

  /// The meaning of most editions, and behind it those of the editions that differ.
  private static func meanings(of element: KnownElement) -> String {
    let usual = element.content(in: Edition.newest).meaning.description
    var text = usual
    for edition in editions where Edition(edition).presence(of: element) != .undefined {
      let meaning = element.content(in: edition).meaning.description
      if meaning != usual { text += "; in edition 0\(edition): \(meaning)" }
    }
    return text
  }

  // MARK: Properties

  private static var properties: String {
    table(
      ["property", "elements", "section", "redacted"],
      alignment: ["---", "---", "---", "---"],
      LicenseProperty.allCases.map { property in
        [
          "`\(property.rawValue)`", sources(of: property), property.section?.rawValue ?? "–",
          word(for: property.privacy),
        ]
      }
    )
  }

  /// The ids of the elements that fill a property in an edition that defines them.
  private static func sources(of property: LicenseProperty) -> String {
    let ids = KnownElement.allCases.filter { element in
      editions.contains {
        Edition($0).presence(of: element) != .undefined
          && element.content(in: $0).property == property
      }
    }
    return ids.isEmpty ? "–" : ids.map(\.id).joined(separator: ", ")
  }

  private static func word(for privacy: LicensePrivacy) -> String {
    switch privacy {
    case .kept: "kept"
    case .masked: "masked"
    case .neverWritten: "never written"
    }
  }

  // MARK: Jurisdictions

  private static var jurisdictions: String {
    let rows = Jurisdiction.all
      .map { number, jurisdiction in
        let country = jurisdiction.country == .canada ? "Canada" : "United States"
        return [jurisdiction.name, jurisdiction.abbreviation, "\(number)", country]
      }
      .sorted { ($0[3], $0[0], $0[2]) < ($1[3], $1[0], $1[2]) }
    return table(
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
