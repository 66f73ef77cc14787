internal import AAMVA

/// What a text of the card must look like to be shown in a redacted result.
///
/// A form is narrow on purpose: where a separator is lost a value runs on into its neighbor's, and no list of
/// what identifies a person finds "DSMITH" in a vehicle class. So nothing is shown in which a name, a number or
/// a part of an address might stand: no word of four letters, no number of four digits.
enum ShownForm {
  /// It identifies a person, or is text in which anything may stand: never shown.
  case masked
  /// Codes of vehicle classes, restrictions and endorsements, so many characters at most.
  case codes(longest: Int)
  /// A code of race or ethnicity (AAMVA D20).
  case race

  func allows(_ text: String) -> Bool {
    switch self {
    case .masked: false
    case .codes(let longest):
      text.withBytes { $0.count <= longest && ($0.count <= 3 ? isCode($0) : isCodeList($0)) }
    case .race: Self.raceCodes.contains { text.isWord($0) }
    }
  }

  private static let raceCodes: [StaticString] = ["AI", "AP", "BK", "H", "O", "U", "W"]

  /// Up to three characters: "D", "CM", "1-4", "*".
  private func isCode(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.allSatisfy { (0x20...0x7E).contains($0) }
  }

  /// Single letters, numbers of up to two digits, a letter with a digit, filling: "B,E,K", "01 02 11", "----".
  private func isCodeList(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var (letters, digits) = (0, 0)
    for byte in text {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        letters += 1
        // A digit goes behind its letter; two letters may be the end of a name.
        if letters > 1 || digits > 0 { return false }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        if letters + digits > 2 { return false }
      case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: ";"),
        UInt8(ascii: "*"), UInt8(ascii: "-"):
        (letters, digits) = (0, 0)
      default: return false
      }
    }
    return true
  }

  /// A height or weight: three digits at most, and a unit or marks.
  static func isMeasure(_ text: String) -> Bool {
    text.withBytes { bytes in
      var digits = 0
      for byte in bytes where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { digits += 1 }
      return digits <= 3 && bytes.count <= 12
    }
  }

  /// A type of subfile that the standard has: DL, ID, EN, or one of a jurisdiction; a track of a magnetic stripe.
  static func isSubfileType(_ text: String) -> Bool {
    if text.isWord("DL") || text.isWord("ID") || text.isWord("EN") { return true }
    let first = text.utf8.first
    return text.utf8.count == 2 && (first == UInt8(ascii: "Z") || first == UInt8(ascii: "T"))
  }
}

extension License {
  /// Hands out every text that a card can state, with the form in which it is shown when redacted.
  ///
  /// A text that it does not name is masked by no one, so a test counts them.
  mutating func forEachText(_ body: (inout String?, ShownForm) -> Void) {
    body(&firstName, .masked)
    body(&lastName, .masked)
    body(&prefix, .masked)
    body(&fullName, .masked)
    body(&givenNameAlias, .masked)
    body(&middleNameAlias, .masked)
    body(&lastNameAlias, .masked)
    body(&fullNameAlias, .masked)
    body(&prefixAlias, .masked)
    body(&suffixAlias, .masked)
    body(&licenseNumber, .masked)
    body(&documentId, .masked)
    body(&inventoryControlNumber, .masked)
    body(&auditInformation, .masked)
    body(&customerIdentifier, .masked)
    body(&permitIdentifier, .masked)
    body(&streetAddress, .masked)
    body(&streetAddressTwo, .masked)
    body(&city, .masked)
    body(&state, .masked)
    body(&postalCode, .masked)
    body(&placeOfBirth, .masked)
    body(&race, .race)
    body(&jurisdictionVehicleClass, .codes(longest: 6))
    body(&jurisdictionRestrictionCode, .codes(longest: 12))
    body(&jurisdictionEndorsementCode, .codes(longest: 5))
    body(&standardVehicleClass, .codes(longest: 4))
    body(&standardRestrictionCode, .codes(longest: 12))
    body(&standardEndorsementCode, .codes(longest: 5))
    body(&federalCommercialVehicleCode, .codes(longest: 4))
    body(&permitClass, .codes(longest: 2))
    body(&permitRestrictionCode, .codes(longest: 10))
    body(&permitEndorsementCode, .codes(longest: 6))
    // Free text: whole sentences of an issuer, or of whoever's element lost its separator.
    body(&vehicleClassDescription, .masked)
    body(&restrictionDescription, .masked)
    body(&endorsementDescription, .masked)
  }
}

extension String {
  /// The text is exactly this word.
  fileprivate func isWord(_ word: StaticString) -> Bool {
    withBytes { bytes in
      guard bytes.count == word.utf8CodeUnitCount else { return false }
      for index in bytes.indices where bytes[index] != word.utf8Start[index] { return false }
      return true
    }
  }
}
