import PDF417
import SymbolSynthesis
import Testing

@Suite("Compaction errors")
struct CompactionErrorTests {
  private func error(_ codewords: [UInt16]) -> CompactionError? {
    do throws(CompactionError) {
      _ = try MessageDecoder.decode(codewords)
      return nil
    } catch {
      return error
    }
  }

  @Test("A length descriptor of 0 or 1 or beyond the data is refused")
  func lengths() {
    #expect(error([]) == .lengthOutOfRange(found: 0, available: 0))
    #expect(error([0, 1, 2]) == .lengthOutOfRange(found: 0, available: 3))
    #expect(error([1, 1, 2]) == .lengthOutOfRange(found: 1, available: 3))
    #expect(error([1]) == .lengthOutOfRange(found: 1, available: 1))
    #expect(error([3, 1, 2]) == nil)
    #expect(error([4, 1, 2]) == .lengthOutOfRange(found: 4, available: 3))
    #expect(error([928, 1, 2]) == .lengthOutOfRange(found: 928, available: 3))
    #expect(error([.max, 1, 2]) == .lengthOutOfRange(found: 65_535, available: 3))
    #expect(error([2, 1, 2]) == .paddingExpected(offset: 2))
  }

  @Test(
    "Every fault is told with the offset of its codeword",
    arguments: [
      ([1, 929], .codewordOutOfRange(offset: 2)),
      ([1, .max], .codewordOutOfRange(offset: 2)),
      ([1, 903], .reservedCodeword(offset: 2)), ([912], .reservedCodeword(offset: 1)),
      ([1, 914], .reservedCodeword(offset: 2)), ([901, 917], .reservedCodeword(offset: 2)),
      ([902, 919], .reservedCodeword(offset: 2)),
      ([1, 921], .misplacedCodeword(offset: 2)), ([921, 921], .misplacedCodeword(offset: 2)),
      ([1, 918], .misplacedCodeword(offset: 2)), ([1, 920], .misplacedCodeword(offset: 2)),
      ([918, 918], .misplacedCodeword(offset: 2)),
      ([1, 922], .misplacedCodeword(offset: 2)), ([1, 923, 0], .misplacedCodeword(offset: 2)),
      ([901, 913, 5], .misplacedCodeword(offset: 2)),
      ([902, 1, 624, 913, 5], .misplacedCodeword(offset: 4)),
      ([924, 1, 2, 927, 3, 4, 5, 6], .misplacedCodeword(offset: 4)),
      ([1, 925], .incompleteInterpretation(offset: 2)),
      ([1, 926, 5], .incompleteInterpretation(offset: 2)),
      ([927], .incompleteInterpretation(offset: 1)),
      ([1, 927, 900], .incompleteInterpretation(offset: 2)),
      ([901, 926, 1, 901], .incompleteInterpretation(offset: 2)),
      ([902, 927], .incompleteInterpretation(offset: 2)),
      ([837, 837], .shiftWithoutLetter(offset: 2)),
      ([1, 913], .byteOutOfRange(offset: 3)), ([913, 256], .byteOutOfRange(offset: 2)),
      ([1, 913, 900], .byteOutOfRange(offset: 3)),
      ([901, 255, 256], .byteOutOfRange(offset: 3)),
      ([924, 899, 899, 899, 899, 899], .byteGroupOutOfRange(offset: 2)),
      ([924, 0, 0, 0, 0, 0, 1], .incompleteByteGroup(offset: 2)),
      ([924, 1, 2, 3, 4], .incompleteByteGroup(offset: 2)),
      ([902, 0], .numericGroupOutOfRange(offset: 2)),
      ([902, 2], .numericGroupOutOfRange(offset: 2)),
      ([902] + [UInt16](repeating: 899, count: 15), .numericGroupOutOfRange(offset: 2)),
    ] as [([UInt16], CompactionError)]
  )
  func faults(body: [UInt16], expected: CompactionError) {
    #expect(error(Codewords.stream(body)) == expected)
  }

