import AAMVA
import DLScan
import PDF417
import Testing

@Suite("Redaction")
struct RedactionTests {
  /// Properties that may stay: they say nothing about who the holder is.
  static let kept: Set = [
    "race", "jurisdictionVehicleClass", "jurisdictionRestrictionCode",
    "jurisdictionEndorsementCode", "standardVehicleClass", "standardRestrictionCode",
    "standardEndorsementCode", "federalCommercialVehicleCode", "permitClass",
    "permitRestrictionCode", "permitEndorsementCode", "issueDate", "expirationDate",
    "expirationMonth", "revisionDate", "hazmatExpirationDate", "permitIssueDate",
    "permitExpirationDate",
  ]

  /// Words of the card of which none may be seen again.
  static let words = [
    "QUILLA", "OTTOLINE", "BREE", "HARROW", "QUILL", "third", "III", "\"DR\"", "\"SR\"",
    "T64235789", "2424244747474786102204", "0060100044", "AUD77Q", "BRAMBLE", "40Z", "FERNWICK",
    "23269", "1986-06-06", "June 6, 1986", "0606198A", "2004-06-06", "2005-06-06", "2007-06-06",
    "TARN", "CUST8812", "OTTY", "DAME", "1985-07-08", "PERM5521", "078051120", "219099999",
    "JÉ", "QAoeDUFOU0kgNjM2MDAw",
  ]

  @Test func `the card that is redacted states every property`() {
    for (name, value) in Mirror(reflecting: FullCard.license).children {
      // A property that the card does not state would be redacted without being tested.
      #expect(!isEmpty(value), "\(name ?? "")")
    }
  }

  @Test func `every text and day of the licence is masked unless it may stay`() throws {
    let license = try #require(FullCard.result.redacted().document?.license)
    for (name, value) in Mirror(reflecting: license).children {
      guard let name, !Self.kept.contains(name) else { continue }
      switch value {
      case let text as String: #expect(text == "***", "\(name)")
      case let texts as [String]: #expect(texts.allSatisfy { $0 == "***" }, "\(name)")
      case is CalendarDate, is NameSuffix: Issue.record("\(name) is left")
      default: break
      }
    }
  }

  @Test func `no word of the card is left in the JSON`() {
    let json = FullCard.result.redacted().jsonText
    for word in Self.words { #expect(!json.contains(word), "\(word)") }
  }

  @Test func `no word of the card is left in what a person sees`() {
    let result = FullCard.result.redacted()
    var text = ""
    for section in result.sections {
      for row in section.rows { text += row.label + ": " + row.value + "\n" }
    }
    text += result.summary.title
    for remark in result.summary.remarks { text += remark.text }
    for word in Self.words { #expect(!text.contains(word), "\(word)") }
    #expect(text.contains("Date of Birth: ***"))
    #expect(text.contains("License Number: ***"))
  }

  @Test func `masked, kept and dropped values can be told apart`() {
    let json = FullCard.result.redacted().jsonText
    #expect(json.contains(#""firstName":"***","middleNames":["***","***"],"lastName":"***""#))
    #expect(json.contains(#""birthdate":"****-**-**","issueDate":"2024-12-10""#))
    #expect(json.contains(#""underTwentyOneUntilDate":"****-**-**""#))
    #expect(json.contains(#""iin":"636000""#))
    #expect(json.contains(#""age":40"#))
    #expect(!json.contains(#""payload""#))
    #expect(!json.contains(#""raw""#))
    #expect(!json.contains(#""offset""#))
    #expect(!json.contains(#""length""#))
    #expect(!json.contains(#""detail""#))
    #expect(json.contains(#"{"id":"DAC","subfile":"DL","meaning":"First name","#))
  }

  @Test func `what the card does not state stays unstated`() {
    var result = ScanResult(status: .partial)
    var document = Document()
    document.status = .partial
    result.document = document
    #expect(
      result.redacted().jsonText
        == #"{"schema":"dlscan/1","status":"partial","document":{"form":"subfiles"},"#
        + #""license":{"expiration":"notStated"}}"#
    )
  }

  @Test func `bytes that are no licence are dropped too`() {
    var result = ScanResult(status: .notLicense)
    result.payload = Array("HARROWGATE".utf8)
    result.symbol = FullCard.symbol
    result.symbol?.macro = MacroControlBlock(segmentIndex: 0, fileIdentification: [1])
    result.symbol?.macro?.fileName = Array("HARROWGATE".utf8)
    let redacted = result.redacted()
    #expect(!redacted.jsonText.contains("HARROWGATE"))
    #expect(redacted.symbol?.payload.isEmpty == true)
    #expect(redacted.sections.flatMap(\.rows).allSatisfy { !$0.value.contains("HARROW") })
  }

  @Test func `redacting twice is redacting once`() {
    let once = FullCard.result.redacted()
    #expect(once.redacted() == once)
  }

  private func isEmpty(_ value: Any) -> Bool {
    if let texts = value as? [String] { return texts.isEmpty }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }
}
