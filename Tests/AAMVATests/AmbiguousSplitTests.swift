import Testing

@testable import AAMVA

/// Separators that are lost from cards whose values hold ids of elements.
///
/// A value that is missing is no fault here; a wrong one is.
@Suite struct AmbiguousSplitTests {
  private static let ordinary = Names(
    last: ["QUILL", "ARROWSMITH", "O'BRIEN", "DE LA CRUZ", "VAN HORN", "SMITH-JONES", "LEE"],
    first: ["MARTA", "JOHN", "ANNE MARIE", "ROBIN", "JORDAN", "PETER"],
    middle: ["ROSE", "NONE", "Q", "LEE", "ANN"],
    street: ["18 LANTERN RD", "2400 WEST BRAMBLE STREET APT 4", "PO BOX 12", "7 OLD MILL LN"],
    city: ["OSTERVILLE", "RICHMOND", "CEDAR RAPIDS", "NEW YORK", "ST PAUL"]
  )

  /// Every value holds the id of an element.
  private static let misleading = Names(
    last: ["MADDEN", "HARDCASTLE", "DADDARIO", "DACOSTA", "REDDAN", "ADCOCK", "O'DAY", "DUDDEN"],
    first: ["DARLENE", "DACIA", "DAISY", "LINDA", "DAGMAR", "DALTON", "CANDACE", "RANDAL"],
    middle: ["DAVE", "DAHLIA", "DAY", "DANA JO", "DDE"],
    street: ["1 DADDY LN", "2400 DCS WAY", "1313 N DAWES PL #DAD", "55 MADDEN CT", "9 DAISY DR"],
    city: ["DALLAS", "DANBURY", "ADDAX", "DAK CITY", "DAVENPORT", "DCITY"]
  )

  @Test(arguments: [30, 60, 100] as [UInt64])
  func ordinaryNamesAreNeverWrong(_ percent: UInt64) {
    let count = count(Self.ordinary, percent)
    #expect(count.wrong == [])
    #expect(count.right * 100 >= count.all * 90)
  }

  /// Some splits cannot be told apart by anything that is known about elements.
  @Test(arguments: [30, 60, 100] as [UInt64])
  func misleadingNamesAreRatherMissingThanWrong(_ percent: UInt64) {
    let count = count(Self.misleading, percent)
    #expect(count.wrong.count * 200 <= count.all)
    #expect(count.right * 100 >= count.all * 70)
  }

  @Test func anAmbiguousSplitIsTold() {
    var card = Card.whole(with: ["DCSADCOCK", "DADDAHLIA"])
    card.elementEnd = ""
    let document = card.document
    #expect(document.license.lastName == nil)
    #expect(document.license.middleNames.isEmpty)
    #expect(document.license.streetAddressTwo == nil)
    #expect(document.license.licenseNumber == "K55-0192")
    #expect(document.status == .partial)
    #expect(document.codes.contains("splitAmbiguous"))
    let record = document.record("DCS")
    #expect(record?.state == .malformed)
    #expect(record?.rule?.rawValue == "separators are lost and the split is ambiguous: not read")
    #expect(record?.isRepaired == true)
  }

  @Test func namesThatHoldIdsAreReadWhereSeparatorsStand() {
    for last in Self.misleading.last {
      for city in Self.misleading.city {
        let license = Card.whole(with: ["DCS" + last, "DAI" + city]).license
        #expect(license.lastName == last)
        #expect(license.city == city)
      }
    }
  }

  // MARK: Counting

  private struct Names {
    let last: [String]
    let first: [String]
    let middle: [String]
    let street: [String]
    let city: [String]
  }

  private struct Count {
    var all = 0
    var right = 0
    var wrong: [String] = []
  }

  private struct Numbers {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }

    mutating func pick(_ texts: [String]) -> String { texts[below(texts.count)] }
  }

  /// Cards of all editions in any order of elements, some of whose separators are lost.
  private func count(_ names: Names, _ percent: UInt64) -> Count {
    var (count, numbers) = (Count(), Numbers(state: percent))
    for turn in 0..<220 {
      var card = card(names, edition: turn % 11 + 1, &numbers)
      let whole = Self.values(card.license)
      var elements = card.subfiles[0].elements
      for index in stride(from: elements.count - 1, to: 0, by: -1)
      where numbers.below(100) < Int(percent) {
        elements[index - 1] += elements.remove(at: index)
      }
      card.subfiles[0].elements = elements
      for (read, stated) in zip(Self.values(card.license), whole) {
        if stated != nil { count.all += 1 }
        if read == stated, stated != nil { count.right += 1 }
        if read != nil, read != stated {
          count.wrong.append("\(read ?? ""), not \(stated ?? "absent")")
        }
      }
    }
    return count
  }

  private func card(_ names: Names, edition: Int, _ numbers: inout Numbers) -> Card {
    let (first, middle) = (numbers.pick(names.first), numbers.pick(names.middle))
    let last = numbers.pick(names.last)
    var changes = ["DAG" + numbers.pick(names.street), "DAI" + numbers.pick(names.city)]
    switch edition {
    case 1: changes += ["DAA\(last),\(first),\(middle)", "DAU509"]
    case 2, 3: changes += ["DCS" + last, "DCT\(first),\(middle)", "DCUNONE"]
    default: changes += ["DCS" + last, "DAC" + first, "DAD" + middle, "DDB01152018", "DDAF"]
    }
    if numbers.below(2) == 0 { changes.append("DAZBRO") }
    if numbers.below(2) == 0, edition > 1 { changes.append("DCK\(numbers.below(1_000_000))") }
    if numbers.below(3) == 0, edition > 5 { changes.append("DDK1") }
    var card = Card.whole(version: edition, with: changes)
    for index in card.subfiles[0].elements.indices {
      let other = numbers.below(card.subfiles[0].elements.count)
      card.subfiles[0].elements.swapAt(index, other)
    }
    return card
  }

  /// What a licence says, as texts.
  private static func values(_ license: License) -> [String?] {
    let dates = [
      license.birthdate, license.expirationDate, license.issueDate, license.revisionDate,
    ]
    let middle = license.middleNames.isEmpty ? nil : license.middleNames.joined(separator: " ")
    return [
      license.firstName, middle, license.lastName, license.fullName, license.licenseNumber,
      license.documentId, license.inventoryControlNumber, license.streetAddress,
      license.streetAddressTwo, license.city, license.state, license.postalCode,
      license.placeOfBirth, license.race, license.auditInformation, license.lastNameAlias,
      license.givenNameAlias, license.jurisdictionVehicleClass,
      license.jurisdictionRestrictionCode, license.jurisdictionEndorsementCode,
      license.standardVehicleClass, license.standardRestrictionCode, license.height?.stated,
      license.weight?.stated, license.gender.map { "\($0)" }, license.eyeColor.map { "\($0)" },
      license.hairColor.map { "\($0)" }, license.complianceType.map { "\($0)" },
    ] + dates.map { date in date.map { "\($0.year)-\($0.month)-\($0.day)" } }
  }
}
