import SymbolSynthesis
import Testing

@Suite("Invented cards")
struct InventedCardTests {
  @Test("Payloads have 250-450 bytes, and their tables point at their subfiles", arguments: 0..<50)
  func payloads(seed: UInt64) throws {
    let payload = InventedCard.payload(seed: seed)
    #expect(250...450 ~= payload.count)
    let text = payload.map { String(UnicodeScalar($0)) }
    func field(_ range: Range<Int>) -> String { text[range].joined() }
    #expect(field(0..<9) == "@\n\u{1E}\rANSI ")
    let count = try #require(Int(field(19..<21)))
    var end = 21 + 10 * count
    for entry in 0..<count {
      let start = 21 + 10 * entry
      let offset = try #require(Int(field((start + 2)..<(start + 6))))
      let length = try #require(Int(field((start + 6)..<(start + 10))))
      #expect(offset == end)
      #expect(field(offset..<(offset + 2)) == field(start..<(start + 2)))
      #expect(text[offset + length - 1] == "\r")
      end = offset + length
    }
    #expect(end == payload.count)
  }

  @Test("Every seed gives its own card, and always the same")
  func seeds() {
    let payloads = (0..<100).map { InventedCard.payload(seed: $0) }
    #expect(Set(payloads).count == 100)
    #expect(InventedCard.payload(seed: 7) == payloads[7])
  }

  @Test("The generator's numbers are those of SplitMix64")
  func generator() {
    var source = SeededGenerator(seed: 1_234_567)
    #expect(source.next() == 6_457_827_717_110_365_317)
    #expect(source.next() == 3_203_168_211_198_807_973)
    #expect(Set(source.sample(50, below: 60)).count == 50)
  }
}
