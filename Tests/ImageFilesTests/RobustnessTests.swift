import ImageFiles
import PictureWriting
import Testing

/// Files that are cut, changed or not pictures at all give typed errors, or a picture, and no crash.
struct RobustnessTests {
  static let files: [NamedFile] = {
    let picture = TestPicture.smooth(width: 40, height: 27)
    let alpha = TestPicture.smooth(width: 40, height: 27, alpha: true)
    let exif = ExifWriter.tiff(orientation: 6)
    func jpeg(_ change: (inout JPEGSettings) -> Void) -> [UInt8] {
      Written.jpeg(picture.rgb, width: 40, height: 27, change)
    }
    func tiff(_ change: (inout TIFFSettings) -> Void) -> [UInt8] {
      Written.tiff(picture.rgb, width: 40, height: 27) {
        ($0.photometric, $0.channels) = (2, 3)
        change(&$0)
      }
    }
    var palette = PNGWriter(width: 40, height: 27, colorType: 3, depth: 4)
    palette.palette = (0..<48).map { UInt8($0 * 5) }
    (palette.isInterlaced, palette.exif) = (true, exif)
    var files = [
      NamedFile("JPEG", ExifWriter.jpeg(jpeg { $0.quality = 80 }, exif)),
      NamedFile("progressive JPEG", jpeg { $0.isProgressive = 1 }),
      NamedFile("arithmetic JPEG", jpeg { $0.isArithmetic = 1 }),
      NamedFile(
        "JPEG of inks",
        Written.jpeg(alpha.rgba, width: 40, height: 27) { ($0.space, $0.hasAdobeSegment) = (4, 1) }
      ),
      NamedFile("PNG", PNGWriter.file(alpha, alpha: true)),
      NamedFile("interlaced PNG", palette.file { x, y, _ in (x + y) % 16 }),
      NamedFile("WebP", Written.webP(picture, quality: 80)),
      NamedFile("lossless WebP", ExifWriter.webP(Written.webP(picture), picture, exif)),
      NamedFile("WebP with alpha", Written.webP(alpha, quality: 80)),
      NamedFile(
        "animated WebP",
        RIFFWriter.animation(
          [WebPTests.bare(Written.webP(alpha, quality: 80))],
          width: 40,
          height: 27
        )
      ),
      NamedFile("TIFF", tiff { $0.orientation = 8 }),
      NamedFile("LZW TIFF", tiff { $0.compression = 5 }),
      NamedFile("deflate TIFF", tiff { ($0.compression, $0.isBigEndian) = (8, 1) }),
      NamedFile("tiled TIFF", tiff { ($0.tileSide, $0.isBig) = (16, 1) }),
      NamedFile(
        "JPEG in TIFF",
        tiff { ($0.compression, $0.photometric, $0.rowsPerStrip) = (7, 6, 16) }
      ),
      NamedFile(
        "fax TIFF",
        Written.tiff([UInt8](repeating: 0x5A, count: 5 * 27), width: 40, height: 27) {
          ($0.compression, $0.bitsPerSample, $0.photometric) = (4, 1, 0)
        }
      ),
      NamedFile("Netpbm", Array("P6 40 27 255\n".utf8) + picture.rgb),
      NamedFile(
        "text Netpbm",
        Array("P2 9 9 99\n".utf8) + Array(String(repeating: "55 ", count: 81).utf8)
      ),
    ]
    if HEIFTests.canWriteHEIC {
      files.append(NamedFile("HEIC", Written.heif(picture, quality: 60)))
    }
    if HEIFTests.canWriteAVIF {
      files.append(NamedFile("AVIF", Written.heif(picture, quality: 60, isAVIF: true)))
    }
    return files
  }()

  @Test(arguments: files)
  func `a whole file is a picture`(named: NamedFile) {
    #expect(failure(of: named.bytes) == nil)
  }

