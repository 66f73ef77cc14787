/// Understands payload bytes as an AAMVA document.
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
  /// - Returns: What they say; with the status `.notLicense` when that is no licence.
  public func parse(
    _ payload: [UInt8], characterSets: [NamedCharacterSet] = []
  ) -> Document {
    var document = Document()
    parse(payload, characterSets, into: &document)
    return document
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
      var sets = CharacterSets()
      for set in named { sets.begin(set.interpretation, at: set.offset) }
      if !HeaderMark.isClean(text), let restored = TextRestorer.restored(text) {
        read(restored, sets, of: payload, into: &document)
        if document.status != .notLicense { return }
        document = Document()
      }
      var reader = DocumentReader(payload: payload, options: options)
      reader.characterSets = sets
      reader.read(text, into: &document)
    }
  }

  /// Reads a text that was made of the payload; offsets and bytes come out as those of the payload.
  @inline(never)
  private func read(
    _ restored: RestoredText, _ sets: CharacterSets, of payload: [UInt8],
    into document: inout Document
  ) {
    var reader = DocumentReader(payload: restored.bytes, options: options)
    reader.characterSets =
      restored.characterSets.isEmpty ? sets.moved(restored.index) : restored.characterSets
    reader.doubtful = restored.doubtful
    _ = restored.withView { reader.read($0, into: &document) }
    document.relocate(to: payload, restored)
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

extension Document {
  /// Puts everything where it stands in the payload that the text was made of, and says what was done to it.
  fileprivate mutating func relocate(to payload: [UInt8], _ restored: RestoredText) {
    elements.relocate(to: payload, restored)
    withheldRanges = withheldRanges.map { restored.wholeRange($0) }
    for index in warnings.indices {
      warnings[index].offset = warnings[index].offset.map { restored.place($0) }
    }
    for code in restored.warnings where warnings.count < ParsingLimits.warnings {
      warnings.append(Warning(code: code.code, message: code.message))
    }
    textRepairs = restored.repairs + textRepairs
  }

  /// Notes that the payload is longer than the limit.
  fileprivate mutating func refuse() {
    var list = WarningList()
    list.add(.payloadTooLong, at: ParsingLimits.payloadBytes)
    warnings = list.list
  }
}
