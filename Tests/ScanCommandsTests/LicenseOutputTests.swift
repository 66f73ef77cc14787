import ScanCommands
import SymbolSynthesis
import Testing

/// What comes out for a licence of a person who does not exist, to the byte.
@Suite("Output for a licence")
struct LicenseOutputTests {
  let folder = TemporaryFolder()

  static let payload: [UInt8] = {
    let elements = [
      "DLDAQT64235789", "DCSHARROWGATE", "DDEN", "DACQUILLA", "DDFN", "DADOTTOLINE", "DDGN",
      "DCAD", "DCBNONE", "DCDNONE", "DBD12102024", "DBB06061986", "DBA12112028", "DBC2",
      "DAU068 in",
      "DAYBRO", "DAG2300 BRAMBLE ST", "DAIFERNWICK", "DAJVA", "DAK23269", "DCFDOC5512",
      "DCGUSA", "DDAF", "DDB03012008",
    ]
    let subfile = elements.joined(separator: "\n") + "\r"
    let length = String(10_000 + subfile.utf8.count).dropFirst()
    return Array("@\n\u{1E}\rANSI 636000100001DL0031\(length)\(subfile)".utf8)
  }()

  @Test func `parse prints the text for people`() {
    let name = folder.file("card.bin", Self.payload)
    let outcome = run(["parse", name])
    #expect(
      outcome.output == """
        \(name.text): Driver's License, Virginia
          + Not expired
          - Age 40

          Name
            Full Name        QUILLA OTTOLINE HARROWGATE
            First Name       QUILLA
            Middle Name      OTTOLINE
            Last Name        HARROWGATE

          Identification
            License Number   T64235789
            Document ID      DOC5512
            Issued By        Virginia

          Address
            Address          2300 BRAMBLE ST
                             FERNWICK VA 23269
            Country          United States

          Demographics
            Date of Birth    June 6, 1986
            Age              40
            Gender           Female
            Eye Color        Brown
            Height           5'8" (173 cm)

          Dates
            Issue Date       December 10, 2024
            Expiration Date  December 11, 2028
            Revision Date    March 1, 2008

          Vehicle
            Vehicle Class    D

          Compliance
            Compliance Type  Fully compliant with REAL ID
            Version          10


        """
    )
    #expect(outcome.status == .everyInputGaveLicense)
  }

  @Test func `parse prints the typed licence as JSON`() {
    let outcome = run(["parse", "--json", folder.file("card.bin", Self.payload)])
    let license = #"""
      "license":{"firstName":"QUILLA","middleNames":["OTTOLINE"],"lastName":"HARROWGATE",\#
      "firstNameTruncation":"notTruncated","middleNameTruncation":"notTruncated",\#
      "lastNameTruncation":"notTruncated","licenseNumber":"T64235789","documentId":"DOC5512",\#
      "streetAddress":"2300 BRAMBLE ST","city":"FERNWICK","state":"VA","postalCode":"23269",\#
      "country":"unitedStates","birthdate":"1986-06-06","issueDate":"2024-12-10",\#
      "expirationDate":"2028-12-11","expiration":"date","revisionDate":"2008-03-01",\#
      "gender":"female","eyeColor":"brown",\#
      "height":{"centimeters":172.72,"inches":68,"stated":"068 in"},\#
      "jurisdictionVehicleClass":"D","complianceType":"fullyCompliant"},\#
      "assessment":{"asOf":"2026-11-29","age":40,"isExpired":false,"expiresInDays":743,\#
      "isUnder18":false,"isUnder19":false,"isUnder21":false},\#
      "elements":[{"id":"DAQ","subfile":"DL","raw":"T64235789",
      """#
    #expect(outcome.output.contains(license))
    #expect(
      outcome.output.hasPrefix(
        #"{"schema":"dlscan/1","status":"parsed","payload":"QAoeDUFOU0kgNjM2MDAw"#
      )
    )
    #expect(outcome.lines.count == 1)
    #expect(outcome.status == .everyInputGaveLicense)
  }

  @Test func `the day that is stated counts, not the day it is here`() {
    let name = folder.file("card.bin", Self.payload)
    let outcome = run(["parse", "--json", "--today", "2028-12-12", name], today: "2026-11-29")
    #expect(outcome.output.contains(#""asOf":"2028-12-12","age":42,"isExpired":true"#))
  }

  @Test(arguments: ["--json", "--text"] as [Argument])
  func `no word of a redacted card is printed`(format: Argument) {
    let name = folder.file("card.bin", Self.payload)
    let outcome = run(["parse", format, "--redact", name])
    for word in [
      "QUILLA", "OTTOLINE", "HARROWGATE", "T64235789", "DOC5512", "BRAMBLE", "FERNWICK", "23269",
      "1986", "06061986", "June 6", "QAoeDUFO",
    ] {
      #expect(!outcome.output.contains(word), "\(word)")
    }
    #expect(outcome.output.contains("***"))
    #expect(outcome.status == .everyInputGaveLicense)
  }

  @Test func `a licence among other inputs gives status 1`() {
    let card = folder.file("card.bin", Self.payload)
    let other = folder.file("other.bin", Array("hello".utf8))
    #expect(run(["parse", card, other]).status == .someInputGaveNoLicense)
    #expect(run(["parse", card, card]).status == .everyInputGaveLicense)
  }

  @Test func `a licence that lacks mandatory elements is a licence in part`() throws {
    let text = String(decoding: Self.payload, as: UTF8.self)
      .replacing("DBB06061986\n", with: "")
    let outcome = run(["parse", "--json", folder.file("card.bin", Array(text.utf8))])
    #expect(outcome.output.hasPrefix(#"{"schema":"dlscan/1","status":"partial""#))
    #expect(outcome.output.contains(#""missingElements":["DBB"]"#))
    #expect(outcome.status == .everyInputGaveLicense)
  }

  @Test func `a picture with two cards gives a line for each`() throws {
    let one = try photograph(Self.payload)
    let two = try photograph(InventedCard.payload(seed: 5))
    let name = folder.file("two.pgm", stacked(one, two).portableGraymap)
    let outcome = run(["scan", "--json", name])
    #expect(outcome.lines.count == 2)
    for line in outcome.lines {
      #expect(line.hasPrefix(#"{"schema":"dlscan/1","status":"parsed","source":{"name":""#))
      #expect(line.contains(#""symbol":{"format":"PDF417","corners":[["#))
    }
    #expect(outcome.output.contains("HARROWGATE"))
    #expect(outcome.status == .everyInputGaveLicense)
  }

  private func photograph(_ payload: [UInt8]) throws -> GreyPicture {
    var photographer = Photographer()
    photographer.samplesPerSide = 2
    return photographer.photograph(try DrawnSymbol(payload)).picture
  }

  private func stacked(_ upper: GreyPicture, _ lower: GreyPicture) -> GreyPicture {
    var picture = GreyPicture(
      width: max(upper.width, lower.width),
      height: upper.height + lower.height,
      level: 128
    )
    for y in 0..<upper.height { for x in 0..<upper.width { picture[x, y] = upper[x, y] } }
    for y in 0..<lower.height {
      for x in 0..<lower.width { picture[x, y + upper.height] = lower[x, y] }
    }
    return picture
  }
}
