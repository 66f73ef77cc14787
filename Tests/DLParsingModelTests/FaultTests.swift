import Aila
import DLScan
import Foundation
import SymbolSynthesis
import Testing

@testable import DLParsingModel

/// The faults S1-S18 that screens of this kind were found to have.
@Suite("Faults that the screen does not have")
@MainActor
final class FaultTests {
  let fake = FakeSession()
  let model: ScanScreenModel

  init() {
    let clock = Clock()
    self.clock = clock
    model = ScanScreenModel(session: fake.session, now: { clock.now })
  }

  final class Clock {
    var now = Date(timeIntervalSince1970: 1_000_000)
  }
  let clock: Clock

  private func value(_ label: String, _ card: ResultCard? = nil) -> String? {
    (card ?? model.cards.first)?.sections.flatMap(\.rows).first { $0.label == label }?.value
  }

  private func value(_ label: String, of payload: [UInt8]) -> String? {
    value(label, ResultCard(id: 0, TestCard.object(payload)))
  }

  @Test func `S1: a code that gives no licence is shown as text, with the reason`() async {
    model.appear()
    await fake.report([TestCard.object(TestCard.payload(), isLicensed: false)])
    #expect(model.cards.map(\.kind) == [.parsingNotLicensed])
    #expect(model.cards[0].title == "PDF417 scanned")
    #expect(model.cards[0].explanation?.contains("not enabled") == true)
    await fake.report([TestCard.object(Array("M1BOARDING/PASS".utf8))])
    #expect(model.cards.map(\.kind) == [.notLicense])
    #expect(model.cards[0].explanation?.contains("not a license") == true)
    #expect(value("Text") == "M1BOARDING/PASS")
    #expect(model.canClear)
    model.clear()
    #expect(!model.canClear)
  }

  @Test(arguments: [
    nil, "", "no json", "[]", "{}", #"{"SoftScan":{"parsing_dl":{"enabled":true}}}"#,
  ])
  func `S2: a status that is not known is said to be unknown`(info: String?) {
    #expect(LicenseStatus(info: info) == .unknown)
    #expect(LicenseStatus(info: info).banner == ScreenText.unknownBanner)
    #expect(model.licenseStatus == .unknown)
  }

  @Test func `S2: what is not stated is off`() {
    for json in [
      #"{"currentConfiguration":"SoftScan"}"#,
      #"{"currentConfiguration":"Kiosk","SoftScan":{"parsing_dl":{"enabled":true}}}"#,
      #"{"currentConfiguration":"Other","SoftScan":{"parsing_dl":{"enabled":true}}}"#,
      #"{"currentConfiguration":"SoftScan","SoftScan":{"parsing_dl":{"enabled":"yes"}}}"#,
    ] {
      #expect(LicenseStatus(info: json) == .unlicensed(reason: nil))
    }
    #expect(LicenseStatus(info: FakeSession.info(isEnabled: true)) == .licensed)
    #expect(LicenseStatus.licensed.banner == nil)
  }

  @Test func `S3: the status is asked for at the start, and when hardware changes`() {
    model.appear()
    #expect(model.licenseStatus == .licensed)
    fake.info = FakeSession.info(isEnabled: false)
    fake.changeHardware()
    #expect(model.licenseStatus == .unlicensed(reason: "A reason."))
    #expect(model.licenseStatus.banner?.hasSuffix("A reason.") == true)
  }

