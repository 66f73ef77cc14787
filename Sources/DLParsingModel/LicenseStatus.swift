internal import Foundation

/// Whether licences may be parsed, as far as it is known.
public enum LicenseStatus: Equatable, Sendable {
  /// Nothing is known: the SDK said nothing, or something that cannot be understood.
  case unknown
  /// Parsing is on.
  case licensed
  /// Parsing is off; why, in a sentence for people, when the SDK says it.
  case unlicensed(reason: String?)

  /// Reads what `Aila_GetSDKLicensingInfo()` gives; never takes silence for a yes.
  public init(info: String?) {
    guard let info, let object = try? JSONSerialization.jsonObject(with: Data(info.utf8)),
      let members = object as? [String: Any],
      let current = members["currentConfiguration"] as? String
    else {
      self = .unknown
      return
    }
    let features = members[current == "SoftScan" ? "SoftScan" : "Kiosk"] as? [String: Any]
    let parsing = features?["parsing_dl"] as? [String: Any]
    guard parsing?["enabled"] as? Bool == true else {
      self = .unlicensed(reason: members["reason"] as? String)
      return
    }
    self = .licensed
  }

  /// The banner above the preview; none when parsing is on.
  public var banner: String? {
    switch self {
    case .licensed: nil
    case .unknown: ScreenText.unknownBanner
    case .unlicensed(let reason):
      [ScreenText.unlicensedBanner, reason].compactMap { $0 }.joined(separator: " ")
    }
  }
}
