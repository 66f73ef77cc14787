/// A borrowed view of an 8-bit gray picture: one byte a pixel, rows from top to bottom.
///
/// The view owns nothing. Whoever makes one keeps the pixels alive and unchanged while it is used.
@frozen public struct LumaImage {
  /// The first pixel of the first row.
  public let base: UnsafePointer<UInt8>
  /// Pixels in a row, 1 or more.
  public let width: Int
  /// Rows, 1 or more.
  public let height: Int
  /// Bytes from the start of one row to the start of the next, at least `width`.
  public let bytesPerRow: Int

  /// Makes a view of `pixels`, checking that all of its rows lie inside.
  ///
  /// - Parameters:
  ///   - pixels: The bytes of the picture; the last row may end without its padding.
  ///   - width: Pixels in a row.
  ///   - height: Number of rows.
  ///   - bytesPerRow: Distance between rows in bytes; `width` when the rows are packed.
  /// - Throws: `LumaImageError` when a side is not positive, rows overlap or bytes are missing.
  public init(
    pixels: UnsafeBufferPointer<UInt8>,
    width: Int,
    height: Int,
    bytesPerRow: Int
  ) throws(LumaImageError) {
    guard width > 0, height > 0 else { throw .emptySide(width: width, height: height) }
    guard width <= LumaImage.maximumSide, height <= LumaImage.maximumSide else {
      throw .sideTooLong(width: width, height: height, limit: LumaImage.maximumSide)
    }
    guard bytesPerRow >= width else {
      throw .rowsOverlap(width: width, bytesPerRow: bytesPerRow)
    }
    let (rowBytes, overflow) = (height - 1).multipliedReportingOverflow(by: bytesPerRow)
    let needed = rowBytes.addingReportingOverflow(width)
    guard !overflow, !needed.overflow, let base = pixels.baseAddress,
      needed.partialValue <= pixels.count
    else {
      throw .bytesMissing(
        found: pixels.count, needed: overflow || needed.overflow ? Int.max : needed.partialValue)
    }
    self.base = base
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
  }

  /// The longest side that a picture may have, in pixels.
  ///
  /// Coordinates are kept in 32-bit floating point, exact to 1/128 pixel up to this length.
  public static let maximumSide = 65_535

  /// The gray level at a column and row, which must lie inside the picture.
  ///
  /// - Parameters:
  ///   - x: Column in `0..<width`.
  ///   - y: Row in `0..<height`.
  @inlinable public subscript(x: Int, y: Int) -> UInt8 {
    precondition(x >= 0 && x < width, "the column lies outside of the picture")
    return row(y)[x]
  }

  /// The first pixel of a row, which must lie inside the picture.
  ///
  /// - Parameter y: Row in `0..<height`.
  /// - Returns: A pointer to `width` pixels.
  @inlinable public func row(_ y: Int) -> UnsafePointer<UInt8> {
    precondition(y >= 0 && y < height, "the row lies outside of the picture")
    return base + y &* bytesPerRow
  }
}

/// What is wrong with the description of a gray picture.
public enum LumaImageError: Error, Equatable {
  /// A side is zero or negative.
  case emptySide(width: Int, height: Int)
  /// A side is longer than `LumaImage.maximumSide`.
  case sideTooLong(width: Int, height: Int, limit: Int)
  /// `bytesPerRow` is less than `width`.
  case rowsOverlap(width: Int, bytesPerRow: Int)
  /// The buffer ends before the last row does.
  case bytesMissing(found: Int, needed: Int)
}
