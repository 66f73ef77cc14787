import Testing

@testable import DLScan

@Suite("Writing JSON")
struct JSONWriterTests {
  @Test(arguments: [
    (0.0, 2, "0"), (-0.0, 2, "0"), (-0.004, 2, "0"), (0.005, 2, "0.01"), (-0.005, 2, "-0.01"),
    (2.1, 2, "2.1"), (172.72, 2, "172.72"), (160, 1, "160"), (72.55, 1, "72.6"), (99.95, 1, "100"),
    (1.05, 2, "1.05"), (1.005e3, 0, "1005"), (-12.25, 2, "-12.25"), (0.5, 0, "1"), (-0.5, 0, "-1"),
    (1e300, 2, "90000000000000"), (-1e300, 0, "-9000000000000000"), (.infinity, 2, "0"),
    (.nan, 2, "0"), (.leastNonzeroMagnitude, 6, "0"), (1.234_567_89, 9, "1.234568"),
    (7.5, -3, "8"),
  ])
  func `a number is rounded to its decimals and loses its last zeros`(
    value: Double,
    decimals: Int,
    text: String
  ) {
    var bytes: [UInt8] = []
    bytes.append(decimal: value, decimals: decimals)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  @Test(arguments: [
    (0, 1, "0"), (7, 2, "07"), (-7, 2, "-07"), (1986, 4, "1986"), (12, 4, "0012"),
    (Int.max, 1, "9223372036854775807"), (Int.min, 1, "-9223372036854775808"),
  ])
  func `a whole number has at least its least digits`(value: Int, digits: Int, text: String) {
    var bytes: [UInt8] = []
    bytes.append(decimal: value, leastDigits: digits)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  /// The examples of RFC 4648, section 10, and both of the letters that are no letters.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("\u{3FB}\u{3F}", "z7s/"),
    ("\u{FB}\u{3E}", "w7s+"),
  ])
  func `base64 follows its standard`(text: String, expected: String) {
    #expect(String(decoding: base64(Array(text.utf8)), as: UTF8.self) == expected)
  }

  private func base64(_ bytes: [UInt8]) -> [UInt8] {
    var buffer = ByteBuffer(capacity: 0)
    bytes.withUnsafeBufferPointer { buffer.append(base64: $0) }
    return buffer.bytes
  }

  @Test func `base64 gives every byte back`() throws {
    for length in 0..<70 {
      let source = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ length) }
      #expect(decodeBase64(base64(source)) == source)
    }
  }

  @Test func `every character that acts or hides is escaped, and every other one stands`() {
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var writer = JSONWriter()
      writer.text(String(Character(scalar)))
      let text = String(decoding: writer.finish(), as: UTF8.self)
      let properties = scalar.properties
      let acts =
        properties.generalCategory == .control || properties.isBidiControl
        || properties.generalCategory == .lineSeparator
        || properties.generalCategory == .paragraphSeparator
      if acts || scalar == "\"" || scalar == "\\" {
        #expect(text.unicodeScalars.count > 3, "U+\(String(value, radix: 16))")
        #expect(text.unicodeScalars.allSatisfy { (0x20..<0x7F).contains($0.value) })
      } else {
        #expect(text == "\"\(Character(scalar))\"", "U+\(String(value, radix: 16))")
      }
    }
  }

  /// Texts of every length around those of the words that are copied at once, each byte of ASCII at every
  /// place of them.
  @Test func `texts of every length are written whole, with every character that needs it escaped`()
  {
    for length in 0..<40 {
      for place in 0..<max(length, 1) {
        for byte in UInt8(0)..<0x80 {
          var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: length)
          if place < length { bytes[place] = byte }
          let text = String(decoding: bytes, as: UTF8.self)
          var writer = JSONWriter(capacity: 0)
          var latin1 = JSONWriter(capacity: 0)
          writer.text(text)
          latin1.beginObject()
          latin1.latin1("k", bytes)
          latin1.endObject()
          let written = writer.finish()
          let value = try? JSONReader.read(written)
          guard value == .text(bytes), written.allSatisfy({ (0x20..<0x7F).contains($0) }) else {
            Issue.record("length \(length), place \(place), byte \(byte)")
            return
          }
          #expect(latin1.finish() == Array("{\"k\":".utf8) + written + Array("}".utf8))
          if length == 0 { break }
        }
      }
    }
  }

  @Test func `what is written can be read`() throws {
    let source = String(
      String.UnicodeScalarView(
        stride(from: UInt32(0), through: 0x10FFFF, by: 17).lazy.compactMap(Unicode.Scalar.init)
      )
    )
    var writer = JSONWriter()
    writer.text(source)
    let value = try JSONReader.read(writer.finish(), lengthLimit: .max)
    #expect(value == .text(Array(source.utf8)))
  }

  @Test func `commas stand between values and nowhere else`() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.beginArray("a")
    writer.beginArray()
    writer.endArray()
    writer.integer(1)
    writer.beginObject()
    writer.endObject()
    writer.text("x")
    writer.endArray()
    writer.text("b", nil)
    writer.integer("c", nil as Int?)
    writer.flag("d", nil)
    writer.number("e", .nan, decimals: 1)
    writer.word("f", nil)
    writer.flag("g", true)
    writer.latin1("h", [0xE9, 0x00])
    writer.json([0x31])
    writer.endObject()
    let text = String(decoding: writer.finish(), as: UTF8.self)
    #expect(text == #"{"a":[[],1,{},"x"],"g":true,"h":"é\u0000",1}"#)
  }

  private func decodeBase64(_ letters: [UInt8]) -> [UInt8] {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var bits: UInt32 = 0
    var count = 0
    var bytes: [UInt8] = []
    for letter in letters {
      guard let value = alphabet.firstIndex(of: letter) else { continue }
      bits = bits << 6 | UInt32(value)
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    return bytes
  }
}
