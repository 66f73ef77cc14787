/// A row of `JurisdictionTable`: an issuer identification number, and whose it is.
struct JurisdictionRow: Sendable {
  /// The issuer identification number.
  let issuerNumber: UInt32
  let jurisdiction: Jurisdiction
  /// The postal abbreviation, which is found faster packed.
  private let word: Word

  /// - Parameters:
  ///   - issuerNumber: Six digits as a number.
  ///   - abbreviation: The postal abbreviation, in capitals.
  ///   - country: The country that the jurisdiction belongs to.
  ///   - name: Its name for people.
  init(
    _ issuerNumber: UInt32, _ abbreviation: String, _ country: IssuingCountry, _ name: String
  ) {
    self.issuerNumber = issuerNumber
    jurisdiction = Jurisdiction(abbreviation: abbreviation, name: name, country: country)
    word = Word(abbreviation)
  }

  /// The row of an issuer identification number.
  init?(issuerNumber: UInt32) {
    let rows = JurisdictionTable.rows
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].issuerNumber < issuerNumber { low = middle + 1 } else { high = middle }
    }
    guard low < rows.count, rows[low].issuerNumber == issuerNumber else { return nil }
    self = rows[low]
  }

  /// The row of a postal abbreviation, in either case.
  init?(abbreviation: ByteView) {
    guard abbreviation.count == 2 else { return nil }
    self.init(abbreviation: Word(abbreviation))
  }

  /// The first row of a postal abbreviation.
  ///
  /// NF and PQ are the former abbreviations of Newfoundland and Labrador and of Quebec.
  init?(abbreviation: Word) {
    let current: Word =
      switch abbreviation {
      case "NF": "NL"
      case "PQ": "QC"
      default: abbreviation
      }
    let rows = JurisdictionTable.rows
    for index in 0..<rows.count where rows[index].word == current {
      self = rows[index]
      return
    }
    return nil
  }

  var country: IssuingCountry { jurisdiction.country }
}

extension Jurisdiction {
  /// The jurisdiction of a row.
  init(_ row: JurisdictionRow) { self = row.jurisdiction }

  /// The jurisdiction that an issuer identification number belongs to.
  ///
  /// - Parameter issuerNumber: Six digits as a number.
  init?(issuerNumber: UInt32) {
    guard let row = JurisdictionRow(issuerNumber: issuerNumber) else { return nil }
    self = row.jurisdiction
  }

  /// Every issuer identification number that is known, and whose it is; ordered by number.
  package static var all: [(issuerNumber: UInt32, jurisdiction: Jurisdiction)] {
    let rows = JurisdictionTable.rows
    return (0..<rows.count).map { (rows[$0].issuerNumber, rows[$0].jurisdiction) }
  }
}
