import ImageFiles
import Testing

/// Codes never change, and messages name counts, not contents.
struct ErrorTests {
  static let table: [(ImageFileError, String, String)] = [
    (.unreadable(errorNumber: 2), "unreadable", "The file cannot be read: there is no such file."),
    (.unreadable(errorNumber: 99), "unreadable", "The file cannot be read: system error 99."),
    (.empty, "empty", "The file is empty."),
    (
      .notPicture(byteCount: 12), "notPicture",
      "The file (12 bytes) is not a picture that dlscan reads."
    ),
    (
      .truncated(.jpeg, byteCount: 9), "truncated",
      "The JPEG file ends after 9 bytes, before the picture does."
    ),
    (.damaged(.webP), "damaged", "The WebP file is damaged."),
    (
      .unsupported(.tiff, .sampleDepth), "unsupported",
      "The TIFF file uses samples of an uncommon depth, which dlscan does not read."
    ),
    (
      .codecMissing(.heif), "codecMissing",
      "The library that reads HEIF files is not installed."
    ),
    (
      .fileTooLarge(byteCount: 3, limit: 2), "fileTooLarge",
      "The file has 3 bytes; the limit is 2."
    ),
    (
      .tooManyPixels(width: 3, height: 2, limit: 5), "pictureTooLarge",
      "The picture has 3 x 2 pixels; the limit is 5 pixels."
    ),
    (
      .sideTooLong(width: 3, height: 2, limit: 2), "pictureTooLarge",
      "The picture has 3 x 2 pixels; the limit is 2 pixels a side."
    ),
    (
      .workTooLarge(byteCount: 3, limit: 2), "pictureTooLarge",
      "Decoding the picture takes 3 bytes of memory; the limit is 2."
    ),
    (
      .tooMuchToUnpack(byteCount: 3, limit: 2), "pictureTooLarge",
      "Decoding the picture goes over at least 3 bytes; the limit is 2."
    ),
    (
      .tooMuchTime(milliseconds: 1_400), "pictureTooLarge",
      "Decoding the picture takes longer than the limit of 1400 ms."
    ),
    (
      .tooManyScans(count: 3, limit: 2), "pictureTooLarge",
      "The JPEG file has at least 3 scans; the limit is 2."
    ),
    (.outOfMemory(byteCount: 0), "outOfMemory", "There is no memory left for the picture."),
    (
      .outOfMemory(byteCount: 3), "outOfMemory",
      "There is no memory left for the picture's 3 bytes."
    ),
  ]

  @Test(arguments: table)
  func `codes and messages`(error: ImageFileError, code: String, message: String) {
    #expect(error.code == code)
    #expect(error.message == message)
  }
}
