internal import PDF417

extension ScanResult {
  /// Bytes of a payload that are shown to a person; the output for programs has all of them.
  private static let shownBytes = 256

  /// What was read, when it is no licence: a person may still know what to do with it.
  var rawSection: Section? {
    var builder = SectionBuilder("Payload")
    if let symbol {
      builder.add("Type", symbol.isCompact ? "Compact PDF417" : "PDF417")
      if symbol.isReaderInitialization { builder.add("Purpose", "Sets up a reader") }
      if let macro = symbol.macro {
        var part = "Part " + (macro.segmentIndex + 1).decimalText
        if let count = macro.segmentCount { part += " of " + count.decimalText }
        builder.add("Message", part)
      }
    }
    if let payload {
      builder.add("Length", payload.count.decimalText + (payload.count == 1 ? " byte" : " bytes"))
      builder.add(
        payload.count > Self.shownBytes ? "Beginning" : "Text",
        String(visibleLatin1: payload.prefix(Self.shownBytes))
      )
    }
    return builder.section
  }
}
