#if !canImport(ImageIO)
internal import LateLibraries

/// Takes what the reading of a HEIF file tells, row by row, and makes the grey picture of it.
final class HEIFRowTaker {
  /// What the library says is wrong.
  struct Failure {
    var code: heif_error_code
    var kind: heif_suberror_code
  }

  private let limits: ImageLimits
  private var pixels: GreyPixels?
  private var channels = 0
  private var rowCount = 0
  /// What the file asks for is beyond the limits.
  private(set) var error: ImageFileError?
  private(set) var failure: Failure?
  /// Processor time that the file may take, as far as its sides are known.
  private(set) var milliseconds: Int

  init(limits: ImageLimits) {
    self.limits = limits
    milliseconds = limits.heifMilliseconds
  }

  /// The picture, when all of its rows came.
  func takePixels() -> GreyPixels? {
    guard let pixels = pixels.take(), rowCount == pixels.height else { return nil }
    return pixels
  }

  /// Takes a finding; false when no other is wanted.
  static func take(
    _ context: UnsafeMutableRawPointer?,
    number: UInt32,
    bytes: UnsafePointer<UInt8>?,
    count: Int
  ) -> Bool {
    guard let context else { return false }
    let taker = Unmanaged<HEIFRowTaker>.fromOpaque(context).takeUnretainedValue()
    do throws(ImageFileError) {
      try taker.take(HEIFFinding(number), UnsafeRawBufferPointer(start: bytes, count: count))
      return taker.failure == nil
    } catch {
      taker.error = error
      return false
    }
  }

  private func take(
    _ finding: HEIFFinding,
    _ bytes: UnsafeRawBufferPointer
  ) throws(ImageFileError) {
    func number(_ index: Int) throws(ImageFileError) -> Int {
      guard 4 * index + 4 <= bytes.count else { throw .damaged(.heif) }
      return Int(bytes.loadUnaligned(fromByteOffset: 4 * index, as: Int32.self))
    }
    switch finding {
    case HEIFStatedSides: try check(width: number(0), height: number(1), channels: number(2))
    case HEIFDecodedSides:
      pixels = try GreyPixels(width: number(0), height: number(1), limits: limits)
      channels = try number(2)
    case HEIFRow: try takeRow(bytes)
    default:
      failure = Failure(
        code: heif_error_code(UInt32(try number(0))),
        kind: heif_suberror_code(UInt32(try number(1)))
      )
    }
  }

  private func check(width: Int, height: Int, channels: Int) throws(ImageFileError) {
    guard width > 0, height > 0 else { throw .damaged(.heif) }
    try limits.check(width: width, height: height)
    // Planes as coded, at up to 16 bits and full chroma, and the interleaved copy.
    try limits.check(workingBytes: width * height * (3 + channels))
    milliseconds += width * height * limits.heifNanosecondsPerPixel / 1_000_000
  }

  private func takeRow(_ bytes: UnsafeRawBufferPointer) throws(ImageFileError) {
    let isTaken =
      switch pixels {
      case .none: false
      case .some(let pixels): write(bytes, to: pixels)
      }
    guard isTaken else { throw .damaged(.heif) }
    rowCount += 1
  }

  private func write(_ bytes: UnsafeRawBufferPointer, to pixels: borrowing GreyPixels) -> Bool {
    guard rowCount < pixels.height, channels > 0, bytes.count == pixels.width * channels,
      let row = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    else { return false }
    Luma.convertRow(
      row, channels: channels, pixelCount: pixels.width, into: pixels.row(rowCount)
    )
    return true
  }
}
#endif
