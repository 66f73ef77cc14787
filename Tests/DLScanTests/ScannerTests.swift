import AAMVA
import DLScan
import PDF417
import ScanImage
import SymbolSynthesis
import Testing

@Suite("Scanner")
struct ScannerTests {
  @Test(arguments: [ReadingEffort.fast, .thorough])
  func `a picture of a card gives the card`(effort: ReadingEffort) throws {
    let card = InventedCard(seed: 7)
    let picture = try photograph(card.payload)
    let results = picture.withLumaImage { image in
      Scanner(options: ScanOptions(effort: effort)).scan(image, name: "card")
    }
    #expect(results.count == 1)
    let result = try #require(results.first)
    #expect(result.status == .parsed)
    #expect(result.payload == card.payload)
    #expect(result.symbol?.payload == card.payload)
    #expect(
      result.source == ScanSource(name: "card", width: picture.width, height: picture.height)
    )
    let number = card.elements.first { $0.id == "DAQ" }?.value
    #expect(result.document?.license.licenseNumber == number)
    #expect(result.assessment == nil)
  }

  @Test func `a picture of two cards gives both, or as many as are wanted`() throws {
    let payloads = [InventedCard.payload(seed: 1), InventedCard.payload(seed: 2)]
    let picture = stacked(try photograph(payloads[0]), try photograph(payloads[1]))
    picture.withLumaImage { image in
      let both = Scanner().scan(image)
      #expect(Set(both.compactMap(\.payload)) == Set(payloads))
      #expect(both.allSatisfy { $0.status == .parsed })
      let one = Scanner(options: ScanOptions(maximumSymbols: 1)).scan(image)
      #expect(one.count == 1)
    }
  }

  @Test(arguments: [(17, 0xA6, "\u{160}"), (23, 0x92, "\u{2019}")])
  func `the character set that a symbol names reaches the name`(
    set: Int, byte: Int, character: String
  ) throws {
    let text = Array("@\n\u{1E}\rANSI 636000080001DL00310020DLDAQK55\nDCSA".utf8)
    let rest = Array("B\nDACMARTA\r".utf8)
    let symbol = try DrawnSymbol(
      segments: [(interpretation: set, payload: text + [UInt8(byte)] + rest)],
      options: EncodingOptions(columnCount: 6, level: 3))
    let picture = Photographer().photograph(symbol).picture
    let results = picture.withLumaImage { Scanner().scan($0) }
    #expect(results.first?.document?.license.lastName == "A\(character)B")
  }

  @Test func `a picture without a symbol gives one result that says so`() {
    GreyPicture(width: 200, height: 100).withLumaImage { image in
      let results = Scanner().scan(image)
      #expect(results.map(\.status) == [.noSymbol])
      #expect(results.first?.source == ScanSource(width: 200, height: 100))
    }
  }

  @Test func `the day that is stated is the day on which the card is judged`() throws {
    let today = FullCard.day(2026, 11, 30)
    let result = Scanner(options: ScanOptions(today: today)).parse(InventedCard.payload(seed: 3))
    let license = try #require(result.document?.license)
    #expect(result.assessment == Assessment(license: license, asOf: today))
    let other = Scanner(options: ScanOptions(today: today)).parse(Array("no licence".utf8))
    #expect(other.assessment == nil)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `no value of a redacted card is left in its JSON`(seed: UInt64) {
    let card = InventedCard(seed: seed)
    let options = ScanOptions(today: FullCard.day(2026, 11, 30), redact: true)
    let json = Scanner(options: options).parse(card.payload).jsonText
    let secret = ["DAQ", "DCS", "DAC", "DAG", "DAI", "DAK", "DBB", "DCF", "DCK"]
    for (id, value) in card.elements + card.jurisdictionElements {
      guard secret.contains(id) || id.hasPrefix("Z"), value.utf8.count > 2 else { continue }
      #expect(!json.contains("\"\(value)"), "\(id)")
    }
    #expect(json.contains(#""licenseNumber":"***""#))
    #expect(json.contains(#""birthdate":"****-**-**""#))
  }

  @Test func `any bytes give a result whose JSON can be read`() {
    var random = SeededGenerator(seed: 11)
    for length in 0..<200 {
      let payload = (0..<length).map { _ in UInt8(random.integer(0...255)) }
      let result = Scanner(options: ScanOptions(today: FullCard.day(2026, 1, 1))).parse(payload)
      #expect(result.status == .notLicense)
      #expect(result.payload == payload)
      #expect(result.jsonText.hasPrefix(#"{"schema":"dlscan/1","status":"notLicense""#))
    }
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
