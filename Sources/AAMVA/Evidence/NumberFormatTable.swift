// swift-format-ignore-file: the rows are read as a table.

/// The forms of license numbers that are publicly documented; one row for each jurisdiction, in
/// alphabetical order of its abbreviation.
///
/// Sources: the United States, the tables of the National Traffic Safety Institute
/// (ntsi.com/drivers-license-format) and of Starpoint Screening (starpointscreening.com, as of
/// 2024-12-17); Canada, the definition of its license numbers in Microsoft Purview's documentation
/// (learn.microsoft.com/purview, sit-defn-canada-drivers-license-number). All were read 2026-11-30; where
/// they differ, the row allows what any of them does.
///
/// Jurisdictions whose cards are known to print other numbers than these are left out: Arkansas, New
/// Hampshire, Oregon, Pennsylvania, Washington. So are those for which no source was found.
///
/// Each row has the postal abbreviation, and the forms with blanks between them. A form is a row of letters (A) and
/// digits (N), each with how many of them there are or from how many to how many.
enum NumberFormatTable {
  static let rows = Constants<(abbreviation: Word, forms: StaticString)>([
    ("AB", "N5-9"),
    ("AK", "N1-7"),
    ("AL", "N1-8"),
    ("AZ", "A1N8 N9"),
    ("BC", "N7"),
    ("CA", "A1N7"),
    ("CO", "N9 A1N3-6 A2N2-5"),
    ("CT", "N9"),
    ("DC", "N7 N9"),
    ("DE", "N1-7"),
    ("FL", "A1N12"),
    ("GA", "N7-9"),
    ("HI", "A1N8 N9"),
    ("IA", "N9 N3A2N4"),
    ("ID", "A2N6A1 N9"),
    ("IL", "A1N11-12"),
    ("IN", "A1N9 N9-10"),
    ("KS", "A1N1A1N1A1 A1N8 N9"),
    ("KY", "A1N8-9 N9"),
    ("LA", "N1-9"),
    ("MA", "A1N8 A2N7 N9"),
    ("MB", "A7N3A2"),
    ("MD", "A1N12"),
    ("ME", "N7-8 N7A1"),
    ("MI", "A1N10 A1N12"),
    ("MN", "A1N12"),
    ("MO", "A1N5-9 A1N6A1 N3A1N6 N8A2 N9A1 N9"),
    ("MS", "N9"),
    ("MT", "A1N8 N9 N13-14"),
    ("NB", "N5-7"),
    ("NC", "N1-12"),
    ("ND", "A3N6 N9"),
    ("NE", "A1N6-8"),
    ("NJ", "A1N14"),
    ("NL", "A1N9"),
    ("NM", "N8-9"),
    ("NS", "A5N9"),
    ("NV", "N9-10 N12 A1N8"),
    ("NY", "A1N7 A1N18 N8-9 N16 A8"),
    ("OH", "A1N4-8 A2N3-7 N8"),
    ("OK", "A1N9 N9"),
    ("ON", "A1N14"),
    ("PE", "N5-6"),
    ("QC", "A1N12"),
    ("RI", "N7-8 A1N6"),
    ("SC", "N5-11"),
    ("SD", "N6-10 N12"),
    ("SK", "N8"),
    ("TN", "N7-9"),
    ("TX", "N7-8"),
    ("UT", "N4-10"),
    ("VA", "A1N8-11 N9"),
    ("VT", "N8 N7A1"),
    ("WI", "A1N13"),
    ("WV", "N7 A1-2N5-6"),
    ("WY", "N9-10"),
  ])
}
