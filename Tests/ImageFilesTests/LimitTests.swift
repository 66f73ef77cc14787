import ImageFiles
import PictureWriting
import Testing

/// Every limit holds at its value and refuses one more, before memory is taken.
struct LimitTests {
  static let files: [NamedFile] = {
    let picture = TestPicture.smooth(width: 75, height: 42)
    var files = [
      NamedFile("JPEG", Written.jpeg(picture.rgb, width: 75, height: 42)),
      NamedFile("PNG", PNGWriter.file(picture)), NamedFile("WebP", Written.webP(picture)),
      NamedFile("TIFF", Written.tiff(picture.greyBytes, width: 75, height: 42)),
      NamedFile("Netpbm", Array("P5 75 42 255\n".utf8) + picture.greyBytes),
    ]
    if HEIFTests.canWriteHEIC { files.append(NamedFile("HEIC", Written.heif(picture))) }
    return files
  }()

  func limits(_ change: (inout ImageLimits) -> Void) -> ImageLimits {
    var limits = ImageLimits()
    change(&limits)
    return limits
  }

  @Test(arguments: files)
  func `pixels`(named: NamedFile) {
    let file = named.bytes
    #expect(failure(of: file, limits: limits { $0.pixels = 75 * 42 }) == nil)
    #expect(
      failure(of: file, limits: limits { $0.pixels = 75 * 42 - 1 })
        == .tooManyPixels(width: 75, height: 42, limit: 75 * 42 - 1)
    )
  }

  @Test(arguments: files)
  func `pixels along a side`(named: NamedFile) {
    let file = named.bytes
    #expect(failure(of: file, limits: limits { $0.sidePixels = 75 }) == nil)
    #expect(
      failure(of: file, limits: limits { $0.sidePixels = 74 })
        == .sideTooLong(width: 75, height: 42, limit: 74)
    )
  }

  @Test(arguments: files)
  func `bytes of the file`(named: NamedFile) {
    let file = named.bytes
    #expect(failure(of: file, limits: limits { $0.fileBytes = file.count }) == nil)
    #expect(
      failure(of: file, limits: limits { $0.fileBytes = file.count - 1 })
        == .fileTooLarge(byteCount: file.count, limit: file.count - 1)
    )
  }

  @Test func `working memory of a progressive JPEG`() {
    let picture = TestPicture.smooth(width: 75, height: 42)
    let file = Written.jpeg(picture.rgb, width: 75, height: 42) { $0.isProgressive = 1 }
    // Whole blocks of 8 x 8.
    let needed = 80 * 48 * 3 * 2
    #expect(failure(of: file, limits: limits { $0.workingBytes = needed }) == nil)
    #expect(
      failure(of: file, limits: limits { $0.workingBytes = needed - 1 })
        == .workTooLarge(byteCount: needed, limit: needed - 1)
    )
  }

  @Test(arguments: [false, true])
  func `working memory of inks`(isProgressive: Bool) {
    let inks = [UInt8](repeating: 9, count: 75 * 42 * 4)
    let file = Written.jpeg(inks, width: 75, height: 42) {
      ($0.space, $0.isProgressive) = (3, isProgressive ? 1 : 0)
    }
    let needed = 75 * 42 * 4 + (isProgressive ? 80 * 48 * 4 * 2 : 0)
    #expect(failure(of: file, limits: limits { $0.workingBytes = needed }) == nil)
    #expect(
      failure(of: file, limits: limits { $0.workingBytes = needed - 1 })
        == .workTooLarge(byteCount: needed, limit: needed - 1)
    )
  }

  /// Headers that claim 65 500 x 65 500 pixels, or as much as the format can, before nothing much.
  static let bombs: [NamedFile] = {
    var jpeg = Written.jpeg([9], width: 1, height: 1) { $0.space = 0 }
    if let frame = (1..<jpeg.count).first(where: { jpeg[$0 - 1] == 0xFF && jpeg[$0] == 0xC0 }) {
      jpeg.replaceSubrange(frame + 4..<frame + 8, with: [0xFF, 0xDC, 0xFF, 0xDC])
    }
    var png = PNGWriter.file(TestPicture(width: 1, height: 1))
    png.replaceSubrange(16..<24, with: PNGWriter.big32(65_500) + PNGWriter.big32(65_500))
    // 14 bits a side, all ones.
    var webP = Written.webP(TestPicture(width: 1, height: 1))
    webP.replaceSubrange(21..<25, with: [0xFF, 0xFF, 0xFF, webP[24] | 0x0F])
    var tiff = Written.tiff([9], width: 1, height: 1)
    for index in 8..<tiff.count - 12
    where tiff[index + 1] == 1 && tiff[index] <= 1 && tiff[index + 3] == 0 && tiff[index + 2] > 2 {
      tiff.replaceSubrange(index + 2..<index + 12, with: [4, 0, 1, 0, 0, 0, 0xDC, 0xFF, 0, 0])
    }
    return [
      NamedFile("JPEG", jpeg), NamedFile("PNG", PNGWriter.repaired(png)), NamedFile("WebP", webP),
      NamedFile("TIFF", tiff),
      NamedFile("Netpbm", Array("P5 65500 65500 255\n".utf8)),
    ]
  }()

  @Test(arguments: bombs)
  func `a small file that claims a huge picture is refused at once`(named: NamedFile) {
    let file = named.bytes
    #expect(failure(of: file)?.code == "pictureTooLarge")
  }

  @Test func `a JPEG is refused by the longest side of its codec`() throws {
    var file = Written.jpeg([9], width: 1, height: 1) { $0.space = 0 }
    let frame = try #require((1..<file.count).first { file[$0 - 1] == 0xFF && file[$0] == 0xC0 })
    file.replaceSubrange(frame + 4..<frame + 8, with: [0, 1, 0xFF, 0xDC])
    #expect(failure(of: file)?.code != "pictureTooLarge")
    file[frame + 7] += 1
    #expect(failure(of: file) == .sideTooLong(width: 65_501, height: 1, limit: 65_500))
  }

  @Test func `100 million pixels are read`() throws {
    // Grey of 1 bit a sample keeps the file small.
    let header = Array("P4 10000 10000\n".utf8)
    let picture = try ImageFile.decode(header + [UInt8](repeating: 0, count: 12_500_000))
    #expect((picture.width, picture.height) == (10_000, 10_000))
  }
}
