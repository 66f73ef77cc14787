internal import DLScan

/// Something to know about a card at a glance: a word and a picture, never colour alone.
public struct CheckChip: Equatable, Identifiable, Sendable {
  /// How it is to be taken.
  public enum Tone: Equatable, Sendable {
    case good, neutral, caution, bad
  }

  /// Position on its card.
  public let id: Int
  /// What to know: "Expired 3 days ago".
  public let text: String
  /// How it is to be taken.
  public let tone: Tone

  /// Name of the SF Symbol that stands before the text.
  public var symbolName: String {
    switch tone {
    case .good: "checkmark.circle.fill"
    case .neutral: "info.circle"
    case .caution: "exclamationmark.triangle.fill"
    case .bad: "xmark.octagon.fill"
    }
  }

  /// What VoiceOver says.
  public var accessibilityLabel: String {
    switch tone {
    case .good, .neutral: text
    case .caution: "Attention: \(text)"
    case .bad: "Warning: \(text)"
    }
  }

  /// The chips of a licence: that it is partial, then the remarks that every face shows.
  static func list(_ result: ScanResult) -> [CheckChip] {
    var chips: [CheckChip] = []
    if result.status == .partial {
      chips.append(CheckChip(id: 0, text: "Partial", tone: .caution))
    }
    for remark in result.summary.remarks {
      chips.append(CheckChip(id: chips.count, text: remark.text, tone: Tone(remark.tone)))
    }
    return chips
  }
}

extension CheckChip.Tone {
  init(_ tone: Remark.Tone) {
    switch tone {
    case .good: self = .good
    case .neutral: self = .neutral
    case .caution: self = .caution
    case .bad: self = .bad
    }
  }
}
