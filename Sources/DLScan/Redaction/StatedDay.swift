internal import AAMVA

/// The days that a card can state.
public enum StatedDay: UInt8, CaseIterable, Sendable {
  case birthdate, birthdateAlias
  case underEighteenUntilDate, underNineteenUntilDate, underTwentyOneUntilDate
  case issueDate, expirationDate, expirationMonth, revisionDate, hazmatExpirationDate
  case permitIssueDate, permitExpirationDate

  /// It is a date of birth, or one follows from it.
  var followsFromBirth: Bool {
    switch self {
    case .birthdate, .birthdateAlias, .underEighteenUntilDate, .underNineteenUntilDate,
      .underTwentyOneUntilDate:
      true
    default: false
    }
  }
}

extension License {
  /// A day that the card states.
  subscript(day: StatedDay) -> CalendarDate? {
    get {
      switch day {
      case .birthdate: birthdate
      case .birthdateAlias: birthdateAlias
      case .underEighteenUntilDate: underEighteenUntilDate
      case .underNineteenUntilDate: underNineteenUntilDate
      case .underTwentyOneUntilDate: underTwentyOneUntilDate
      case .issueDate: issueDate
      case .expirationDate: expirationDate
      case .expirationMonth: expirationMonth
      case .revisionDate: revisionDate
      case .hazmatExpirationDate: hazmatExpirationDate
      case .permitIssueDate: permitIssueDate
      case .permitExpirationDate: permitExpirationDate
      }
    }
    set {
      switch day {
      case .birthdate: birthdate = newValue
      case .birthdateAlias: birthdateAlias = newValue
      case .underEighteenUntilDate: underEighteenUntilDate = newValue
      case .underNineteenUntilDate: underNineteenUntilDate = newValue
      case .underTwentyOneUntilDate: underTwentyOneUntilDate = newValue
      case .issueDate: issueDate = newValue
      case .expirationDate: expirationDate = newValue
      case .expirationMonth: expirationMonth = newValue
      case .revisionDate: revisionDate = newValue
      case .hazmatExpirationDate: hazmatExpirationDate = newValue
      case .permitIssueDate: permitIssueDate = newValue
      case .permitExpirationDate: permitExpirationDate = newValue
      }
    }
  }
}
