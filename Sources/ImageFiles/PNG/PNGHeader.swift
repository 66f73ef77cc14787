/// What the chunks of a PNG file say, read without decoding anything.
struct PNGHeader {
  var width = 0
  var height = 0
  /// Bits a sample, 1-16.
  var depth = 0
  /// Samples of a pixel, 1-4; a palette's index is one.
  var channels = 1
  var isInterlaced = false
  var orientation: Orientation?

  /// Bytes of a row as it is packed.
  var bytesPerRow: Int { (width * depth * channels + 7) / 8 }

  /// Reads the headers of a whole file, to its end chunk.
  init(_ file: ByteView) throws(ImageFileError) {
    // PNG 3, clause 5.3: length, type, data, CRC.
    var offset = 8
    while let length = file.big32(at: offset), offset + 12 + length <= file.count {
      let data = file.slice(from: offset + 8, count: length)
      if offset == 8 {
        try readHeader(data, isHeader: file.hasText("IHDR", at: offset + 4))
      } else if file.hasText("eXIf", at: offset + 4), orientation == nil {
        orientation = ExifReader.orientation(in: data)
      } else if file.hasText("IEND", at: offset + 4) {
        return
      }
      offset += 12 + length
    }
    throw .truncated(.png, byteCount: file.count)
  }

  /// Reads the header chunk (PNG 3, clause 11.2.1).
  private mutating func readHeader(
    _ data: ByteView,
    isHeader: Bool
  ) throws(ImageFileError) {
    guard isHeader, data.count == 13, let columns = data.big32(at: 0),
      let rows = data.big32(at: 4), let bits = data.byte(at: 8), let color = data.byte(at: 9),
      let interlace = data.byte(at: 12),
      columns > 0, rows > 0
    else { throw .damaged(.png) }
    (width, height, depth, isInterlaced) = (columns, rows, Int(bits), interlace == 1)
    // Table 8: 2 is red, green and blue, 4 grey with alpha, 6 colour with alpha; libpng refuses other kinds.
    channels = [2: 3, 4: 2, 6: 4][color] ?? 1
  }
}
