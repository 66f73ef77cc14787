import Testing

@testable import DLScan

@Suite("Reading JSON")
struct JSONReaderTests {
  @Test(
    arguments: [
      ("null", .null), (" true\n", .flag(true)), ("\t\r\nfalse ", .flag(false)),
      ("0", .number(Array("0".utf8))), ("-0.5e+10", .number(Array("-0.5e+10".utf8))),
      ("\"\"", .text([])), (#""\"\\\/\b\f\n\r\t""#, .text([0x22, 0x5C, 0x2F, 8, 12, 10, 13, 9])),
      (#""\u0041\u00e9\uD83D\uDE00""#, .text(Array("Aé😀".utf8))),
      ("\"é\u{7F}\u{2028}\"", .text(Array("é\u{7F}\u{2028}".utf8))),
      ("[]", .array([])), ("[1 , [ ]]", .array([.number([0x31]), .array([])])),
      ("{ }", .object([])),
      (
        #"{"a":{"b":null},"A":[]}"#,
        .object([
          .init(key: [0x61], value: .object([.init(key: [0x62], value: .null)])),
          .init(key: [0x41], value: .array([])),
        ])
      ),
    ] as [(String, JSONValue)]
  )
  func `what follows the grammar is read`(text: String, value: JSONValue) throws {
    #expect(try JSONReader.read(Array(text.utf8)) == value)
  }

  @Test(
    arguments: [
      ("", .endsEarly), (" ", .endsEarly), ("nul", .endsEarly),
      ("nulL", .unexpectedByte(offset: 3)),
      ("True", .unexpectedByte(offset: 0)), ("{", .endsEarly), ("[1", .endsEarly),
      ("[1,]", .unexpectedByte(offset: 3)), ("[,1]", .unexpectedByte(offset: 1)),
      ("[1 2]", .unexpectedByte(offset: 3)), (#"{"a"}"#, .unexpectedByte(offset: 4)),
      (#"{"a":1,}"#, .unexpectedByte(offset: 7)), ("{a:1}", .unexpectedByte(offset: 1)),
      ("{'a':1}", .unexpectedByte(offset: 1)), (#"{"a":1,"a":1}"#, .keyTwice(offset: 10)),
      (#"{"a":1,"\u0061":1}"#, .keyTwice(offset: 15)), ("01", .unexpectedByte(offset: 1)),
      ("+1", .unexpectedByte(offset: 0)), ("-", .endsEarly), ("1.", .endsEarly),
      (".5", .unexpectedByte(offset: 0)), ("1e", .endsEarly), ("1e+x", .unexpectedByte(offset: 3)),
      ("0x1", .unexpectedByte(offset: 1)), ("NaN", .unexpectedByte(offset: 0)),
      ("1 1", .unexpectedByte(offset: 2)), ("\"", .endsEarly),
      ("\"\n\"", .unexpectedByte(offset: 1)),
      (#""\x""#, .unexpectedByte(offset: 2)), (#""\u12G4""#, .unexpectedByte(offset: 5)),
      (#""\ud800""#, .unexpectedByte(offset: 7)), (#""\ud800\u0041""#, .unexpectedByte(offset: 2)),
      (#""\udc00""#, .unexpectedByte(offset: 2)), ("\u{FEFF}1", .unexpectedByte(offset: 0)),
      ("// no\n1", .unexpectedByte(offset: 0)),
    ] as [(String, JSONError)]
  )
  func `what breaks the grammar is refused where it breaks`(text: String, error: JSONError) {
    #expect(throws: error) { try JSONReader.read(Array(text.utf8)) }
  }

  @Test(
    arguments: [
      [0x22, 0x80, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], [0x22, 0xE2, 0x82, 0x22], [0xFF],
    ] as [[UInt8]]
  )
  func `bytes that are no UTF-8 are refused`(bytes: [UInt8]) {
    #expect(throws: JSONError.notUTF8) { try JSONReader.read(bytes) }
  }

  @Test func `the limits hold at the limit and not one past it`() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    _ = try JSONReader.read(nested(16))
    #expect(throws: JSONError.tooDeep(limit: 16)) { try JSONReader.read(nested(17)) }
    // Depth counts what is open, not what was.
    _ = try JSONReader.read(Array("[\(String(repeating: "[],", count: 50))[]]".utf8))

    let blanks = [UInt8](repeating: 0x20, count: 65_535)
    #expect(try JSONReader.read(blanks + [0x31]) == .number([0x31]))
    #expect(throws: JSONError.tooLong(limit: 65_536)) {
      try JSONReader.read(blanks + [0x20, 0x31])
    }
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("64", 64), ("-12", -12), ("9223372036854775807", Int.max),
      ("-9223372036854775808", Int.min), ("9223372036854775808", nil),
      ("-9223372036854775809", nil), ("1.0", nil), ("1e2", nil), ("\"1\"", nil),
    ] as [(String, Int?)]
  )
  func `a whole number is one that is written so and fits`(text: String, value: Int?) throws {
    #expect(try JSONReader.read(Array(text.utf8)).integer == value)
  }
}
