import ImageFiles
import PictureWriting
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A small file cannot ask for much work: neither hidden from its header, nor behind its picture.
struct WorkTests {
  private func limits(_ change: (inout ImageLimits) -> Void) -> ImageLimits {
    var limits = ImageLimits()
    change(&limits)
    return limits
  }

  private func expect(_ file: [UInt8], unpacks count: Int) {
    #expect(failure(of: file, limits: limits { $0.unpackedBytes = count }) == nil)
    #expect(
      failure(of: file, limits: limits { $0.unpackedBytes = count - 1 })
        == .tooMuchToUnpack(byteCount: count, limit: count - 1)
    )
  }

  let picture = TestPicture.smooth(width: 75, height: 42)

  // MARK: JPEG

  @Test func `samples of a JPEG count in whole blocks, once for each scan`() {
    let plain = Written.jpeg(picture.rgb, width: 75, height: 42) { $0.quality = 80 }
    expect(plain, unpacks: 3 * 80 * 48)
    let halved = Written.jpeg(picture.rgb, width: 75, height: 42) {
      ($0.horizontalSampling, $0.verticalSampling) = (2, 2)
    }
    expect(halved, unpacks: 80 * 48 * 3 / 2)
    // All in the first and the seventh scan, luma in four others, each chroma in two.
    let progressive = Written.jpeg(picture.rgb, width: 75, height: 42) { $0.isProgressive = 1 }
    expect(progressive, unpacks: (3 + 3 + 4 + 2 + 2) * 80 * 48)
  }

  private static func scanPlaces(_ file: [UInt8]) -> [Int] {
    (1..<file.count).filter { file[$0 - 1] == 0xFF && file[$0] == 0xDA }.map { $0 - 1 }
  }

  /// A segment of a marker without a meaning, which claims to reach over all that follows it.
  @Test(arguments: [0x02, 0x03, 0x4F, 0x9E, 0xBF] as [UInt8], [0, 3])
  func `scans behind a reserved marker are counted`(marker: UInt8, restartInterval: Int) throws {
    let file = Written.jpeg(picture.rgb, width: 75, height: 42) {
      ($0.isProgressive, $0.restartInterval) = (1, Int32(restartInterval))
    }
    let scans = WorkTests.scanPlaces(file)
    let place = try #require(scans.dropFirst().first)
    let hidden = min(65_535, file.count - place - 2)
    let bypass =
      file[..<place] + [0xFF, marker, UInt8(hidden >> 8), UInt8(hidden & 255)] + file[place...]
    #expect(
      failure(of: Array(bypass), limits: limits { $0.jpegScans = scans.count - 1 })
        == .tooManyScans(count: scans.count, limit: scans.count - 1)
    )
  }

  @Test func `one scan of a progressive JPEG keeps its coefficients too`() throws {
    let file = Written.jpeg(picture.rgb, width: 75, height: 42) { $0.isProgressive = 1 }
    let second = try #require(WorkTests.scanPlaces(file).dropFirst().first)
    let single = Array(file[..<second]) + [0xFF, 0xD9]
    let needed = 3 * 80 * 48 * 2
    #expect(failure(of: single, limits: limits { $0.workingBytes = needed }) == nil)
    #expect(
      failure(of: single, limits: limits { $0.workingBytes = needed - 1 })
        == .workTooLarge(byteCount: needed, limit: needed - 1)
    )
  }

  // MARK: TIFF

  @Test func `padding of tiles is limited`() {
    let file = Written.tiff(picture.greyBytes, width: 75, height: 42) {
      ($0.compression, $0.tileSide) = (8, 512)
    }
    let padding = 512 * 512 - 75 * 42
    #expect(failure(of: file, limits: limits { $0.paddingBytes = padding }) == nil)
    #expect(
      failure(of: file, limits: limits { $0.paddingBytes = padding - 1 })
        == .tooMuchToUnpack(byteCount: 512 * 512, limit: 512 * 512 - 1)
    )
    expect(file, unpacks: 512 * 512)
  }

  @Test(arguments: [(16, 1 << 26), (1 << 26, 1), (1 << 30, 16), (65_536, 65_536)])
  func `tiles far larger than the picture are refused`(width: Int, height: Int) {
    var writer = TIFFWriter()
    writer.tile = (width, height)
    writer.blockCount = (16 + height - 1) / height
    (writer.compression, writer.block) = (8, [0x78, 0x9C, 0x63, 0, 0, 0, 1, 0, 1])
    #expect(failure(of: writer.file)?.code == "pictureTooLarge")
  }

  @Test func `samples that no pixel needs are limited`() {
    var writer = TIFFWriter()
    (writer.width, writer.height, writer.samplesPerPixel) = (1_000, 1_000, 2_000)
    (writer.rowsPerStrip, writer.compression) = (1_000, 8)
    writer.block = [0x78, 0x9C, 0x63, 0, 0, 0, 1, 0, 1]
    #expect(failure(of: writer.file)?.code == "pictureTooLarge")
  }

  @Test func `strips that are stored once and used often are limited`() {
    var writer = TIFFWriter()
    (writer.height, writer.rowsPerStrip, writer.blockCount) = (64, 1, 64)
    writer.block = [UInt8](repeating: 0x50, count: 16)
    let fileBytes = writer.file.count
    #expect(64 * 16 <= 2 * fileBytes && 64 * 16 > fileBytes)
    #expect(failure(of: writer.file, limits: limits { $0.tiffReuse = 2 }) == nil)
    #expect(
      failure(of: writer.file, limits: limits { $0.tiffReuse = 1 })?.code == "pictureTooLarge"
    )
    writer.block += [UInt8](repeating: 0x50, count: 10_000)
    #expect(failure(of: writer.file)?.code == "pictureTooLarge")
  }

  @Test func `scans of a JPEG inside a TIFF are counted`() {
    let grey = TestPicture.smooth(width: 16, height: 16).greyBytes
    var writer = TIFFWriter()
    writer.compression = 7
    writer.block = Written.jpeg(grey, width: 16, height: 16) {
      ($0.space, $0.isProgressive) = (0, 1)
    }
    let scans = WorkTests.scanPlaces(writer.block).count
    #expect(
      failure(of: writer.file, limits: limits { $0.jpegScans = scans - 1 })
        == .tooManyScans(count: scans, limit: scans - 1)
    )
    #expect(
      failure(of: writer.file, limits: limits { $0.unpackedBytes = 16 * 16 * scans - 1 })
        == .tooMuchToUnpack(byteCount: 16 * 16 * scans, limit: 16 * 16 * scans - 1)
    )
  }

  @Test(arguments: [34_661, 34_887])
  func `codings that state sides of their own are said not to be read`(compression: Int) {
    var writer = TIFFWriter()
    (writer.compression, writer.block) = (compression, [UInt8](repeating: 0, count: 256))
    #expect(failure(of: writer.file) == .unsupported(.tiff, .coding))
  }

  // MARK: PNG

  @Test func `samples of a PNG are limited as they are packed`() {
    expect(PNGWriter.file(picture), unpacks: 3 * 75 * 42)
    let wide = PNGWriter(width: 9, height: 5, colorType: 6, depth: 16).file { _, _, _ in 65_535 }
    expect(wide, unpacks: 8 * 9 * 5)
    let flat = PNGWriter(width: 9, height: 5, colorType: 0, depth: 1).file { _, _, _ in 1 }
    expect(flat, unpacks: 2 * 5)
  }

  /// A PNG in whose stream zeros follow the last row, with a wrong checksum of the chunk.
  private func png(rest: Int) -> [UInt8] {
    let file = PNGWriter.file(picture)
    let start = 8 + 25
    // Header of the stream and of its one block before the rows, a checksum behind them.
    let rows = file[start + 8 + 7..<file.count - 12 - 4 - 4]
    let stream = PNGWriter.stored(Array(rows) + [UInt8](repeating: 0, count: rest))
    var chunk = PNGWriter.chunk("IDAT", stream)
    chunk[chunk.count - 1] ^= 1
    return file[..<start] + chunk + PNGWriter.chunk("IEND", [])
  }

  @Test func `what lies behind the last row of a PNG is read when it is little only`() throws {
    #expect(failure(of: png(rest: 0)) == .damaged(.png))
    // libpng reads 8 KiB at a time, so two of them have come with the last row; 4 bytes of checksum follow.
    let streamBytes = 7 + 42 * (1 + 3 * 75) + 4
    let limit = (2 << 13) + (16 << 10) - 4 - streamBytes
    #expect(failure(of: png(rest: limit)) == .damaged(.png))
    let whole = try Pixels(decoding: PNGWriter.file(picture))
    #expect(try Pixels(decoding: png(rest: limit + 1)) == whole)
    #expect(try Pixels(decoding: png(rest: 4 << 20)) == whole)
  }

  // MARK: HEIF

  @Test(.enabled(if: HEIFTests.canWriteHEIC))
  func `the time for a HEIF file is limited`() {
    let file = Written.heif(TestPicture(width: 1_200, height: 900), quality: 95)
    let none = limits { ($0.heifMilliseconds, $0.heifNanosecondsPerPixel) = (1, 0) }
    #expect(failure(of: file, limits: none) == .tooMuchTime(milliseconds: 1))
    let enough = limits { ($0.heifMilliseconds, $0.heifNanosecondsPerPixel) = (60_000, 0) }
    #expect(failure(of: file, limits: enough) == nil)
  }

  // MARK: Files

  @Test func `what has no end and is no picture is refused at once`() {
    #expect(throws: ImageFileError.notPicture(byteCount: 65_536)) {
      try ImageFile.decode(path: "/dev/zero")
    }
  }

  @Test func `a stream takes no more memory than a file may have`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    let bytes = Array("P5 9 9 255\n".utf8) + [UInt8](repeating: 1, count: 50_000)
    #expect(write(ends[1], bytes, bytes.count) == bytes.count)
    close(ends[1])
    #expect(throws: ImageFileError.fileTooLarge(byteCount: 40_001, limit: 40_000)) {
      try ImageFile.decode(descriptor: ends[0], limits: limits { $0.fileBytes = 40_000 })
    }
  }
}
