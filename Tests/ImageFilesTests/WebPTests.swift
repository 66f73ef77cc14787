import ImageFiles
import Testing

/// WebP files of every kind become the same grey.
struct WebPTests {
  @Test func `lossless files are read to within the rounding of the video range`() throws {
    let picture = TestPicture(width: 75, height: 42)
    let pixels = try Pixels(decoding: Written.webP(picture))
    #expect(pixels.difference(from: picture.grey) <= 1.6)
  }

  @Test func `lossy files are read`() throws {
    let picture = TestPicture.smooth(width: 75, height: 42)
    let pixels = try Pixels(decoding: Written.webP(picture, quality: 95))
    #expect(pixels.meanDifference(from: picture.grey) < 1.5)
  }

  @Test func `black is 0 and white is 255`() throws {
    var picture = TestPicture(width: 32, height: 16)
    for index in picture.rgba.indices {
      picture.rgba[index] = index < 1024 || index % 4 == 3 ? 255 : 0
    }
    for quality in [90, 101] {
      let pixels = try Pixels(decoding: Written.webP(picture, quality: quality))
      #expect(pixels.bytes.first == 255)
      #expect(pixels.bytes.last == 0)
    }
  }

  @Test(arguments: [95, 101])
  func `transparent pixels stand on white`(quality: Int) throws {
    let picture = TestPicture.smooth(width: 64, height: 40, alpha: true)
    let pixels = try Pixels(decoding: Written.webP(picture, quality: quality))
    #expect(pixels.meanDifference(from: picture.grey) < 1.5)
  }

  @Test(arguments: [95, 101], [false, true])
  func `the first frame of an animation is read`(quality: Int, alpha: Bool) throws {
    let first = TestPicture.smooth(width: 40, height: 24, alpha: alpha)
    var second = first
    second.rgba.reverse()
    let still = Written.webP(first, quality: quality)
    let file = RIFFWriter.animation(
      [WebPTests.bare(still), WebPTests.bare(Written.webP(second, quality: quality))],
      width: 40,
      height: 24
    )
    #expect(try Pixels(decoding: file) == Pixels(decoding: still))
  }

  /// A file without the chunk that announces extensions, as frames are stored.
  static func bare(_ file: [UInt8]) -> [UInt8] {
    let isExtended = file[12..<16].elementsEqual("VP8X".utf8)
    return isExtended ? Array(file[..<12] + file[30...]) : file
  }
}
