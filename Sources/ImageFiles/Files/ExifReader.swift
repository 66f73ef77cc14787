/// Reads the one thing of Exif data that matters here: the orientation of the picture.
///
/// Exif data is a small TIFF file (Exif 2.32, 4.5.2). Only its first directory is looked at, and
/// nothing outside the given bytes; data that breaks the rules says nothing.
enum ExifReader {
  /// Entries of a directory that are looked at; cameras write about 20.
  static let maximumEntries = 512

  private static let orientationTag = 0x0112

  /// The orientation that Exif data states, or `nil` when it states none that is valid.
  ///
  /// The data starts with the byte order mark, or with "Exif" and two zero bytes before it.
  static func orientation(in exif: ByteView) -> Orientation? {
    // PNG and WebP leave the prefix of JPEG's APP1 out, but many writers put it there all the same.
    // The byte after the prefix's zero is padding of any value.
    let tiff = exif.hasText("Exif\0", at: 0) ? exif.slice(from: 6, count: exif.count) : exif
    let isBigEndian = tiff.hasText("MM", at: 0)
    guard isBigEndian || tiff.hasText("II", at: 0),
      tiff.number(at: 2, byteCount: 2, isBigEndian: isBigEndian) == 42,
      let directory = tiff.number(at: 4, byteCount: 4, isBigEndian: isBigEndian),
      let count = tiff.number(at: directory, byteCount: 2, isBigEndian: isBigEndian)
    else { return nil }
    for index in 0..<min(count, maximumEntries) {
      let entry = directory + 2 + 12 * index
      guard let tag = tiff.number(at: entry, byteCount: 2, isBigEndian: isBigEndian) else {
        return nil
      }
      if tag == orientationTag { return value(at: entry, in: tiff, isBigEndian: isBigEndian) }
    }
    return nil
  }

  /// The value of an orientation entry: one number of type SHORT, as the standard has it, or LONG.
  private static func value(at entry: Int, in tiff: ByteView, isBigEndian: Bool) -> Orientation? {
    let type = tiff.number(at: entry + 2, byteCount: 2, isBigEndian: isBigEndian)
    guard tiff.number(at: entry + 4, byteCount: 4, isBigEndian: isBigEndian) == 1,
      type == 3 || type == 4,
      let value = tiff.number(at: entry + 8, byteCount: type == 3 ? 2 : 4, isBigEndian: isBigEndian)
    else { return nil }
    return Orientation(rawValue: value)
  }
}
