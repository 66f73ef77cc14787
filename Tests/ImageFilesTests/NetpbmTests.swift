import ImageFiles
import Testing

/// Netpbm files, P1 to P6.
struct NetpbmTests {
  func file(_ header: String, _ raster: [UInt8] = []) -> [UInt8] { Array(header.utf8) + raster }

  @Test(arguments: [
    "P1\n3 2\n1 0 1\n0 1 0\n", "P1 3 2 101010", "P1 # one\n3 # two\r2\n1#three\n0 1 0 1 0 # four",
    "P1\t3\u{0B}2\u{0C}101\r\n010",
  ])
  func `text bitmaps are read, blanks or not, comments anywhere`(text: String) throws {
    #expect(
      try Pixels(decoding: file(text))
        == Pixels(width: 3, height: 2, bytes: [0, 255, 0, 255, 0, 255])
    )
  }

  @Test func `text greymaps and pixmaps are read`() throws {
    #expect(
      try Pixels(decoding: file("P2 3 1 10 0 5 10")).bytes == [0, 128, 255]
    )
    #expect(
      try Pixels(decoding: file("P3 2 1 255 255 0 0  0 255 0\n")).bytes == [76, 150]
    )
  }

  @Test func `bitmaps are read, rows filled up to whole bytes`() throws {
    let pixels = try Pixels(
      decoding: file("P4 10 2\n", [0b1010_1010, 0b1011_1111, 0, 0b0100_0000])
    )
    #expect(
      pixels.bytes == [0, 255, 0, 255, 0, 255, 0, 255, 0, 255] + [UInt8](repeating: 255, count: 9)
        + [0]
    )
  }

  @Test func `greymaps and pixmaps are read, a first byte like a blank too`() throws {
    #expect(try Pixels(decoding: file("P5 3 1 255\n", [10, 32, 255])).bytes == [10, 32, 255])
    #expect(
      try Pixels(decoding: file("P6\n#c\n2 1\n255\r", [255, 0, 0, 0, 0, 255])).bytes == [76, 29]
    )
  }

  @Test func `every maximum is stretched to 255, in one byte and in two`() throws {
    #expect(try Pixels(decoding: file("P5 3 1 100\n", [0, 50, 100])).bytes == [0, 128, 255])
    #expect(
      try Pixels(decoding: file("P5 3 1 65535\n", [0, 0, 128, 128, 255, 255])).bytes
        == [0, 128, 255]
    )
    #expect(
      try Pixels(decoding: file("P5 3 1 256\n", [0, 0, 0, 128, 1, 0])).bytes == [0, 128, 255]
    )
    #expect(
      try Pixels(decoding: file("P6 1 1 1000\n", [3, 232, 0, 0, 0, 0])).bytes == [76]
    )
  }

  @Test(arguments: [
    "P5 0 1 255\n", "P5 1 0 255\n", "P5 1 1 0\n", "P5 1 1 65536\n", "P5 -1 1 255\n", "P5 1 1 255x",
    "P2 1 1 10 11", "P1 1 1 2", "P1 is not a bitmap at all", "P5 1x 1 255\n",
  ])
  func `headers and samples that break the rules are damage`(text: String) {
    #expect(failure(of: file(text, [0])) == .damaged(.netpbm))
  }

  @Test func `a sample above the maximum is damage`() {
    #expect(failure(of: file("P5 1 1 100\n", [101])) == .damaged(.netpbm))
    #expect(failure(of: file("P5 1 1 256\n", [1, 1])) == .damaged(.netpbm))
  }

  @Test(arguments: [
    "P5", "P5 3", "P5 3 1", "P5 3 1 255", "P5 3 1 255\n", "P2 3 1 255 1 2", "P1 3 1 10",
  ])
  func `a file that ends early is truncated`(text: String) {
    // Two bytes alone say too little to tell a format.
    let file = file(text)
    #expect(
      failure(of: file)
        == (file.count < 3
          ? .notPicture(byteCount: file.count) : .truncated(.netpbm, byteCount: file.count))
    )
  }

  @Test func `numbers beyond all measure are refused without overflow`() {
    let nines = String(repeating: "9", count: 60)
    #expect(failure(of: file("P5 \(nines) \(nines) 255\n"))?.code == "pictureTooLarge")
  }
}
