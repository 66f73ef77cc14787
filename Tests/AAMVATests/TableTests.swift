import Testing

@testable import AAMVA

/// The tables against the few things that can be told about them without the standards.
@Suite struct TableTests {
  @Test(arguments: [(1, 13), (2, 21), (3, 19), (4, 22), (8, 22), (10, 22), (11, 22)])
  func editionsHaveTheirMandatoryElements(_ edition: Int, _ count: Int) {
    #expect(Edition(edition).mandatorySet.count == count)
  }

  @Test func everyIssuerIsFoundByItsNumber() {
    let numbers = Jurisdiction.all.map(\.issuerNumber)
    #expect(numbers == Set(numbers).sorted())
    for (number, jurisdiction) in Jurisdiction.all {
      #expect(Jurisdiction(issuerNumber: number) == jurisdiction)
      #expect(jurisdiction.abbreviation.wholeMatch(of: /[A-Z]{2}/) != nil)
      #expect(!jurisdiction.name.isEmpty)
      let row = JurisdictionRow(abbreviation: Word(jurisdiction.abbreviation))
      #expect(row?.jurisdiction == jurisdiction)
    }
    #expect(Jurisdiction(issuerNumber: 636012)?.name == "Ontario")
    #expect(Jurisdiction(issuerNumber: 636012)?.country == .canada)
    #expect(Jurisdiction(issuerNumber: 604434)?.abbreviation == "NT")
    #expect(Jurisdiction(issuerNumber: 636056) == nil)
    #expect(Jurisdiction(issuerNumber: 0) == nil)
    #expect(Jurisdiction(issuerNumber: .max) == nil)
  }

  @Test func warningCodesAreUniqueAndInSentences() {
    let codes = WarningCode.allCases.map(\.rawValue)
    #expect(Set(codes).count == codes.count)
    for code in WarningCode.allCases {
      #expect(code.message.hasSuffix("."))
      #expect("\(code)" == code.rawValue)
    }
  }

  @Test func warningsAreCountedUpToTheLimit() {
    var list = WarningList()
    for _ in 0...ParsingLimits.warnings { list.add(.strayText) }
    #expect(list.entries.count == ParsingLimits.warnings)
    list = WarningList()
    list.addOnce(.strayText)
    list.addOnce(.strayText)
    #expect(list.entries.count == 1)
  }

  @Test func viewsHaveNothingOutside() {
    let view = ByteView("abc")
    #expect(view[-1] == 0)
    #expect(view[3] == 0)
    #expect(view[.min] == 0)
    #expect(view.slice(2, 9).count == 1)
    #expect(view.slice(-4, -2).isEmpty)
    #expect(view.slice(3, 1).isEmpty)
    #expect(view.dropping(7).isEmpty)
    #expect(!view.has("abcd", at: 0))
    #expect(!view.has("a", at: -1))
  }

  @Test func wordsKnowNoCase() {
    #expect(Word(ByteView("none")) == Word("NONE"))
    #expect(Word(ByteView("")) == .empty)
    #expect(Word(ByteView("INDEFINITE")) == Word(ByteView("NONEXPIRING")))
    #expect(Word(ByteView("ABCDEFGH")) == Word("ABCDEFGH"))
  }
}

@Suite struct ByteViewTests {
  @Test func theFirstControlIsFoundAtEveryPlace() {
    for length in 0...40 {
      for place in 0..<max(length, 1) {
        for control in [0x00, 0x0A, 0x1F] as [UInt8] {
          for filling in [0x20, 0x7F, 0x80, 0xFF] as [UInt8] {
            var bytes = [UInt8](repeating: filling, count: length)
            if length > 0 { bytes[place] = control }
            let found = bytes.withUnsafeBufferPointer { buffer in
              buffer.baseAddress.map { ByteView(start: $0, count: length).firstControl(from: 0) }
                ?? 0
            }
            #expect(found == (length > 0 ? place : 0))
          }
        }
      }
    }
  }
}
