internal import DLScan

/// One thing that a card says.
public struct CardRow: Equatable, Identifiable, Sendable {
  /// Position in its section.
  public let id: Int
  /// What it is: "Date of Birth".
  public let label: String
  /// What the card says; line feeds part the lines of an address.
  public let value: String

  /// What VoiceOver says: the label and the value as one.
  public var accessibilityLabel: String {
    let lines = value.split(separator: "\n").joined(separator: ", ")
    return "\(label): \(lines)"
  }
}

/// A titled group of rows; never empty.
public struct CardSection: Equatable, Identifiable, Sendable {
  /// Position on its card.
  public let id: Int
  /// The group's title: "Name".
  public let title: String
  /// The rows, one at least.
  public let rows: [CardRow]

  /// Takes the sections that every face of the software shows.
  static func list(_ sections: [Section]) -> [CardSection] {
    sections.enumerated().map { place, section in
      CardSection(
        id: place,
        title: section.title,
        rows: section.rows.enumerated().map { place, row in
          CardRow(id: place, label: row.label, value: row.value)
        }
      )
    }
  }
}