  @Test(arguments: files)
  func `a file that is cut anywhere is truncated`(named: NamedFile) {
    let (name, file) = (named.name, named.bytes)
    // A last blank, or a part of the last number, is not missed in text.
    let end = name == "text Netpbm" ? file.count - 2 : file.count
    var others: [Int: ImageFileError?] = [:]
    for count in 1..<end where count % 3 == 0 || count < 600 || count > end - 40 {
      let error = failure(of: Array(file[..<count]))
      if error?.code != "truncated" { others[count] = error }
    }
    // The first bytes may be too few to tell the format from.
    let unexpected = others.filter { $0.key >= 12 || $0.value?.code != "notPicture" }
    #expect(unexpected.isEmpty, "\(name): \(unexpected.sorted { $0.key < $1.key }.prefix(5))")
  }

  /// How many changed files are tried of each kind.
  static let changedFileCount = 400

  @Test(arguments: files)
  func `changed bytes do no harm`(named: NamedFile) {
    let (name, file) = (named.name, named.bytes)
    var generator = SeededGenerator(seed: UInt64(file.count))
    var limits = ImageLimits()
    // What a changed header may ask for is kept small, so that the test stays quick.
    (limits.pixels, limits.workingBytes) = (1 << 20, 1 << 24)
    for round in 0..<RobustnessTests.changedFileCount {
      var changed = file
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place =
          round % 2 == 0
          ? Int.random(in: 0..<file.count, using: &generator)
          : Int.random(in: 0..<min(200, file.count), using: &generator)
        changed[place] = UInt8.random(in: 0...255, using: &generator)
      }
      if name.contains("PNG"), round % 4 < 2 { changed = PNGWriter.repaired(changed) }
      guard let picture = try? ImageFile.decode(changed, limits: limits) else { continue }
      #expect(picture.width * picture.height <= limits.pixels)
    }
  }

  @Test(arguments: files)
  func `noise behind a true beginning does no harm`(named: NamedFile) {
    let file = named.bytes
    var generator = SeededGenerator(seed: 7)
    var limits = ImageLimits()
    (limits.pixels, limits.workingBytes) = (1 << 20, 1 << 24)
    for _ in 0..<100 {
      let kept = Int.random(in: 2..<min(file.count, 400), using: &generator)
      let noise = (0..<600).map { _ in UInt8.random(in: 0...255, using: &generator) }
      _ = try? ImageFile.decode(Array(file[..<kept]) + noise, limits: limits)
    }
  }

  @Test func `random bytes are no picture`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let count = Int.random(in: 1...64, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(failure(of: bytes) != nil)
    }
  }

  @Test(arguments: [
    "Just a letter to somebody.", "GIF89a..........", "BM..............", "%PDF-1.7 .......",
    "<svg xmlns='http://www.w3.org/2000/svg'/>", "RIFF....WAVEfmt ", "P", "II", "P8 1 1\n",
    "\0\0\0\u{20}ftypisom....", "PK\u{3}\u{4}............",
  ])
  func `other files are told to be no pictures`(text: String) {
    #expect(failure(of: Array(text.utf8)) == .notPicture(byteCount: text.utf8.count))
  }

  @Test func `an empty file is told to be empty`() {
    #expect(failure(of: []) == .empty)
  }

  @Test func `many threads at once get what one gets`() async throws {
    let expected = try RobustnessTests.files.map { try Pixels(decoding: $0.bytes) }
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for round in 0..<expected.count {
            let index = (round + 3 * task) % expected.count
            let pixels = try? Pixels(decoding: RobustnessTests.files[index].bytes)
            #expect(pixels == expected[index], "\(RobustnessTests.files[index].name)")
          }
        }
      }
    }
  }

  @Test func `nothing is written to the standard streams`() async {
    await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      for file in RobustnessTests.files.map(\.bytes) {
        for place in stride(from: 4, to: file.count, by: 9) {
          var changed = file
          changed[place] ^= 0x55
          _ = try? ImageFile.decode(changed)
          _ = try? ImageFile.decode(Array(file[..<place]))
        }
      }
    }
  }
}
