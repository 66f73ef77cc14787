internal import AAMVA

extension JSONWriter {
  /// Writes what the header and the subfile directory say.
  mutating func write(header document: Document) {
    beginObject("document")
    word("kind", document.kind.jsonName)
    text("fileType", document.fileType)
    text("iin", document.issuerIdentificationNumber)
    integer("aamvaVersion", document.aamvaVersion)
    integer("jurisdictionVersion", document.jurisdictionVersion)
    text("jurisdiction", document.jurisdiction?.abbreviation)
    text("jurisdictionName", document.jurisdiction?.name)
    word("form", document.form.jsonName)
    write("subfiles", document.subfileTypes)
    write("missingElements", document.missingElements)
    endObject()
  }

  /// Writes every element with its original text; nothing when there are none.
  mutating func write(elements: ElementList, isRedacted: Bool) {
    guard !elements.isEmpty else { return }
    beginArray("elements")
    elements.forEachEntry { write($0, isRedacted: isRedacted) }
    endArray()
  }

  /// Room for an element without its text and its repairs, in bytes: keys, numbers, meaning and rule.
  private static var entryRoom: Int { 384 }

  /// Whole pieces at a time, as every card has some thirty elements with seven keys each.
  private mutating func write(_ entry: ElementList.Entry, isRedacted: Bool) {
    beginPieces(room: Self.entryRoom)
    piece("{\"id\":\"")
    piece(entry.id.0)
    piece(entry.id.1)
    piece(entry.id.2)
    piece("\",\"subfile\":\"")
    if entry.subfile.0 != 0 {
      piece(entry.subfile.0)
      piece(entry.subfile.1)
    }
    if !isRedacted {
      piece("\",\"raw\":\"")
      piece(latin1: entry.raw, room: Self.entryRoom)
    }
    piece("\",\"offset\":")
    piece(decimal: entry.offset)
    piece(",\"length\":")
    piece(decimal: entry.raw.count)
    if let meaning = entry.meaning {
      piece(",\"meaning\":\"")
      piece(meaning)
      piece("\"")
    }
    switch entry.state {
    case .read: piece(",\"state\":\"read\"")
    case .absent: piece(",\"state\":\"absent\"")
    case .malformed: piece(",\"state\":\"malformed\"")
    case .unrecognised: piece(",\"state\":\"unrecognised\"")
    }
    if let rule = entry.rule {
      piece(",\"rule\":\"")
      piece(rule)
      piece("\"")
    }
    if entry.isRepaired { write("repairs", entry.repairs) }
    endObject()
  }

  /// Writes what was wrong with the form; nothing when nothing was.
  mutating func write(warnings: [Warning]) {
    guard !warnings.isEmpty else { return }
    beginArray("warnings")
    for warning in warnings {
      beginObject()
      text("code", warning.code)
      integer("offset", warning.offset)
      text("message", warning.message)
      endObject()
    }
    endArray()
  }

  /// Room for a piece of evidence, in bytes.
  private static var evidenceRoom: Int { 256 }

  /// Writes the outcomes of the consistency checks; nothing when there are none.
  mutating func write(evidence: [Evidence], isRedacted: Bool) {
    guard !evidence.isEmpty else { return }
    beginArray("evidence")
    for item in evidence {
      beginPieces(room: Self.evidenceRoom)
      piece("{\"check\":\"")
      piece(item.name)
      switch item.outcome {
      case .consistent: piece("\",\"outcome\":\"consistent\"")
      case .inconsistent: piece("\",\"outcome\":\"inconsistent\"")
      case .notChecked: piece("\",\"outcome\":\"notChecked\"")
      }
      // The detail may quote what was compared.
      if !isRedacted {
        piece(",\"detail\":\"")
        piece(item.sentence)
        piece("\"")
      }
      piece("}")
    }
    endArray()
  }

  /// Writes some of our own words as an array under a key.
  private mutating func write(_ key: StaticString, _ words: [StaticString]) {
    beginArray(key)
    for item in words { word(item) }
    endArray()
  }

  /// Writes texts as an array under a key; nothing when there are none.
  mutating func write(_ key: StaticString, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    beginArray(key)
    for item in texts { text(item) }
    endArray()
  }
}
