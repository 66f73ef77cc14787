internal import ScanImage

/// Every limit on a picture file, checked before memory is taken for what the file claims to hold.
///
/// A limit is the largest value that is still accepted.
public struct ImageLimits: Equatable, Sendable {
  /// Bytes of the file; 512 MiB unless changed.
  public var fileBytes = 512 << 20
  /// Pixels of the picture, width times height; 200 million unless changed.
  public var pixels = 200_000_000
  /// Pixels along the longer side; 65 535 unless changed, which is also the most that a
  /// `LumaImage` can hold.
  public var sidePixels = 65_535
  /// Bytes that a codec may need beside the grey picture (colour rows, coefficients of a JPEG in several
  /// scans); 320 MiB unless changed.
  public var workingBytes = 320 << 20
  /// Bytes of samples that a codec may unpack in all, however small the file is; 1 GiB unless changed.
  ///
  /// A JPEG's count once for each scan that holds them, a TIFF's with the padding of its tiles.
  public var unpackedBytes = 1 << 30
  /// Bytes of samples that the strips and tiles of a TIFF may unpack to beyond the picture's own, because
  /// tiles reach over its edges; 256 MiB unless changed.
  public var paddingBytes = 256 << 20
  /// Bytes that the strips and tiles of a TIFF may be stored in, as often as each is used, for every byte of the
  /// file; 4 unless changed.
  ///
  /// Tiles that look the same may be stored once.
  public var tiffReuse = 4
  /// Milliseconds that processors may spend on a HEIF file beside the time for its pixels; 1 000 unless changed.
  public var heifMilliseconds = 1_000
  /// Nanoseconds that processors may spend for each pixel that a HEIF file states; 400 unless changed, some four
  /// times what a computer of 2020 takes.
  public var heifNanosecondsPerPixel = 400
  /// Scans of a progressive JPEG, each of which costs a pass over the picture; 100 unless changed.
  public var jpegScans = 100

  /// Makes the standard limits.
  public init() {}

  /// The limits that hold unless the caller states others.
  public static let standard = ImageLimits()
}

extension ImageLimits {
  /// Refuses sides and areas beyond the limits; both sides must be positive.
  func check(width: Int, height: Int) throws(ImageFileError) {
    let side = min(sidePixels, LumaImage.maximumSide)
    guard width <= side, height <= side else {
      throw .sideTooLong(width: width, height: height, limit: side)
    }
    guard width * height <= pixels else {
      throw .tooManyPixels(width: width, height: height, limit: pixels)
    }
  }

  /// Refuses work that needs more memory than the limit.
  func check(workingBytes count: Int) throws(ImageFileError) {
    guard count <= workingBytes else { throw .workTooLarge(byteCount: count, limit: workingBytes) }
  }

  /// Refuses to unpack more samples than the limit.
  func check(unpackedBytes count: Int) throws(ImageFileError) {
    guard count <= unpackedBytes else {
      throw .tooMuchToUnpack(byteCount: count, limit: unpackedBytes)
    }
  }
}
