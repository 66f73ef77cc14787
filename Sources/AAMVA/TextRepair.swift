/// A repair of the whole text, made before its elements were cut or while they were.
///
/// Repairs of a single element are `ElementRecord.repairs`. What was found recurs all over the text, so that it is
/// hardly ever a value of the card; still it is masked when a result is redacted.
public struct TextRepair: Equatable, Sendable {
  /// What was repaired.
  public var code: TextRepairCode
  /// The bytes that were found, at most `ParsingLimits.textRepairBytes` of them; empty where they are not the same
  /// everywhere.
  public var found: [UInt8]
  /// The bytes that they were taken for; empty where they were dropped, or are not the same everywhere.
  public var meant: [UInt8]
  /// How often it was made.
  public var count: Int

  /// Makes a repair; bytes past the limit are left out.
  public init(
    _ code: TextRepairCode, found: [UInt8] = [], meant: [UInt8] = [], count: Int
  ) {
    self.code = code
    self.found = [UInt8](found.prefix(ParsingLimits.textRepairBytes))
    self.meant = [UInt8](meant.prefix(ParsingLimits.textRepairBytes))
    self.count = count
  }

  /// A sentence for people; holds nothing of the text.
  public var message: String { code.message.string }

  /// Masks what was found.
  package mutating func mask() {
    found = []
    meant = []
  }
}

/// What was repaired in a whole text; a code never changes its meaning.
public enum TextRepairCode: String, CaseIterable, Sendable {
  /// Something else stands where separators belong.
  case separatorReplaced
  /// Nearly every line ends in the same bytes, which belong to no value.
  case lineSuffixDropped
  /// Nearly every line begins with the same bytes, in front of its element's id.
  case linePrefixDropped
  /// The same bytes stand between the ids and the values of nearly all elements.
  case valuePrefixDropped

  fileprivate var message: ByteView {
    switch self {
    case .separatorReplaced: ByteView("Other characters stand where separators belong.")
    case .lineSuffixDropped: ByteView("What nearly every line ends with was dropped.")
    case .linePrefixDropped: ByteView("What nearly every line begins with was dropped.")
    case .valuePrefixDropped:
      ByteView("What stands between the ids and the values of nearly all elements was dropped.")
    }
  }
}
