public import Foundation
internal import ScanCapture

/// What an app wants to be scanned, and how it is told.
///
/// `Aila_SetConfiguration(_:)` takes a copy of what is set; a later change counts when it is called
/// again.
public final class AilaConfiguration {
  /// Whether one code or every code in view is reported.
  public var multiScanMode: AilaMultiScanMode = .off
  /// How loudly a read is told.
  public var beepVolume: AilaBeepVolume = .volume3
  /// Whether PDF417 is taken for a licence, when that is licensed.
  public var dlParsingMode: AilaDLParsingMode = .on
  /// Takes what was scanned; called on a thread of the SDK's, never after `Aila_Stop()` began to
  /// return.
  @preconcurrency public var scanCallback: (@Sendable ([AilaScanObject]?) -> Void)?
  /// Takes what happens between scans; called on a thread of the SDK's.
  @preconcurrency public var statusCallback: (@Sendable (AilaCaptureStatus) -> Void)?
  /// A code that was not in view for so long has left, and is reported when it comes again.
  public var absenceInterval: TimeInterval = 1
  /// A code that stays in view is reported again after so long; never when `nil`.
  public var repeatInterval: TimeInterval? = 10
  private var codes: Set<CodeType> = [.pdf417, .upc, .ean, .qr, .code128]

  /// Makes the usual configuration: PDF417, UPC, EAN, QR and Code 128, one at a time.
  public init() {}

  /// Switches a kind of code on or off; fewer kinds take less time.
  public func setCode(_ type: AilaCodeType, enabled: Bool) {
    guard type != .typeUnknown else { return }
    if enabled { codes.insert(type.captured) } else { codes.remove(type.captured) }
  }

  /// Whether a kind of code is switched on.
  public func isCodeEnabled(_ type: AilaCodeType) -> Bool {
    type == .typeUnknown || codes.contains(type.captured)
  }

  var settings: CaptureSettings {
    CaptureSettings(
      codes: codes,
      isMultiScan: multiScanMode == .on,
      absenceSeconds: absenceInterval,
      repeatSeconds: repeatInterval,
      today: { Calendar.today },
      otherCodes: OtherCodes.reader
    )
  }
}

/// Whether several codes in view are reported together.
public enum AilaMultiScanMode: Sendable {
  /// One code at a time.
  case off
  /// All codes in view.
  case on
}

/// Whether PDF417 is taken for a licence.
public enum AilaDLParsingMode: Sendable {
  /// Every code is data and no more.
  case off
  /// PDF417 is taken for a licence, when that is licensed.
  case on
}

/// How loudly a read is told.
public enum AilaBeepVolume: Int, CaseIterable, Comparable, Sendable {
  /// Not at all.
  case volume0
  /// As softly as can be.
  case volume1
  /// Softly.
  case volume2
  /// As usual.
  case volume3
  /// Loudly.
  case volume4
  /// As loudly as can be.
  case volume5

  /// Not at all.
  public static let off = AilaBeepVolume.volume0

  /// Softer than.
  public static func < (left: AilaBeepVolume, right: AilaBeepVolume) -> Bool {
    left.rawValue < right.rawValue
  }
}
