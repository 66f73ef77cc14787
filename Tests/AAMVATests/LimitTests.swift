import Testing

@testable import AAMVA

/// Every limit at its value and one past it.
@Suite struct LimitTests {
  @Test func payloadBytes() {
    let card = Card.whole().bytes
    let filling = [UInt8](
      repeating: UInt8(ascii: "\n"),
      count: ParsingLimits.payloadBytes - card.count
    )
    #expect(DocumentParser().parse(card + filling).license.lastName == "QUILL")
    let document = DocumentParser().parse(card + filling + [UInt8(ascii: "\n")])
    #expect(document.status == .notLicense)
    #expect(document.codes == ["payloadTooLong"])
    #expect(document.license == License())
  }

  @Test func elements() {
    var card = Card.whole()
    let count = ParsingLimits.elements - card.subfiles[0].elements.count
    card.subfiles[0].elements += [String](repeating: "DZZ", count: count)
    #expect(card.document.elements.count == ParsingLimits.elements)
    #expect(!card.document.codes.contains("tooManyElements"))
    card.subfiles[0].elements.append("DZZ")
    #expect(card.document.elements.count == ParsingLimits.elements)
    #expect(card.document.codes.contains("tooManyElements"))
    #expect(card.license.lastName == "QUILL")
  }

  @Test func subfiles() {
    var card = Card.whole()
    let second = (type: "ID", elements: ["DAYBLU"])
    card.subfiles += [(type: String, elements: [String])](
      repeating: second,
      count: ParsingLimits.subfiles - 1
    )
    #expect(card.document.subfileTypes.count == ParsingLimits.subfiles)
    #expect(!card.document.codes.contains("tooManySubfiles"))
    card.subfiles.append(second)
    #expect(card.document.subfileTypes.count == ParsingLimits.subfiles)
    #expect(card.document.codes.contains("tooManySubfiles"))
  }

  @Test func bytesBeforeHeader() {
    let text = Card.whole().text
    let limit = ParsingLimits.bytesBeforeHeader
    let inside = String(repeating: "*", count: limit - 1)
    #expect(parse(inside + text).document.aamvaVersion == 8)
    #expect(parse(inside + "*" + text).document.aamvaVersion == nil)
  }

  @Test func recoveryCandidates() {
    let limit = ParsingLimits.recoveryCandidates
    func document(_ count: Int) -> Document {
      Card.whole(with: ["DCP" + String(repeating: "DAA", count: count)]).document
    }
    #expect(!document(limit).codes.contains("tooManyRecoveryCandidates"))
    #expect(document(limit + 1).codes.contains("tooManyRecoveryCandidates"))
    #expect(document(limit + 1).license.lastName == "QUILL")
  }

  @Test func middleNames() {
    let limit = ParsingLimits.middleNames
    for count in [limit, limit + 1] {
      let names = [String](repeating: "ROSE", count: count).joined(separator: ",")
      let license = Card.whole(with: ["DAD" + names]).license
      #expect(license.middleNames.count == limit)
    }
  }

  @Test func designators() {
    var header = Card.whole().text.prefix { $0 != "D" }
    header.removeLast(2)
    func document(_ count: Int) -> Document {
      let list = (0..<count).map { _ in "ZV00000000" }.joined()
      return parse(header + "99" + list + "DLDCSQUILL\nDAQ1\r")
    }
    #expect(!document(ParsingLimits.subfiles).codes.contains("tooManySubfiles"))
    #expect(document(ParsingLimits.subfiles + 1).codes.contains("tooManySubfiles"))
    #expect(document(ParsingLimits.subfiles + 1).license.lastName == "QUILL")
  }

  @Test func listedWarnings() {
    var list = WarningList()
    for _ in 0..<ParsingLimits.warnings { list.add(.strayText) }
    #expect(list.entries.count == ParsingLimits.warnings)
    list.add(.truncated)
    #expect(list.entries.count == ParsingLimits.warnings)
    #expect(!list.has(.truncated))
  }

  @Test func warnings() {
    // No payload is known that reaches the limit, since most codes are told once; it must hold all the same.
    let lines = (0..<2000).map { _ in "??????" }.joined(separator: "\n")
    #expect(Card.whole(with: [lines]).document.warnings.count <= ParsingLimits.warnings)
  }
}

extension Document {
  fileprivate var document: Document { self }
}
