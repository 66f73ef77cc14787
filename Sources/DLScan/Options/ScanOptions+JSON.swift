internal import AAMVA
internal import PDF417

extension ScanOptions {
  /// Reads options from a JSON object; a key that is not known is passed over.
  ///
  /// `null` is a value of the wrong type like others: whoever computed it may have meant to redact.
  ///
  /// - Parameters:
  ///   - json: The text in UTF-8, within `ScanLimits.optionBytes` and `optionDepth`.
  ///   - usual: What holds for options that the text does not name.
  /// - Throws: What is wrong with the text or with the first value that cannot be taken.
  public init(
    json: [UInt8], usual: ScanOptions = ScanOptions()
  ) throws(OptionsError) {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONReader.read(json)
    } catch {
      throw OptionsError(error)
    }
    guard case .object(let members) = value else { throw .notObject }
    self = usual
    for member in members { try set(member) }
  }

  private mutating func set(_ member: JSONValue.Member) throws(OptionsError) {
    if member.key.isWord("effort") {
      guard case .text(let word) = member.value else { throw .badValue(.effort) }
      if word.isWord("fast") {
        effort = .fast
      } else if word.isWord("thorough") {
        effort = .thorough
      } else {
        throw .badValue(.effort)
      }
    } else if member.key.isWord("maxSymbols") {
      guard let count = member.value.integer, Self.symbolRange.contains(count) else {
        throw .badValue(.maximumSymbols)
      }
      maximumSymbols = count
    } else if member.key.isWord("today") {
      guard case .text(let text) = member.value,
        let date = CalendarDate(parsing: String(utf8: text))
      else { throw .badValue(.today) }
      today = date
    } else if member.key.isWord("redact") {
      guard case .flag(let flag) = member.value else { throw .badValue(.redact) }
      redact = flag
    }
  }
}

/// Why a text does not give options.
public enum OptionsError: Error, Equatable, Sendable {
  /// The text is longer than the limit, in bytes.
  case tooLong(limit: Int)
  /// Arrays and objects are nested deeper than the limit.
  case tooDeep(limit: Int)
  /// The text is no JSON.
  case notJSON
  /// The text is JSON, and no object.
  case notObject
  /// An option's value is of the wrong type or out of range.
  case badValue(Option)

  /// An option that has a value of its own kind.
  public enum Option: Sendable {
    case effort, maximumSymbols, today, redact
  }
}

extension OptionsError {
  init(_ error: JSONError) {
    switch error {
    case .tooLong(let limit): self = .tooLong(limit: limit)
    case .tooDeep(let limit): self = .tooDeep(limit: limit)
    case .notUTF8, .endsEarly, .unexpectedByte, .keyTwice: self = .notJSON
    }
  }
}

extension ScanFault {
  /// The fault that wrong options are.
  public init(_ error: OptionsError) {
    let message =
      switch error {
      case .tooLong: "The options are too long."
      case .tooDeep: "The options are nested too deep."
      case .notJSON: "The options are not JSON."
      case .notObject: "The options are not a JSON object."
      case .badValue(.effort): "The option effort takes \"fast\" or \"thorough\"."
      case .badValue(.maximumSymbols): "The option maxSymbols takes a whole number from 1 to 64."
      case .badValue(.today): "The option today takes a day of the calendar as \"YYYY-MM-DD\"."
      case .badValue(.redact): "The option redact takes true or false."
      }
    self.init(code: "badOptions", message: message)
  }
}

extension [UInt8] {
  /// The bytes are exactly this word.
  fileprivate func isWord(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    for index in indices where self[index] != word.utf8Start[index] { return false }
    return true
  }
}
