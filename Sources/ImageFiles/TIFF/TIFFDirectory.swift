/// The first directory of a TIFF file, looked at when libtiff gave up, to see if the file ends early.
///
/// TIFF 6.0, section 2; BigTIFF has the same parts with 64-bit numbers.
struct TIFFDirectory {
  private let file: ByteView
  private let isBigEndian: Bool
  private let isBig: Bool

  /// The file ends before its header, its directory, a value or a strip does.
  static func endsEarly(_ file: ByteView) -> Bool {
    let directory = TIFFDirectory(file)
    guard let start = directory.start, let entries = directory.entries(at: start) else {
      return true
    }
    guard let values = directory.values(of: entries) else { return true }
    // StripOffsets and StripByteCounts, TileOffsets and TileByteCounts.
    for (offsetTag, countTag) in [(273, 279), (324, 325)] {
      guard let offsets = values[offsetTag], let counts = values[countTag] else { continue }
      if zip(offsets, counts).contains(where: { !directory.holds($1, at: $0) }) { return true }
    }
    return false
  }

  private init(_ file: ByteView) {
    self.file = file
    isBigEndian = file.hasText("MM", at: 0)
    isBig = file.byte(at: isBigEndian ? 3 : 2) == 43
  }

  private func holds(_ count: Int, at offset: Int) -> Bool {
    offset <= file.count && count <= file.count - offset
  }

  /// A number of 1 to 8 bytes; 64-bit ones beyond the range of `Int` lie behind every end.
  private func number(at offset: Int, byteCount: Int) -> Int? {
    guard byteCount == 8 else {
      return file.number(at: offset, byteCount: byteCount, isBigEndian: isBigEndian)
    }
    guard
      let first = file.number(at: offset, byteCount: 4, isBigEndian: isBigEndian),
      let second = file.number(at: offset + 4, byteCount: 4, isBigEndian: isBigEndian)
    else { return nil }
    let (high, low) = isBigEndian ? (first, second) : (second, first)
    return high > 0x7FFF_FFFF ? Int.max : high << 32 | low
  }

  private var start: Int? {
    isBig ? number(at: 8, byteCount: 8) : number(at: 4, byteCount: 4)
  }

  /// Offsets of the entries, or `nil` when they do not all lie inside.
  private func entries(at start: Int) -> [Int]? {
    guard let count = number(at: start, byteCount: isBig ? 8 : 2), count <= file.count else {
      return nil
    }
    let (first, size) = isBig ? (start + 8, 20) : (start + 2, 12)
    return holds(count * size, at: first) ? (0..<count).map { first + $0 * size } : nil
  }

  /// The values of entries with whole numbers, or `nil` when some value does not lie inside.
  private func values(of entries: [Int]) -> [Int: [Int]]? {
    var values: [Int: [Int]] = [:]
    for entry in entries {
      guard let tag = number(at: entry, byteCount: 2),
        let type = number(at: entry + 2, byteCount: 2),
        let count = number(at: entry + 4, byteCount: isBig ? 8 : 4)
      else { return nil }
      let size = TIFFDirectory.byteCounts[type] ?? 1
      let (place, room) = isBig ? (entry + 12, 8) : (entry + 8, 4)
      guard count <= file.count else { return nil }
      let isInline = count * size <= room
      guard let offset = isInline ? place : number(at: place, byteCount: room),
        holds(count * size, at: offset)
      else { return nil }
      guard [3, 4, 16].contains(type) else { continue }
      values[tag] = (0..<count).map { number(at: offset + $0 * size, byteCount: size) ?? 0 }
    }
    return values
  }

  /// Bytes of a value of each field type.
  private static let byteCounts = [
    3: 2, 4: 4, 5: 8, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4, 16: 8, 17: 8, 18: 8,
  ]
}
