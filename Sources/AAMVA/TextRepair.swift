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
  /// What it was, where the code leaves that open: the keyboard's layout, the character set.
  public var detail: String?

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
  /// A byte order mark stood in front of the text.
  case byteOrderMark
  /// The text was in UTF-16 or UTF-32.
  case unicodeForm
  /// The bytes had parity bits; `count` of them were set.
  case parityBits
  /// A scanner's identifier of the symbology stood in front of the text.
  case symbologyIdentifier
  /// The text was a part of a web address or of a form.
  case webAddress
  /// Characters were written `%0A`.
  case percentEncoding
  /// The text was in the quoted-printable encoding.
  case quotedPrintable
  /// The text stood between quotation marks.
  case quotation
  /// The text was in base64.
  case base64
  /// The text was written in hexadecimal digits.
  case hexadecimal
  /// The text was written in decimal numbers.
  case decimal
  /// Characters were written with backslashes: `\n`, `\u001e`.
  case backslashEscapes
  /// Characters were written as references of HTML: `&#10;`.
  case characterEntities
  /// Extended channel interpretations were written with backslashes: `\000026`.
  case interpretationEscapes
  /// The text was typed in another keyboard layout than the scanner's; `found` and `meant` list the characters that
  /// differ.
  case keyboardLayout
  /// Capitals of ids had come as small letters.
  case shiftLost
  /// Characters from outside of ASCII were read in a code page of Windows or DOS.
  case codePage

  fileprivate var message: ByteView {
    switch self {
    case .separatorReplaced: ByteView("Other characters stand where separators belong.")
    case .lineSuffixDropped: ByteView("What nearly every line ends with was dropped.")
    case .linePrefixDropped: ByteView("What nearly every line begins with was dropped.")
    case .valuePrefixDropped:
      ByteView("What stands between the ids and the values of nearly all elements was dropped.")
    case .byteOrderMark: ByteView("A byte order mark was dropped.")
    case .unicodeForm: ByteView("The text was in UTF-16 or UTF-32.")
    case .parityBits: ByteView("Parity bits were dropped.")
    case .symbologyIdentifier: ByteView("The identifier of the symbology was dropped.")
    case .webAddress: ByteView("The text was taken from a web address or a form.")
    case .percentEncoding: ByteView("The text was percent-encoded.")
    case .quotedPrintable: ByteView("The text was in the quoted-printable encoding.")
    case .quotation: ByteView("The text stood between quotation marks.")
    case .base64: ByteView("The text was in base64.")
    case .hexadecimal: ByteView("The text was written in hexadecimal digits.")
    case .decimal: ByteView("The text was written in decimal numbers.")
    case .backslashEscapes: ByteView("Characters were written with backslashes.")
    case .characterEntities: ByteView("Characters were written as references of HTML.")
    case .interpretationEscapes:
      ByteView("Extended channel interpretations were written into the text.")
    case .keyboardLayout: ByteView("The text was typed in another keyboard layout.")
    case .shiftLost: ByteView("Capitals of ids had come as small letters.")
    case .codePage: ByteView("Some characters are of a code page of Windows or DOS.")
    }
  }
}
