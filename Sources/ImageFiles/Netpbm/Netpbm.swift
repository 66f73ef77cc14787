/// Portable bitmaps, greymaps and pixmaps: the headers of P1 to P6.
///
/// The manual pages pbm(5), pgm(5) and ppm(5) of Netpbm define them.
enum Netpbm {
  /// What the header says.
  struct Header {
    /// The digit after the P, 1-6.
    var kind: Int
    var width: Int
    var height: Int
    /// The sample value of white, 1-65535; 1 for bitmaps.
    var maximum: Int
    /// Where the raster starts.
    var rasterOffset: Int

    var isText: Bool { kind <= 3 }
    var channels: Int { kind == 3 || kind == 6 ? 3 : 1 }
  }

  /// A file starts as one of the formats does: P, a digit, then a blank or a comment.
  static func isSignature(_ file: ByteView) -> Bool {
    guard file.byte(at: 0) == UInt8(ascii: "P"), let digit = file.byte(at: 1),
      (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(digit), let third = file.byte(at: 2)
    else { return false }
    return isBlank(third) || third == UInt8(ascii: "#")
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  static func header(of file: ByteView) throws(ImageFileError) -> Header {
    var reader = NumberReader(file: file, offset: 2)
    let kind = Int(file.byte(at: 1) ?? 0) - 48
    let width = try reader.next()
    let height = try reader.next()
    let maximum = kind == 1 || kind == 4 ? 1 : try reader.next()
    guard width > 0, height > 0, (1...65_535).contains(maximum) else { throw .damaged(.netpbm) }
    // Exactly one blank parts the header from a binary raster, whose first byte may look like one.
    if kind >= 4 {
      guard let blank = file.byte(at: reader.offset) else {
        throw .truncated(.netpbm, byteCount: file.count)
      }
      guard isBlank(blank) else { throw .damaged(.netpbm) }
      reader.offset += 1
    }
    return Header(
      kind: kind,
      width: width,
      height: height,
      maximum: maximum,
      rasterOffset: reader.offset
    )
  }

  /// Reads decimal numbers parted by blanks and comments.
  struct NumberReader {
    let file: ByteView
    var offset: Int

    /// The next number; values beyond any limit stay that large.
    mutating func next() throws(ImageFileError) -> Int {
      try skipBlanks()
      var value: Int?
      while let byte = file.byte(at: offset), (48...57).contains(byte) {
        value = min((value ?? 0) * 10 + Int(byte) - 48, 1 << 40)
        offset += 1
      }
      guard let value else { throw .damaged(.netpbm) }
      return value
    }

    /// The next digit 0 or 1 of a text bitmap, where blanks may be left out.
    mutating func nextBit() throws(ImageFileError) -> Int {
      try skipBlanks()
      guard let byte = file.byte(at: offset), byte == 48 || byte == 49 else {
        throw .damaged(.netpbm)
      }
      offset += 1
      return Int(byte) - 48
    }

    private mutating func skipBlanks() throws(ImageFileError) {
      while let byte = file.byte(at: offset) {
        if byte == UInt8(ascii: "#") {
          while let next = file.byte(at: offset), next != 10, next != 13 { offset += 1 }
        } else if isBlank(byte) {
          offset += 1
        } else {
          return
        }
      }
      throw .truncated(.netpbm, byteCount: file.count)
    }
  }
}
