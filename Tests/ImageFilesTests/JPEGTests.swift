import ImageFiles
import PictureWriting
import Testing

/// JPEG files of every kind that is in use become the same grey.
struct JPEGTests {
  let picture = TestPicture.smooth(width: 75, height: 42)

  @Test(arguments: [(1, 1), (2, 1), (1, 2), (2, 2), (4, 1), (4, 2)], [false, true])
  func `colour is read at every subsampling`(sampling: (Int, Int), isProgressive: Bool) throws {
    let file = Written.jpeg(picture.rgb, width: 75, height: 42) {
      ($0.horizontalSampling, $0.verticalSampling) = (Int32(sampling.0), Int32(sampling.1))
      $0.isProgressive = isProgressive ? 1 : 0
    }
    #expect(try Pixels(decoding: file).meanDifference(from: picture.grey) < 1)
  }

  @Test(arguments: [0, 3])
  func `grey is read, with and without restart markers`(restartInterval: Int) throws {
    let file = Written.jpeg(picture.greyBytes, width: 75, height: 42) {
      ($0.space, $0.restartInterval) = (0, Int32(restartInterval))
    }
    #expect(try Pixels(decoding: file).meanDifference(from: picture.grey) < 1)
  }

  @Test func `red, green and blue that were stored as such are read`() throws {
    let file = Written.jpeg(picture.rgb, width: 75, height: 42) {
      ($0.space, $0.hasAdobeSegment) = (2, 1)
    }
    #expect(try Pixels(decoding: file).meanDifference(from: picture.grey) < 1)
  }

  /// Inks that print the picture, with part of it as black, 0 for none.
  func inks(inverted: Bool) -> [UInt8] {
    (0..<75 * 42).flatMap { index -> [UInt8] in
      let pixel = picture.rgba[4 * index..<4 * index + 3].map { Double($0) / 255 }
      let black = (1 - (pixel.max() ?? 0)) / 2
      let inks = pixel.map { 1 - $0 / (1 - black) } + [black]
      return inks.map { UInt8(((inverted ? 1 - $0 : $0) * 255).rounded()) }
    }
  }

  @Test(arguments: [3, 4])
  func `inverted inks, as Adobe stores them, are read`(space: Int) throws {
    let file = Written.jpeg(inks(inverted: true), width: 75, height: 42) {
      ($0.space, $0.hasAdobeSegment) = (Int32(space), 1)
    }
    #expect(try Pixels(decoding: file).meanDifference(from: picture.grey) < 2)
  }

  @Test func `inks without Adobe's segment are read the plain way round`() throws {
    let file = Written.jpeg(inks(inverted: false), width: 75, height: 42) { $0.space = 3 }
    #expect(try Pixels(decoding: file).meanDifference(from: picture.grey) < 2)
  }

  @Test func `arithmetic coding is read`() throws {
    let file = Written.jpeg(picture.rgb, width: 75, height: 42) { $0.isArithmetic = 1 }
    #expect(try Pixels(decoding: file).meanDifference(from: picture.grey) < 1)
  }

  /// The offset of a marker's second byte.
  func marker(_ code: UInt8, in file: [UInt8]) throws -> Int {
    try #require((1..<file.count).first { file[$0 - 1] == 0xFF && file[$0] == code })
  }

  @Test func `12 bits a sample are said not to be read`() throws {
    var file = Written.jpeg(picture.rgb, width: 75, height: 42)
    file[try marker(0xC0, in: file) + 3] = 12
    #expect(failure(of: file) == .unsupported(.jpeg, .sampleDepth))
  }

  @Test(arguments: [0xC3, 0xC5, 0xC6, 0xC7, 0xCB, 0xCD, 0xCE, 0xCF] as [UInt8])
  func `lossless and hierarchical coding are said not to be read`(frame: UInt8) throws {
    var file = Written.jpeg(picture.rgb, width: 75, height: 42)
    file[try marker(0xC0, in: file)] = frame
    #expect(failure(of: file) == .unsupported(.jpeg, .coding))
  }

  @Test func `two components are said not to be read`() throws {
    var file = Written.jpeg(picture.rgb, width: 75, height: 42)
    file[try marker(0xC0, in: file) + 8] = 2
    #expect(failure(of: file) == .unsupported(.jpeg, .colorModel))
  }

  @Test func `bytes behind the end, as phones put them there, are passed over`() throws {
    let file = Written.jpeg(picture.rgb, width: 75, height: 42)
    #expect(try Pixels(decoding: file + file + [1, 2, 3]) == Pixels(decoding: file))
  }

  @Test func `the orientation of a thumbnail or of a second segment does not count`() throws {
    let plain = Written.jpeg(picture.rgb, width: 75, height: 42)
    let second = ExifWriter.jpeg(plain, ExifWriter.tiff(orientation: 3))
    let both = ExifWriter.jpeg(second, ExifWriter.tiff(orientation: 1))
    #expect(try Pixels(decoding: both) == Pixels(decoding: plain))
  }

  @Test func `a file whose middle is missing is told from one that is whole`() throws {
    let file = Written.jpeg(picture.rgb, width: 75, height: 42)
    let cut = Array(file[..<(file.count * 3 / 4)]) + [0xFF, 0xD9]
    #expect(failure(of: cut) == .truncated(.jpeg, byteCount: cut.count))
  }

  @Test func `scans are counted up to the limit`() throws {
    let file = Written.jpeg(picture.rgb, width: 75, height: 42) { $0.isProgressive = 1 }
    let scanCount = (1..<file.count).count { file[$0 - 1] == 0xFF && file[$0] == 0xDA }
    var limits = ImageLimits()
    limits.jpegScans = scanCount
    #expect(failure(of: file, limits: limits) == nil)
    limits.jpegScans = scanCount - 1
    #expect(
      failure(of: file, limits: limits) == .tooManyScans(count: scanCount, limit: scanCount - 1)
    )
  }
}
