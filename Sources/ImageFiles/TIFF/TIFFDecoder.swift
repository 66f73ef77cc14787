#if !canImport(ImageIO)
internal import LateLibraries

/// Reads the first page of TIFF files through libtiff's colour reader, a band of rows at a time.
enum TIFFDecoder {
  static func decode(
    _ file: ByteView,
    limits: ImageLimits
  ) throws(ImageFileError) -> GreyPixels {
    guard let library = lateTIFF()?.pointee else { throw .codecMissing(.tiff) }
    var source = TIFFSource(file)
    // A pointer from `&` would be good for one call only; libtiff keeps it until it closes.
    do {
      return try withUnsafeMutablePointer(to: &source) { source throws(ImageFileError) in
        guard let tiff = TIFFSource.open(library, source, limits: limits) else {
          throw .damaged(.tiff)
        }
        defer { library.close(tiff) }
        return try Page(library: library, tiff: tiff).read(file, limits: limits)
      }
    } catch .damaged where TIFFDirectory.endsEarly(file) {
      throw .truncated(.tiff, byteCount: file.count)
    }
  }
}

/// The first page of an open file.
private struct Page {
  let library: LateTIFF
  let tiff: OpaquePointer

  /// Bands are at least so many rows high, as long as one strip or tile does not hold more.
  static let leastBandRows = 64

  func read(_ file: ByteView, limits: ImageLimits) throws(ImageFileError) -> GreyPixels {
    let width = Int(number(TIFFTAG_IMAGEWIDTH))
    let height = Int(number(TIFFTAG_IMAGELENGTH))
    guard width > 0, height > 0 else { throw .damaged(.tiff) }
    try limits.check(width: width, height: height)
    let bandRows = self.bandRows(height: height)
    let blocks = TIFFBlocks(library: library, tiff: tiff)
    try limits.check(workingBytes: blocks.byteCount + 4 * width * bandRows)
    try blocks.check(file, width: width, height: height, limits: limits)

    var reason = [CChar](repeating: 0, count: 1024)
    guard library.isReadable(tiff, &reason) != 0 else { throw .unsupported(.tiff, .colorModel) }
    var image = TIFFRGBAImage()
    guard library.begin(&image, tiff, 1, &reason) != 0 else { throw .damaged(.tiff) }
    defer { library.end(&image) }
    let orientation = Orientation(rawValue: Int(image.orientation)) ?? .upright
    // Rows are wanted as they are stored; libtiff itself does not turn by quarters.
    image.orientation = UInt16(ORIENTATION_TOPLEFT)
    image.req_orientation = UInt16(ORIENTATION_TOPLEFT)

    let pixels = try GreyPixels(width: width, height: height, limits: limits)
    let band = try WorkingBytes(count: 4 * width * bandRows, limits: limits)
    for top in stride(from: 0, to: height, by: bandRows) {
      try readBand(&image, rows: top..<min(top + bandRows, height), through: band, into: pixels)
    }
    return try pixels.turned(orientation, limits: limits)
  }

  private func number(_ tag: Int32) -> UInt32 {
    withUnsafePointer(to: library) { lateTIFFNumber($0, tiff, UInt32(tag)) }
  }

  /// Whole strips or rows of tiles, because each is decoded anew for every band that it reaches into.
  private func bandRows(height: Int) -> Int {
    let stated = number(library.isTiled(tiff) != 0 ? TIFFTAG_TILELENGTH : TIFFTAG_ROWSPERSTRIP)
    let blockRows = min(max(Int(stated), 1), height)
    return min(max(Page.leastBandRows / blockRows, 1) * blockRows, height)
  }

  private func readBand(
    _ image: inout TIFFRGBAImage,
    rows: Range<Int>,
    through band: borrowing WorkingBytes,
    into pixels: borrowing GreyPixels
  ) throws(ImageFileError) {
    let pixelCount = rows.count * pixels.width
    image.row_offset = Int32(rows.lowerBound)
    let isRead = band.base.withMemoryRebound(to: UInt32.self, capacity: pixelCount) { raster in
      library.get(&image, raster, UInt32(pixels.width), UInt32(rows.count)) != 0
    }
    guard isRead else { throw .damaged(.tiff) }
    Luma.convertPremultiplied(band.base, pixelCount: pixelCount, into: pixels.row(rows.lowerBound))
  }
}
#endif
