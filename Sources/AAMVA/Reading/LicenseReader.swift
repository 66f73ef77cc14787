/// Understands the elements of a document, one after the other, into a licence.
///
/// It works on memory that others hold, and must not outlive the call that lends it.
struct LicenseReader: ~Copyable {
  let text: ByteView
  /// The elements; what is made of each is noted in it.
  let tokens: UnsafeMutableBufferPointer<Token>
  let edition: Edition
  let options: ParsingOptions
  var warnings: WarningList
  /// The licence that is filled; copying it would retain each of its texts.
  let license: UnsafeMutablePointer<License>
  /// For each known element the index of the token that counts; -1 when there is none.
  private let slots: UnsafeMutablePointer<Int16>
  /// Elements that are there.
  private(set) var found = ElementSet()
  /// Elements that are blank or malformed, or were once taken to be so.
  private(set) var doubted = ElementSet()
  /// The issuer's jurisdiction.
  let issuer: Jurisdiction?
  /// The country by whose rules dates, heights and postal codes are read.
  var rulingCountry: IssuingCountry?
  /// Some letters were lost before they came here.
  var hasLostCharacters = false
  /// The character sets that are named for parts of the text.
  let characterSets: CharacterSets
  /// The code page of bytes that are neither ASCII nor UTF-8, once there were some.
  private(set) var codePage: CodePageGuess?

  /// - Parameters:
  ///   - text: The text that the elements were cut from.
  ///   - tokens: The elements.
  ///   - slots: Memory for as many numbers as there are known elements.
  ///   - license: An empty licence.
  ///   - edition: The edition by whose rules they are read.
  ///   - issuer: The issuer's jurisdiction.
  ///   - characterSets: The character sets that are named for parts of the text.
  ///   - options: What is brought out.
  ///   - warnings: The warnings so far, which are taken.
  init(
    text: ByteView,
    tokens: UnsafeMutableBufferPointer<Token>,
    slots: UnsafeMutablePointer<Int16>,
    license: UnsafeMutablePointer<License>,
    edition: Edition,
    issuer: Jurisdiction?,
    characterSets: CharacterSets,
    options: ParsingOptions,
    warnings: inout WarningList
  ) {
    self.text = text
    self.tokens = tokens
    self.slots = slots
    self.license = license
    self.edition = edition
    self.issuer = issuer
    self.characterSets = characterSets
    self.options = options
    self.warnings = WarningList()
    swap(&self.warnings, &warnings)
    slots.initialize(repeating: -1, count: KnownElement.count)
    fillSlots()
  }

  /// Reads everything.
  mutating func read() {
    readCountry()
    readNames()
    readNumbers()
    readAddress()
    readDates()
    readDemographics()
    readVehicle()
    readIndicators()
    readSocialSecurityNumbers()
    finishTokens()
    if hasLostCharacters { warnings.add(.replacementCharacters) }
  }

  // MARK: Which element counts

  /// The first of several counts, unless it says nothing.
  private mutating func fillSlots() {
    let defined = edition.definedElements
    for index in tokens.indices {
      guard let element = tokens[index].element else { continue }
      if !defined.contains(element) {
        warnings.addOnce(.elementNotInEdition, at: tokens[index].idStart)
      }
      if tokens[index].repairs.contains(.charactersAmbiguous) {
        tokens[index].state = .malformed
        tokens[index].rule = .ambiguousCharacters
        continue
      }
      if tokens[index].repairs.contains(.splitAmbiguous) {
        tokens[index].state = .malformed
        tokens[index].rule = .ambiguousSplit
        warnings.addOnce(.splitAmbiguous, at: tokens[index].idStart)
        continue
      }
      let row = Int(element.rawValue)
      let earlier = Int(slots[row])
      if earlier < 0 {
        found.insert(element)
        slots[row] = Int16(truncatingIfNeeded: index)
        continue
      }
      warnings.addOnce(.duplicateElement, at: tokens[index].idStart)
      if bytes(of: earlier).trimmed.isEmpty, !bytes(of: index).trimmed.isEmpty {
        tokens[earlier].rule = .duplicate
        slots[row] = Int16(truncatingIfNeeded: index)
      } else {
        tokens[index].rule = .duplicate
      }
    }
  }

