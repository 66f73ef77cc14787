internal import AAMVA
internal import DLScan
internal import SymbolSynthesis

/// The payloads of two invented cards, joined, cut and mixed: no result may hold values of both.
public struct PairTrial {
  /// How the two are put together.
  public enum Kind: CaseIterable, Sendable {
    /// One behind the other.
    case joined
    /// The first breaks off.
    case brokenOff
    /// The rest of the first alone, and the second whole.
    case beginningLost
    /// The first breaks off twice.
    case brokenOffTwice
    /// The first whole, and the rest of the second.
    case restBehind
    /// Lines by turns.
    case interleaved
    /// The first breaks off, and the second lacks what stands in front of its file type.
    case indicatorLost
    /// The first breaks off, and control characters are blanks.
    case blanks
    /// The first breaks off, and control characters are lost.
    case unseparated
    /// The first breaks off, and the shift key is held.
    case caseSwapped
    /// The first breaks off and is continued by the rest of the second, whose header is lost: when no element
    /// comes twice, the text is that of one card whose stated length is wrong.
    case spliced
  }

  /// The bytes.
  public let payload: [UInt8]
  private let cards: (License, License)

  /// Puts two cards together.
  public init(_ kind: Kind, seed: UInt64) {
    var source = SeededGenerator(seed: seed)
    let one = InventedCard.payload(seed: seed &* 2)
    let two = InventedCard.payload(seed: seed &* 2 &+ 1)
    cards = (DocumentParser().parse(one).license, DocumentParser().parse(two).license)
    let cut = source.integer(1...(one.count - 1))
    let broken = Array(one[..<cut])
    switch kind {
    case .joined: payload = one + two
    case .brokenOff: payload = broken + two
    case .beginningLost: payload = Array(one[cut...]) + two
    case .brokenOffTwice:
      payload = broken + Array(one[..<source.integer(1...(one.count - 1))]) + two
    case .restBehind: payload = one + Array(two[source.integer(1...(two.count - 1))...])
    case .interleaved: payload = PairTrial.interleaved(one, two)
    case .indicatorLost: payload = broken + Array(two[4...])
    case .blanks: payload = (broken + two).map { $0 < 32 ? 32 : $0 }
    case .unseparated: payload = (broken + two).filter { $0 >= 32 }
    case .caseSwapped:
      payload = (broken + two).map { (65...90).contains($0 & 0xDF) ? $0 ^ 0x20 : $0 }
    case .spliced: payload = broken + Array(two[source.integer(60...(two.count - 1))...])
    }
  }

  private static func interleaved(_ one: [UInt8], _ two: [UInt8]) -> [UInt8] {
    let lines = [one, two].map { $0.split(separator: 10, omittingEmptySubsequences: false) }
    var mixed: [UInt8] = []
    for place in 0..<max(lines[0].count, lines[1].count) {
      for list in lines where place < list.count { mixed += list[place] + [10] }
    }
    return mixed
  }

  /// Whether a result of the payload holds values of both.
  public var isMixed: Bool {
    let scanner = Scanner()
    return (scanner.parseAll(payload) + [scanner.parse(payload)]).contains { result in
      guard let license = result.document?.license else { return false }
      return PairTrial.isMixed(license, cards)
    }
  }

  /// Whether a license holds values of two that the other of them does not state.
  private static func isMixed(_ license: License, _ cards: (License, License)) -> Bool {
    var (ones, twos) = (0, 0)
    let both = zip(values(cards.0), values(cards.1))
    for (value, (one, two)) in zip(values(license), both) where one != two && value != nil {
      if value == one { ones += 1 }
      if value == two { twos += 1 }
    }
    return ones > 0 && twos > 0
  }

  private static func values(_ license: License) -> [String?] {
    [
      license.lastName, license.firstName, license.middleNames.first, license.licenseNumber,
      license.documentId, license.inventoryControlNumber, license.streetAddress, license.city,
      license.state,
      license.postalCode, license.birthdate?.text, license.issueDate?.text,
      license.expirationDate?.text, license.height?.stated, license.weight?.stated,
      license.hairColor.map { "\($0)" }, license.eyeColor.map { "\($0)" },
      license.isOrganDonor.map { "\($0)" }, license.isVeteran.map { "\($0)" },
      license.complianceType.map { "\($0)" }, license.jurisdictionVehicleClass,
    ]
  }
}
