#if !canImport(ImageIO)
internal import PNGRows
internal import ScanImage

/// Reads PNG files through libpng, a row at a time, so that colour never takes more than a row.
///
/// Gamma and colour profiles are not applied, as they are not for the other formats.
enum PNGDecoder {
  static func decode(
    _ file: ByteView,
    limits: ImageLimits
  ) throws(ImageFileError) -> GreyPixels {
    let header = try PNGHeader(file)
    try limits.check(width: header.width, height: header.height)
    try limits.check(unpackedBytes: header.bytesPerRow * header.height)
    let pixels = try GreyPixels(width: header.width, height: header.height, limits: limits)
    guard let rows = pngRowsOpen(file.base, file.count, UInt32(LumaImage.maximumSide)) else {
      throw .outOfMemory(byteCount: 0)
    }
    defer { pngRowsClose(rows) }
    var channels: Int32 = 0
    try check(pngRowsStart(rows, &channels), file)
    let row = try WorkingBytes(count: header.width * Int(channels), limits: limits)
    for pass in header.isInterlaced ? Adam7.passes : [Adam7.wholePicture] {
      let columnCount = pass.columnCount(width: header.width)
      if columnCount == 0 { continue }
      for y in stride(from: pass.firstRow, to: header.height, by: pass.rowStep) {
        try check(pngRowsNext(rows, row.base), file)
        Luma.convertRow(
          row.base,
          channels: Int(channels),
          pixelCount: columnCount,
          into: pixels.row(y) + pass.firstColumn,
          step: pass.columnStep
        )
      }
    }
    try check(pngRowsFinish(rows), file)
    return try pixels.turned(header.orientation ?? .upright, limits: limits)
  }

  private static func check(
    _ status: PNGRowsStatus,
    _ file: ByteView
  ) throws(ImageFileError) {
    switch status {
    case PNGRowsDone: return
    case PNGRowsTruncated: throw .truncated(.png, byteCount: file.count)
    default: throw .damaged(.png)
    }
  }
}

/// The seven passes of an interlaced PNG (PNG 3, clause 8.1).
private enum Adam7 {
  struct Pass {
    let firstColumn: Int
    let firstRow: Int
    let columnStep: Int
    let rowStep: Int

    func columnCount(width: Int) -> Int {
      max(0, (width - firstColumn + columnStep - 1) / columnStep)
    }
  }

  static let wholePicture = Pass(firstColumn: 0, firstRow: 0, columnStep: 1, rowStep: 1)

  static let passes = [
    Pass(firstColumn: 0, firstRow: 0, columnStep: 8, rowStep: 8),
    Pass(firstColumn: 4, firstRow: 0, columnStep: 8, rowStep: 8),
    Pass(firstColumn: 0, firstRow: 4, columnStep: 4, rowStep: 8),
    Pass(firstColumn: 2, firstRow: 0, columnStep: 4, rowStep: 4),
    Pass(firstColumn: 0, firstRow: 2, columnStep: 2, rowStep: 4),
    Pass(firstColumn: 1, firstRow: 0, columnStep: 2, rowStep: 2),
    Pass(firstColumn: 0, firstRow: 1, columnStep: 1, rowStep: 2),
  ]
}
#endif
