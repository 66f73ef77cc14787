/// The outcome of one consistency check.
public struct Evidence: Equatable, Sendable {
  /// What was compared.
  public let check: EvidenceCheck
  private var isMasked = false
  /// What came out.
  public var outcome: EvidenceOutcome

  /// What was compared and what came out, for people.
  public var detail: String { isMasked ? "***" : ByteView(sentence).string }

  init(_ check: EvidenceCheck, _ outcome: EvidenceOutcome) {
    self.check = check
    self.outcome = outcome
  }

  /// What was compared and what came out, for writers, also when it is masked.
  package var sentence: StaticString {
    switch outcome {
    case .notChecked: "Something to compare is missing."
    case .consistent: check.sentences.consistent
    case .inconsistent: check.sentences.inconsistent
    }
  }

  /// Masks the detail.
  package mutating func mask() { isMasked = true }
}

/// What came out of a consistency check.
public enum EvidenceOutcome: CaseIterable, Sendable {
  /// What was compared agrees.
  case consistent
  /// What was compared does not agree.
  case inconsistent
  /// Something to compare was missing.
  case notChecked

  /// How many there are.
  static let count = 3
}

// MARK: For writers

extension Evidence {
  /// Every outcome of every check, by their numbers.
  package static var all: [Evidence] {
    EvidenceCheck.allCases.flatMap { check in
      EvidenceOutcome.allCases.map { Evidence(check, $0) }
    }
  }

  /// The place in `all`.
  package var number: Int {
    place(of: check) * EvidenceOutcome.count + place(of: outcome)
  }
}
