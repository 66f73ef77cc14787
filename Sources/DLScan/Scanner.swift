internal import AAMVA
public import PDF417
public import ScanImage

/// Reads licences from pictures and from payloads.
///
///     let results = Scanner().scan(image)
///     let result = Scanner().parse(payload)
public struct Scanner: Sendable {
  /// What to do, and how hard.
  public var options: ScanOptions
  private let parser = DocumentParser()

  /// Makes a scanner.
  public init(options: ScanOptions = ScanOptions()) {
    self.options = options
  }

  /// Reads every symbol of a picture and says what each one says.
  ///
  /// - Parameters:
  ///   - image: The picture, borrowed for the length of the call.
  ///   - name: The picture's name for people, told in each result.
  /// - Returns: A result for each symbol, in the order in which they were found; never empty. A symbol that
  ///   holds several documents gives a result for each. When nothing was read, one result `.noSymbol` with
  ///   the best sighting.
  public func scan(_ image: LumaImage, name: String? = nil) -> [ScanResult] {
    let reader = SymbolReader(effort: options.effort, maximumSymbols: options.maximumSymbols)
    return results(of: reader.read(image), in: image, name: name)
  }

  /// Reads every symbol of a picture, says what each one says, and how it was read.
  ///
  /// - Parameters:
  ///   - image: The picture, borrowed for the length of the call.
  ///   - name: The picture's name for people, told in each result.
  /// - Returns: What `scan` returns, and where the symbols' parts were seen.
  public func explain(
    _ image: LumaImage, name: String? = nil
  ) -> (results: [ScanResult], trace: ReadingTrace) {
    let reader = SymbolReader(effort: options.effort, maximumSymbols: options.maximumSymbols)
    let (reading, trace) = reader.explain(image)
    return (results(of: reading, in: image, name: name), trace)
  }

  /// Says what the symbols of a reading say.
  func results(of reading: Reading, in image: LumaImage, name: String?) -> [ScanResult] {
    let source = ScanSource(name: name, width: image.width, height: image.height)
    guard !reading.symbols.isEmpty else {
      var result = ScanResult(status: .noSymbol, source: source)
      result.sighting = reading.sighting
      return [options.redact ? result.redacted() : result]
    }
    var results: [ScanResult] = []
    results.reserveCapacity(reading.symbols.count)
    for symbol in reading.symbols {
      results += understandAll(symbol.payload, symbol: symbol, source: source)
    }
    return results
  }

  /// Says what a payload says; any bytes at all give a result.
  ///
  /// - Parameter payload: The bytes of a bar code, a magnetic stripe or a hardware scanner.
  /// - Returns: What they say; never a picture's or symbol's details. Of several documents the first whole
  ///   one, with the warning `secondDocument`; when none is whole the first, which is `.partial`.
  public func parse(_ payload: [UInt8]) -> ScanResult {
    understand(payload, [], symbol: nil, source: nil)
  }

  /// Says what each document of a payload says; any bytes at all give a result.
  ///
  /// - Parameter payload: The bytes of bar codes, magnetic stripes or a hardware scanner.
  /// - Returns: A result for each document in their order; never empty, and one only for nearly every payload.
  public func parseAll(_ payload: [UInt8]) -> [ScanResult] {
    understandAll(payload, symbol: nil, source: nil)
  }

  private func understandAll(
    _ payload: [UInt8], symbol: Symbol?, source: ScanSource?
  ) -> [ScanResult] {
    let sets = symbol.map { $0.interpretations.map(NamedCharacterSet.init) } ?? []
    let first = [understand(payload, sets, symbol: symbol, source: source)]
    guard first[0].document?.mayHoldOthers == true else { return first }
    return parser.parseAll(payload, characterSets: sets).map { document in
      let result = result(document, payload, symbol: symbol, source: source)
      return options.redact ? result.redacted() : result
    }
  }

  /// Each result is returned where it is made, since a variable would be copied on its way out.
  private func understand(
    _ payload: [UInt8], _ sets: [NamedCharacterSet], symbol: Symbol?, source: ScanSource?
  ) -> ScanResult {
    options.redact
      ? plain(payload, sets, symbol: symbol, source: source).redacted()
      : plain(payload, sets, symbol: symbol, source: source)
  }

  private func plain(
    _ payload: [UInt8], _ sets: [NamedCharacterSet], symbol: Symbol?, source: ScanSource?
  ) -> ScanResult {
    let document = parser.parse(payload, characterSets: sets)
    return result(consume document, payload, symbol: symbol, source: source)
  }

  @inline(__always)
  private func result(
    _ document: consuming Document, _ payload: [UInt8], symbol: Symbol?, source: ScanSource?
  ) -> ScanResult {
    let status = ScanStatus(document.status)
    var assessment: Assessment?
    if let today = options.today, status == .parsed || status == .partial {
      assessment = Assessment(license: document.license, asOf: today)
    }
    let range = document.payloadRange
    let isPart = range != payload.indices && !range.isEmpty
    return ScanResult(
      status: status,
      source: source,
      symbol: symbol,
      payload: isPart ? Array(payload[range]) : payload,
      payloadOffset: isPart ? range.lowerBound : nil,
      document: consume document,
      assessment: assessment
    )
  }
}

extension ScanStatus {
  fileprivate init(_ status: DocumentStatus) {
    switch status {
    case .parsed: self = .parsed
    case .partial: self = .partial
    case .notLicense: self = .notLicense
    }
  }
}

extension NamedCharacterSet {
  /// The set that an extended channel interpretation of a symbol names.
  fileprivate init(_ interpretation: InterpretationSpan) {
    self.init(interpretation: interpretation.number, offset: interpretation.payloadOffset)
  }
}
