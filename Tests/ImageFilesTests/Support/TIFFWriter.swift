/// Writes TIFF files of one page whose tags say what the test wants, true or not.
struct TIFFWriter {
  var width = 16
  var height = 16
  var compression = 1
  var samplesPerPixel = 1
  /// Sides of the tiles; strips when `nil`.
  var tile: (width: Int, height: Int)?
  var rowsPerStrip = 16
  /// The bytes of the one block that is stored.
  var block: [UInt8] = []
  /// How many strips or tiles there are; all of them are the one block.
  var blockCount = 1

  /// The file: header, the block, where the blocks are, the directory.
  var file: [UInt8] {
    let offsets = [UInt8]((0..<blockCount).map { _ in little32(8) }.joined())
    let counts = [UInt8]((0..<blockCount).map { _ in little32(block.count) }.joined())
    let body = block + [UInt8](repeating: 0, count: block.count & 1)
    let offsetsPlace = 8 + body.count
    let directoryPlace = offsetsPlace + offsets.count + counts.count
    var entries: [[UInt8]] = [
      entry(256, width), entry(257, height), entry(258, 8), entry(259, compression), entry(262, 1),
    ]
    let offsetsValue = blockCount == 1 ? 8 : offsetsPlace
    let countsValue = blockCount == 1 ? block.count : offsetsPlace + offsets.count
    if tile == nil { entries.append(entry(273, offsetsValue, count: blockCount)) }
    entries.append(entry(277, samplesPerPixel))
    if let tile {
      entries += [
        entry(322, tile.width), entry(323, tile.height),
        entry(324, offsetsValue, count: blockCount), entry(325, countsValue, count: blockCount),
      ]
    } else {
      entries += [entry(278, rowsPerStrip), entry(279, countsValue, count: blockCount)]
    }
    let head = Array("II".utf8) + [42, 0] + little32(directoryPlace)
    let directory =
      [UInt8(entries.count), 0] + [UInt8](entries.joined()) + [0, 0, 0, 0]
    return head + body + offsets + counts + directory
  }

  private func entry(_ tag: Int, _ value: Int, count: Int = 1) -> [UInt8] {
    [UInt8(tag & 255), UInt8(tag >> 8), 4, 0] + little32(count) + little32(value)
  }

  private func little32(_ value: Int) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
