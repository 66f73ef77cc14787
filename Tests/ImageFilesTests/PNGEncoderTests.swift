import ImageFiles
import ScanImage
import Testing

@Suite("Writing PNG files")
struct PNGEncoderTests {
  @Test("What was written is read back", arguments: [(1, 1), (3, 2), (40, 30), (301, 17)])
  func roundTrip(width: Int, height: Int) throws {
    let levels = (0..<(width * height)).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let file = try PNGEncoder.encode(
      levels.flatMap { [$0, $0, $0] }, width: width, height: height)
    let picture = try ImageFile.decode(file)
    #expect(picture.width == width && picture.height == height)
    #expect(picture.format == .png)
    let read = picture.withLumaImage { image in
      (0..<height).flatMap { y in (0..<width).map { image[$0, y] } }
    }
    #expect(read == levels)
  }

  @Test("Colour is kept: red is darker than green")
  func color() throws {
    let file = try PNGEncoder.encode([255, 0, 0, 0, 255, 0], width: 2, height: 1)
    let picture = try ImageFile.decode(file)
    let levels = picture.withLumaImage { [$0[0, 0], $0[1, 0]] }
    #expect(levels[0] < levels[1])
  }

  @Test(
    "Sizes that make no sense are refused",
    arguments: [(0, 1), (1, 0), (-1, 1), (1, -1), (2, 2), (Int.max, 2), (Int.max, Int.max)]
  )
  func senseless(width: Int, height: Int) {
    #expect(throws: ImageFileError.self) {
      try PNGEncoder.encode([0, 0, 0], width: width, height: height)
    }
  }
}
