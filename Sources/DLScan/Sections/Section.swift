/// A titled group of rows, as a person is shown what a card says.
public struct Section: Equatable, Sendable {
  /// The group's title: "Name".
  public var title: String
  /// The rows, one at least.
  public var rows: [SectionRow]

  /// Makes a section.
  public init(title: String, rows: [SectionRow]) {
    self.title = title
    self.rows = rows
  }
}

/// One thing that a card says.
public struct SectionRow: Equatable, Sendable {
  /// What it is: "Date of Birth".
  public var label: String
  /// What the card says, in words for people; never empty.
  ///
  /// It is safe to show: what would act on a terminal or turn the direction of writing is made
  /// visible. Line feeds part the lines of an address.
  public var value: String

  /// Makes a row.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}

/// Gathers the rows of one section; what the card does not state leaves no row.
struct SectionBuilder {
  private let title: String
  private var rows: [SectionRow] = []

  init(_ title: String) {
    self.title = title
  }

  /// Adds a text of the card, or words about it.
  mutating func add(_ label: String, _ value: String?) {
    guard let value else { return }
    guard value.saysSomething else { return }
    rows.append(SectionRow(label: label, value: value.madeVisible))
  }

  /// Adds one line a part, parts that are not there left out.
  mutating func add(_ label: String, lines: [String?]) {
    var text = ""
    for line in lines {
      guard let line, line.saysSomething else { continue }
      if !text.isEmpty { text += "\n" }
      text += line.madeVisible
    }
    guard !text.isEmpty else { return }
    rows.append(SectionRow(label: label, value: text))
  }

  /// Adds a truth value.
  mutating func add(_ label: String, _ flag: Bool?) {
    guard let flag else { return }
    rows.append(SectionRow(label: label, value: flag ? "Yes" : "No"))
  }

  /// The section, or nothing when it has no rows.
  var section: Section? {
    rows.isEmpty ? nil : Section(title: title, rows: rows)
  }
}

extension String {
  /// The text is more than blanks.
  fileprivate var saysSomething: Bool { utf8.contains { $0 != UInt8(ascii: " ") } }
}
