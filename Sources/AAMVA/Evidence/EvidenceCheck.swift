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

  /// The stable name.
  var name: ByteView { EvidenceCheck.lines[Int(rawValue) * 3] }

  /// What is said when what was compared agrees.
  var consistent: ByteView { EvidenceCheck.lines[Int(rawValue) * 3 + 1] }

  /// What is said when what was compared does not agree.
  var inconsistent: ByteView { EvidenceCheck.lines[Int(rawValue) * 3 + 2] }

  /// For each check its name and what is said for either outcome, in the order of the cases.
  static let lines = TextLines(
    """
    issuerMatchesState
    The issuer identification number belongs to the state of the address.
    The issuer identification number belongs to another state than the address.
    issuerMatchesCountry
    The issuer identification number belongs to the country stated.
    The issuer identification number belongs to another country than the one stated.
    birthBeforeIssue
    The card was issued after the holder's birth.
    The card was issued before the holder's birth.
    issueBeforeExpiration
    The card ends after the day of issue.
    The card ends before the day of issue or on it.
    revisionBeforeIssue
    The card's layout is not newer than the card.
    The card's layout is newer than the card.
    validitySpan
    The card is good for no longer than 12 years.
    The card is good for longer than 12 years.
    underEighteenDate
    The day of turning 18 fits the date of birth.
    The day of turning 18 does not fit the date of birth.
    underNineteenDate
    The day of turning 19 fits the date of birth.
    The day of turning 19 does not fit the date of birth.
    underTwentyOneDate
    The day of turning 21 fits the date of birth.
    The day of turning 21 does not fit the date of birth.
    issuerKnown
    The issuer identification number is on the list.
    The issuer identification number is not on the list.
    headerArithmetic
    The header's offsets and lengths are those of the subfiles.
    The header's offsets, lengths or numbers are not those of the subfiles.
    editionMatchesIssueDate
    The card is not older than the edition it follows.
    The card is older than the edition it states.
    mandatoryElements
    Every mandatory element of the edition is there.
    Mandatory elements of the edition are missing.
    documentDiscriminator
    The document discriminator has a usual length.
    The document discriminator is too short to tell cards apart.
    licenseNumberFormat
    The licence number has a form that its issuer is known to use.
    The licence number has none of the forms that its issuer is known to use.
    textOutsideSubfiles
    There is no text but that of header and elements.
    There is text that belongs to no element.
    duplicateElements
    Every element stands once.
    An element stands more than once.
    controlCharacters
    No value holds control characters.
    A value holds control characters or marks of writing direction.
    """
  )
}
