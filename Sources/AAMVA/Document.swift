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
  /// Consistency checks over the whole document; a verdict is never given.
  public var evidence: [Evidence]
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

/// A jurisdiction that issues licences.
public struct Jurisdiction: Equatable, Sendable {
  /// Postal abbreviation: "VA", "ON".
  public var abbreviation: String
  /// Name for people: "Virginia", "Ontario".
  public var name: String
  /// The country that it belongs to.
  public var country: IssuingCountry

  /// Makes a jurisdiction.
  public init(abbreviation: String, name: String, country: IssuingCountry) {
    self.abbreviation = abbreviation
    self.name = name
    self.country = country
  }
}

/// Something in the payload's form that is not as the standard has it.
public struct Warning: Equatable, Sendable {
  /// A stable code: "subfileOffsetWrong".
  public var code: String
  /// Offset in the payload, when the fault has a place.
  public var offset: Int?
  /// A sentence for people; never holds a value of the card.
  public var message: String

  /// Makes a warning.
  public init(code: String, offset: Int? = nil, message: String) {
    self.code = code
    self.offset = offset
    self.message = message
  }
}

/// The outcome of one consistency check.
public struct Evidence: Equatable, Sendable {
  private let kind: EvidenceCheck
  private var isMasked = false
  /// What came out.
  public var outcome: EvidenceOutcome

  /// A stable name: "issuerMatchesState".
  public var check: String { kind.name.string }

  /// What was compared, for people.
  public var detail: String { isMasked ? "***" : spoken.string }

  init(_ kind: EvidenceCheck, _ outcome: EvidenceOutcome) {
    self.kind = kind
    self.outcome = outcome
  }

  /// Every outcome of every check, by their numbers.
  package static var all: [Evidence] {
    EvidenceCheck.allCases.flatMap { kind in
      [.consistent, .inconsistent, .notChecked].map { Evidence(kind, $0) }
    }
  }

  /// The place in `all`.
  package var number: Int {
    let place =
      switch outcome {
      case .consistent: 0
      case .inconsistent: 1
      case .notChecked: 2
      }
    return Int(kind.rawValue) * 3 + place
  }

  /// The stable name, for writers.
  package var name: UnsafeBufferPointer<UInt8> { kind.name.buffer }

  /// What was compared, for writers, also when it is masked.
  package var sentence: UnsafeBufferPointer<UInt8> { spoken.buffer }

  private var spoken: ByteView {
    switch outcome {
    case .notChecked: ByteView("Something to compare is missing.")
    case .consistent: kind.consistent
    case .inconsistent: kind.inconsistent
    }
  }

  /// Masks the detail.
  package mutating func mask() { isMasked = true }
}

/// What came out of a consistency check.
public enum EvidenceOutcome: Sendable {
  /// What was compared agrees.
  case consistent
  /// What was compared does not agree.
  case inconsistent
  /// Something to compare was missing.
  case notChecked
}
