/// What a payload says, without loss: header, subfiles, every element with its bytes, and the typed licence.
public struct Document: Equatable, Sendable {
  /// Whether the payload is a licence, and a whole one.
  public var status: DocumentStatus
  /// The kind of card that the payload states.
  public var kind: DocumentKind
  /// How the payload is laid out.
  public var form: DocumentForm
  /// The file type as printed, without blanks: "ANSI", or "AAMVA" on some cards of edition 01.
  public var fileType: String?
  /// Issuer identification number, six digits as printed.
  public var issuerIdentificationNumber: String?
  /// Edition of the AAMVA standard that the header states, 0-99.
  public var aamvaVersion: Int?
  /// The jurisdiction's own version number, 0-99; absent in edition 01.
  public var jurisdictionVersion: Int?
  /// The jurisdiction that the issuer identification number belongs to.
  public var jurisdiction: Jurisdiction?
  /// Types of the subfiles that were found, in order ("DL", "ID", "EN", "ZV").
  public var subfileTypes: [String]
  /// Every element of every subfile, known or not, in the payload's order.
  public var elements: ElementList
  /// The part of the payload that the document is read from: all of it, unless it holds several documents.
  public package(set) var payloadRange = 0..<0
  /// Something in the text may be another document's: it must be looked for.
  package internal(set) var mayHoldOthers = true
  /// Where in the payload values stand that are withheld.
  package internal(set) var withheldRanges: [Range<Int>] = []
  /// Ids of the edition's mandatory elements that are not there, or say nothing; in alphabetical order.
  public var missingElements: [String]
  /// What was wrong with the payload's form and did not stop it from being read.
  public var warnings: [Warning]
  /// What was repaired in the text as a whole, in the order in which it was done.
  public var textRepairs: [TextRepair]
  /// Consistency checks over the whole document; a verdict is never given.
  public var evidence: [Evidence]
  /// Drops what the elements say and where it stood.
  package mutating func maskElements() {
    elements.mask()
    withheldRanges = []
  }

  /// The typed licence; empty when `status` is `.notLicense`.
  public var license: License {
    unsafeAddress { UnsafePointer(box.place) }
    unsafeMutableAddress { ownLicense }
  }
  private var box: LicenseBox

  /// The licence of this document alone, to be written to.
  var ownLicense: UnsafeMutablePointer<License> {
    mutating get {
      if !isKnownUniquelyReferenced(&box) { box = LicenseBox(copying: box.place) }
      return box.place
    }
  }

  /// Lends the licence where it is: a copy would retain each of its texts.
  package func withLicense(_ body: (UnsafePointer<License>) -> Void) {
    body(UnsafePointer(box.place))
  }

  /// Makes an empty document that is not a licence.
  @inline(never)
  public init() {
    status = .notLicense
    kind = .unknown
    form = .subfiles
    subfileTypes = []
    elements = ElementList()
    missingElements = []
    warnings = []
    textRepairs = []
    evidence = []
    box = LicenseBox()
  }
}

/// Whether a payload is a licence, and a whole one.
public enum DocumentStatus: Sendable {
  /// Every mandatory element of the edition was read.
  case parsed
  /// It is a licence, but mandatory elements are missing or malformed.
  case partial
  /// The payload does not follow the AAMVA standard.
  case notLicense
}

/// How a payload is laid out.
public enum DocumentForm: Sendable {
  /// The header and subfiles of the bar code annex.
  case subfiles
  /// The tracks of the magnetic stripe annex.
  case magneticStripe
}

/// The kind of card.
public enum DocumentKind: Sendable {
  /// A driver's licence (subfile DL).
  case driverLicense
  /// An identification card (subfile ID).
  case identificationCard
  /// An enhanced driver's licence (subfile EN, or DDO with DL).
  case enhancedDriverLicense
  /// An enhanced identification card (DDO with ID).
  case enhancedIdentificationCard
  /// Not stated.
  case unknown
}

/// Something in the payload's form that is not as the standard has it.
public struct Warning: Equatable, Sendable {
  /// What it is.
  public var code: WarningCode
  /// Offset in the payload, when the fault has a place.
  public var offset: Int?

  /// A sentence for people; never holds a value of the card.
  public var message: String { code.message }

  /// Makes a warning.
  public init(code: WarningCode, offset: Int? = nil) {
    self.code = code
    self.offset = offset
  }
}
