/// Why a file did not become a picture; holds kinds and counts, never a name or contents.
public enum ImageFileError: Error, Equatable, Sendable {
  /// The operating system would not open or read the file; `errno` says why.
  case unreadable(errorNumber: Int32)
  /// The file holds no bytes.
  case empty
  /// The first bytes are those of no picture format that is read here.
  case notPicture(byteCount: Int)
  /// The file ends before the picture does.
  case truncated(ImageFormat, byteCount: Int)
  /// The bytes break the rules of their format.
  case damaged(ImageFormat)
  /// The file is sound, but of a variant that is not read.
  case unsupported(ImageFormat, UnsupportedFeature)
  /// The library that reads the format is not installed.
  case codecMissing(ImageFormat)
  /// The file holds more bytes than `ImageLimits.fileBytes`.
  case fileTooLarge(byteCount: Int, limit: Int)
  /// The picture has more pixels than `ImageLimits.pixels`.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// A side is longer than `ImageLimits.sidePixels`.
  case sideTooLong(width: Int, height: Int, limit: Int)
  /// Decoding needs more memory than `ImageLimits.workingBytes`.
  case workTooLarge(byteCount: Int, limit: Int)
  /// Decoding goes over more samples than `ImageLimits.unpackedBytes`, `ImageLimits.paddingBytes` or
  /// `ImageLimits.tiffReuse` allow.
  case tooMuchToUnpack(byteCount: Int, limit: Int)
  /// Decoding a HEIF file takes more processor time than `ImageLimits.heifMilliseconds` and
  /// `ImageLimits.heifNanosecondsPerPixel` allow.
  case tooMuchTime(milliseconds: Int)
  /// A progressive JPEG has more scans than `ImageLimits.jpegScans`.
  case tooManyScans(count: Int, limit: Int)
  /// The system has no memory left for the picture; 0 bytes when a codec does not say how many.
  case outOfMemory(byteCount: Int)
}

/// What a picture file uses that is not read.
public enum UnsupportedFeature: String, Equatable, Sendable {
  /// Samples of a depth that the codec does not decode.
  case sampleDepth = "samples of an uncommon depth"
  /// A kind of coding that the codec does not decode.
  case coding = "an uncommon kind of coding"
  /// A number or kind of colour channels that the codec does not decode.
  case colorModel = "an uncommon colour model"
}

extension ImageFileError {
  /// A stable word for programs; it never changes once released.
  public var code: String {
    switch self {
    case .unreadable: "unreadable"
    case .empty: "empty"
    case .notPicture: "notPicture"
    case .truncated: "truncated"
    case .damaged: "damaged"
    case .unsupported: "unsupported"
    case .codecMissing: "codecMissing"
    case .fileTooLarge: "fileTooLarge"
    case .tooManyPixels, .sideTooLong, .workTooLarge, .tooMuchToUnpack, .tooMuchTime,
      .tooManyScans:
      "pictureTooLarge"
    case .outOfMemory: "outOfMemory"
    }
  }

  /// One sentence for people.
  public var message: String {
    switch self {
    case .unreadable(let number): "The file cannot be read: \(SystemError.words(for: number))."
    case .empty: "The file is empty."
    case .notPicture(let count): "The file (\(count) bytes) is not a picture that dlscan reads."
    case .truncated(let format, let count):
      "The \(format.rawValue) file ends after \(count) bytes, before the picture does."
    case .damaged(let format): "The \(format.rawValue) file is damaged."
    case .unsupported(let format, let feature):
      "The \(format.rawValue) file uses \(feature.rawValue), which dlscan does not read."
    case .codecMissing(let format):
      "The library that reads \(format.rawValue) files is not installed."
    case .fileTooLarge(let count, let limit):
      "The file has \(count) bytes; the limit is \(limit)."
    case .tooManyPixels(let width, let height, let limit):
      "The picture has \(width) x \(height) pixels; the limit is \(limit) pixels."
    case .sideTooLong(let width, let height, let limit):
      "The picture has \(width) x \(height) pixels; the limit is \(limit) pixels a side."
    case .workTooLarge(let count, let limit):
      "Decoding the picture takes \(count) bytes of memory; the limit is \(limit)."
    case .tooMuchToUnpack(let count, let limit):
      "Decoding the picture goes over at least \(count) bytes; the limit is \(limit)."
    case .tooMuchTime(let milliseconds):
      "Decoding the picture takes longer than the limit of \(milliseconds) ms."
    case .tooManyScans(let count, let limit):
      "The JPEG file has at least \(count) scans; the limit is \(limit)."
    case .outOfMemory(0): "There is no memory left for the picture."
    case .outOfMemory(let count): "There is no memory left for the picture's \(count) bytes."
    }
  }
}
