import ImageFiles
import PictureWriting
import Testing

/// TIFF files of every kind that libtiff decodes become the same grey.
struct TIFFTests {
  let picture = TestPicture(width: 75, height: 42)

  func file(_ rows: [UInt8], _ change: (inout TIFFSettings) -> Void) -> [UInt8] {
    Written.tiff(rows, width: 75, height: 42, change)
  }

  /// Samples as 16-bit numbers of this machine.
  func wide(_ bytes: [UInt8]) -> [UInt8] { bytes.flatMap { [$0, $0] } }

  @Test(arguments: [1, 5, 8, 32_773], [false, true])
  func `grey is read in every compression, byte order and size of offsets`(
    compression: Int,
    isBigEndian: Bool
  ) throws {
    for (isBig, rowsPerStrip) in [(false, 1), (false, 100), (true, 8)] {
      let bytes = file(picture.greyBytes) {
        ($0.compression, $0.isBigEndian) = (Int32(compression), isBigEndian ? 1 : 0)
        ($0.isBig, $0.rowsPerStrip) = (isBig ? 1 : 0, Int32(rowsPerStrip))
      }
      #expect(try Pixels(decoding: bytes).bytes == picture.greyBytes)
    }
  }

  @Test func `white may be zero`() throws {
    let bytes = file(picture.greyBytes.map { 255 - $0 }) { $0.photometric = 0 }
    #expect(try Pixels(decoding: bytes).bytes == picture.greyBytes)
  }

  @Test(arguments: [false, true], [1, 2])
  func `16 bits a sample are read`(isBigEndian: Bool, photometric: Int) throws {
    let isColor = photometric == 2
    let bytes = file(wide(isColor ? picture.rgb : picture.greyBytes)) {
      ($0.bitsPerSample, $0.photometric) = (16, Int32(photometric))
      ($0.channels, $0.isBigEndian) = (isColor ? 3 : 1, isBigEndian ? 1 : 0)
    }
    #expect(try Pixels(decoding: bytes).difference(from: picture.grey) <= 0.51)
  }

  @Test func `colour in separate planes is read`() throws {
    let planes = (0..<3).flatMap { channel in
      (0..<75 * 42).map { picture.rgba[4 * $0 + channel] }
    }
    let bytes = file(planes) { ($0.photometric, $0.channels, $0.isSeparate) = (2, 3, 1) }
    #expect(try Pixels(decoding: bytes).difference(from: picture.grey) <= 0.51)
  }

  @Test(arguments: [16, 32, 64])
  func `tiles are read`(side: Int) throws {
    let bytes = file(picture.rgb) {
      ($0.photometric, $0.channels, $0.tileSide) = (2, 3, Int32(side))
    }
    #expect(try Pixels(decoding: bytes).difference(from: picture.grey) <= 0.51)
  }

  @Test func `a palette is read`() throws {
    let bytes = file(picture.greyBytes) { $0.photometric = 3 }
    let grey = picture.greyBytes.map {
      0.299 * Double($0) + 0.587 * Double(255 - $0) + 0.114 * Double($0 ^ 85)
    }
    #expect(try Pixels(decoding: bytes).difference(from: grey) <= 0.51)
  }

  @Test(arguments: [1, 2])
  func `transparent pixels stand on white, multiplied or not`(extraSample: Int) throws {
    let picture = TestPicture(width: 75, height: 42, alpha: true)
    var samples = picture.rgba
    if extraSample == 1 {
      for index in samples.indices where index % 4 != 3 {
        let alpha = Int(samples[index | 3])
        samples[index] = UInt8((Int(samples[index]) * alpha + 127) / 255)
      }
    }
    let bytes = file(samples) {
      ($0.photometric, $0.channels, $0.extraSample) = (2, 4, Int32(extraSample))
    }
    #expect(try Pixels(decoding: bytes).difference(from: picture.grey) <= 1.6)
  }

  @Test(arguments: [1, 2, 3, 4, 32_773], [0, 1])
  func `bilevel pages, as fax machines send them, are read`(
    compression: Int,
    photometric: Int
  ) throws {
    let rows = (0..<42).flatMap { y in (0..<10).map { UInt8(truncatingIfNeeded: $0 * 37 ^ y * 11) }
    }
    let bytes = file(rows) {
      ($0.compression, $0.photometric) = (Int32(compression), Int32(photometric))
      ($0.bitsPerSample, $0.rowsPerStrip) = (1, 42)
    }
    let expected = (0..<75 * 42).map { index -> UInt8 in
      let bit = rows[index / 75 * 10 + index % 75 / 8] >> UInt8(7 - index % 75 % 8) & 1
      return Int(bit) == photometric ? 255 : 0
    }
    #expect(try Pixels(decoding: bytes).bytes == expected)
  }

  @Test(arguments: [1, 6])
  func `JPEG inside TIFF is read`(photometric: Int) throws {
    let picture = TestPicture.smooth(width: 75, height: 42)
    let bytes = file(photometric == 6 ? picture.rgb : picture.greyBytes) {
      ($0.compression, $0.photometric, $0.rowsPerStrip) = (7, Int32(photometric), 16)
      $0.channels = photometric == 6 ? 3 : 1
    }
    #expect(try Pixels(decoding: bytes).meanDifference(from: picture.grey) < 2)
  }

  @Test func `inks are read`() throws {
    let inks = (0..<75 * 42).flatMap { index -> [UInt8] in
      picture.rgba[4 * index..<4 * index + 3].map { 255 - $0 } + [0]
    }
    let bytes = file(inks) { ($0.photometric, $0.channels) = (5, 4) }
    #expect(try Pixels(decoding: bytes).difference(from: picture.grey) <= 1)
  }

  @Test func `the first of several pages is read`() throws {
    let bytes = file(picture.greyBytes) { $0.pageCount = 3 }
    #expect(try Pixels(decoding: bytes).bytes == picture.greyBytes)
  }

  @Test func `floating point samples are said not to be read`() {
    let bytes = file([UInt8](repeating: 0, count: 75 * 42 * 4)) {
      ($0.bitsPerSample, $0.sampleFormat) = (32, 3)
    }
    #expect(failure(of: bytes) == .unsupported(.tiff, .colorModel))
  }
}
