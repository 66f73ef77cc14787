/// The elements that one edition of the standard or another defines, in alphabetical order of their ids.
///
/// To add one: a case here, its row in `KnownElement+Rows`, and where it states something new a property of
/// `License` with its row in `LicenseProperty`. The tests name what is still missing then.
package enum KnownElement: UInt8, CaseIterable, Sendable {
  case daa, dab, dac, dad, dae, daf, dag, dah, dai, daj, dak, dal, dam, dan, dao, dap, daq, dar,
    das, dat, dau, dav, daw, dax, day, daz
  case dba, dbb, dbc, dbd, dbe, dbf, dbg, dbh, dbi, dbj, dbk, dbl, dbm, dbn, dbo, dbp, dbq, dbr,
    dbs
  case dca, dcb, dcd, dce, dcf, dcg, dch, dci, dcj, dck, dcl, dcm, dcn, dco, dcp, dcq, dcr, dcs,
    dct, dcu
  case dda, ddb, ddc, ddd, dde, ddf, ddg, ddh, ddi, ddj, ddk, ddl, ddm, ddn, ddo, ddp
  case paa, pab, pac, pad, pae, paf

  /// How many there are.
  static let count = Int(paf.rawValue) + 1

  // Made once and kept: what holds texts would be looked up by a jump for each. Numbers are taken from the
  // rows where they are, which the compiler turns into tables of bytes.
  private static let rows = Constants(allCases.map { $0.row })

  /// The three letters.
  package var id: String { row.id.string }

  /// The three letters, packed: the first is the highest.
  var packedID: UInt32 { row.id.packed }

  /// What an edition from 1 to 11 says about the element.
  func presence(in edition: Int) -> ElementPresence {
    KnownElement.rows[Int(rawValue)].presence(in: edition)
  }

  /// Whether an edition from 1 to 11 has it mandatory on driver's licenses, but not on identification cards.
  package func isForDrivingOnly(in edition: Int) -> Bool {
    KnownElement.rows[Int(rawValue)].isForDrivingOnly(in: edition)
  }

  /// Longest value in bytes that any edition allows.
  var longest: Int { Int(row.longest) }

  /// How the value is read.
  var kind: ElementKind { row.kind }

  /// What the element states in an edition from 1 to 11.
  package func content(in edition: Int) -> ElementContent {
    KnownElement.rows[Int(rawValue)].content(in: edition)
  }
}
