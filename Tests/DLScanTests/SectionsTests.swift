import AAMVA
import PDF417
import Testing

@testable import DLScan

@Suite("Sections")
struct SectionsTests {
  @Test func `a card that states everything fills every section in the order of the screen`() {
    let text = FullCard.result.sections.map(\.text).joined(separator: "\n")
    #expect(
      text == """
        # Name
        Full Name: DR QUILLA OTTOLINE BREE HARROWGATE III
        First Name: QUILLA
        Middle Names: OTTOLINE BREE
        Last Name: HARROWGATE (shortened)
        Suffix: III
        Also Known As: DAME QUILL OTTY HARROW SR
        # Identification
        License Number: T64235789
        Document ID: 2424244747474786102204
        Inventory Control Number: 0060100044
        Audit Information: AUD77Q
        Customer Number: CUST8812
        Issued By: Virginia
        # Address
        Address: 2300 WEST BRAMBLE STREET / APT 40Z / FERNWICK VA 23269-1234
        Country: United States
        # Demographics
        Date of Birth: June 6, 1986
        Other Date of Birth: July 8, 1985
        Age: 40
        Gender: Female
        Eye Color: Two colors
        Height: 5'8" (173 cm)
        Weight: 160 lb (73 kg)
        Hair Color: Sandy
        Race or Ethnicity: Asian or Pacific Islander
        Place of Birth: OLD TARN, VA
        # Dates
        Issue Date: December 10, 2024
        Expiration Date: December 11, 2028
        Revision Date: March 1, 2008
        Hazmat Expiration Date: January 2, 2027
        Under 18 Until: June 6, 2004
        Under 19 Until: June 6, 2005
        Under 21 Until: June 6, 2007
        Permit Issue Date: January 2, 2003
        Permit Expiration Date: January 2, 2004
        # Vehicle
        Vehicle Class: D
        Vehicle Class Description: ANY CAR
        Restriction Code: K
        Restriction Description: LENSES
        Endorsement Code: PH
        Endorsement Description: PASSENGERS
        Standard Vehicle Class: C
        Standard Restriction Code: B
        Standard Endorsement Code: P
        Federal Commercial Codes: N1
        Commercial: No
        Learner's Permit: No
        Permit Class: DP
        Permit Number: PERM5521
        Permit Restriction Code: 9
        Permit Endorsement Code: M
        # Compliance
        Compliance Type: Fully compliant with REAL ID
        Enhanced Credential: Yes
        Limited Duration: Yes
        Non-Domiciled: No
        Non-Resident: No
        Organ Donor: Yes
        Veteran: No
        Medical Condition: Yes
        Duplicates Issued: 2
        Version: 8
        # More
        Date of birth (DBB), not readable: 0606198A
        ZVA: JÉ\\u{9b}"
        """
    )
  }

  @Test func `a section without rows is not shown`() {
    #expect(sections { $0.lastName = "HARROWGATE" }.map(\.title) == ["Name"])
    #expect(sections { _ in }.isEmpty)
  }

  @Test func `no row is empty or blank`() {
    let result = sections {
      $0.firstName = ""
      $0.lastName = "   "
      $0.city = ""
      $0.streetAddress = " "
    }
    #expect(result.isEmpty)
  }

  @Test func `what acts on a terminal is made visible`() {
    let rows = sections { $0.lastName = "A\u{1B}[2JB\u{202E}C\u{9B}\u{FEFF}" }.flatMap(\.rows)
    #expect(rows.first?.value == #"A\u{1b}[2JB\u{202e}C\u{9b}\u{feff}"#)
  }

  @Test(
    arguments: [
      (Expiration.never, "Does not expire"), (.unreadable, "Stated, not readable"),
      (.notStated, nil),
    ] as [(Expiration, String?)]
  )
  func `an end that is no date is told in words`(expiration: Expiration, words: String?) {
    let rows = sections { $0.expiration = expiration }.flatMap(\.rows)
    #expect(rows.first { $0.label == "Expiration Date" }?.value == words)
  }

  @Test func `a month without a day is told as a month`() {
    let rows = sections {
      $0.expiration = .unreadable
      $0.expirationMonth = FullCard.day(2028, 5, 1)
    }.flatMap(\.rows)
    #expect(rows.first?.value == "May 2028")
  }

  @Test(
    arguments: [
      (["ON", nil, "K1A 0B1"], "ON K1A 0B1"), ([nil, "OTTAWA", nil], "OTTAWA"),
      ([nil, nil, nil], nil),
    ] as [([String?], String?)]
  )
  func `the last line of an address has no gaps`(parts: [String?], line: String?) {
    let rows = sections {
      $0.state = parts[0]
      $0.city = parts[1]
      $0.postalCode = parts[2]
    }.flatMap(\.rows)
    #expect(rows.first { $0.label == "Address" }?.value == line)
  }

  @Test func `a name in one piece is shown when there are no parts`() {
    let rows = sections { $0.fullName = "HARROWGATE,QUILLA" }.flatMap(\.rows)
    #expect(rows.map(\.value) == ["HARROWGATE,QUILLA"])
  }

  @Test func `a payload that is no licence shows its kind, length and beginning`() {
    var result = ScanResult(status: .notLicense)
    result.payload = [0x68, 0x69, 0x0A]
    #expect(result.sections.map(\.text) == ["# Payload\nLength: 3 bytes\nText: hi\\u{a}"])
    result.symbol = FullCard.symbol
    result.payload = [UInt8](repeating: 0x61, count: 257)
    let rows = result.sections.flatMap(\.rows)
    #expect(rows.map(\.label) == ["Type", "Length", "Beginning"])
    #expect(rows.last?.value == String(repeating: "a", count: 256))
  }

  @Test func `nothing read shows nothing`() {
    #expect(ScanResult(status: .noSymbol).sections.isEmpty)
    #expect(ScanResult(fault: ScanFault(code: "x", message: "y")).sections.isEmpty)
  }

  /// Every height in whole inches and centimetres shows the number that the card has.
  @Test func `heights are rounded to the nearest`() {
    for inches in 36...96 {
      let height = Height(centimeters: Double(inches) * 2.54, inches: inches, stated: "")
      #expect(height.words.hasPrefix("\(inches / 12)'\(inches % 12)\" ("))
    }
    for centimeters in 100...250 {
      let inches = Int((Double(centimeters) / 2.54).rounded())
      let height = Height(centimeters: Double(centimeters), inches: inches, stated: "")
      #expect(height.words == "\(inches / 12)'\(inches % 12)\" (\(centimeters) cm)")
    }
  }

  @Test(
    arguments: [
      (Weight(pounds: 160, kilograms: 72.6, range: nil, stated: ""), 8, "160 lb (73 kg)"),
      (Weight(pounds: 159.7, kilograms: 72.4, range: nil, stated: ""), 8, "160 lb (72 kg)"),
      (Weight(pounds: nil, kilograms: nil, range: 0, stated: ""), 8, "up to 70 lb (up to 31 kg)"),
      (Weight(pounds: nil, kilograms: nil, range: 3, stated: ""), 8, "131–160 lb (60–70 kg)"),
      (Weight(pounds: nil, kilograms: nil, range: 3, stated: ""), 2, "101–130 lb (46–59 kg)"),
      (Weight(pounds: nil, kilograms: nil, range: 8, stated: ""), 2, "281–320 lb (128–145 kg)"),
      (
        Weight(pounds: nil, kilograms: nil, range: 9, stated: ""), nil,
        "321 or more lb (146 or more kg)"
      ),
      (Weight(pounds: nil, kilograms: nil, range: 7, stated: ""), 2, nil),
      (Weight(pounds: nil, kilograms: nil, range: 0, stated: ""), 2, nil),
      (Weight(pounds: nil, kilograms: nil, range: 10, stated: ""), 8, nil),
      (Weight(pounds: nil, kilograms: nil, range: nil, stated: "?"), 8, nil),
    ] as [(Weight, Int?, String?)]
  )
  func `weights are rounded, or told as the range of their code`(
    weight: Weight,
    edition: Int?,
    words: String?
  ) {
    #expect(weight.words(edition: edition) == words)
  }

  private func sections(_ change: (inout License) -> Void) -> [Section] {
    var document = Document()
    document.status = .partial
    change(&document.license)
    var result = ScanResult(status: .partial)
    result.document = document
    return result.sections
  }
}

extension Section {
  fileprivate var text: String {
    let lines = rows.map { row in
      row.label + ": " + row.value.split(separator: "\n").joined(separator: " / ")
    }
    return (["# \(title)"] + lines).joined(separator: "\n")
  }
}
