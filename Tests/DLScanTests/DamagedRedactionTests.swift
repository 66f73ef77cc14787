import AAMVA
import DLScan
import Foundation
import Testing

@Suite("Redaction of damaged cards")
struct DamagedRedactionTests {
  /// Damages of each payload; Scripts/check-release asks for many more.
  private static let count =
    ProcessInfo.processInfo.environment["DLSCAN_DAMAGES"].flatMap { Int($0) } ?? 60

  @Test(arguments: DamagedCards.payloads.indices)
  func `no masked value is seen, whatever was lost`(_ index: Int) throws {
    let today = CalendarDate(year: 2026, month: 1, day: 31)
    let scanner = Scanner(options: ScanOptions(today: today, redact: true))
    var damages = DamagedCards(seed: UInt64(index))
    for _ in 0..<Self.count {
      let payload = damages.damage(DamagedCards.payloads[index])
      let shown = text(of: scanner.parse(payload)).uppercased()
      for secret in DamagedCards.secrets where shown.contains(secret) {
        Issue.record("\(secret) in \(String(decoding: payload, as: UTF8.self))")
        return
      }
    }
  }

  @Test(arguments: [
    // A class, a description or a list of codes that holds its neighbor's value.
    "DCADDCSZWIRNER", "DCADZWIRNER", "DCPZWIRNER", "DCB4711", "DCDNONEQUELLA", "DCLWZWIRNER",
    "DCMwunda", "PAAWUNDA",
    // Ids that are letters of a name, elements of no edition, and of a jurisdiction.
    "ZWIRNER", "ZVAZWIRNER", "QQQOPHELIA", "DDZKLOSTERAU",
    // Days under other names.
    "DDB09081991", "DDC09082012", "DBA09082012", "DBD09081991",
    // Measures and counts.
    "DAU8093 in", "DBF88230014417", "DAW8093",
  ])
  func `a value under another element's name is masked`(_ element: String) {
    let body =
      "DAQKX7730912\nDCSZWIRNER\nDACQUELLA\nDBB09081991\nDDJ09082012\nDAHUNIT 8093\n" + element
      + "\r"
    for edition in ["01", "03", "08", "11"] {
      let payload = "@\n\u{1E}\rANSI 636000" + edition + "0101DL00000000DL" + body
      let scanner = Scanner(options: ScanOptions(redact: true))
      let shown = text(of: scanner.parse(Array(payload.utf8))).uppercased()
      for secret in DamagedCards.secrets { #expect(!shown.contains(secret), "\(secret)") }
    }
  }

  @Test func `codes in their form are shown`() throws {
    let payload =
      "@\n\u{1E}\rANSI 636000080101DL00000000DLDAQKX7730912\nDCSZWIRNER\nDBB09081991\nDBA09112030\nDCACM\nDCBB,E 01\n"
      + "DCDPH\nDCLAP\nDAU066 in\r"
    let result = Scanner(options: ScanOptions(redact: true)).parse(Array(payload.utf8))
    let license = try #require(result.document?.license)
    #expect(license.jurisdictionVehicleClass == "CM")
    #expect(license.jurisdictionRestrictionCode == "B,E 01")
    #expect(license.jurisdictionEndorsementCode == "PH")
    #expect(license.race == "AP")
    #expect(license.height?.stated == "066 in")
    #expect(license.expirationDate == CalendarDate(year: 2030, month: 9, day: 11))
  }

  /// All that a person or a program is given.
  private func text(of result: ScanResult) -> String {
    var text = result.jsonText + "\n" + result.summary.title
    for remark in result.summary.remarks { text += "\n" + remark.text }
    for row in result.sections.flatMap(\.rows) { text += "\n" + row.label + ": " + row.value }
    return text
  }
}
