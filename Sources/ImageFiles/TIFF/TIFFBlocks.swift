#if !canImport(ImageIO)
internal import LateLibraries

/// The strips or tiles of a page, which are decoded whole: what doing so takes, known beforehand.
struct TIFFBlocks {
  let library: LateTIFF
  let tiff: OpaquePointer

  private var isTiled: Bool { library.isTiled(tiff) != 0 }

  private var count: Int {
    Int(isTiled ? library.tileCount(tiff) : library.stripCount(tiff))
  }

  /// Bytes of one decoded block, which libtiff holds one of.
  var byteCount: Int {
    // Far from overflow, far beyond any limit.
    Int(min(isTiled ? library.tileByteCount(tiff) : library.stripByteCount(tiff), 1 << 60))
  }

  /// Refuses a page whose blocks hold far more than its picture, or whose data say how large they are.
  func check(
    _ file: ByteView,
    width: Int,
    height: Int,
    limits: ImageLimits
  ) throws(ImageFileError) {
    guard count > 0, byteCount > 0 else { throw .damaged(.tiff) }
    let compression = Int32(short(TIFFTAG_COMPRESSION))
    guard !TIFFBlocks.compressionsWithSides.contains(compression) else {
      throw .unsupported(.tiff, .coding)
    }
    let (unpacked, isTooMuch) = count.multipliedReportingOverflow(by: byteCount)
    let unpackedBytes = isTooMuch ? Int.max : unpacked
    try limits.check(unpackedBytes: unpackedBytes)
    let samples = max(1, Int(short(TIFFTAG_SAMPLESPERPIXEL)))
    let bits = max(1, Int(short(TIFFTAG_BITSPERSAMPLE)))
    // At most 2^16 a factor, and the sides were checked before.
    let pictureBytes = (width * samples * bits + 7) / 8 * height
    guard unpackedBytes <= pictureBytes + limits.paddingBytes else {
      throw .tooMuchToUnpack(byteCount: unpackedBytes, limit: pictureBytes + limits.paddingBytes)
    }
    try checkStored(file, isJPEG: compression == COMPRESSION_JPEG, limits: limits)
  }

  /// Codings whose data state sides of their own, as large as they like, which libtiff decodes.
  private static let compressionsWithSides: Set<Int32> = [COMPRESSION_JBIG, COMPRESSION_LERC]

  /// Refuses blocks that lie over each other, so that a few bytes are decoded again and again.
  private func checkStored(
    _ file: ByteView,
    isJPEG: Bool,
    limits: ImageLimits
  ) throws(ImageFileError) {
    let limit = file.count * limits.tiffReuse
    var storedBytes = 0
    var scannedSamples = 0
    // Tiles that look the same follow each other.
    var last: (offset: Int, samples: Int)?
    for index in 0..<UInt32(count) {
      let offset = Int(min(library.storedOffset(tiff, index), 1 << 40))
      // libtiff reads no further than to the end of the file.
      let stored = Int(min(library.storedByteCount(tiff, index), UInt64(file.count)))
      storedBytes += stored
      guard storedBytes <= limit else {
        throw .tooMuchToUnpack(byteCount: storedBytes, limit: limit)
      }
      guard isJPEG, stored > 0 else { continue }
      if last?.offset != offset {
        let block = file.slice(from: offset, count: stored)
        last = (offset, try TIFFBlocks.scannedSamples(ofJPEG: block, limits: limits))
      }
      scannedSamples += last?.samples ?? 0
      try limits.check(unpackedBytes: scannedSamples)
    }
  }

  /// What the scans of a block that is coded as a JPEG go over.
  private static func scannedSamples(
    ofJPEG block: ByteView,
    limits: ImageLimits
  ) throws(ImageFileError) -> Int {
    do {
      return try JPEGHeader(block, limits: limits, needsEnd: false).scannedSamples
    } catch {
      guard case .tooManyScans = error else { throw .damaged(.tiff) }
      throw error
    }
  }

  private func short(_ tag: Int32) -> UInt16 {
    withUnsafePointer(to: library) { lateTIFFShort($0, tiff, UInt32(tag)) }
  }
}
#endif
