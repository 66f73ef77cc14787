import AAMVA
import PDF417
import ScanImage
import Testing

@testable import DLScan

@Suite("JSON of a result")
struct ResultJSONTests {
  /// The whole output, a line for each top-level key; the order is part of the schema.
  static let everything = [
    #"{"schema":"dlscan/1","status":"parsed","#,
    #""source":{"name":"card.jpg","width":1280,"height":720},"#,
    #""symbol":{"format":"PDF417","corners":[[10,20.3],[410,20],[410,120],[0,120]],"#,
    #""columns":12,"rows":26,"errorCorrectionLevel":5,"errorsCorrected":3,"erasures":1,"#,
    #""erasuresAllowed":62,"pixelsPerModule":2.1,"mirrored":false,"inverted":true},"#,
    #""payload":"QAoeDUFOU0kgNjM2MDAw","#,
    #""document":{"kind":"driverLicense","fileType":"ANSI","iin":"636000","aamvaVersion":8,"#,
    #""jurisdictionVersion":1,"jurisdiction":"VA","jurisdictionName":"Virginia","#,
    #""form":"subfiles","subfiles":["DL","ZV"]},"#,
    #""license":{"firstName":"QUILLA","middleNames":["OTTOLINE","BREE"],"#,
    #""lastName":"HARROWGATE","suffix":"third","prefix":"DR","#,
    #""fullName":"HARROWGATE,QUILLA,OTTOLINE BREE,III","firstNameTruncation":"notTruncated","#,
    #""middleNameTruncation":"unknown","lastNameTruncation":"truncated","#,
    #""givenNameAlias":"QUILL","lastNameAlias":"HARROW","suffixAlias":"SR","#,
    #""licenseNumber":"T64235789","documentId":"2424244747474786102204","#,
    #""inventoryControlNumber":"0060100044","auditInformation":"AUD77Q","#,
    #""streetAddress":"2300 WEST BRAMBLE STREET","streetAddressTwo":"APT 40Z","#,
    #""city":"FERNWICK","state":"VA","postalCode":"23269-1234","country":"unitedStates","#,
    #""birthdate":"1986-06-06","issueDate":"2024-12-10","expirationDate":"2028-12-11","#,
    #""expiration":"date","revisionDate":"2008-03-01","hazmatExpirationDate":"2027-01-02","#,
    #""underEighteenUntilDate":"2004-06-06","underNineteenUntilDate":"2005-06-06","#,
    #""underTwentyOneUntilDate":"2007-06-06","gender":"female","eyeColor":"dichromatic","#,
    #""hairColor":"sandy","race":"AP","placeOfBirth":"OLD TARN, VA","#,
    #""height":{"centimeters":172.72,"inches":68,"stated":"068 in"},"#,
    #""weight":{"pounds":160,"kilograms":72.6,"range":4,"stated":"160"},"#,
    #""jurisdictionVehicleClass":"D","jurisdictionRestrictionCode":"K","#,
    #""jurisdictionEndorsementCode":"PH","vehicleClassDescription":"ANY CAR","#,
    #""restrictionDescription":"LENSES","endorsementDescription":"PASSENGERS","#,
    #""standardVehicleClass":"C","standardRestrictionCode":"B","standardEndorsementCode":"P","#,
    #""federalCommercialVehicleCode":"N1","complianceType":"fullyCompliant","#,
    #""isOrganDonor":true,"isVeteran":false,"isTemporaryDocument":true,"isCommercial":false,"#,
    #""isNonDomiciled":false,"isEnhancedCredential":true,"isPermit":false,"#,
    #""expirationMonth":"2028-12","customerIdentifier":"CUST8812","#,
    #""fullNameAlias":"HARROW,QUILL","middleNameAlias":"OTTY","prefixAlias":"DAME","#,
    #""birthdateAlias":"1985-07-08","hasMedicalCondition":true,"isNonResident":false,"#,
    #""duplicateCount":2,"permitClass":"DP","permitIdentifier":"PERM5521","#,
    #""permitRestrictionCode":"9","permitEndorsementCode":"M","#,
    #""permitIssueDate":"2003-01-02","permitExpirationDate":"2004-01-02"},"#,
    #""assessment":{"asOf":"2026-11-29","age":40,"isExpired":false,"expiresInDays":743,"#,
    #""isUnder18":false,"isUnder19":false,"isUnder21":false},"#,
    #""elements":[{"id":"DAC","subfile":"DL","raw":"QUILLA,","offset":46,"length":7,"#,
    #""meaning":"First name","state":"read","rule":"text","#,
    #""repairs":["commas around the value dropped"]},"#,
    #"{"id":"DBB","subfile":"DL","raw":"0606198A","offset":57,"length":8,"#,
    #""meaning":"Date of birth","state":"malformed","#,
    #""rule":"no date in any order of the standard"},"#,
    #"{"id":"DCU","subfile":"DL","raw":"","offset":69,"length":0,"meaning":"Name suffix","#,
    #""state":"absent","rule":"blank: nothing stated"},"#,
    #"{"id":"DCS","subfile":"DL","raw":"","offset":73,"length":0,"meaning":"Family name","#,
    #""state":"absent","rule":"blank: nothing stated"},"#,
    #"{"id":"ZVA","subfile":"ZV","raw":"JÉ\u009b\"","offset":79,"length":4,"#,
    #""state":"unrecognised","rule":"the jurisdiction's own element: kept as encoded"}],"#,
    #""warnings":[{"code":"subfileOffsetWrong","offset":31,"#,
    #""message":"A subfile does not begin at its offset."},"#,
    #"{"code":"segmentTerminatorMissing","#,
    #""message":"The segment terminator (CR) is missing in the header."}],"#,
    #""evidence":[{"check":"headerArithmetic","outcome":"inconsistent","#,
    #""detail":"The header's offsets, lengths or numbers are not those of the subfiles."},"#,
    #"{"check":"issuerMatchesState","outcome":"notChecked","#,
    #""detail":"Something to compare is missing."},"#,
    #"{"check":"duplicateElements","outcome":"consistent","#,
    #""detail":"Every element stands once."}]}"#,
  ].joined()

