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
  /// Bytes that a codec may need beside the grey picture (colour rows, coefficients of progressive
  /// JPEG); 1 GiB unless changed.
  public var workingBytes = 1 << 30
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
}
