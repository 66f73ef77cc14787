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

  /// Writes every element with its original text and its place, neither of them when redacted; nothing when
  /// there are none.
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
    var cursor = beginPieces(room: Self.entryRoom + entry.raw.count)
    cursor.write("{\"id\":\"")
    cursor.write(entry.id.0)
    cursor.write(entry.id.1)
    cursor.write(entry.id.2)
    cursor.write("\",\"subfile\":\"")
    if entry.subfile.0 != 0 {
      cursor.write(entry.subfile.0)
      cursor.write(entry.subfile.1)
    }
    if !isRedacted {
      cursor.write("\",\"raw\":\"")
      if !cursor.write(plain: entry.raw) {
        write(latin1: entry.raw, &cursor, room: Self.entryRoom)
      }
      cursor.write("\",\"offset\":")
      write(entry.offset, &cursor)
      cursor.write(",\"length\":")
      write(entry.raw.count, &cursor)
    } else {
      cursor.write(UInt8(ascii: "\""))
    }
    if let meaning = entry.meaning {
      cursor.write(",\"meaning\":\"")
      cursor.write(meaning)
      cursor.write(UInt8(ascii: "\""))
    }
    switch entry.state {
    case .read: cursor.write(",\"state\":\"read\"")
    case .absent: cursor.write(",\"state\":\"absent\"")
    case .malformed: cursor.write(",\"state\":\"malformed\"")
    case .unrecognised: cursor.write(",\"state\":\"unrecognised\"")
    }
    if let rule = entry.rule {
      cursor.write(",\"rule\":\"")
      cursor.write(rule)
      cursor.write(UInt8(ascii: "\""))
    }
    if !entry.isRepaired {
      cursor.write(UInt8(ascii: "}"))
      endPieces(cursor)
      return
    }
    endPieces(cursor)
    write("repairs", entry.repairs)
    endObject()
  }

  /// Writes an offset or a length among pieces.
  @inline(__always)
  private mutating func write(_ number: Int, _ cursor: inout ByteCursor) {
    if number < 10_000 {
      cursor.write(small: number)
    } else {
      write(large: number, &cursor, room: Self.entryRoom)
    }
  }

  /// Writes what was wrong with the form; nothing when nothing was.
  mutating func write(warnings: [Warning]) {
    guard !warnings.isEmpty else { return }
    beginArray("warnings")
    for warning in warnings {
      beginObject()
      text("code", warning.code.rawValue)
      integer("offset", warning.offset)
      text("message", warning.message)
      endObject()
    }
    endArray()
  }

  /// Writes what was repaired in the whole text; nothing when nothing was.
  mutating func write(textRepairs: [TextRepair]) {
    guard !textRepairs.isEmpty else { return }
    beginArray("textRepairs")
    for repair in textRepairs {
      beginObject()
      text("code", repair.code.rawValue)
      text("detail", repair.detail)
      if !repair.found.isEmpty { latin1("found", repair.found) }
      if !repair.meant.isEmpty { latin1("meant", repair.meant) }
      integer("count", repair.count)
      endObject()
    }
    endArray()
  }

  /// Writes the outcomes of the consistency checks; nothing when there are none.
  mutating func write(evidence: [Evidence], isRedacted: Bool) {
    guard !evidence.isEmpty else { return }
    beginArray("evidence")
    for item in evidence {
      // The detail may quote what was compared.
      let object = EvidenceObjects.shared.object(of: item, hasDetail: !isRedacted)
      var cursor = beginPieces(room: object.count + 1)
      cursor.write(object)
      cursor.write(UInt8(ascii: "}"))
      endPieces(cursor)
    }
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
