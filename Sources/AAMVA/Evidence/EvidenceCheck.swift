/// The consistency checks; a raw value is the check's stable name, which never changes its meaning.
public enum EvidenceCheck: String, CaseIterable, Sendable {
  case issuerMatchesState, issuerMatchesCountry
  case birthBeforeIssue, issueBeforeExpiration, revisionBeforeIssue, validitySpan
  case underEighteenDate, underNineteenDate, underTwentyOneDate
  case issuerKnown, headerArithmetic, editionMatchesIssueDate, mandatoryElements
  case documentDiscriminator, licenseNumberFormat, textOutsideSubfiles, duplicateElements,
    controlCharacters
}

extension EvidenceCheck {
  /// What is said when what was compared agrees, and when it does not.
  var sentences: (consistent: StaticString, inconsistent: StaticString) {
    switch self {
    case .issuerMatchesState:
      (
        "The issuer identification number belongs to the state of the address.",
        "The issuer identification number belongs to another state than the address."
      )
    case .issuerMatchesCountry:
      (
        "The issuer identification number belongs to the country stated.",
        "The issuer identification number belongs to another country than the one stated."
      )
    case .birthBeforeIssue:
      (
        "The card was issued after the holder's birth.",
        "The card was issued before the holder's birth."
      )
    case .issueBeforeExpiration:
      (
        "The card ends after the day of issue.",
        "The card ends before the day of issue or on it."
      )
    case .revisionBeforeIssue:
      (
        "The card's layout is not newer than the card.",
        "The card's layout is newer than the card."
      )
    case .validitySpan:
      (
        "The card is good for no longer than 12 years.",
        "The card is good for longer than 12 years."
      )
    case .underEighteenDate:
      (
        "The day of turning 18 fits the date of birth.",
        "The day of turning 18 does not fit the date of birth."
      )
    case .underNineteenDate:
      (
        "The day of turning 19 fits the date of birth.",
        "The day of turning 19 does not fit the date of birth."
      )
    case .underTwentyOneDate:
      (
        "The day of turning 21 fits the date of birth.",
        "The day of turning 21 does not fit the date of birth."
      )
    case .issuerKnown:
      (
        "The issuer identification number is on the list.",
        "The issuer identification number is not on the list."
      )
    case .headerArithmetic:
      (
        "The header's offsets and lengths are those of the subfiles.",
        "The header's offsets, lengths or numbers are not those of the subfiles."
      )
    case .editionMatchesIssueDate:
      (
        "The card is not older than the edition it follows.",
        "The card is older than the edition it states."
      )
    case .mandatoryElements:
      (
        "Every mandatory element of the edition is there.",
        "Mandatory elements of the edition are missing."
      )
    case .documentDiscriminator:
      (
        "The document discriminator has a usual length.",
        "The document discriminator is too short to tell cards apart."
      )
    case .licenseNumberFormat:
      (
        "The licence number has a form that its issuer is known to use.",
        "The licence number has none of the forms that its issuer is known to use."
      )
    case .textOutsideSubfiles:
      (
        "There is no text but that of header and elements.",
        "There is text that belongs to no element."
      )
    case .duplicateElements:
      (
        "Every element stands once.",
        "An element stands more than once."
      )
    case .controlCharacters:
      (
        "No value holds control characters.",
        "A value holds control characters or marks of writing direction."
      )
    }
  }
}
