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
  mutating func write(elements: [ElementRecord], isRedacted: Bool) {
    guard !elements.isEmpty else { return }
    beginArray("elements")
    for element in elements {
      beginObject()
      text("id", element.id)
      text("subfile", element.subfile)
      let raw = element.raw
      if !isRedacted { latin1("raw", raw) }
      integer("offset", element.offset)
      integer("length", raw.count)
      text("meaning", element.meaning)
      word("state", element.state.jsonName)
      text("rule", element.rule)
      write("repairs", element.repairs)
      endObject()
    }
    endArray()
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

  /// Writes the outcomes of the consistency checks; nothing when there are none.
  mutating func write(evidence: [Evidence], isRedacted: Bool) {
    guard !evidence.isEmpty else { return }
    beginArray("evidence")
    for item in evidence {
      beginObject()
      text("check", item.check)
      word("outcome", item.outcome.jsonName)
      // The detail may quote what was compared.
      if !isRedacted { text("detail", item.detail) }
      endObject()
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
