import Testing

@testable import AAMVA

/// Payloads that come back in another encoding than they were sent in.
@Suite struct RestorationTests {
  private static let card = Card.whole(with: ["DCSO'MALLEY", "DAG5 ELM & OAK ST #4"])
  private static let bytes = card.bytes

  private static func percent(_ bytes: [UInt8], plus: Bool = false) -> [UInt8] {
    bytes.flatMap { byte -> [UInt8] in
      if plus, byte == 0x20 { return [0x2B] }
      let character = Unicode.Scalar(byte)
      if character.properties.isAlphabetic && byte < 0x80 || 0x30...0x39 ~= byte { return [byte] }
      return Array("%".utf8) + hex(byte)
    }
  }

  private static func hex(_ byte: UInt8) -> [UInt8] {
    let text = String(byte, radix: 16, uppercase: true)
    return Array((text.utf8.count < 2 ? "0" + text : text).utf8)
  }

  private static func base64(
    _ bytes: [UInt8], _ last: String = "+/", padded: Bool = true
  ) -> [UInt8] {
    let signs = Array(
      ("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789" + last).utf8)
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = Array(bytes[start..<min(start + 3, bytes.count)])
      var number = 0
      for index in 0..<3 { number = number << 8 | (index < part.count ? Int(part[index]) : 0) }
      for index in 0...part.count { result.append(signs[number >> (18 - 6 * index) & 63]) }
      if padded { result += [UInt8](repeating: 0x3D, count: 3 - part.count) }
    }
    return result
  }

  private static func escaped(_ escape: (UInt8) -> String) -> [UInt8] {
    bytes.flatMap { $0 < 0x20 ? Array(escape($0).utf8) : [$0] }
  }

  private static let forms: [(TextRepairCode, [UInt8])] = [
    (.percentEncoding, percent(bytes)),
    (.percentEncoding, percent(bytes, plus: true)),
    (.percentEncoding, percent(percent(bytes))),
    (.webAddress, Array("https://kiosk.example/scan?id=7&data=".utf8) + percent(bytes, plus: true)),
    (.webAddress, Array("https://kiosk.example/scan#".utf8) + percent(bytes)),
    (
      .webAddress,
      Array("app://s?p=".utf8) + base64(bytes, "-_", padded: false) + Array("&v=2".utf8)
    ),
    (.quotedPrintable, bytes.flatMap { 0x41...0x5A ~= $0 ? [$0] : Array("=".utf8) + hex($0) }),
    (.base64, base64(bytes)),
    (.base64, Array("data:text/plain;base64,".utf8) + base64(bytes)),
    (.base64, base64(percent(bytes))),
    (.quotation, Array("{\"data\": \"".utf8) + base64(bytes) + Array("\"}".utf8)),
    (
      .quotation,
      Array("\"".utf8) + escaped { "\\u00" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        + Array("\"".utf8)
    ),
    (.hexadecimal, bytes.flatMap { hex($0) }),
    (.hexadecimal, bytes.flatMap { hex($0) + [0x3A] }),
    (.hexadecimal, bytes.flatMap { Array("0x".utf8) + hex($0) + [0x2C, 0x20] }),
    (.decimal, Array("[\(bytes.map { String($0) }.joined(separator: ", "))]".utf8)),
    (.backslashEscapes, escaped { $0 == 10 ? "\\n" : $0 == 13 ? "\\r" : "\\x1e" }),
    (.backslashEscapes, escaped { "\\0" + ($0 < 0o10 ? "0" : "") + String($0, radix: 8) }),
    (.characterEntities, escaped { "&#\($0);" }),
    (.characterEntities, escaped { "&#x\(String($0, radix: 16));" }),
    (.unicodeForm, bytes.flatMap { [$0, 0] }),
    (.unicodeForm, [0xFF, 0xFE] + bytes.flatMap { [$0, 0] }),
    (.unicodeForm, [0xFE, 0xFF] + bytes.flatMap { [0, $0] }),
    (.unicodeForm, bytes.flatMap { [$0, 0, 0, 0] }),
    (.unicodeForm, [0xFF, 0xFE] + bytes.flatMap { $0 == 10 ? [13, 10, 0] : [$0, 0] }),
    (.byteOrderMark, [0xEF, 0xBB, 0xBF] + bytes),
    (.symbologyIdentifier, Array("]L2".utf8) + bytes),
    (.interpretationEscapes, Array("]L2\\000026".utf8) + bytes),
    (.parityBits, bytes.map { $0.nonzeroBitCount % 2 == 1 ? $0 | 0x80 : $0 }),
    (.parityBits, bytes.map { $0.nonzeroBitCount % 2 == 0 ? $0 | 0x80 : $0 }),
    (.parityBits, bytes.map { $0 | 0x80 }),
  ]

  @Test(arguments: forms.indices) func everyFormIsRead(_ index: Int) {
    let (code, payload) = Self.forms[index]
    let document = DocumentParser().parse(payload)
    #expect(document.license == Self.card.license)
    #expect(document.status == .parsed)
    #expect(document.textRepairs.contains { $0.code == code })
    for record in document.elements {
      #expect(record.raw == Array(payload[record.offset...].prefix(record.raw.count)))
    }
  }

  @Test(arguments: forms.indices) func offsetsAscendAsTheElementsDo(_ index: Int) {
    let payload = Self.forms[index].1
    let places = DocumentParser().parse(payload).elements.map(\.offset)
    #expect(places == places.sorted())
    #expect(places.allSatisfy { $0 <= payload.count })
  }

  @Test func signsOfHTMLStandForThemselves() {
    let text = Self.card.text.replacing("&", with: "&amp;").replacing("'", with: "&#39;")
    let document = parse(text)
    #expect(document.license == Self.card.license)
    let named = parse(Card.whole(with: ["DCSNU&Ntilde;EZ", "DAIM&#146;BA"]).text)
    #expect(named.license.lastName == "NU\u{D1}EZ")
    #expect(named.license.city == "M\u{2019}BA")
  }

  @Test func textThatIsNoLicenceStaysWhatItIs() {
    let texts = [
      "%41%42%43", "https://kiosk.example/?data=hello",
      "QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVpBQkNERUZHSElKS0w=",
      String(repeating: "414243", count: 20), "\"\\u0041\"", "&#65;&#66;", "]L0hello",
    ]
    for text in texts {
      let document = parse(text)
      #expect(document.status == .notLicense)
      #expect(document.textRepairs.isEmpty)
    }
  }

  @Test func halfAnEncodingIsRefused() {
    var broken = Self.percent(Self.bytes)
    broken.insert(contentsOf: Array("%Q".utf8), at: broken.count / 2)
    let repairs = DocumentParser().parse(broken).textRepairs
    #expect(!repairs.contains { $0.code == .percentEncoding })
  }

  @Test(arguments: 1...10) func cleanPayloadsAreNotTouched(_ version: Int) {
    var cards = [Card.whole(version: version)]
    cards.append(Card.whole(version: version, with: ["DCSNU\u{D1}EZ", "DAIMONTR\u{C9}AL"]))
    cards.append(Card.whole(version: version, with: ["DCSC\u{F4}t\u{E9}", "DAG4 R\u{D4}LE ST"]))
    cards.append(Card.whole(version: version, with: ["DAG5 ELM & OAK ST", "DAIA\\N"]))
    for card in cards {
      for bytes in [card.bytes, Array(card.text.utf8)] {
        let document = DocumentParser().parse(bytes)
        #expect(document.textRepairs.isEmpty)
        #expect(!document.codes.contains("characterSetUncertain"))
        bytes.withUnsafeBufferPointer { buffer in
          guard let start = buffer.baseAddress else { return }
          #expect(TextRestorer.restored(ByteView(start: start, count: buffer.count)) == nil)
        }
      }
    }
  }

  @Test func encodingsInEachOtherEnd() {
    var payload = Self.bytes
    for _ in 0..<12 where payload.count < ParsingLimits.payloadBytes / 2 {
      payload = Self.base64(payload)
      _ = DocumentParser().parse(payload)
    }
    // Each layer is one way that is tried.
    let twice = DocumentParser().parse(Self.base64(Self.base64(Self.bytes)))
    #expect(twice.license == Self.card.license)
  }

  @Test func withheldNumbersAreFoundInThePayload() {
    let card = Card.whole(version: 1, with: ["DBK123456789"])
    let payload = Self.base64(card.bytes)
    let document = DocumentParser().parse(payload)
    #expect(document.withheldRanges.count == 1)
    for range in document.withheldRanges { #expect((12...14).contains(range.count)) }
    #expect(document.record("DBK")?.raw == [])
  }
}

extension RestorationTests {
  @Test func aWayIsTriedUpToTheLimit() {
    // A text that every way says to have restored, and that never becomes a licence.
    let text = String(repeating: "%2525", count: 400)
    #expect(parse(text).status == .notLicense)
    #expect(ParsingLimits.restorations == 24)
  }
}
