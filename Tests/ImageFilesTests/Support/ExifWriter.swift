/// Writes Exif data with an orientation, and puts it into files.
enum ExifWriter {
  /// Exif data from the byte order mark on: one directory with a filler entry and the orientation.
  static func tiff(orientation: Int, isBigEndian: Bool = true, type: Int = 3) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isBigEndian ? bytes.reversed() : bytes
    }
    let value =
      type == 3 ? number(orientation, 2) + [0, 0] : number(orientation, 4)
    return Array((isBigEndian ? "MM" : "II").utf8) + number(42, 2) + number(8, 4) + number(2, 2)
      + number(0x0100, 2) + number(4, 2) + number(1, 4) + number(99, 4)
      + number(0x0112, 2) + number(type, 2) + number(1, 4) + value + number(0, 4)
  }

  /// A JPEG file with the data in an APP1 segment behind the start marker.
  static func jpeg(_ file: [UInt8], _ tiff: [UInt8]) -> [UInt8] {
    let length = tiff.count + 8
    return Array(file[..<2]) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)]
      + Array("Exif\0\0".utf8) + tiff + Array(file[2...])
  }

  /// A WebP file of the extended form around the picture chunk of a simple one.
  static func webP(_ file: [UInt8], _ picture: TestPicture, _ tiff: [UInt8]) -> [UInt8] {
    let isExtended = file[12..<16].elementsEqual("VP8X".utf8)
    let pictureChunks = Array(file[(isExtended ? 30 : 12)...])
    return RIFFWriter.webP(
      [
        RIFFWriter.chunk(
          "VP8X",
          [isExtended ? 0x18 : 0x08, 0, 0, 0] + RIFFWriter.little24(picture.width - 1)
            + RIFFWriter.little24(picture.height - 1)
        ),
        pictureChunks, RIFFWriter.chunk("EXIF", tiff),
      ])
  }
}

/// Writes the chunks of WebP files.
enum RIFFWriter {
  static func little24(_ value: Int) -> [UInt8] {
    [UInt8(value & 255), UInt8(value >> 8 & 255), UInt8(value >> 16 & 255)]
  }

  static func little32(_ value: Int) -> [UInt8] { little24(value) + [UInt8(value >> 24 & 255)] }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    Array(type.utf8) + little32(data.count) + data + (data.count % 2 == 1 ? [0] : [])
  }

  static func webP(_ chunks: [[UInt8]]) -> [UInt8] {
    let body = chunks.flatMap { $0 }
    return Array("RIFF".utf8) + little32(body.count + 4) + Array("WEBP".utf8) + body
  }

  /// An animation whose only frames are simple files.
  static func animation(_ frames: [[UInt8]], width: Int, height: Int) -> [UInt8] {
    let size = little24(width - 1) + little24(height - 1)
    return webP(
      [
        chunk("VP8X", [0x02, 0, 0, 0] + size), chunk("ANIM", [255, 255, 255, 255, 0, 0]),
      ]
        + frames.map {
          chunk("ANMF", [0, 0, 0, 0, 0, 0] + size + [100, 0, 0, 0] + $0[12...])
        }
    )
  }
}
