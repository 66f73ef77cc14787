import AAMVA
import Testing

/// Bytes of any kind must give an answer.
@Suite struct RobustnessTests {
  /// A generator of repeatable numbers (SplitMix64).
  private struct Numbers {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(limit, 1))) }
  }

  /// Reads a payload, and looks whether every element lies inside of it.
  private func check(_ payload: [UInt8]) {
    let isSound = DocumentParser().parse(payload).elements.allSatisfy { element in
      element.offset >= 0 && element.offset + element.raw.count <= payload.count
    }
    // An expectation for each of some hundred thousand payloads would take longer than they do.
    if !isSound { Issue.record("an element lies outside of \(payload)") }
  }

  @Test func randomBytesNeverTrap() {
    var numbers = Numbers(state: 1)
    for _ in 0..<70_000 {
      check((0..<numbers.below(200)).map { _ in UInt8(truncatingIfNeeded: numbers.next()) })
    }
  }

  @Test func randomLettersOfTheStandardNeverTrap() {
    var numbers = Numbers(state: 2)
    let alphabet = Array("@\n\u{1E}\rANSI DLIDENZV0123456789DABC=^$%;?,-'\"".utf8)
    for _ in 0..<15_000 {
      let head = numbers.below(2) == 0 ? latin1("@\n\u{1E}\rANSI 636000080101DL00310100DL") : []
      check(head + (0..<numbers.below(300)).map { _ in alphabet[numbers.below(alphabet.count)] })
    }
  }

  @Test func damagedCardsNeverTrap() {
    var numbers = Numbers(state: 3)
    let cards = (1...11).map { version -> [UInt8] in
      var card = Card.whole(version: version)
      card.subfiles.append(("ZV", ["ZVAN", "ZVB"]))
      return card.bytes
    }
    for round in 0..<15_000 {
      var payload = cards[round % cards.count]
      for _ in 0..<1 + numbers.below(8) {
        guard !payload.isEmpty else { break }
        let place = numbers.below(payload.count)
        switch numbers.below(5) {
        case 0: payload[place] = UInt8(truncatingIfNeeded: numbers.next())
        case 1: payload.remove(at: place)
        case 2: payload.insert(UInt8(truncatingIfNeeded: numbers.next()), at: place)
        case 3: payload.removeSubrange(place..<min(payload.count, place + numbers.below(40)))
        default: payload += payload[place..<min(payload.count, place + numbers.below(40))]
        }
      }
      check(payload)
    }
  }

  @Test func everyBeginningOfACardGivesAnAnswer() {
    for version in [1, 3, 8] {
      let payload = Card.whole(version: version).bytes
      for count in 0...payload.count { check(Array(payload[..<count])) }
      for count in 0...payload.count { check(Array(payload[count...])) }
    }
  }

  @Test func aCardCutOffNeverCountsAsWhole() {
    let payload = Card.whole().bytes
    for count in 0..<payload.count - 4 {
      #expect(DocumentParser().parse(Array(payload[..<count])).status != .parsed)
    }
  }

  @Test(arguments: ["DAA", "DBB", "ZVZVA", "D", "\n", "@", "ANSI ", "DAADAB", "=", "6360000"])
  func repeatedTextsAreReadInBoundedTime(_ text: String) {
    let count = ParsingLimits.payloadBytes / text.utf8.count
    check(latin1(String(repeating: text, count: count)))
    let head = "@\n\u{1E}\rANSI 636000080001DL00310100DLDAQ1"
    check(latin1(head + String(repeating: text, count: count - 20)))
  }
}