  @Test(arguments: 120...210) func `S4: centimetres are shown to the nearest inch`(height: Int) {
    let payload = TestCard.payload(["DAU": "\(height) cm"])
    let inches = Int((Double(height) / 2.54).rounded())
    #expect(
      value("Height", of: payload) == "\(inches / 12)'\(inches % 12)\" (\(height) cm)"
    )
  }

  @Test(arguments: 48...83) func `S4: inches are shown as they are stated`(height: Int) {
    let payload = TestCard.payload(["DAU": "0\(height) in"])
    #expect(
      value("Height", of: payload)?.hasPrefix("\(height / 12)'\(height % 12)\" (") == true
    )
  }

  @Test(arguments: [
    ("123450000  ", "12345"), ("123459999  ", "12345"), ("123451234  ", "12345-1234"),
  ])
  func `S5: a ZIP has no filling`(stated: String, shown: String) {
    let address = value("Address", of: TestCard.payload(["DAK": stated]))
    #expect(address?.hasSuffix("FERNWICK VA \(shown)") == true)
  }

  @Test func `S5: a Canadian postal code has its blank`() {
    let payload = TestCard.payload(
      ["DAK": "K1A0B1     ", "DCG": "CAN", "DAJ": "ON", "DBB": "19860606", "DBA": "20281210"],
      issuer: 636_012
    )
    #expect(value("Address", of: payload)?.hasSuffix("FERNWICK ON K1A 0B1") == true)
  }

  @Test func `S6: a weight is rounded, and a range is shown`() {
    #expect(
      value("Weight", of: TestCard.payload(["DAW": nil, "DAX": "073"])) == "161 lb (73 kg)"
    )
    let range = TestCard.payload(["DAW": nil, "DCE": "3"])
    #expect(value("Weight", of: range) == "131–160 lb (60–70 kg)")
  }

  @Test func `S7: codes are shown in words`() {
    let payload = TestCard.payload(["DCU": "JR"])
    #expect(value("Suffix", of: payload) == "Jr.")
    #expect(value("Compliance Type", of: payload) == "Fully compliant with REAL ID")
    #expect(value("Eye Color", of: payload) == "Brown")
    #expect(value("Gender", of: payload) == "Female")
  }

  @Test(arguments: ["Pacific/Honolulu", "America/Adak", "UTC", "Asia/Tokyo", "Pacific/Auckland"])
  func `S8: days are those of the card in any time zone`(zone: String) throws {
    let old = NSTimeZone.default
    NSTimeZone.default = try #require(TimeZone(identifier: zone))
    defer { NSTimeZone.default = old }
    #expect(value("Date of Birth", of: TestCard.payload()) == "June 6, 1986")
    #expect(value("Expiration Date", of: TestCard.payload()) == "December 10, 2028")
  }

  @Test func `S9: NONE says nothing, but as a family name it is one`() {
    let payload = TestCard.payload(["DAD": "NONE", "DCS": "NONE", "DCU": "NONE"])
    #expect(value("Middle Name", of: payload) == nil)
    #expect(value("Restriction Code", of: payload) == nil)
    #expect(value("Endorsement Code", of: payload) == nil)
    #expect(value("Last Name", of: payload) == "NONE")
    #expect(value("Full Name", of: payload) == "QUILLA NONE")
  }

  @Test func `S10: city, state and ZIP stand in one line without commas`() {
    #expect(
      value("Address", of: TestCard.payload()) == "2300 WEST BRAMBLE STREET\nFERNWICK VA 23269"
    )
  }

  @Test func `S11: expired, under age and partial cards are marked`() {
    func chips(_ changes: [String: String?]) -> [String] {
      ResultCard(id: 0, TestCard.object(TestCard.payload(changes))).chips.map(\.text)
    }
    #expect(chips([:]).contains("Not expired"))
    #expect(chips(["DBA": "11292026"]).contains("Expired 1 day ago"))
    #expect(chips(["DBB": "12012005"]).contains("Under 21"))
    #expect(chips(["DBB": "11302005"]).contains("Age 21"))
    #expect(!chips(["DBB": "11302005"]).contains("Under 21"))
    #expect(chips(["DAY": nil]).first == "Partial")
  }

  @Test func `S11: the same card again is neither new nor told again`() async {
    model.appear()
    await fake.report([TestCard.object(TestCard.payload())])
    let (card, feedback, announcement) = (model.cards[0], model.feedback, model.announcement)
    clock.now += 60
    await fake.report([TestCard.object(TestCard.payload())])
    #expect(model.cards == [card])
    #expect(model.feedback == feedback)
    #expect(model.announcement == announcement)
    #expect(model.guidance == .alreadyScanned(card.readAt))
  }

  @Test func `S12: there are no empty sections and no empty rows`() {
    for payload in [
      TestCard.payload(),
      TestCard.payload([
        "DCA": nil, "DCB": nil, "DCD": nil, "DDA": nil, "DAC": nil, "DAG": nil, "DAI": nil,
      ]),
      Array("@\n\u{1E}\rANSI 636000090001DL00310012DLDAQT1\r".utf8),
    ] {
      let card = ResultCard(id: 0, TestCard.object(payload))
      #expect(card.sections.allSatisfy { !$0.rows.isEmpty && !$0.title.isEmpty })
      #expect(card.sections.flatMap(\.rows).allSatisfy { !$0.value.isEmpty && !$0.label.isEmpty })
    }
  }

  @Test func `S13: what is scanned next leaves nothing of the last person`() async {
    model.appear()
    await fake.report([TestCard.object(TestCard.payload())])
    #expect(model.cards.map(\.kind) == [.license])
    await fake.report([TestCard.object(Array("M1BOARDING/PASS".utf8))])
    #expect(model.cards.map(\.kind) == [.notLicense])
    await fake.report([TestCard.object(TestCard.payload())])
    await fake.report([AilaScanObject(type: .type128, data: "X", date: Date())])
    #expect(model.cards.isEmpty)
    #expect(model.guidance == .onlyOtherCode)
    await fake.report([])
    await fake.report(nil)
    #expect(model.cards.isEmpty)
  }

  @Test func `S13: every result says when it was scanned`() async {
    model.appear()
    await fake.report([TestCard.object(TestCard.payload())])
    #expect(model.cards[0].readAt == Date(timeIntervalSince1970: 0))
  }

  @Test func `S14: read, parsed and rejected are told apart, and the SDK keeps silent`() async {
    model.appear()
    #expect(fake.configuration?.beepVolume == .off)
    await fake.report([TestCard.object(TestCard.payload())])
    #expect(model.feedback == Feedback(kind: .parsed, number: 1))
    await fake.report([TestCard.object(TestCard.payload(), isLicensed: false)])
    #expect(model.feedback == Feedback(kind: .read, number: 2))
    await fake.report([TestCard.object(Array("something else".utf8))])
    #expect(model.feedback == Feedback(kind: .rejected, number: 3))
  }

  @Test func `S15: appearing twice starts once, and nothing is told after it went`() async {
    model.appear()
    model.appear()
    #expect(fake.startCount == 1)
    #expect(fake.observerCount == 1)
    let callback = fake.configuration?.scanCallback
    model.disappear()
    model.disappear()
    #expect(fake.stopCount == 1)
    #expect(fake.observerCount == 0)
    callback?([TestCard.object(TestCard.payload())])
    await fake.settle()
    #expect(model.cards.isEmpty)
    model.appear()
    callback?([TestCard.object(TestCard.payload())])
    await fake.settle()
    #expect(model.cards.isEmpty, "what an earlier start sends late is not of this one")
    #expect(fake.observerCount == 1)
  }

  @Test func `S16: all codes in view are listed, licences first`() async {
    model.appear()
    #expect(fake.configuration?.multiScanMode == .on)
    let other = TestCard.payload(["DAQ": "B00000001", "DAC": "ROBIN"])
    await fake.report([
      TestCard.object(Array("M1BOARDING/PASS".utf8)), TestCard.object(TestCard.payload()),
      TestCard.object(other),
    ])
    #expect(model.cards.map(\.kind) == [.license, .license, .notLicense])
    #expect(model.announcement?.text == "2 licenses read.")
  }

  @Test func `S17: Canada is named beside the US`() {
    #expect(ScreenText.caption.contains("US") && ScreenText.caption.contains("Canada"))
    let card = ResultCard(id: 0, TestCard.object(Array("something else".utf8)))
    #expect(card.explanation?.contains("Canada") == true)
  }

  @Test func `S18: everything has words for VoiceOver, and what is announced is no one's`() async {
    let card = ResultCard(id: 0, TestCard.object(TestCard.payload(["DBA": "11292026"])))
    let labels = card.sections.flatMap(\.rows).map(\.accessibilityLabel)
    #expect(labels.contains("Date of Birth: June 6, 1986"))
    #expect(labels.contains("Address: 2300 WEST BRAMBLE STREET, FERNWICK VA 23269"))
    #expect(card.chips.map(\.accessibilityLabel).contains("Warning: Expired 1 day ago"))
    #expect(Set(card.chips.map(\.symbolName)).count > 1)
    model.appear()
    await fake.report([TestCard.object(TestCard.payload(["DBB": "12012006", "DAY": nil]))])
    #expect(model.announcement?.text == "License read in part. Not expired. Under 21.")
    for word in TestCard.words {
      #expect(model.announcement?.text.contains(word) == false)
    }
  }
}
