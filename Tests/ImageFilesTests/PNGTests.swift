import ImageFiles
import Testing

/// PNG files of every kind become the same grey.
struct PNGTests {
  /// Every pair of colour type and depth that the standard has (PNG 3, table 12).
  static let kinds: [(Int, Int)] = [
    (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8),
    (4, 8), (4, 16), (6, 8), (6, 16),
  ]

  struct Color {
    var red: Double
    var green: Double
    var blue: Double
    var alpha = 255.0

    var grey: Double {
      255 - (255 - 0.299 * red - 0.587 * green - 0.114 * blue) * alpha / 255
    }
  }

  static func sample(_ x: Int, _ y: Int, _ channel: Int, depth: Int) -> Int {
    (x * (3 + channel) * 2_731 + y * 977 + channel * 29_003) % (1 << depth)
  }

  /// What a pixel of the test file looks like, by the definition of its colour type.
  static func color(_ type: Int, _ depth: Int, palette: [UInt8], _ x: Int, _ y: Int) -> Color {
    func value(_ channel: Int) -> Double {
      Double(sample(x, y, channel, depth: depth)) * 255 / Double(1 << depth - 1)
    }
    switch type {
    case 2: return Color(red: value(0), green: value(1), blue: value(2))
    case 3:
      let entry = palette.dropFirst(3 * sample(x, y, 0, depth: depth)).prefix(3).map(Double.init)
      return Color(red: entry[0], green: entry[1], blue: entry[2])
    case 4: return Color(red: value(0), green: value(0), blue: value(0), alpha: value(1))
    case 6: return Color(red: value(0), green: value(1), blue: value(2), alpha: value(3))
    default: return Color(red: value(0), green: value(0), blue: value(0))
    }
  }

  @Test(arguments: kinds, [false, true])
  func `every colour type and depth is read`(kind: (Int, Int), isInterlaced: Bool) throws {
    let (type, depth) = kind
    for (width, height) in [(33, 19), (1, 1), (3, 2), (5, 9)] {
      var writer = PNGWriter(width: width, height: height, colorType: type, depth: depth)
      writer.isInterlaced = isInterlaced
      if type == 3 {
        writer.palette = (0..<3 << depth).map { UInt8(($0 * 89 + 40) % 256) }
      }
      let file = writer.file { PNGTests.sample($0, $1, $2, depth: depth) }
      let grey = (0..<width * height).map {
        PNGTests.color(type, depth, palette: writer.palette, $0 % width, $0 / width).grey
      }
      let pixels = try Pixels(decoding: file)
      #expect((pixels.width, pixels.height) == (width, height))
      // Grey and alpha of 16 bits are each rounded before they are put together.
      #expect(pixels.difference(from: grey) <= (depth == 16 ? 1.51 : 1))
    }
  }

  @Test func `a transparent palette entry stands on white`() throws {
    var writer = PNGWriter(width: 4, height: 1, colorType: 3, depth: 8)
    writer.palette = [0, 0, 0, 0, 0, 0, 0, 0, 0, 100, 100, 100]
    writer.transparency = [0, 128, 255]
    let pixels = try Pixels(decoding: writer.file { x, _, _ in x })
    #expect(pixels.bytes == [255, 127, 0, 100])
  }

  @Test func `the one transparent colour of a file without alpha stands on white`() throws {
    var grey = PNGWriter(width: 3, height: 1, colorType: 0, depth: 8)
    grey.transparency = [0, 7]
    #expect(try Pixels(decoding: grey.file { x, _, _ in x + 6 }).bytes == [6, 255, 8])
    var color = PNGWriter(width: 3, height: 1, colorType: 2, depth: 8)
    color.transparency = [0, 7, 0, 7, 0, 7]
    #expect(try Pixels(decoding: color.file { x, _, _ in x + 6 }).bytes == [6, 255, 8])
  }

  @Test func `gamma and colour profiles change nothing`() throws {
    let picture = TestPicture(width: 9, height: 9)
    let plain = PNGWriter.file(picture)
    let headerEnd = 8 + 25
    let gamma =
      Array(plain[..<headerEnd]) + PNGWriter.chunk("gAMA", PNGWriter.big32(100_000))
      + PNGWriter.chunk("iCCP", Array("x\0\0not a profile".utf8)) + plain[headerEnd...]
    #expect(try Pixels(decoding: gamma) == Pixels(decoding: plain))
  }

  @Test func `a wrong checksum is damage`() {
    var file = PNGWriter.file(TestPicture(width: 9, height: 9))
    file[60] ^= 1
    #expect(failure(of: file) == .damaged(.png))
  }

  @Test func `a file whose pixels end early is damaged, not read as half a picture`() {
    // The header claims one row more than there is.
    var file = PNGWriter.file(TestPicture(width: 9, height: 9))
    file[23] += 1
    #expect(failure(of: PNGWriter.repaired(file)) == .damaged(.png))
  }
}
