/// Reads the rasters of Netpbm files.
enum NetpbmDecoder {
  static func decode(
    _ file: ByteView,
    limits: ImageLimits
  ) throws(ImageFileError) -> GreyPixels {
    let header = try Netpbm.header(of: file)
    try limits.check(width: header.width, height: header.height)
    let raster = file.slice(from: header.rasterOffset, count: file.count)
    // Text takes at least a byte a sample, so this holds for it too.
    guard raster.count >= leastRasterBytes(header) else {
      throw .truncated(.netpbm, byteCount: file.count)
    }
    let pixels = try GreyPixels(width: header.width, height: header.height, limits: limits)
    switch header.kind {
    case 1: try readTextBitmap(file, header, into: pixels)
    case 2, 3: try readText(file, header, into: pixels)
    case 4: readBitmap(raster, into: pixels)
    default: try readSamples(raster, header, into: pixels)
    }
    return pixels
  }

  private static func leastRasterBytes(_ header: Netpbm.Header) -> Int {
    if header.kind == 4 { return (header.width + 7) / 8 * header.height }
    let bytesPerSample = header.isText || header.maximum < 256 ? 1 : 2
    return header.width * header.height * header.channels * bytesPerSample
  }

  private static func readTextBitmap(
    _ file: ByteView,
    _ header: Netpbm.Header,
    into pixels: borrowing GreyPixels
  ) throws(ImageFileError) {
    var reader = Netpbm.NumberReader(file: file, offset: header.rasterOffset)
    for index in 0..<header.width * header.height {
      pixels.base[index] = try reader.nextBit() == 1 ? 0 : 255
    }
  }

  private static func readText(
    _ file: ByteView,
    _ header: Netpbm.Header,
    into pixels: borrowing GreyPixels
  ) throws(ImageFileError) {
    var reader = Netpbm.NumberReader(file: file, offset: header.rasterOffset)
    for index in 0..<header.width * header.height {
      let first = try grey(reader.next(), maximum: header.maximum)
      pixels.base[index] =
        header.channels == 1
        ? first
        : Luma.of(
          red: first,
          green: try grey(reader.next(), maximum: header.maximum),
          blue: try grey(reader.next(), maximum: header.maximum)
        )
    }
  }

  private static func readBitmap(_ raster: ByteView, into pixels: borrowing GreyPixels) {
    let bytesPerRow = (pixels.width + 7) / 8
    for y in 0..<pixels.height {
      let row = pixels.row(y)
      for x in 0..<pixels.width {
        let byte = raster.bytes[y * bytesPerRow + x >> 3]
        row[x] = byte >> UInt8(7 - x & 7) & 1 == 1 ? 0 : 255
      }
    }
  }

  private static func readSamples(
    _ raster: ByteView,
    _ header: Netpbm.Header,
    into pixels: borrowing GreyPixels
  ) throws(ImageFileError) {
    guard let source = raster.bytes.bindMemory(to: UInt8.self).baseAddress else { return }
    let pixelCount = header.width * header.height
    if header.maximum == 255 {
      return Luma.convertRow(
        source,
        channels: header.channels,
        pixelCount: pixelCount,
        into: pixels.base
      )
    }
    let isWide = header.maximum > 255
    func sample(_ index: Int) throws(ImageFileError) -> UInt8 {
      let value =
        isWide ? Int(source[2 * index]) << 8 | Int(source[2 * index + 1]) : Int(source[index])
      return try grey(value, maximum: header.maximum)
    }
    for index in 0..<pixelCount {
      pixels.base[index] =
        header.channels == 1
        ? try sample(index)
        : Luma.of(
          red: try sample(3 * index),
          green: try sample(3 * index + 1),
          blue: try sample(3 * index + 2)
        )
    }
  }

  /// A sample on the scale 0-255, rounded.
  private static func grey(_ value: Int, maximum: Int) throws(ImageFileError) -> UInt8 {
    guard value <= maximum else { throw .damaged(.netpbm) }
    return UInt8((value * 255 + maximum / 2) / maximum)
  }
}
