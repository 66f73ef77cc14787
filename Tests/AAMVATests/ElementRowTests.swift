import Testing

@testable import AAMVA

/// Every element does all that its row says; a test that fails names the element.
@Suite struct ElementRowTests {
  static let editions = 1...Edition.newest

  /// Every element in every edition that defines it.
  static let uses = KnownElement.allCases.flatMap { element in
    editions.filter { element.presence(in: $0) != .undefined }.map { (element, $0) }
  }

  @Test(arguments: KnownElement.allCases)
  func `a row has the id of its case, a meaning and a length`(element: KnownElement) {
    #expect("\(element)".uppercased() == element.id)
    #expect((1...80).contains(element.longest))
    for edition in Self.editions {
      #expect(ByteView(element.content(in: edition).meaning).count > 2)
    }
  }

  @Test(arguments: KnownElement.allCases)
  func `a row has a letter for each edition and is defined by one`(element: KnownElement) {
    let letters = element.row.presences.description
    #expect(letters.utf8.count == Edition.newest)
    #expect(letters.allSatisfy { "MDO-".contains($0) })
    #expect(Self.editions.contains { element.presence(in: $0) != .undefined })
  }

  @Test func `ids are in alphabetical order`() {
    let ids = KnownElement.allCases.map(\.id)
    #expect(ids == Set(ids).sorted())
    #expect(ids.count == KnownElement.count)
  }

  @Test(arguments: KnownElement.allCases)
  func `an element is found by its id`(element: KnownElement) {
    let letters = Array(element.id.utf8)
    #expect(KnownElement(letters[0], letters[1], letters[2]) == element)
  }

  @Test func `no other three bytes are an id`() {
    let letters: [UInt8] = Array(0x3F...0x5C) + [0x00, 0x20, 0x31, 0x61, 0x64, 0x7F, 0x80, 0xFF]
    let ids = Set(KnownElement.allCases.map(\.id))
    for first in letters {
      for second in letters {
        for third in letters {
          guard let element = KnownElement(first, second, third) else { continue }
          #expect(element.id == String(decoding: [first, second, third], as: UTF8.self))
          #expect(ids.contains(element.id))
        }
      }
    }
  }

  @Test(arguments: uses)
  func `a reader reads it, into the property of its row`(element: KnownElement, edition: Int) {
    let options = ParsingOptions(revealsSocialSecurityNumbers: true)
    let card = Card.with(element, in: edition)
    let document = DocumentParser(options: options).parse(card.bytes)
    let record = document.record(element.id)
    #expect(record?.state == .read, "\(element.id) is read by no reader")
    #expect(record?.rule != nil)
    guard let property = element.content(in: edition).property else { return }
    #expect(
      document.license.states(property),
      "\(element.id) does not fill \(property.rawValue) in edition \(edition)")
  }

  @Test(arguments: KnownElement.allCases)
  func `it is read alone as well, as in an edition that does not define it`(element: KnownElement) {
    for edition in Self.editions {
      let document = Card.with(element, in: edition, amongOthers: false).document
      #expect(document.record(element.id)?.state == .read, "\(element.id) in edition \(edition)")
    }
  }

  @Test(arguments: LicenseProperty.allCases)
  func `every property is one of the license, and is filled`(property: LicenseProperty) {
    let names = Mirror(reflecting: License()).children.compactMap(\.label)
    #expect(names.contains(property.rawValue))
    // DBA fills both; the month comes from magnetic stripes.
    if property == .expiration || property == .expirationMonth { return }
    #expect(
      Self.uses.contains { $0.0.content(in: $0.1).property == property },
      "no element fills \(property.rawValue)")
  }

  @Test func `every property of the license has a row, in its order`() {
    let names = Mirror(reflecting: License()).children.compactMap(\.label)
    #expect(LicenseProperty.allCases.map(\.rawValue) == names)
  }
}

extension Card {
  /// A card that states an element: a whole one of the edition, or only what makes it a license.
  fileprivate static func with(
    _ element: KnownElement, in edition: Int, amongOthers isWhole: Bool = true
  ) -> Card {
    var card = Card.whole(version: edition)
    if !isWhole { card.subfiles[0].elements = ["DAQK55-0192"] }
    // What states the same goes first.
    let rivals: [KnownElement] =
      switch element {
      case .daa, .dab: [.daa, .dab, .dcs]
      case .dac, .dct: [.dac, .dct, .daa]
      case .dad: [.dad, .dct, .daa]
      case .dal, .dam, .dan, .dao, .dap: [.dag, .dah, .dai, .daj, .dak]
      default: [element]
      }
    card.subfiles[0].elements.removeAll { line in rivals.contains { line.hasPrefix($0.id) } }
    card.subfiles[0].elements.append(element.id + element.example(in: edition))
    return card
  }
}

extension KnownElement {
  /// A value that the element may have in an edition.
  fileprivate func example(in edition: Int) -> String {
    // In edition 01 a flag, later a name.
    if self == .dbg, edition == 1 { return "1" }
    if self == .dbf { return "2" }
    switch kind {
    case .fullName: return "QUILL,MARTA,ROSE"
    case .name, .city: return "OSTERVILLE"
    case .givenNames: return "MARTA,ROSE"
    case .suffix: return "JR"
    case .street: return "18 LANTERN RD"
    case .state: return "VA"
    case .postalCode: return "231190000"
    case .country: return "USA"
    case .number: return "K55-0192"
    case .code, .text: return "AB"
    case .socialSecurityNumber: return "078051120"
    case .date, .expirationDate: return edition == 1 ? "20310417" : "04172031"
    case .sex: return "2"
    case .height: return self == .dav ? "170" : edition == 1 ? "509" : "066 in"
    case .weight: return "150"
    case .weightRange: return "3"
    case .eyeColor, .hairColor: return "BRO"
    case .flag: return "1"
    case .truncation: return "N"
    case .compliance: return "F"
    }
  }
}

extension License {
  /// Whether a property states something.
  fileprivate func states(_ property: LicenseProperty) -> Bool {
    let value = Mirror(reflecting: self).children.first { $0.label == property.rawValue }?.value
    guard let value else { return false }
    if let texts = value as? [String] { return !texts.isEmpty }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle != .optional || !mirror.children.isEmpty
  }
}
