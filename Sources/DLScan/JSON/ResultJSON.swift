internal import AAMVA
internal import PDF417
internal import ScanImage

extension ScanResult {
  /// The result as one JSON object of the schema "dlscan/1", in UTF-8, without a line end.
  public var json: [UInt8] { JSONWriter.bytes { write(to: &$0) } }

  /// Several results as `{"results": [...]}`, in UTF-8, without a line end.
  public static func json(results: [ScanResult]) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.beginArray("results")
    for result in results { result.write(to: &writer) }
    writer.endArray()
    writer.endObject()
    return writer.finish()
  }

  /// Writes the result as one object.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.word("schema", "dlscan/1")
    writer.word("status", status.jsonName)
    if let source { writer.write(source) }
    if let symbol { writer.write(symbol) }
    if let sighting { writer.write(sighting) }
    if let payload { writer.base64("payload", hidingWithheld(in: payload)) }
    if let payloadOffset { writer.integer("payloadOffset", payloadOffset) }
    // Called where it lies: `if let` would copy the document.
    document?.write(to: &writer, with: self)
    if let fault {
      writer.beginObject("error")
      writer.text("code", fault.code)
      writer.text("message", fault.message)
      writer.endObject()
    }
    writer.endObject()
  }
}

extension Document {
  /// Writes the members of a result that tell of its document.
  fileprivate func write(to writer: inout JSONWriter, with result: ScanResult) {
    if result.isLicense {
      writer.write(header: self)
      withLicense { writer.write($0, redaction: result.redaction) }
    }
    if let assessment = result.assessment { writer.write(assessment) }
    writer.write(elements: elements, isRedacted: result.redaction != nil)
    writer.write(warnings: warnings)
    writer.write(textRepairs: textRepairs)
    writer.write(evidence: evidence, isRedacted: result.redaction != nil)
  }
}

extension ScanResult {
  /// The payload with an X in the place of each byte of a value that is withheld, so that the places of
  /// all others stay true.
  private func hidingWithheld(in payload: [UInt8]) -> [UInt8] {
    guard let document, !document.withheldRanges.isEmpty else { return payload }
    var payload = payload
    let start = payloadOffset ?? 0
    for range in document.withheldRanges {
      let part = range.lowerBound - start..<range.upperBound - start
      for index in part.clamped(to: payload.indices) { payload[index] = UInt8(ascii: "X") }
    }
    return payload
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ source: ScanSource) {
    beginObject("source")
    text("name", source.name)
    integer("width", source.width)
    integer("height", source.height)
    endObject()
  }

  fileprivate mutating func write(_ assessment: Assessment) {
    beginObject("assessment")
    text("asOf", assessment.asOf.text)
    integer("age", assessment.age)
    flag("isExpired", assessment.isExpired)
    integer("expiresInDays", assessment.expiresInDays)
    flag("isUnder18", assessment.isUnder18)
    flag("isUnder19", assessment.isUnder19)
    flag("isUnder21", assessment.isUnder21)
    endObject()
  }
}
