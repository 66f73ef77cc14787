internal import ScanImage

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// Owned memory for a grey picture; rows are packed, and the sizes were checked when it was made.
struct GreyPixels: ~Copyable, @unchecked Sendable {
  // Unchecked, because pointers are not Sendable: the memory has this one owner, and nobody writes
  // to it once the picture is finished.
  let view: LumaImage
  let base: UnsafeMutablePointer<UInt8>

  var width: Int { view.width }
  var height: Int { view.height }

  /// Takes memory for a picture within the limits; the pixels are not set.
  init(width: Int, height: Int, limits: ImageLimits) throws(ImageFileError) {
    try limits.check(width: width, height: height)
    let byteCount = width * height
    guard let memory = GreyPixels.memory(byteCount: byteCount) else {
      throw .outOfMemory(byteCount: byteCount)
    }
    let first = memory.assumingMemoryBound(to: UInt8.self)
    let pixels = UnsafeBufferPointer(start: first, count: byteCount)
    guard
      let view = try? LumaImage(pixels: pixels, width: width, height: height, bytesPerRow: width)
    else {
      free(memory)
      throw .sideTooLong(width: width, height: height, limit: LumaImage.maximumSide)
    }
    self.view = view
    base = first
  }

  deinit { free(base) }

  /// Memory for a picture; on Linux large ones ask for huge pages.
  ///
  /// The first touch of each of the 3000 ordinary pages of 12 megapixels costs more than reading a symbol does.
  private static func memory(byteCount: Int) -> UnsafeMutableRawPointer? {
    #if canImport(Glibc)
    let hugePage = 2 << 20
    if byteCount >= 2 * hugePage {
      let size = (byteCount + hugePage - 1) / hugePage * hugePage
      var memory: UnsafeMutableRawPointer?
      guard posix_memalign(&memory, hugePage, size) == 0 else { return nil }
      // Only a wish: where the system does not grant it the pages are ordinary ones.
      _ = madvise(memory, size, MADV_HUGEPAGE)
      return memory
    }
    #endif
    return malloc(byteCount)
  }

  /// The first pixel of a row; the row is not checked.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { base + y * width }
}

/// Owned memory that a codec works in.
struct WorkingBytes: ~Copyable {
  let base: UnsafeMutablePointer<UInt8>
  let count: Int

  /// Takes memory within the limits; the bytes are not set.
  init(count: Int, limits: ImageLimits) throws(ImageFileError) {
    try limits.check(workingBytes: count)
    guard let memory = malloc(max(count, 1)) else { throw .outOfMemory(byteCount: count) }
    base = memory.assumingMemoryBound(to: UInt8.self)
    self.count = count
  }

  deinit { free(base) }
}