  @Test(
    "Faults of a control block are told with their offset",
    arguments: [
      ([928], .segmentIndexOutOfRange(offset: 2)),
      ([928, 111], .segmentIndexOutOfRange(offset: 2)),
      ([928, 111, 900], .segmentIndexOutOfRange(offset: 2)),
      ([928, 111, 99], .segmentIndexOutOfRange(offset: 2)),
      ([928, 222, 199], .segmentIndexOutOfRange(offset: 2)),
      ([928, 899, 899], .segmentIndexOutOfRange(offset: 2)),
      ([928, 111, 100, 1, 900, 1], .paddingExpected(offset: 6)),
      ([928, 111, 100, 1, 901, 1], .paddingExpected(offset: 5)),
      ([928, 111, 100, 1, 922, 1], .paddingExpected(offset: 6)),
      ([928, 111, 100, 1, 922, 922], .paddingExpected(offset: 6)),
      ([928, 111, 100, 1, 928, 111, 101], .paddingExpected(offset: 5)),
      ([928, 111, 100, 1, 923], .controlFieldOutOfRange(offset: 5)),
      ([928, 111, 100, 1, 923, 900], .controlFieldOutOfRange(offset: 5)),
      ([928, 111, 100, 1, 923, 1], .controlFieldOutOfRange(offset: 5)),
      ([928, 111, 100, 1, 923, 1, 10], .controlFieldOutOfRange(offset: 5)),
      ([928, 111, 100, 1, 923, 1, 15, 900, 1], .controlFieldOutOfRange(offset: 5)),
      ([928, 111, 100, 1, 923, 6, 184, 336], .controlFieldOutOfRange(offset: 5)),
      ([928, 111, 100, 1, 923, 0, 923, 0], .controlFieldRepeated(offset: 7)),
      ([928, 111, 100, 1, 923, 1, 12, 923, 1, 12], .controlFieldRepeated(offset: 8)),
      ([928, 111, 100, 1, 923, 0, 903], .reservedCodeword(offset: 7)),
      ([928, 111, 100, 1, 923, 2, 0], .numericGroupOutOfRange(offset: 7)),
    ] as [([UInt16], CompactionError)]
  )
  func controlBlockFaults(body: [UInt16], expected: CompactionError) {
    #expect(error(Codewords.stream(body)) == expected)
  }

  @Test("A number in a control block may have 18 digits and no more")
  func longNumbers() {
    let start: [UInt16] = [928, 111, 100, 1, 923, 5]
    let digits = String(repeating: "9", count: 18)
    #expect(error(Codewords.stream(start + Codewords.digits(digits))) == nil)
    #expect(
      error(Codewords.stream(start + Codewords.digits(digits + "9")))
        == .controlFieldOutOfRange(offset: 5)
    )
  }

  @Test("100 000 random streams end in a message or an error", arguments: 0..<10)
  func randomStreams(seed: UInt64) {
    var source = SeededGenerator(seed: seed)
    for _ in 0..<10_000 {
      let count = source.integer(0...30)
      let controlShare = source.number(0...0.7)
      var words = (0..<count).map { _ in
        UInt16(source.integer(source.chance(controlShare) ? 900...928 : 0...899))
      }
      if source.chance(0.02), count > 0 { words[count / 2] = .max }
      if source.chance(0.95), count > 0 {
        words[0] = UInt16(source.chance(0.9) ? count : source.integer(0...928))
      }
      if let message = try? MessageDecoder.decode(words) {
        #expect(message.payload.count <= 3 * count)
        #expect(message.interpretations.allSatisfy { 0...811_799 ~= $0.number })
        #expect(message.interpretations.allSatisfy { $0.payloadOffset <= message.payload.count })
      }
    }
  }

  @Test("The longest streams of one codeword end in a message or an error")
  func uniformStreams() {
    for word in UInt16(0)...928 {
      let words = Codewords.stream([UInt16](repeating: word, count: 927))
      let message = try? MessageDecoder.decode(words)
      #expect(message.map { $0.payload.count <= 3 * 928 } ?? true)
    }
  }
}
