extension Jurisdiction {
  /// The jurisdiction of a row.
  init(row: JurisdictionTable.Row) {
    self.init(abbreviation: row.abbreviation, name: row.name, country: row.country)
  }

  /// The jurisdiction that an issuer identification number belongs to.
  ///
  /// - Parameter issuerNumber: Six digits as a number.
  init?(issuerNumber: UInt32) {
    guard let row = JurisdictionTable.row(issuerNumber: issuerNumber) else { return nil }
    self.init(row: row)
  }
}

extension JurisdictionTable {
  /// The row of an issuer identification number.
  static func row(issuerNumber: UInt32) -> Row? {
    let rows = self.rows
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].number < issuerNumber { low = middle + 1 } else { high = middle }
    }
    guard low < rows.count, rows[low].number == issuerNumber else { return nil }
    return rows[low]
  }

  /// The row of a postal abbreviation, in upper case.
  ///
  /// NF and PQ are the former abbreviations of Newfoundland and Labrador and of Quebec.
  static func row(abbreviation: Word) -> Row? {
    var sought = abbreviation
    if sought == Word("NF") { sought = Word("NL") }
    if sought == Word("PQ") { sought = Word("QC") }
    for row in rows where row.word == sought { return row }
    return nil
  }
}