  @Test func `a card that states everything gives every key in the fixed order`() {
    #expect(FullCard.result.jsonText == Self.everything)
  }

  @Test func `a card that states nothing gives no empty value`() {
    var result = ScanResult(status: .partial)
    result.payload = [0x40]
    var document = Document()
    document.status = .partial
    document.missingElements = ["DAQ", "DCS"]
    result.document = document
    #expect(
      result.jsonText
        == #"{"schema":"dlscan/1","status":"partial","payload":"QA==","#
        + #""document":{"form":"subfiles","missingElements":["DAQ","DCS"]},"#
        + #""license":{"expiration":"notStated"}}"#
    )
  }

  @Test func `a payload that is no licence gives neither document nor licence`() {
    var result = ScanResult(status: .notLicense)
    result.payload = Array("hello".utf8)
    var document = Document()
    document.warnings = [Warning(code: .headerMissing)]
    result.document = document
    #expect(
      result.jsonText
        == #"{"schema":"dlscan/1","status":"notLicense","payload":"aGVsbG8=","#
        + #""warnings":[{"code":"headerMissing","message":"The header is missing; the elements were read."}]}"#
    )
  }

  @Test func `repairs of the whole text say what was found, safe to show`() {
    var result = ScanResult(status: .notLicense)
    var document = Document()
    document.textRepairs = [
      TextRepair(.separatorReplaced, found: Array("\u{1B}\"é".utf8), meant: [0x0A], count: 31),
      TextRepair(.linePrefixDropped, count: 4),
    ]
    result.document = document
    #expect(
      result.jsonText
        == #"{"schema":"dlscan/1","status":"notLicense","textRepairs":["#
        + #"{"code":"separatorReplaced","found":"\u001b\"Ã©","meant":"\n","count":31},"#
        + #"{"code":"linePrefixDropped","count":4}]}"#
    )
    #expect(!result.redacted().jsonText.contains("found"))
    #expect(result.redacted().document?.textRepairs.map(\.count) == [31, 4])
  }

  @Test func `a symbol that was seen and not read is told`() {
    var result = ScanResult(status: .noSymbol, source: ScanSource(width: 64, height: 48))
    result.sighting = Sighting(
      corners: FullCard.symbol.corners,
      modulePixels: 1.256,
      codewordsRead: 12,
      codewordsExpected: 340
    )
    #expect(
      result.jsonText
        == #"{"schema":"dlscan/1","status":"noSymbol","source":{"width":64,"height":48},"#
        + #""symbol":{"corners":[[10,20.3],[410,20],[410,120],[0,120]],"pixelsPerModule":1.26,"#
        + #""codewordsRead":12,"codewordsExpected":340}}"#
    )
  }

  @Test func `an error has a code and a message and nothing else`() {
    let fault = ScanFault(code: "empty", message: "The file is empty.")
    let result = ScanResult(fault: fault, source: ScanSource(name: "a\u{202E}\"b\n.png"))
    #expect(
      result.jsonText
        == #"{"schema":"dlscan/1","status":"error","source":{"name":"a\u202e\"b\n.png"},"#
        + #""error":{"code":"empty","message":"The file is empty."}}"#
    )
  }

  @Test func `what a rare symbol says about itself follows the usual keys`() {
    var symbol = FullCard.symbol
    symbol.isCompact = true
    symbol.isReaderInitialization = true
    var macro = MacroControlBlock(segmentIndex: 1, fileIdentification: [17, 899], isLast: true)
    macro.segmentCount = 2
    macro.fileName = [0x61, 0xE9]
    macro.checksum = 65535
    symbol.macro = macro
    symbol.interpretations = [InterpretationSpan(number: 26, payloadOffset: 4)]
    var result = ScanResult(status: .notLicense)
    result.symbol = symbol
    #expect(result.jsonText.contains(#""symbol":{"format":"CompactPDF417","#))
    #expect(
      result.jsonText.contains(
        #""inverted":true,"readerInitialisation":true,"macro":{"segmentIndex":1,"#
          + #""segmentCount":2,"isLast":true,"fileIdentification":[17,899],"fileName":"aé","#
          + #""checksum":65535},"interpretations":[{"number":26,"payloadOffset":4}]}"#
      )
    )
  }

  @Test func `several results stand in one array`() {
    let one = ScanResult(status: .noSymbol)
    #expect(
      String(decoding: ScanResult.json(results: [one, one]), as: UTF8.self)
        == #"{"results":[{"schema":"dlscan/1","status":"noSymbol"},"#
        + #"{"schema":"dlscan/1","status":"noSymbol"}]}"#
    )
  }

  @Test func `a social security number is never printed`() {
    #expect(!FullCard.result.jsonText.contains("078051120"))
    #expect(!FullCard.result.jsonText.contains("219099999"))
  }

  @Test func `a withheld number is hidden in the payload as well`() throws {
    let text =
      "@\n\u{1E}\rANSI 6360000101DL00290065DLDAAQUILL,MARTA\nDAQK550192\nDBK078051120\nDBB19880417\r"
    let result = Scanner().parse(Array(text.utf8))
    #expect(result.payload == Array(text.utf8))
    guard case .object(let members) = try JSONReader.read(result.json),
      case .text(let base64)? = members.first(where: { $0.key == Array("payload".utf8) })?.value
    else {
      Issue.record("no payload")
      return
    }
    var buffer = ByteBuffer(capacity: 0)
    let hidden = Array(text.replacing("078051120", with: "XXXXXXXXX").utf8)
    hidden.withUnsafeBufferPointer { buffer.append(base64: $0) }
    #expect(base64 == buffer.bytes)
    #expect(result.jsonText.contains("socialSecurityNumberWithheld"))
  }

  @Test func `there is no line end inside an object`() {
    var result = FullCard.result
    result.document?.license.firstName = "A\r\nB\u{2028}C\u{85}"
    #expect(!result.json.contains(0x0A))
    #expect(!result.json.contains(0x0D))
    #expect(result.jsonText.contains(#""firstName":"A\r\nB\u2028C\u0085""#))
  }

  /// The memory that most results fit into holds 8192 bytes.
  @Test func `long results are whole`() {
    var result = ScanResult(status: .notLicense)
    var lengths: Set<Bool> = []
    for count in [6_080, 6_089, 6_092, 6_095, 6_098, 6_140, 16_000] {
      result.payload = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
      let json = result.json
      lengths.insert(json.count > 8192)
      let listed = ScanResult.json(results: [result, result])
      #expect(listed == Array(#"{"results":["#.utf8) + json + [0x2C] + json + Array("]}".utf8))
    }
    #expect(lengths == [false, true])
  }
}
