/// A small picture in colour that looks different from every side.
struct TestPicture {
  var width: Int
  var height: Int
  /// Red, green, blue and alpha of each pixel.
  var rgba: [UInt8]

  init(width: Int, height: Int, alpha: Bool = false) {
    self.width = width
    self.height = height
    rgba = []
    for y in 0..<height {
      for x in 0..<width {
        rgba.append(UInt8(255 * x / max(width - 1, 1)))
        rgba.append(UInt8(255 * y / max(height - 1, 1)))
        rgba.append(UInt8((x * 7 + y * 13) % 256))
        rgba.append(alpha ? UInt8((x * 31 + y * 3) % 256) : 255)
      }
    }
  }

  /// A picture without fine detail, which lossy codecs keep.
  static func smooth(width: Int, height: Int, alpha: Bool = false) -> TestPicture {
    var picture = TestPicture(width: width, height: height, alpha: alpha)
    for index in 0..<width * height {
      picture.rgba[4 * index + 2] = picture.rgba[4 * index] / 2 + picture.rgba[4 * index + 1] / 4
    }
    return picture
  }

  /// Red, green and blue of each pixel; made anew at each use.
  var rgb: [UInt8] { (0..<width * height).flatMap { rgba[4 * $0..<4 * $0 + 3] } }

  /// Grey by the definition, in floating point, over white.
  var grey: [Double] {
    (0..<width * height).map { index in
      let pixel = rgba[4 * index..<4 * index + 4].map(Double.init)
      let luma = 0.299 * pixel[0] + 0.587 * pixel[1] + 0.114 * pixel[2]
      return 255 - (255 - luma) * pixel[3] / 255
    }
  }

  /// The grey picture as whole numbers, for formats that are given grey.
  var greyBytes: [UInt8] { grey.map { UInt8($0.rounded()) } }
}
