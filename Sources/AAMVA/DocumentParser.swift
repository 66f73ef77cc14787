/// Understands payload bytes as AAMVA documents.
///
/// A payload holds one document as a rule. Where scans run together it holds several, or parts of some. All that
/// a document says comes from the reach of one header: a second whole header begins another document.
public struct DocumentParser: Sendable {
  /// Choices about what is brought out.
  public var options: ParsingOptions

  /// Makes a parser.
  public init(options: ParsingOptions = ParsingOptions()) {
    self.options = options
  }

  /// Reads a payload; any bytes at all give an answer.
  ///
  /// - Parameters:
  ///   - payload: The bytes of the bar code, the magnetic stripe or the scanner.
  ///   - characterSets: The character sets that the symbol names, in the order of their offsets.
  /// - Returns: What they say; with the status `.notLicense` when that is no licence. Of several documents
  ///   the first whole one (`.parsed`), or when none is whole the first, as `.partial`; the warning
  ///   `secondDocument` then says where another one begins.
  public func parse(
    _ payload: [UInt8], characterSets: [NamedCharacterSet] = []
  ) -> Document {
    var document = Document()
    parse(payload, characterSets, into: &document)
    return document
  }

  /// Reads every document of a payload; any bytes at all give an answer.
  ///
  /// - Parameters:
  ///   - payload: The bytes of the bar code, the magnetic stripe or the scanner.
  ///   - characterSets: The character sets that the symbol names, in the order of their offsets.
  /// - Returns: What each document says, in their order, up to `ParsingLimits.documents`; never empty. What
  ///   is no licence is left out beside one that is. Offsets count from the payload's beginning, and
  ///   `payloadRange` says which part of it is the document's.
  public func parseAll(
    _ payload: [UInt8], characterSets: [NamedCharacterSet] = []
  ) -> [Document] {
    let document = parse(payload, characterSets: characterSets)
    guard document.mayHoldOthers else { return [document] }
    return payload.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return [document] }
      let text = ByteView(start: start, count: buffer.count)
      let sets = CharacterSets(characterSets)
      if let pile = restoredPile(text, sets, of: payload) { return pile.documents }
      return DocumentPile(text, reader(payload, sets), DocumentStarts(text).others()).documents
    }
  }

  /// Where documents begin behind the first one, in bytes that are still coming in.
  ///
  /// - Parameter bytes: What has come so far, from the first document's beginning on.
  /// - Returns: The place of the second document's header; `nil` when none has come.
  package static func secondStart(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let text = ByteView(start: start, count: buffer.count)
      return DocumentStarts(text, isGrowing: true).others().first?.place
    }
  }

  // A function of its own: a document that a closure fills is copied when it is returned.
  @inline(never)
  private func parse(
    _ payload: [UInt8], _ named: [NamedCharacterSet], into document: inout Document
  ) {
    guard payload.count <= ParsingLimits.payloadBytes else { return document.refuse() }
    payload.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      let text = ByteView(start: start, count: buffer.count)
      let sets = CharacterSets(named)
      if let pile = restoredPile(text, sets, of: payload) {
        document = pile.first
        return
      }
      let reader = reader(payload, sets)
      document.payloadRange = 0..<buffer.count
      reader.read(text, into: &document)
      guard document.mayHoldOthers else { return }
      let others = DocumentStarts(text).others()
      if others.isEmpty {
        document.mayHoldOthers = false
      } else {
        document = DocumentPile(text, reader, others).first
      }
    }
  }

  private func reader(_ payload: [UInt8], _ sets: CharacterSets) -> DocumentReader {
    var reader = DocumentReader(payload: payload, options: options)
    reader.characterSets = sets
    return reader
  }

  /// The documents of a text that had to be restored; `nil` when there is nothing to restore, or no licence in it.
  ///
  /// Offsets and bytes come out as those of the payload.
  private func restoredPile(
    _ text: ByteView, _ sets: CharacterSets, of payload: [UInt8]
  ) -> DocumentPile? {
    guard !HeaderMark.isClean(text), let restored = TextRestorer.restored(text) else { return nil }
    var reader = reader(
      restored.bytes,
      restored.characterSets.isEmpty ? sets.moved(restored.index) : restored.characterSets)
    reader.doubtful = restored.doubtful
    let pile = restored.withView { DocumentPile($0, reader, DocumentStarts($0).others()) }
    guard var pile, pile.documents.contains(where: { $0.status != .notLicense }) else { return nil }
    pile.relocate(to: payload, restored)
    return pile
  }
}

extension Document {
  /// Notes that the payload is longer than the limit.
  fileprivate mutating func refuse() {
    mayHoldOthers = false
    var list = WarningList()
    list.add(.payloadTooLong, at: ParsingLimits.payloadBytes)
    warnings = list.list
  }
}

/// A character set that a symbol names by an extended channel interpretation.
public struct NamedCharacterSet: Equatable, Sendable {
  /// The interpretation's number: 3 is ISO 8859-1, 26 is UTF-8.
  ///
  /// Numbers that name no set are as good as none.
  public var interpretation: Int
  /// Offset in the payload of the first byte in this set.
  public var offset: Int

  /// Makes a name.
  public init(interpretation: Int, offset: Int) {
    self.interpretation = interpretation
    self.offset = offset
  }
}
