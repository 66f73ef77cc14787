extension Jurisdiction {
  /// The jurisdiction of a row.
  init(_ row: JurisdictionRow) { self = Jurisdiction.all[row.index] }

  // Made once, as every card needs one.
  private static let all = Constants(
    (0..<JurisdictionRow.count).map { index in
      let row = JurisdictionRow(index)
      return Jurisdiction(
        abbreviation: row.abbreviation.string,
        name: row.name.string,
        country: row.country
      )
    }
  )

  /// The jurisdiction that an issuer identification number belongs to.
  ///
  /// - Parameter issuerNumber: Six digits as a number.
  init?(issuerNumber: UInt32) {
    guard let row = JurisdictionRow(issuerNumber: issuerNumber) else { return nil }
    self.init(row)
  }
}

/// A row of `JurisdictionTable`.
struct JurisdictionRow {
  /// Its place in the table.
  let index: Int
  private let row: ByteView

  /// The row of an issuer identification number.
  init?(issuerNumber: UInt32) {
    var low = 0
    var high = JurisdictionRow.count
    while low < high {
      let middle = (low + high) / 2
      if JurisdictionRow(middle).number < issuerNumber { low = middle + 1 } else { high = middle }
    }
    guard low < JurisdictionRow.count else { return nil }
    self.init(low)
    if number != issuerNumber { return nil }
  }

  /// The row of a postal abbreviation, in either case.
  ///
  /// NF and PQ are the former abbreviations of Newfoundland and Labrador and of Quebec.
  init?(abbreviation: ByteView) {
    guard abbreviation.count == 2 else { return nil }
    self.init(abbreviation[0], abbreviation[1])
  }

  /// The row of the two letters of a postal abbreviation, in either case.
  init?(_ first: UInt8, _ second: UInt8) {
    var letters = (Ascii.upper(first), Ascii.upper(second))
    if letters == (UInt8(ascii: "N"), UInt8(ascii: "F")) { letters.1 = UInt8(ascii: "L") }
    if letters == (UInt8(ascii: "P"), UInt8(ascii: "Q")) {
      letters = (UInt8(ascii: "Q"), UInt8(ascii: "C"))
    }
    for index in 0..<JurisdictionRow.count {
      self.init(index)
      if row.start[7] == letters.0, row.start[8] == letters.1 { return }
    }
    return nil
  }

  fileprivate init(_ index: Int) {
    self.index = index
    row = ByteView(
      start: JurisdictionTable.text.utf8Start + index * JurisdictionTable.rowWidth,
      count: JurisdictionTable.rowWidth - 1
    )
  }

  fileprivate static var count: Int {
    (JurisdictionTable.text.utf8CodeUnitCount + 1) / JurisdictionTable.rowWidth
  }

  /// The issuer identification number.
  var number: UInt32 {
    var number: UInt32 = 0
    for place in 0..<6 { number = number &* 10 &+ UInt32(row.start[place] & 0x0F) }
    return number
  }

  /// The two letters.
  var abbreviation: ByteView { row.slice(7, 9) }

  /// The name, the filling behind it left out.
  var name: ByteView { row.slice(12, JurisdictionTable.rowWidth - 2).trimmed }

  var country: IssuingCountry { row[10] == UInt8(ascii: "C") ? .canada : .unitedStates }
}
