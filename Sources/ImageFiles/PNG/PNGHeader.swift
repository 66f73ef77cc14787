/// What the chunks of a PNG file say, read without decoding anything.
struct PNGHeader {
  var width = 0
  var height = 0
  /// Bits a sample, 1-16.
  var depth = 0
  var isInterlaced = false
  var orientation: Orientation?

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
      let rows = data.big32(at: 4), let bits = data.byte(at: 8), let interlace = data.byte(at: 12),
      columns > 0, rows > 0
    else { throw .damaged(.png) }
    (width, height, depth, isInterlaced) = (columns, rows, Int(bits), interlace == 1)
  }
}
