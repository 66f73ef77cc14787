import ImageFiles
import Testing

/// HEIC and AVIF files become the same grey, when the installed libheif has the codecs.
struct HEIFTests {
  static let canWriteHEIC = !Written.heif(TestPicture(width: 64, height: 64)).isEmpty
  static let canWriteAVIF = !Written.heif(TestPicture(width: 64, height: 64), isAVIF: true).isEmpty

  @Test(.enabled(if: canWriteHEIC), arguments: [(64, 64), (75, 43), (200, 111)])
  func `HEIC is read`(width: Int, height: Int) throws {
    let picture = TestPicture.smooth(width: width, height: height)
    let pixels = try Pixels(decoding: Written.heif(picture, quality: 95))
    #expect((pixels.width, pixels.height) == (width, height))
    #expect(pixels.meanDifference(from: picture.grey) < 2.5)
  }

  @Test(.enabled(if: canWriteHEIC))
  func `transparent pixels stand on white`() throws {
    let picture = TestPicture.smooth(width: 64, height: 64, alpha: true)
    let pixels = try Pixels(decoding: Written.heif(picture, alpha: true, quality: 95))
    #expect(pixels.meanDifference(from: picture.grey) < 4)
  }

  @Test(.enabled(if: canWriteHEIC), arguments: [1, 3, 6, 8])
  func `turns are applied`(orientation: Int) throws {
    let picture = TestPicture.smooth(width: 96, height: 64)
    let file = Written.heif(picture, quality: 95, orientation: orientation)
    let (width, height, grey) = OrientationTests.turned(picture, orientation)
    let pixels = try Pixels(decoding: file)
    #expect((pixels.width, pixels.height) == (width, height))
    #expect(pixels.meanDifference(from: grey) < 2.5)
  }

  @Test(.enabled(if: canWriteAVIF))
  func `AVIF is read`() throws {
    let picture = TestPicture.smooth(width: 96, height: 64)
    let pixels = try Pixels(decoding: Written.heif(picture, quality: 95, isAVIF: true))
    #expect(pixels.meanDifference(from: picture.grey) < 2.5)
  }
}
