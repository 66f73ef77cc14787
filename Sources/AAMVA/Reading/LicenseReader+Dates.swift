extension LicenseReader {
  mutating func readDates() {
    license.pointee.birthdate = date(.dbb)
    license.pointee.issueDate = date(.dbd)
    readExpiration()
    license.pointee.revisionDate = date(.ddb)
    license.pointee.hazmatExpirationDate = date(.ddc)
    if found.hasAny(.ddh, through: .ddj) {
      license.pointee.underEighteenUntilDate = date(.ddh)
      license.pointee.underNineteenUntilDate = date(.ddi)
      license.pointee.underTwentyOneUntilDate = date(.ddj)
    }
    license.pointee.birthdateAlias = date(.dbl)
    guard found.hasAny(.paa, through: .paf) else { return }
    license.pointee.permitIssueDate = date(.pad)
    license.pointee.permitExpirationDate = date(.pab)
  }

  /// Edition 01 writes the year first, 02 the month; from 03 on the month in the USA, the year in Canada.
  private var dateOrder: StatedDate.Order {
    switch edition.number {
    case 1: .yearFirst
    case 2: .monthFirst
    default: rulingCountry == .canada ? .yearFirst : .monthFirst
    }
  }

  private mutating func date(_ element: KnownElement) -> CalendarDate? {
    guard let value = statedValue(element) else { return nil }
    if StatedDate.consists(of: Ascii.zero, value) {
      mark(element, .absent, .zeroDate)
      return nil
    }
    if StatedDate.consists(of: UInt8(ascii: "9"), value) {
      mark(element, .absent, .nineDate)
      return nil
    }
    return date(value, of: element)
  }

  private mutating func date(_ value: ByteView, of element: KnownElement) -> CalendarDate? {
    var stated = StatedDate(value, order: dateOrder)
    if stated.date == nil, let date = StatedDate.withoutRemark(value) {
      stated = StatedDate(date, order: dateOrder)
      if stated.date != nil { repair(element, .bytesBehindValue) }
    }
    mark(element, stated.date == nil ? .malformed : .read, stated.rule)
    if stated.rule == .monthFirstSeparated || stated.rule == .yearFirstSeparated {
      warn(.datesSeparated, at: element)
    }
    if stated.isUnexpected { warn(.dateOrderUnexpected, at: element) }
    return stated.date
  }

  // MARK: Expiration

  /// DBA: a date, or one of the ways to say that the card does not expire.
  private mutating func readExpiration() {
    guard let value = stated(.dba) else { return }
    if value.isUnavailable {
      mark(.dba, .absent, .placeholder)
    } else if StatedDate.consists(of: Ascii.zero, value) {
      mark(.dba, .absent, .zeroDate)
    } else if let rule = ExpirationWord.rule(of: value) {
      license.pointee.expiration = .never
      mark(.dba, .read, rule)
    } else if let date = date(value, of: .dba) {
      license.pointee.expiration = .date
      license.pointee.expirationDate = date
    } else {
      license.pointee.expiration = .unreadable
    }
  }
}
