import CDLScanHeader
import SymbolSynthesis
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite("Answers of the C functions")
struct AnswersTests {
  let pixels = [UInt8](repeating: 255, count: 100)

  @Test(
    arguments: [
      (0, 10, 10, "emptySide"), (10, 0, 10, "emptySide"), (-1, 10, 10, "emptySide"),
      (10, Int32.min, 10, "emptySide"), (10, 10, 9, "rowsOverlap"), (10, 10, 0, "rowsOverlap"),
      (10, 10, -10, "rowsOverlap"), (10, 10, Int32.min, "rowsOverlap"),
      (65_536, 1, 65_536, "pictureTooLarge"), (1, 65_536, 1, "pictureTooLarge"),
      (Int32.max, Int32.max, Int32.max, "pictureTooLarge"),
    ] as [(Int32, Int32, Int32, String)]
  )
  func `a description that makes no sense is an error`(
    width: Int32,
    height: Int32,
    bytesPerRow: Int32,
    code: String
  ) {
    let answer = scan(pixels, width, height, bytesPerRow, nil)
    #expect(
      answer.hasPrefix(
        #"{"results":[{"schema":"dlscan/1","status":"error","error":{"code":"\#(code)","#
      )
    )
    #expect(answer.hasSuffix("}]}"))
  }

  @Test func `a picture is as good with padding between its rows`() {
    for bytesPerRow in Int32(9)...11 {
      #expect(
        scan(pixels, 9, 9, bytesPerRow, nil)
          == #"{"results":[{"schema":"dlscan/1","status":"noSymbol","#
          + #""source":{"width":9,"height":9}}]}"#
      )
    }
  }

  @Test func `no pixels and no payload are errors`() {
    let noPixels = text(dlscan_scan_gray(nil, 10, 10, 10, nil))
    #expect(noPixels.contains(#""error":{"code":"noPixels","#))
    #expect(text(dlscan_parse(nil, 10, nil)).contains(#""error":{"code":"noPayload","#))
    #expect(parse([], nil).contains(#""error":{"code":"empty","#))
  }

  @Test func `every document of a payload gives a result, and one call the first`() {
    let cards = (1...2).map { InventedCard.payload(seed: $0) }
    let payload = cards[0] + cards[1]
    let all = text(dlscan_parse_all(payload, payload.count, nil))
    #expect(all.hasPrefix(#"{"results":[{"schema":"dlscan/1","status":"parsed","#))
    #expect(all.count(of: #""schema""#) == 2)
    #expect(all.contains(#""payloadOffset":0,"#))
    #expect(all.contains(#""payloadOffset":\#(cards[0].count),"#))
    let first = parse(payload, nil)
    #expect(first.contains(#"{"code":"secondDocument","offset":\#(cards[0].count),"#))
    let error = #"{"results":[{"schema":"dlscan/1","status":"error","error":{"code":"noPayload","#
    #expect(text(dlscan_parse_all(nil, 1, nil)).hasPrefix(error))
  }

  @Test func `a payload may be as long as the limit and no longer`() {
    let longest = [UInt8](repeating: 0x61, count: 1 << 14)
    #expect(parse(longest, nil).hasPrefix(#"{"schema":"dlscan/1","status":"notLicense","#))
    #expect(parse(longest + [0x61], nil).contains(#""error":{"code":"payloadTooLong","#))
    // A length that no memory has is refused before a byte is touched.
    #expect(text(dlscan_parse(longest, -1, nil)).contains(#""code":"payloadTooLong""#))
  }

  @Test(arguments: [
    "", " ", "{", "nonsense", "[]", "{\"effort\":\"slow\"}", "{\"maxSymbols\":0}",
    "{\"today\":\"tomorrow\"}", "{\"redact\":1}", "\u{FEFF}{}",
    String(repeating: " ", count: 70_000), String(repeating: "{\"a\":", count: 20),
  ])
  func `wrong options are an error for both functions`(options: String) {
    #expect(scan(pixels, 10, 10, 10, options).contains(#""error":{"code":"badOptions","#))
    #expect(parse([0x61], options).contains(#""error":{"code":"badOptions","#))
  }

  @Test(arguments: [
    "{}", "{\"effort\":\"fast\"}", "{\"later\":[1,2,{\"x\":null}]}", " {\"maxSymbols\": 64}\n",
  ])
  func `right options, and keys of later versions, are taken`(options: String) {
    #expect(scan(pixels, 10, 10, 10, options).contains(#""status":"noSymbol""#))
    #expect(parse([0x61], options).contains(#""status":"notLicense""#))
  }

  @Test func `options that are no UTF-8 are an error`() {
    let options: [CChar] = [0x22, -1, 0x22, 0]
    #expect(text(dlscan_parse(pixels, 1, options)).contains(#""code":"badOptions""#))
  }

  @Test func `freeing nothing is fine, and the version stands for ever`() {
    dlscan_free(nil)
    #expect(dlscan_version() == dlscan_version())
    #expect(String(cString: dlscan_version()).split(separator: ".").count == 3)
  }

  @Test func `answers of many threads do not touch each other`() async {
    await withTaskGroup(of: Bool.self) { group in
      for worker in 0..<8 {
        group.addTask {
          (0..<200).allSatisfy { turn in
            let side = Int32(1 + (worker * 200 + turn) % 10)
            let answer = scan(pixels, side, side, 10, "{\"effort\":\"fast\"}")
            return answer.contains("\"width\":\(side),\"height\":\(side)}")
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func count(of text: String) -> Int {
    ranges(of: text).count
  }
}

/// Takes an answer and gives it back.
private func text(_ answer: UnsafeMutablePointer<CChar>) -> String {
  defer { dlscan_free(answer) }
  return String(cString: answer)
}

private func scan(
  _ pixels: [UInt8],
  _ width: Int32,
  _ height: Int32,
  _ bytesPerRow: Int32,
  _ options: String?
) -> String {
  guard let options else {
    return text(dlscan_scan_gray(pixels, width, height, bytesPerRow, nil))
  }
  return text(dlscan_scan_gray(pixels, width, height, bytesPerRow, options))
}

private func parse(_ payload: [UInt8], _ options: String?) -> String {
  guard let options else { return text(dlscan_parse(payload, payload.count, nil)) }
  return text(dlscan_parse(payload, payload.count, options))
}
