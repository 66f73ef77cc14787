extension ScanResult {
  /// What a person is shown, as one JSON object in UTF-8, for screens that are not written in Swift:
  /// `{"title", "remarks": [{"tone", "text"}], "sections": [{"title", "rows": [{"label", "value"}]}]}`.
  ///
  /// `tone` is "good", "neutral", "caution" or "bad". All three keys are always there.
  public var displayJSON: [UInt8] {
    let summary = self.summary
    var writer = JSONWriter()
    writer.beginObject()
    writer.text("title", summary.title)
    writer.beginArray("remarks")
    for remark in summary.remarks {
      writer.beginObject()
      writer.word("tone", remark.tone.jsonName)
      writer.text("text", remark.text)
      writer.endObject()
    }
    writer.endArray()
    writer.beginArray("sections")
    for section in sections { writer.write(section) }
    writer.endArray()
    writer.endObject()
    return writer.finish()
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ section: Section) {
    beginObject()
    text("title", section.title)
    beginArray("rows")
    for row in section.rows {
      beginObject()
      text("label", row.label)
      text("value", row.value)
      endObject()
    }
    endArray()
    endObject()
  }
}

extension Remark.Tone {
  /// The word for programs.
  fileprivate var jsonName: StaticString {
    switch self {
    case .good: "good"
    case .neutral: "neutral"
    case .caution: "caution"
    case .bad: "bad"
    }
  }
}
