import PDF417
import ScanImage
import SymbolSynthesis
import Testing

@Suite("Reading symbols of every shape")
struct ShapeTests {
  @Test("Every number of columns is read", arguments: 1...30)
  func columns(count: Int) throws {
    var shot = try Shot(
      Shot.words(count: 12 + 9 * count, seed: UInt64(count)),
      columnCount: count,
      level: count % 4,
      modulePixels: 2
    )
    shot.camera.rotationDegrees = count % 2 == 0 ? 0 : 4
    shot.expectRead()
  }

  @Test("Symbols of three rows are read", arguments: 1...30)
  func flat(columnCount: Int) throws {
    let shot = try Shot(
      Shot.words(count: 3, seed: 10),
      columnCount: columnCount,
      level: 0,
      modulePixels: 2
    )
    shot.expectRead(cornersWithin: 4)
  }

  @Test("Every error correction level is read", arguments: 0...8)
  func levels(level: Int) throws {
    let shot = try Shot(
      Shot.words(count: 30, seed: UInt64(level)),
      columnCount: [3, 3, 3, 4, 4, 5, 6, 8, 12][level],
      level: level,
      modulePixels: 2
    )
    shot.expectRead()
  }

  @Test("The fewest and the most rows are read", arguments: [(10, 1, 3), (10, 0, 3), (2, 5, 90)])
  func rows(columnCount: Int, level: Int, rowCount: Int) throws {
    // Two data codewords for each three letters that do not lend themselves to anything shorter.
    let capacity = columnCount * rowCount - (2 << level) - 1
    let payload = Array("A".utf8) + [UInt8](repeating: 66, count: 2 * capacity - 3)
    let shot = try Shot(payload, columnCount: columnCount, level: level, modulePixels: 2)
    #expect(shot.symbol.rowCount == rowCount)
    shot.expectRead()
  }

  @Test("Rows of every usual height are read", arguments: [2, 3, 4.5, 8, 15])
  func rowHeights(modules: Double) throws {
    var shot = try Shot.small(seed: 11)
    shot.camera.print.rowHeight = modules
    // Only whole rows tell how high a row is, so that the error grows with it.
    shot.expectRead(cornersWithin: max(2, modules / 4))
  }

  @Test("Every byte value comes out as it was", arguments: [1, 2, 3] as [UInt64])
  func bytes(seed: UInt64) throws {
    var source = SeededGenerator(seed: seed)
    let payload = (0..<60).map { _ in UInt8(source.integer(0...255)) }
    try Shot(payload, columnCount: 6, level: 2, modulePixels: 2).expectRead()
  }

  @Test("The compact form is read and said to be so", arguments: [2, 5, 9], [0.0, 30, 180])
  func compact(columnCount: Int, degrees: Double) throws {
    var shot = try Shot(
      Shot.words(count: 45, seed: 12),
      columnCount: columnCount,
      level: 2,
      isCompact: true
    )
    shot.camera.rotationDegrees = degrees
    // Row indicators stand on the left only and tell the rows' slope to about a hundredth, so that the error of
    // the right corners grows with the width.
    shot.expectRead(cornersWithin: max(2.1, 0.0145 * Double(shot.symbol.modulesPerRow)))
  }

  @Test("A symbol on white without any quiet zone is read", arguments: [0, 1, 2] as [Double])
  func noQuietZone(margin: Double) throws {
    var shot = try Shot.small(seed: 13, modulePixels: 3)
    shot.camera.print.margin = margin
    for background in [0.05, 0.4, 0.75] {
      shot.camera.backgroundLight = background
      shot.expectRead()
    }
  }

  @Test("A picture that ends where the symbol ends is read")
  func filledPicture() throws {
    let shot = try Shot.small(seed: 14, modulePixels: 3)
    let photograph = shot.taken()
    let (a, c) = (photograph.corners.topLeft, photograph.corners.bottomRight)
    let picture = photograph.picture.cropped(x: Int(a.x)..<Int(c.x + 1), y: Int(a.y)..<Int(c.y + 1))
    let reading = picture.reading()
    #expect(reading.symbols.map(\.payload) == [shot.payload])
  }
}
