public import ScanImage

/// An 8-bit grey picture that owns its pixels.
public struct GreyPicture: Sendable, Equatable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Bytes from one row to the next, `width` or more.
  public let bytesPerRow: Int
  /// The bytes, `bytesPerRow * height` of them.
  public var bytes: [UInt8]

  /// Makes a picture of one grey level.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row, 1-65 535.
  ///   - height: Rows, 1-65 535.
  ///   - level: The grey level of every pixel.
  ///   - rowPadding: Bytes of padding behind each row.
  public init(width: Int, height: Int, level: UInt8 = 255, rowPadding: Int = 0) {
    self.width = width
    self.height = height
    bytesPerRow = width + rowPadding
    bytes = [UInt8](repeating: level, count: bytesPerRow * height)
  }

  /// The grey level at a column and row inside the picture.
  public subscript(x: Int, y: Int) -> UInt8 {
    get { bytes[y * bytesPerRow + x] }
    set { bytes[y * bytesPerRow + x] = newValue }
  }

  /// Lends the pixels as an image.
  public func withLumaImage<Result>(_ body: (LumaImage) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBufferPointer { pixels in
      guard
        let image = try? LumaImage(
          pixels: pixels,
          width: width,
          height: height,
          bytesPerRow: bytesPerRow
        )
      else { preconditionFailure("A picture of \(width) x \(height) has its bytes.") }
      return try body(image)
    }
  }

  /// The picture in the format PGM, to look at or to hand to a program.
  public var portableGraymap: [UInt8] {
    var file = Array("P5\n\(width) \(height)\n255\n".utf8)
    for row in 0..<height { file += bytes[(row * bytesPerRow)...].prefix(width) }
    return file
  }

  /// The picture as in a mirror, left and right exchanged.
  public func mirrored() -> GreyPicture {
    map(width, height) { x, y in (width - 1 - x, y) }
  }

  /// The picture with light and dark exchanged.
  public func inverted() -> GreyPicture {
    var picture = self
    picture.bytes = bytes.map { 255 - $0 }
    return picture
  }

  /// The same pixels with so many bytes of `level` behind each row.
  public func padded(by rowPadding: Int, level: UInt8 = 128) -> GreyPicture {
    var picture = GreyPicture(width: width, height: height, level: level, rowPadding: rowPadding)
    for y in 0..<height { for x in 0..<width { picture[x, y] = self[x, y] } }
    return picture
  }

  private func map(
    _ width: Int,
    _ height: Int,
    from source: (Int, Int) -> (Int, Int)
  ) -> GreyPicture {
    var picture = GreyPicture(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let (sourceX, sourceY) = source(x, y)
        picture[x, y] = self[sourceX, sourceY]
      }
    }
    return picture
  }
}
