/// The elements that one edition of the standard or another defines, in alphabetical order of their ids.
///
/// The raw value is the row in `ElementTable`.
enum KnownElement: UInt8, CaseIterable {
  case daa, dab, dac, dad, dae, daf, dag, dah, dai, daj, dak, dal, dam, dan, dao, dap, daq, dar,
    das, dat, dau, dav, daw, dax, day, daz
  case dba, dbb, dbc, dbd, dbe, dbf, dbg, dbh, dbi, dbj, dbk, dbl, dbm, dbn, dbo, dbp, dbq, dbr,
    dbs
  case dca, dcb, dcd, dce, dcf, dcg, dch, dci, dcj, dck, dcl, dcm, dcn, dco, dcp, dcq, dcr, dcs,
    dct, dcu
  case dda, ddb, ddc, ddd, dde, ddf, ddg, ddh, ddi, ddj, ddk, ddl, ddm, ddn, ddo, ddp
  case paa, pab, pac, pad, pae, paf

  /// How many there are.
  static let count = 87
}
