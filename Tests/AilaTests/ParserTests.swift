import AAMVA
import Foundation
import QuickstartApp
import SymbolSynthesis
import Testing

@testable import Aila

extension GlobalSession {
  @Suite("The parser")
  struct ParserTests {
    private func parse(_ payload: [UInt8]) -> DriverLicense {
      AAMVAParser(data: String(latin1: payload)).parse()
    }

    @Test func `never fails`() {
      AilaLicensing.configure(issuerKey: nil)
      for text in ["", "@", "ANSI ", "no licence", "\u{0}", "😀", "\r\n"] {
        let license = AAMVAParser(data: text).parse()
        #expect(!license.isValid())
        #expect(license.firstName == nil && license.middleNames == [])
        #expect(license.weight.pounds == nil && license.height == nil)
      }
    }

    @Test func `two scans in one text are two licences`() {
      AilaLicensing.configure(issuerKey: nil)
      let payload = TestCard.payload() + InventedCard.payload(seed: 4)
      let parser = AAMVAParser(payload: payload)
      #expect(parser.parse().licenseNumber == "T64235789")
      let all = parser.parseAll()
      #expect(all.count == 2)
      #expect(all.first?.licenseNumber == "T64235789")
      #expect(all.last?.licenseNumber != "T64235789")
      #expect(AAMVAParser(data: "").parseAll().count == 1)
    }

    @Test func `line ends that are one character in Swift are two bytes`() {
      AilaLicensing.configure(issuerKey: nil)
      let payload = TestCard.payload()
      #expect("\r\n".payloadBytes == [0x0D, 0x0A])
      let text = String(latin1: payload)
      #expect(text.payloadBytes == payload)
      let typed = text.replacing("\n", with: "\r\n")
      #expect(AAMVAParser(data: typed).parse().licenseNumber == "T64235789")
    }

    @Test func `text beyond ISO 8859-1 is taken as UTF-8`() {
      AilaLicensing.configure(issuerKey: nil)
      #expect("é".payloadBytes == [0xE9])
      #expect("é😀".payloadBytes == Array("é😀".utf8))
    }

    @Test func `a partial licence is valid only with number, name and date of birth`() {
      AilaLicensing.configure(issuerKey: nil)
      let partial = parse(TestCard.payload(["DAY": nil]))
      #expect(partial.isValid() && partial.isPartial)
      for id in ["DAQ", "DBB", "DCS"] {
        #expect(!parse(TestCard.payload([id: nil])).isValid())
      }
      #expect(!parse(Array(TestCard.payload().prefix(60))).isValid())
    }

    @Test(arguments: [
      "Pacific/Pago_Pago", "Pacific/Honolulu", "America/St_Johns", "UTC", "Europe/Berlin",
      "Asia/Tokyo", "Pacific/Guam", "Pacific/Noumea",
    ])
    func `a formatter in any of most time zones shows the card's days`(name: String) throws {
      AilaLicensing.configure(issuerKey: nil)
      let zone = try #require(TimeZone(identifier: name))
      let rows = LicenseRows(parse(TestCard.payload()), timeZone: zone).rows
      #expect(rows["Date of Birth"] == "1986-06-06")
      #expect(rows["Expiration Date"] == "2028-12-10")
    }

    @Test(arguments: -12...14) func `the device's own time zone shows the card's days`(
      hours: Int
    ) throws {
      let zone = try #require(TimeZone(secondsFromGMT: hours * 3600))
      let day = try #require(CalendarDate(year: 2024, month: 2, day: 29))
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = zone
      let parts = calendar.dateComponents([.year, .month, .day], from: day.instant(in: zone))
      #expect([parts.year, parts.month, parts.day] == [2024, 2, 29])
      #expect(day.components.day == 29 && day.components.timeZone == nil)
    }

    @Test func `neither its description nor a dump of it tells a value`() {
      AilaLicensing.configure(issuerKey: nil)
      let license = parse(TestCard.payload())
      #expect(license.isValid())
      var dumped = ""
      dump(license, to: &dumped)
      let object = AilaDLScanObject(payload: TestCard.payload(), result: nil, date: Date())
      dumped += "\(license) \(String(reflecting: license)) \(object) \(String(reflecting: object))"
      for word in TestCard.words { #expect(!dumped.contains(word)) }
    }
  }
}
