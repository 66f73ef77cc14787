internal import DLScan
internal import ScanImage

// What comes over the C boundary is checked here, before anything else looks at it.

/// The options that a C text states; `usual` ones where it is silent.
func options(
  from text: UnsafePointer<CChar>?,
  usual: ScanOptions = ScanOptions()
) throws(ScanFault) -> ScanOptions {
  guard let text else { return usual }
  var bytes: [UInt8] = []
  // One byte past the limit is enough to know; a text without an end is not followed further.
  while bytes.count <= ScanLimits.optionBytes, text[bytes.count] != 0 {
    bytes.append(UInt8(bitPattern: text[bytes.count]))
  }
  do throws(OptionsError) {
    return try ScanOptions(json: bytes, usual: usual)
  } catch {
    throw ScanFault(error)
  }
}

/// A view of the pixels that a C caller describes.
func picture(
  _ pixels: UnsafePointer<UInt8>?,
  width: Int,
  height: Int,
  bytesPerRow: Int
) throws(ScanFault) -> LumaImage {
  guard let pixels else { throw ScanFault(code: "noPixels", message: "There are no pixels.") }
  do throws(LumaImageError) {
    // The caller vouches for as many bytes as the description needs; one that makes no sense, or
    // whose size wraps around, is refused by LumaImage.
    let count = (height - 1) &* bytesPerRow &+ width
    return try LumaImage(
      pixels: UnsafeBufferPointer(start: pixels, count: max(0, count)),
      width: width,
      height: height,
      bytesPerRow: bytesPerRow
    )
  } catch {
    throw ScanFault(error)
  }
}

/// The payload that a C caller describes.
func bytes(_ payload: UnsafePointer<UInt8>?, length: Int) throws(ScanFault) -> [UInt8] {
  guard let payload else { throw ScanFault(code: "noPayload", message: "There is no payload.") }
  // A size_t above Int.max comes here as a negative number.
  guard (0...ScanLimits.payloadBytes).contains(length) else {
    throw ScanFault(
      code: "payloadTooLong",
      message: "The payload is longer than \(ScanLimits.payloadBytes) bytes."
    )
  }
  guard length > 0 else { throw ScanFault(code: "empty", message: "The payload is empty.") }
  return Array(UnsafeBufferPointer(start: payload, count: length))
}

/// A copy of the bytes with a zero at the end, which the caller owns.
func answer(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar> {
  let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
  bytes.withUnsafeBytes { source in
    UnsafeMutableRawPointer(copy).copyMemory(
      from: source.baseAddress ?? UnsafeRawPointer(copy),
      byteCount: source.count
    )
  }
  copy[bytes.count] = 0
  return copy
}

extension ScanFault {
  /// The fault that a wrong description of a picture is.
  fileprivate init(_ error: LumaImageError) {
    switch error {
    case .emptySide(let width, let height):
      self.init(
        code: "emptySide",
        message: "A picture of \(width) x \(height) pixels holds nothing."
      )
    case .sideTooLong(let width, let height, let limit):
      self.init(
        code: "pictureTooLarge",
        message: "The picture has \(width) x \(height) pixels; the limit is \(limit) a side."
      )
    case .rowsOverlap(let width, let bytesPerRow):
      self.init(
        code: "rowsOverlap",
        message: "Rows of \(width) pixels do not fit into \(bytesPerRow) bytes."
      )
    case .bytesMissing(let found, let needed):
      self.init(
        code: "bytesMissing",
        message: "The picture needs \(needed) bytes and has \(found)."
      )
    }
  }
}
