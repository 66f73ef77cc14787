/// A picture file format, told from the file's first bytes, never from its name.
public enum ImageFormat: String, Equatable, Sendable, CaseIterable {
  /// JPEG, baseline and progressive.
  case jpeg = "JPEG"
  /// PNG.
  case png = "PNG"
  /// WebP, lossy and lossless.
  case webP = "WebP"
  /// TIFF and BigTIFF; the first page is read.
  case tiff = "TIFF"
  /// HEIC, and AVIF where the library reads it.
  case heif = "HEIF"
  /// Portable bitmap, greymap or pixmap, P1 to P6.
  case netpbm = "Netpbm"
}
