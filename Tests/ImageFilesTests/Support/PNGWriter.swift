/// Writes PNG files of every kind, without compression.
struct PNGWriter {
  var width: Int
  var height: Int
  /// 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGB and alpha.
  var colorType: Int
  /// Bits a sample: 1, 2, 4, 8 or 16.
  var depth = 8
  var isInterlaced = false
  /// Red, green and blue of each palette entry.
  var palette: [UInt8] = []
  /// The contents of a tRNS chunk, when there is to be one.
  var transparency: [UInt8] = []
  /// The contents of an eXIf chunk, when there is to be one.
  var exif: [UInt8] = []

  private var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1 }

  /// The file; `sample` gives the value of a channel of a pixel, as deep as the file is.
  func file(sample: (_ x: Int, _ y: Int, _ channel: Int) -> Int) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += PNGWriter.chunk(
      "IHDR",
      PNGWriter.big32(width) + PNGWriter.big32(height)
        + [UInt8(depth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
    )
    if !exif.isEmpty { file += PNGWriter.chunk("eXIf", exif) }
    if !palette.isEmpty { file += PNGWriter.chunk("PLTE", palette) }
    if !transparency.isEmpty { file += PNGWriter.chunk("tRNS", transparency) }
    file += PNGWriter.chunk("IDAT", PNGWriter.stored(rows(sample)))
    return file + PNGWriter.chunk("IEND", [])
  }

  private func rows(_ sample: (Int, Int, Int) -> Int) -> [UInt8] {
    // Start column, start row, column step and row step of the passes.
    let passes =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    var bytes: [UInt8] = []
    for (left, top, right, down) in passes where left < width {
      for y in stride(from: top, to: height, by: down) {
        bytes.append(0)
        var (bits, bitCount) = (0, 0)
        for x in stride(from: left, to: width, by: right) {
          for channel in 0..<channels {
            bits = bits << depth | sample(x, y, channel)
            bitCount += depth
            while bitCount >= 8 {
              bitCount -= 8
              bytes.append(UInt8(bits >> bitCount & 255))
            }
            bits &= 1 << bitCount - 1
          }
        }
        if bitCount > 0 { bytes.append(UInt8(bits << (8 - bitCount) & 255)) }
      }
    }
    return bytes
  }

  static func big32(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return big32(data.count) + body + big32(crc(body))
  }

  /// A zlib stream of stored blocks.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var offset = 0
    repeat {
      let count = min(bytes.count - offset, 65_535)
      let isLast = offset + count == bytes.count
      stream += [isLast ? 1 : 0, UInt8(count & 255), UInt8(count >> 8)]
      stream += [UInt8(~count & 255), UInt8(~count >> 8 & 255)]
      stream += bytes[offset..<offset + count]
      offset += count
    } while offset < bytes.count
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return stream + big32(high << 16 | low)
  }

  static func crc(_ bytes: some Sequence<UInt8>) -> Int {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
    }
    return Int(~crc)
  }

  /// Sets the checksum of every chunk right again after bytes were changed.
  static func repaired(_ file: [UInt8]) -> [UInt8] {
    var (file, offset) = (file, 8)
    while offset + 12 <= file.count {
      let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard offset + 12 + length <= file.count else { break }
      let crc = crc(file[offset + 4..<offset + 8 + length])
      file.replaceSubrange(offset + 8 + length..<offset + 12 + length, with: big32(crc))
      offset += 12 + length
    }
    return file
  }
}

extension PNGWriter {
  /// A picture as an ordinary file: RGB, or RGB and alpha.
  static func file(_ picture: TestPicture, alpha: Bool = false, exif: [UInt8] = []) -> [UInt8] {
    var writer = PNGWriter(
      width: picture.width,
      height: picture.height,
      colorType: alpha ? 6 : 2
    )
    writer.exif = exif
    return writer.file { x, y, channel in Int(picture.rgba[4 * (y * picture.width + x) + channel]) }
  }
}
