/// The ways in which issuers say that a card does not expire.
enum ExpirationWord {
  static func rule(of value: ByteView) -> Rule? {
    let first = value[0]
    if Ascii.isDigit(first), first != UInt8(ascii: "9"), first != UInt8(ascii: "7") { return nil }
    // Nines; and sevens, as 77 is the magnetic stripe's month for never.
    if StatedDate.consists(of: UInt8(ascii: "9"), value) { return .nineDate }
    if StatedDate.consists(of: UInt8(ascii: "7"), value) { return .expiryNever }
    let word = Word(value.slice(0, 8))
    if word == Word("NONE") { return .noneAsNever }
    if word == Word("MIL") || word == Word("MILITARY") { return .militaryWord }
    for never: StaticString in neverWords where word == Word(never) { return .neverWord }
    return nil
  }

  // The first eight letters; INDEFINITE, NON-EXPIRING, NONEXPIRING, PERMANENT.
  private static let neverWords: [StaticString] = [
    "NEVER", "INDEF", "INDEFINI", "NON-EXPI", "NONEXPIR", "NO EXPIR", "PERMANEN", "N/A",
  ]
}
