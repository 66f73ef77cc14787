/// What is felt and heard when something was scanned; one for each outcome.
public struct Feedback: Equatable, Sendable {
  /// What came of the scan.
  public enum Kind: CaseIterable, Equatable, Sendable {
    /// A licence was parsed.
    case parsed
    /// A code was read, of which only the text is shown.
    case read
    /// A code was read that is no licence.
    case rejected
  }

  /// What came of the scan.
  public let kind: Kind
  /// Number of the scan, so that the same outcome twice is felt twice.
  public let number: Int
}

/// Something that VoiceOver says once; free of anything that a card says about its holder.
public struct Announcement: Equatable, Sendable {
  /// The sentence.
  public let text: String
  /// Number of the announcement, so that the same sentence twice is said twice.
  public let number: Int

  static func text(_ cards: [ResultCard]) -> String {
    let licenses = cards.filter(\.isLicense)
    if licenses.count > 1 { return "\(licenses.count) licenses read." }
    guard let license = licenses.first else {
      return cards.first?.kind == .parsingNotLicensed
        ? "PDF417 scanned. License parsing is not enabled." : "PDF417 scanned. Not a license."
    }
    var sentences = [license.kind == .license ? "License read." : "License read in part."]
    if let isExpired = license.isExpired {
      sentences.append(isExpired ? "Expired." : "Not expired.")
    }
    if license.isUnder21 == true { sentences.append("Under 21.") }
    return sentences.joined(separator: " ")
  }
}
