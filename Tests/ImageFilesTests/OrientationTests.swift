import ImageFiles
import PictureWriting
import Testing

/// The orientation that a file states is applied.
struct OrientationTests {
  /// For a place in the upright picture, the place in the stored one.
  ///
  /// The tag says where the stored picture's row 0 and column 0 are seen (TIFF 6.0, "Orientation").
  static func storedPlace(
    _ orientation: Int,
    _ x: Int,
    _ y: Int,
    storedWidth: Int,
    storedHeight: Int
  ) -> (x: Int, y: Int) {
    let (right, bottom) = (storedWidth - 1, storedHeight - 1)
    switch orientation {
    case 2: return (right - x, y)  // row 0 top, column 0 right
    case 3: return (right - x, bottom - y)  // row 0 bottom, column 0 right
    case 4: return (x, bottom - y)  // row 0 bottom, column 0 left
    case 5: return (y, x)  // row 0 left, column 0 top
    case 6: return (y, bottom - x)  // row 0 right, column 0 top
    case 7: return (right - y, bottom - x)  // row 0 right, column 0 bottom
    case 8: return (right - y, x)  // row 0 left, column 0 bottom
    default: return (x, y)
    }
  }

  static func turned(_ picture: TestPicture, _ orientation: Int) -> (Int, Int, [Double]) {
    let isSwapped = orientation >= 5 && orientation <= 8
    let width = isSwapped ? picture.height : picture.width
    let height = isSwapped ? picture.width : picture.height
    let grey = picture.grey
    var upright: [Double] = []
    for y in 0..<height {
      for x in 0..<width {
        let stored = storedPlace(
          orientation,
          x,
          y,
          storedWidth: picture.width,
          storedHeight: picture.height
        )
        upright.append(grey[stored.y * picture.width + stored.x])
      }
    }
    return (width, height, upright)
  }

  func check(_ file: [UInt8], _ picture: TestPicture, _ orientation: Int, within: Double) throws {
    let (width, height, grey) = OrientationTests.turned(picture, orientation)
    let pixels = try Pixels(decoding: file)
    #expect(pixels.width == width)
    #expect(pixels.height == height)
    #expect(pixels.difference(from: grey) <= within)
  }

  @Test(arguments: 1...8)
  func `JPEG's Exif orientation is applied`(orientation: Int) throws {
    let picture = TestPicture.smooth(width: 75, height: 42)
    let plain = Written.jpeg(picture.rgb, width: 75, height: 42)
    for isBigEndian in [true, false] {
      let exif = ExifWriter.tiff(orientation: orientation, isBigEndian: isBigEndian)
      try check(ExifWriter.jpeg(plain, exif), picture, orientation, within: 8)
    }
  }

  @Test(arguments: 1...8)
  func `PNG's Exif orientation is applied`(orientation: Int) throws {
    let picture = TestPicture(width: 37, height: 21)
    for exif in [
      ExifWriter.tiff(orientation: orientation),
      Array("Exif\0\0".utf8) + ExifWriter.tiff(orientation: orientation, isBigEndian: false),
    ] {
      try check(PNGWriter.file(picture, exif: exif), picture, orientation, within: 0.51)
    }
  }

  @Test(arguments: 1...8)
  func `WebP's Exif orientation is applied`(orientation: Int) throws {
    let picture = TestPicture(width: 37, height: 21)
    let exif = ExifWriter.tiff(orientation: orientation)
    try check(
      ExifWriter.webP(Written.webP(picture), picture, exif),
      picture,
      orientation,
      within: 2
    )
  }

  @Test(arguments: 1...8)
  func `TIFF's orientation tag is applied`(orientation: Int) throws {
    let picture = TestPicture(width: 37, height: 21)
    let file = Written.tiff(picture.rgb, width: 37, height: 21) {
      ($0.photometric, $0.channels, $0.orientation) = (2, 3, Int32(orientation))
    }
    try check(file, picture, orientation, within: 0.51)
  }

  @Test(arguments: [
    (1, 1), (1, 9), (9, 1), (7, 7), (8, 8), (9, 8), (8, 17), (64, 64), (65, 63), (130, 71),
  ])
  func `pictures of every size are turned whole`(width: Int, height: Int) throws {
    let picture = TestPicture(width: width, height: height)
    for orientation in 1...8 {
      let file = PNGWriter.file(picture, exif: ExifWriter.tiff(orientation: orientation))
      try check(file, picture, orientation, within: 0.51)
    }
  }

  @Test(arguments: [0, 9, 65_535])
  func `an orientation that does not exist is no orientation`(orientation: Int) throws {
    let picture = TestPicture(width: 5, height: 3)
    let file = PNGWriter.file(picture, exif: ExifWriter.tiff(orientation: orientation))
    try check(file, picture, 1, within: 0.51)
  }

  @Test func `an orientation of the type LONG is understood`() throws {
    let picture = TestPicture(width: 5, height: 3)
    for isBigEndian in [true, false] {
      let exif = ExifWriter.tiff(orientation: 6, isBigEndian: isBigEndian, type: 4)
      try check(PNGWriter.file(picture, exif: exif), picture, 6, within: 0.51)
    }
  }

  @Test func `Exif data that ends anywhere or points anywhere does no harm`() throws {
    let picture = TestPicture(width: 5, height: 3)
    let exif = ExifWriter.tiff(orientation: 6)
    for count in 1..<exif.count - 6 {
      try check(PNGWriter.file(picture, exif: Array(exif[..<count])), picture, 1, within: 0.51)
    }
    for place in 4..<8 {
      var astray = exif
      astray[place] = 0xFF
      try check(PNGWriter.file(picture, exif: astray), picture, 1, within: 0.51)
    }
  }
}
