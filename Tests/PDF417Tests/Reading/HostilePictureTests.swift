import PDF417
import ScanImage
import SymbolSynthesis
import Testing

@Suite("Pictures of hostile sizes and contents")
struct HostilePictureTests {
  /// Bytes of one of several kinds: noise, few levels, long runs, stripes.
  private func bytes(count: Int, kind: UInt64, source: inout SeededGenerator) -> [UInt8] {
    var level: UInt8 = 0
    return (0..<count).map { place in
      switch kind % 4 {
      case 0: return UInt8(truncatingIfNeeded: source.next())
      case 1: return source.chance(0.5) ? 0 : 255
      case 2:
        if source.chance(0.2) { level = UInt8(truncatingIfNeeded: source.next()) }
        return level
      default: return place / 3 % 2 == 0 ? 0 : 255
      }
    }
  }

  /// Reads a picture laid out in exactly the bytes that it needs; the last row has no padding.
  private func read(
    _ bytes: [UInt8],
    width: Int,
    height: Int,
    bytesPerRow: Int? = nil
  ) throws -> [Symbol] {
    let stride = bytesPerRow ?? width
    let needed = (height - 1) * stride + width
    return try bytes[0..<needed].withUnsafeBufferPointer { pixels in
      let image = try LumaImage(pixels: pixels, width: width, height: height, bytesPerRow: stride)
      let symbols = SymbolReader(effort: .thorough).read(image).symbols
      return symbols + SymbolReader(effort: .fast).read(image).symbols
    }
  }

  @Test(
    "A picture with hardly a pixel gives nothing",
    arguments: [1, 2, 7, 8, 9, 15, 16, 17, 31, 33],
    [1, 2, 3, 7, 8, 9, 15, 16, 17, 18]
  )
  func tiny(width: Int, height: Int) throws {
    var source = SeededGenerator(seed: UInt64(100 * width + height))
    for kind in 0..<4 as Range<UInt64> {
      let bytes = bytes(count: width * height, kind: kind, source: &source)
      #expect(try read(bytes, width: width, height: height).isEmpty)
    }
  }

  @Test(
    "A picture as long as a picture may be gives nothing",
    arguments: [(65_535, 1), (1, 65_535), (65_535, 9), (9, 65_535), (40_000, 3), (17, 50_000)]
  )
  func long(width: Int, height: Int) throws {
    var source = SeededGenerator(seed: UInt64(width + height))
    for kind in 0..<4 as Range<UInt64> {
      let bytes = bytes(count: width * height, kind: kind, source: &source)
      #expect(try read(bytes, width: width, height: height).isEmpty)
    }
  }

  @Test("Small random pictures of many sizes never trap and give nothing", arguments: 1...40)
  func random(seed: UInt64) throws {
    var source = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let width = source.integer(1...40)
      let height = source.integer(1...40)
      let padding = source.chance(0.5) ? source.integer(0...9) : 0
      let bytesPerRow = width + padding
      let bytes = bytes(count: bytesPerRow * height, kind: source.next(), source: &source)
      #expect(try read(bytes, width: width, height: height, bytesPerRow: bytesPerRow).isEmpty)
    }
  }

  @Test(
    "Bits of symbols, cut out anywhere, never trap and never give anything wrong", arguments: 1...30
  )
  func scraps(seed: UInt64) throws {
    var source = SeededGenerator(seed: seed)
    var shot = try Shot.small(seed: seed, modulePixels: 2)
    shot.camera.rotationDegrees = source.number(0...360)
    let picture = shot.taken().picture
    for _ in 0..<4 {
      let width = source.integer(1...picture.width)
      let height = source.integer(1...picture.height)
      let x = source.integer(0...(picture.width - width))
      let y = source.integer(0...(picture.height - height))
      let scrap = picture.cropped(x: x..<(x + width), y: y..<(y + height))
      for symbol in scrap.reading(effort: .fast).symbols { #expect(symbol.payload == shot.payload) }
    }
  }

  @Test("Padding behind the rows is no part of the picture", arguments: [1, 7, 300])
  func padding(rowPadding: Int) throws {
    let shot = try Shot.small(seed: 61)
    let picture = shot.taken().picture
    let expected = picture.reading()
    #expect(expected.symbols.map(\.payload) == [shot.payload])
    for level in [0, 128, 255] as [UInt8] {
      let padded = picture.padded(by: rowPadding, level: level)
      #expect(padded.reading() == expected)
      // The same without the padding of the last row.
      let bytes = padded.bytes.dropLast(rowPadding)
      let symbols = try read(
        Array(bytes),
        width: padded.width,
        height: padded.height,
        bytesPerRow: padded.bytesPerRow
      )
      #expect(symbols.map(\.payload) == [shot.payload, shot.payload])
    }
  }
}
