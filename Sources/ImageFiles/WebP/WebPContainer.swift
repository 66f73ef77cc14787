/// The chunks of a WebP file (RFC 9649, section 2), read without decoding anything.
struct WebPContainer {
  /// What is decoded: the whole file, or the chunks of an animation's first frame.
  var still: ByteView
  var isAnimated = false
  var orientation: Orientation?

  init(_ file: ByteView) throws(ImageFileError) {
    still = file
    guard let statedCount = file.little32(at: 4), statedCount + 8 <= file.count else {
      throw .truncated(.webP, byteCount: file.count)
    }
    let end = statedCount + 8
    var offset = 12
    while offset + 8 <= end, let length = file.little32(at: offset + 4) {
      let data = file.slice(from: offset + 8, count: length)
      guard offset + 8 + length <= end else { throw .truncated(.webP, byteCount: file.count) }
      if file.hasText("ANMF", at: offset), !isAnimated {
        isAnimated = true
        // Sixteen bytes say where the frame lies and how long it is shown (section 2.7.1.1).
        still = data.slice(from: 16, count: data.count)
      } else if file.hasText("EXIF", at: offset), orientation == nil {
        orientation = ExifReader.orientation(in: data)
      }
      // Chunks are padded to an even length.
      offset += 8 + length + length & 1
    }
  }
}
