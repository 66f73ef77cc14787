internal import AAMVA
internal import Aila
internal import DLScan
public import Foundation

/// What is shown of one code that was scanned.
public struct ResultCard: Equatable, Identifiable, Sendable {
  /// What came of the code.
  public enum Kind: Equatable, Sendable {
    /// A licence, whole.
    case license
    /// A licence of which something is missing.
    case partialLicense
    /// A code that is no licence.
    case notLicense
    /// A code that may be a licence; parsing is not licensed.
    case parsingNotLicensed
  }

  /// Number of the card since the screen began.
  public let id: Int
  /// What came of the code.
  public let kind: Kind
  /// What it is: "Driver's License, Virginia", or "PDF417 scanned".
  public let title: String
  /// Why only the text is shown; `nil` for a licence.
  public let explanation: String?
  /// What to know at a glance.
  public let chips: [CheckChip]
  /// What it says.
  public let sections: [CardSection]
  /// When it was scanned.
  public let readAt: Date
  let payload: [UInt8]
  /// Expired; `nil` when that cannot be told.
  let isExpired: Bool?
  /// Younger than 21; `nil` when that cannot be told.
  let isUnder21: Bool?

  /// It is a licence, whole or in part.
  public var isLicense: Bool { kind == .license || kind == .partialLicense }

  init(id: Int, _ object: AilaDLScanObject) {
    self.id = id
    readAt = object.date
    payload = object.payload
    isExpired = object.result?.assessment?.isExpired
    isUnder21 = object.result?.assessment?.isUnder21
    guard let result = object.result else {
      kind = .parsingNotLicensed
      title = ScreenText.rawOnlyTitle
      explanation = "License parsing is not enabled, so only the text is shown."
      chips = []
      var raw = ScanResult(status: .notLicense)
      raw.payload = object.payload
      sections = CardSection.list(raw.sections)
      return
    }
    sections = CardSection.list(result.sections)
    guard result.isLicense else {
      kind = .notLicense
      title = ScreenText.rawOnlyTitle
      explanation = "This is not a license of the US or Canada, so only the text is shown."
      chips = []
      return
    }
    kind = result.status == .partial ? .partialLicense : .license
    title = result.summary.title
    explanation = nil
    chips = CheckChip.list(result)
  }
}
