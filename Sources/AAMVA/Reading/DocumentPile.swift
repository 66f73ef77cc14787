/// The documents of a payload that may hold several.
struct DocumentPile {
  /// What was read, in order; never empty, and no licences beside others that are none.
  private(set) var documents: [Document] = []

  /// - Parameters:
  ///   - text: The payload's text.
  ///   - reader: What reads each document.
  ///   - others: Where documents begin behind the first.
  init(_ text: ByteView, _ reader: DocumentReader, _ others: [DocumentStarts.Start]) {
    var start = 0
    for index in 0...others.count {
      let end = index < others.count ? others[index].place : text.count
      read(text, start..<end, reader)
      start = end
    }
    if documents.contains(where: { $0.status != .notLicense }) {
      documents.removeAll { $0.status == .notLicense }
    } else if documents.count > 1 {
      documents.removeLast(documents.count - 1)
      documents[0].payloadRange = 0..<text.count
    }
  }

  /// The one that is given where only one can be: the first whole one, else the first.
  var first: Document {
    let place = documents.firstIndex { $0.status == .parsed } ?? 0
    var document = documents[place]
    document.mayHoldOthers = documents.count > 1
    if let other = documents.indices.first(where: { $0 != place }),
      !document.warnings.contains(where: { $0.code == .secondDocument })
    {
      document.warnings.append(
        Warning(code: .secondDocument, offset: documents[other].payloadRange.lowerBound))
    }
    return document
  }

  /// Puts everything where it stands in the payload that the text was made of, and says what was done to it.
  mutating func relocate(to payload: [UInt8], _ restored: RestoredText) {
    for index in documents.indices { documents[index].relocate(to: payload, restored) }
  }

  /// Reads a part of the text.
  private mutating func read(_ text: ByteView, _ range: Range<Int>, _ reader: DocumentReader) {
    var document = Document()
    let part = text.slice(range.lowerBound, range.upperBound)
    reader.moved(to: range.lowerBound).read(
      part, into: &document, isBrokenOff: range.upperBound < text.count)
    document.payloadRange = range
    document.move(by: range.lowerBound)
    documents.append(document)
  }
}

extension Document {
  /// Puts everything where it stands in the payload that the text was made of, and says what was done to it.
  fileprivate mutating func relocate(to payload: [UInt8], _ restored: RestoredText) {
    elements.relocate(to: payload, restored)
    payloadRange = restored.wholeRange(payloadRange)
    withheldRanges = withheldRanges.map { restored.wholeRange($0) }
    for index in warnings.indices {
      warnings[index].offset = warnings[index].offset.map { restored.place($0) }
    }
    for code in restored.warnings where warnings.count < ParsingLimits.warnings {
      warnings.append(Warning(code: code))
    }
    textRepairs = restored.repairs + textRepairs
  }

  /// Makes places in a part of a payload places in the payload.
  fileprivate mutating func move(by distance: Int) {
    guard distance > 0 else { return }
    for index in warnings.indices {
      warnings[index].offset = warnings[index].offset.map { $0 + distance }
    }
    withheldRanges = withheldRanges.map { $0.lowerBound + distance..<$0.upperBound + distance }
    elements = elements.moved(by: distance)
  }
}
