/// The consistency checks, with a sentence for either outcome; this is the list.
///
/// A name never changes its meaning.
enum EvidenceCheck: UInt8, CaseIterable {
  case issuerMatchesState, issuerMatchesCountry
  case birthBeforeIssue, issueBeforeExpiration, revisionBeforeIssue, validitySpan
  case underEighteenDate, underNineteenDate, underTwentyOneDate
  case issuerKnown, headerArithmetic, editionMatchesIssueDate, mandatoryElements
  case documentDiscriminator, licenseNumberFormat, textOutsideSubfiles, duplicateElements,
    controlCharacters

  /// The stable name, and what is said when what was compared agrees and when it does not.
  struct Words {
    let name: StaticString
    let consistent: StaticString
    let inconsistent: StaticString

    init(_ name: StaticString, _ consistent: StaticString, _ inconsistent: StaticString) {
      self.name = name
      self.consistent = consistent
      self.inconsistent = inconsistent
    }
  }

  var words: Words {
    switch self {
    case .issuerMatchesState:
      Words(
        "issuerMatchesState",
        "The issuer identification number belongs to the state of the address.",
        "The issuer identification number belongs to another state than the address."
      )
    case .issuerMatchesCountry:
      Words(
        "issuerMatchesCountry",
        "The issuer identification number belongs to the country stated.",
        "The issuer identification number belongs to another country than the one stated."
      )
    case .birthBeforeIssue:
      Words(
        "birthBeforeIssue",
        "The card was issued after the holder's birth.",
        "The card was issued before the holder's birth."
      )
    case .issueBeforeExpiration:
      Words(
        "issueBeforeExpiration",
        "The card ends after the day of issue.",
        "The card ends before the day of issue or on it."
      )
    case .revisionBeforeIssue:
      Words(
        "revisionBeforeIssue",
        "The card's layout is not newer than the card.",
        "The card's layout is newer than the card."
      )
    case .validitySpan:
      Words(
        "validitySpan",
        "The card is good for no longer than 12 years.",
        "The card is good for longer than 12 years."
      )
    case .underEighteenDate:
      Words(
        "underEighteenDate",
        "The day of turning 18 fits the date of birth.",
        "The day of turning 18 does not fit the date of birth."
      )
    case .underNineteenDate:
      Words(
        "underNineteenDate",
        "The day of turning 19 fits the date of birth.",
        "The day of turning 19 does not fit the date of birth."
      )
    case .underTwentyOneDate:
      Words(
        "underTwentyOneDate",
        "The day of turning 21 fits the date of birth.",
        "The day of turning 21 does not fit the date of birth."
      )
    case .issuerKnown:
      Words(
        "issuerKnown",
        "The issuer identification number is on the list.",
        "The issuer identification number is not on the list."
      )
    case .headerArithmetic:
      Words(
        "headerArithmetic",
        "The header's offsets and lengths are those of the subfiles.",
        "The header's offsets, lengths or numbers are not those of the subfiles."
      )
    case .editionMatchesIssueDate:
      Words(
        "editionMatchesIssueDate",
        "The card is not older than the edition it follows.",
        "The card is older than the edition it states."
      )
    case .mandatoryElements:
      Words(
        "mandatoryElements",
        "Every mandatory element of the edition is there.",
        "Mandatory elements of the edition are missing."
      )
    case .documentDiscriminator:
      Words(
        "documentDiscriminator",
        "The document discriminator has a usual length.",
        "The document discriminator is too short to tell cards apart."
      )
    case .licenseNumberFormat:
      Words(
        "licenseNumberFormat",
        "The licence number has a form that its issuer is known to use.",
        "The licence number has none of the forms that its issuer is known to use."
      )
    case .textOutsideSubfiles:
      Words(
        "textOutsideSubfiles",
        "There is no text but that of header and elements.",
        "There is text that belongs to no element."
      )
    case .duplicateElements:
      Words(
        "duplicateElements",
        "Every element stands once.",
        "An element stands more than once."
      )
    case .controlCharacters:
      Words(
        "controlCharacters",
        "No value holds control characters.",
        "A value holds control characters or marks of writing direction."
      )
    }
  }
}