  /// Gives what is still open its state: elements that no rule read.
  private mutating func finishTokens() {
    for index in tokens.indices where tokens[index].rule == .none {
      if tokens[index].element != nil {
        tokens[index].rule = .unused
      } else if tokens[index].id >> 16 == UInt32(UInt8(ascii: "Z")) {
        tokens[index].rule = .jurisdictions
      } else {
        tokens[index].rule = .undefinedHere
        warnings.addOnce(.elementUnknown, at: tokens[index].idStart)
      }
    }
  }

  // MARK: Values

  // In line, as the whole reader would be copied for a call.
  @inline(__always)
  func bytes(of index: Int) -> ByteView { text.slice(tokens[index].start, tokens[index].end) }

  /// Index of the token that counts; -1 when there is none.
  func slot(_ element: KnownElement) -> Int { Int(slots[Int(element.rawValue)]) }

  func has(_ element: KnownElement) -> Bool { slot(element) >= 0 }

  /// The value of an element without blanks around it; `nil` when the element is not there or says
  /// nothing.
  mutating func stated(_ element: KnownElement) -> ByteView? {
    let index = slot(element)
    guard index >= 0 else { return nil }
    let value = bytes(of: index).trimmed
    if value.isEmpty {
      mark(element, .absent, .blank)
      return nil
    }
    return value
  }

  /// The value of an element, words for nothing taken for nothing.
  mutating func statedValue(
    _ element: KnownElement, in place: Placeholder.Place = .anywhere
  ) -> ByteView? {
    guard let value = stated(element) else { return nil }
    if let rule = Placeholder.rule(of: value, in: place) {
      mark(element, .absent, rule)
      return nil
    }
    return value
  }

  /// The value of an element as text.
  mutating func statedText(_ element: KnownElement) -> String? {
    guard let value = statedValue(element) else { return nil }
    return read(value, of: element)
  }

  /// Decodes a text and notes how.
  mutating func read(_ value: ByteView, of element: KnownElement) -> String {
    let text = decode(value, of: element)
    mark(element, .read, text.rule)
    return text.string
  }

  /// Decodes a text whose rule is noted otherwise.
  mutating func decode(_ value: ByteView, of element: KnownElement) -> DecodedText {
    var text = DecodedText(value)
    if text.rule == .textLatin1 || !characterSets.isEmpty { text = decodeOtherwise(value, text) }
    if text.wasEncodedTwice { repair(element, .encodedTwice) }
    if text.hasReplacements { hasLostCharacters = true }
    return text
  }

  /// Decodes a text in the character set that is named for it, or in the code page that all bytes of the document
  /// fit best.
  private mutating func decodeOtherwise(_ value: ByteView, _ usual: DecodedText) -> DecodedText {
    let known = codePage?.page ?? .latin1
    if let named = characterSets.decode(value, at: value.start - text.start, page: known) {
      if named.isUndecoded { warnings.addOnce(.characterSetNotDecoded) }
      return named
    }
    guard usual.rule == .textLatin1 else { return usual }
    if codePage == nil { judgeCodePage() }
    let page = codePage?.page ?? .latin1
    return page == .latin1 ? usual : DecodedText(value, page: page)
  }

  private mutating func judgeCodePage() {
    var guess = CodePageGuess()
    for index in tokens.indices where tokens[index].element != nil { guess.add(bytes(of: index)) }
    guess.decide()
    if guess.isUncertain { warnings.addOnce(.characterSetUncertain) }
    codePage = guess
  }

  mutating func mark(_ element: KnownElement, _ state: ElementState, _ rule: Rule) {
    let index = slot(element)
    guard index >= 0 else { return }
    tokens[index].state = state
    tokens[index].rule = rule
    if state == .malformed || rule == .blank { doubted.insert(element) }
  }

  mutating func repair(_ element: KnownElement, _ repair: Repairs) {
    let index = slot(element)
    // Not `insert`: the compiler (6.3) stops at it under the thread sanitizer.
    if index >= 0 { tokens[index].repairs = tokens[index].repairs.union(repair) }
  }

  mutating func warn(_ code: WarningCode, at element: KnownElement) {
    let index = slot(element)
    warnings.addOnce(code, at: index >= 0 ? tokens[index].start : nil)
  }
}
