public import AAMVA
public import PDF417

/// What came of one symbol, one payload, or one picture in which nothing was read.
public struct ScanResult: Equatable, Sendable {
  /// What came of it, in one word.
  public var status: ScanStatus
  /// The picture or file that was read.
  public var source: ScanSource?
  /// The symbol that was read, with what it took to read it.
  public var symbol: Symbol?
  /// The symbol that was seen and could not be read; only with `.noSymbol`.
  public var sighting: Sighting?
  /// The document's bytes exactly as encoded; absent when redacted or when nothing was read.
  public var payload: [UInt8]?
  /// Where `payload` begins in the bytes that were given, when these hold several documents; places in the
  /// document count from the beginning of what was given.
  public var payloadOffset: Int?
  /// What the payload says; absent when nothing was read.
  public var document: Document?
  /// What follows from the licence on the day that the scanner was told; absent without one.
  public var assessment: Assessment?
  /// What went wrong; only with `.error`.
  public var fault: ScanFault?
  /// What was masked, when the result was redacted.
  public internal(set) var redaction: Redaction?

  /// A licence came out, whole or in part.
  public var isLicense: Bool { status == .parsed || status == .partial }
}

// Apart from the members, so that the structure keeps the initializer that takes all of them: it alone makes a
// result where it belongs, without a copy.
extension ScanResult {
  /// Makes a result that holds nothing but its status.
  public init(status: ScanStatus, source: ScanSource? = nil) {
    self.init(status: status, source: source, fault: nil)
  }

  /// Makes the result of something that went wrong.
  public init(fault: ScanFault, source: ScanSource? = nil) {
    self.init(status: .error, source: source, fault: fault)
  }
}

/// What came of a scan, in one word.
public enum ScanStatus: Sendable {
  /// A licence, with every mandatory element of its edition.
  case parsed
  /// A licence, with mandatory elements missing or malformed.
  case partial
  /// Bytes were read, and they are no licence.
  case notLicense
  /// No symbol was read in the picture.
  case noSymbol
  /// The input could not be worked on.
  case error
}

/// The picture or file that a result comes from.
public struct ScanSource: Equatable, Sendable {
  /// Name for people: the file's name as it was given.
  public var name: String?
  /// Width of the picture in pixels.
  public var width: Int?
  /// Height of the picture in pixels.
  public var height: Int?

  /// Makes a source.
  public init(name: String? = nil, width: Int? = nil, height: Int? = nil) {
    self.name = name
    self.width = width
    self.height = height
  }
}

/// Something that kept an input from being worked on; never holds a value of a card.
public struct ScanFault: Error, Equatable, Sendable {
  /// A stable code: "emptyFile".
  public var code: String
  /// A sentence for people.
  public var message: String

  /// Makes a fault.
  public init(code: String, message: String) {
    self.code = code
    self.message = message
  }
}
