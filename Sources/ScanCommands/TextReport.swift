internal import DLScan

/// One result as lines for people.
struct TextReport {
  /// What came of the input.
  let result: ScanResult
  /// The input's name, safe to show.
  let name: String

  /// The lines, in UTF-8, with an empty one at the end.
  var bytes: [UInt8] {
    let summary = result.summary
    var lines = ["\(name): \(summary.title)"]
    for remark in summary.remarks { lines.append("  \(remark.tone.mark) \(remark.text)") }
    let sections = result.sections
    let width = sections.flatMap(\.rows).map(\.label.count).max() ?? 0
    for section in sections {
      lines += ["", "  \(section.title)"]
      for row in section.rows { lines += row.lines(labelWidth: width) }
    }
    lines.append("")
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}

extension Remark.Tone {
  /// A sign that tells the tone without colour.
  fileprivate var mark: String {
    switch self {
    case .good: "+"
    case .neutral: "-"
    case .caution: "!"
    case .bad: "x"
    }
  }
}

extension SectionRow {
  fileprivate func lines(labelWidth: Int) -> [String] {
    let values = value.split(separator: "\n")
    return values.enumerated().map { place, value in
      let label = place == 0 ? label : ""
      let gap = String(repeating: " ", count: labelWidth - label.count + 2)
      return "    \(label)\(gap)\(value)"
    }
  }
}
