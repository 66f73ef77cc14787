import PDF417
import SymbolSynthesis
import Testing

@Suite("Message decoding")
struct MessageDecoderTests {
  private func payload(_ body: [UInt16]) throws -> String {
    let message = try MessageDecoder.decode(Codewords.stream(body))
    return String(decoding: message.payload, as: UTF8.self)
  }

  // MARK: - Text

  @Test("Every value of every text sub-mode gives its character")
  func textTables() throws {
    let lower: [UInt16] = [27] + Array(0...26)
    #expect(try payload(Codewords.text(Array(0...26))) == "ABCDEFGHIJKLMNOPQRSTUVWXYZ ")
    #expect(try payload(Codewords.text(lower)) == "abcdefghijklmnopqrstuvwxyz ")
    let mixed: [UInt16] = [28] + Array(0...24) + [26]
    #expect(try payload(Codewords.text(mixed)) == "0123456789&\r\t,:#-.$/+%*=^ ")
    let punctuation: [UInt16] = [28, 25] + Array(0...28)
    #expect(try payload(Codewords.text(punctuation)) == ";<>@[\\]_`~!\r\t,:\n-.$/\"|*()?{}'")
  }

  @Test(
    "Latches hold and shifts hold for one character",
    arguments: [
      ([27, 0, 27, 0, 0], "aAa"), ([27, 0, 29, 10, 0], "a!a"), ([29, 10, 0], "!A"),
      ([28, 1, 29, 10, 2], "1!2"), ([28, 1, 27, 0], "1a"), ([28, 1, 28, 0], "1A"),
      ([28, 25, 10, 29, 0], "!A"), ([27, 0, 28, 1], "a1"), ([29, 29, 0], "A"),
      ([27, 29, 29, 0], "A"), ([27, 27, 26, 0], " a"),
    ] as [([UInt16], String)]
  )
  func subModes(values: [UInt16], text: String) throws {
    #expect(try payload(Codewords.text(values)) == text)
  }

  @Test("A second text latch returns to capitals and drops a shift")
  func textLatchResets() throws {
    let lower = Codewords.text([27, 0, 1, 27])
    #expect(try payload(lower + [900] + Codewords.text([0, 1])) == "abAB")
  }

  @Test("A byte within text leaves the sub-mode and drops the shift that filled the codeword")
  func byteShift() throws {
    let body = Codewords.text([27, 0]) + [913, 200] + Codewords.text([1, 29]) + [913, 10]
    let message = try MessageDecoder.decode(Codewords.stream(body + Codewords.text([2, 3])))
    #expect(message.payload == [97, 200, 98, 10, 99, 100])
  }

  @Test("A symbol of padding only has an empty payload")
  func paddingOnly() throws {
    #expect(try MessageDecoder.decode([4, 900, 900, 900]) == Message(payload: []))
  }

  @Test("Padding beyond the stated length is accepted")
  func paddingBeyondLength() throws {
    #expect(try MessageDecoder.decode([2, 1, 900, 900]).payload == Array("AB".utf8))
  }

  // MARK: - Bytes

  @Test("All bytes of any number come back", arguments: 1...30)
  func byteCounts(count: Int) throws {
    let bytes = (0..<count).map { UInt8(255 - $0 * 7) }
    let latch: UInt16 = count % 6 == 0 ? 924 : 901
    let message = try MessageDecoder.decode(Codewords.stream([latch] + Codewords.bytes(bytes)))
    #expect(message.payload == bytes)
  }

  @Test("After latch 901 the last five codewords are five bytes, though they could be six")
  func lastFiveAreBytes() throws {
    let message = try MessageDecoder.decode(
      Codewords.stream([901] + Codewords.bytes([9, 8, 7, 6, 5, 4]) + [1, 2, 3, 4, 5])
    )
    #expect(message.payload == [9, 8, 7, 6, 5, 4, 1, 2, 3, 4, 5])
  }

  @Test("The largest six bytes fit and one more does not")
  func largestGroup() throws {
    let largest = Codewords.bytes([UInt8](repeating: 255, count: 6))
    #expect(
      try MessageDecoder.decode(Codewords.stream([924] + largest)).payload
        == [UInt8](repeating: 255, count: 6)
    )
    var past = largest
    past[4] += 1
    #expect(throws: CompactionError.byteGroupOutOfRange(offset: 2)) {
      try MessageDecoder.decode(Codewords.stream([924] + past))
    }
  }

  // MARK: - Digits

  @Test("Digits of any number come back", arguments: Array(1...46) + [88, 89, 90, 1_000])
  func digitCounts(count: Int) throws {
    var source = SeededGenerator(seed: UInt64(count))
    let digits = (0..<count).map { _ in String(source.integer(0...9)) }.joined()
    #expect(try payload([902] + Codewords.digits(digits)) == digits)
    let zeros = String(repeating: "0", count: count)
    #expect(try payload([902] + Codewords.digits(zeros)) == zeros)
  }

  // MARK: - Interpretations

  @Test("An interpretation within text leaves the sub-mode")
  func interpretationInText() throws {
    let body = Codewords.text([27, 0, 1, 29]) + [927, 26] + Codewords.text([2, 3])
    let message = try MessageDecoder.decode(Codewords.stream(body))
    #expect(message.payload == Array("abcd".utf8))
    #expect(message.interpretations == [InterpretationSpan(number: 26, payloadOffset: 2)])
  }

  @Test("An interpretation between groups of bytes takes no part in their counting")
  func interpretationInBytes() throws {
    let group = Codewords.bytes([1, 2, 3, 4, 5, 6])
    let body = [901, 927, 3] + group + [926, 0, 1] + group + [927, 4, 77, 925, 7, 78]
    let message = try MessageDecoder.decode(Codewords.stream(body))
    #expect(message.payload == [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 77, 78])
    #expect(message.interpretations.map(\.number) == [3, 901, 4, 810_907])
    #expect(message.interpretations.map(\.payloadOffset) == [0, 6, 12, 13])
  }

  @Test("An interpretation within digits ends a group")
  func interpretationInDigits() throws {
    let body = [902] + Codewords.digits("00123") + [927, 5] + Codewords.digits("456")
    let message = try MessageDecoder.decode(Codewords.stream(body))
    #expect(message.payload == Array("00123456".utf8))
    #expect(message.interpretations == [InterpretationSpan(number: 5, payloadOffset: 5)])
  }

  @Test("An interpretation behind the last byte is reported")
  func interpretationAtEnd() throws {
    let message = try MessageDecoder.decode(Codewords.stream([1, 927, 26]))
    #expect(message.payload == Array("AB".utf8))
    #expect(message.interpretations == [InterpretationSpan(number: 26, payloadOffset: 2)])
  }

  // MARK: - The beginning

  @Test(
    "Reader initialisation and a linkage flag may come first",
    arguments: [918, 920] as [UInt16]
  )
  func beginnings(flag: UInt16) throws {
    let message = try MessageDecoder.decode(Codewords.stream([921, flag, 1]))
    #expect(message == Message(payload: Array("AB".utf8), isReaderInitialization: true))
    #expect(try payload([flag, 1]) == "AB")
    #expect(try !MessageDecoder.decode(Codewords.stream([flag, 1])).isReaderInitialization)
  }
}
