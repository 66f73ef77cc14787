public import ScanImage

/// An 8-bit grey picture that owns its pixels: upright, rows packed.
public final class DecodedPicture: Sendable {
  /// Pixels in a row, after the file's orientation was applied.
  public let width: Int
  /// Rows, after the file's orientation was applied.
  public let height: Int
  /// The format of the file that the picture came from.
  public let format: ImageFormat
  private let pixels: GreyPixels

  init(pixels: consuming GreyPixels, format: ImageFormat) {
    width = pixels.width
    height = pixels.height
    self.format = format
    self.pixels = pixels
  }

  /// Calls `body` with a view of the pixels that is good until `body` returns.
  public func withLumaImage<Result, Failure: Error>(
    _ body: (LumaImage) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(pixels.view)
  }
}
