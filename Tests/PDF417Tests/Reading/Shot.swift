import PDF417
import ScanImage
import SymbolSynthesis
import Testing

/// A symbol with its payload, and how it is photographed.
struct Shot {
  let payload: [UInt8]
  let symbol: DrawnSymbol
  var camera = Photographer()

  /// Prepares a picture of a symbol in a small size.
  init(
    _ payload: [UInt8],
    columnCount: Int,
    level: Int,
    isCompact: Bool = false,
    modulePixels: Double = 2.5
  ) throws {
    self.payload = payload
    symbol = try DrawnSymbol(
      payload,
      options: EncodingOptions(columnCount: columnCount, level: level, isCompact: isCompact)
    )
    camera.modulePixels = modulePixels
    camera.samplesPerSide = 2
  }

  /// A small symbol that most tests use: 4 columns, level 3.
  static func small(seed: UInt64 = 1, modulePixels: Double = 2.5) throws -> Shot {
    try Shot(
      Shot.words(count: 40, seed: seed),
      columnCount: 4,
      level: 3,
      modulePixels: modulePixels
    )
  }

  /// Invented text with capitals, small letters, digits and line breaks.
  static func words(count: Int, seed: UInt64) -> [UInt8] {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghij0123456789\n,.-".utf8)
    var source = SeededGenerator(seed: seed)
    return (0..<count).map { _ in letters[source.integer(0...(letters.count - 1))] }
  }

  /// The photograph.
  func taken() -> Photograph { camera.photograph(symbol) }

  /// What the reader finds in the picture.
  func reading() -> Reading { taken().picture.reading() }

  /// Expects that the picture gives this very symbol and nothing else.
  ///
  /// Corners may lie `cornersWithin` modules from the truth.
  func expectRead(
    cornersWithin: Double = 2,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let photograph = taken()
    let reading = photograph.picture.reading()
    #expect(reading.symbols.count == 1, sourceLocation: sourceLocation)
    #expect(reading.sighting == nil, sourceLocation: sourceLocation)
    guard let found = reading.symbols.first else { return }
    expectSame(found, sourceLocation: sourceLocation)
    #expect(found.isMirrored == camera.isMirrored, sourceLocation: sourceLocation)
    #expect(found.isInverted == camera.print.isInverted, sourceLocation: sourceLocation)
    let distance = found.corners.distance(to: photograph.corners) / camera.modulePixels
    #expect(distance <= cornersWithin, "in modules", sourceLocation: sourceLocation)
  }

  /// Expects the symbol's payload and shape.
  func expectSame(_ found: Symbol, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(found.payload == payload, sourceLocation: sourceLocation)
    #expect(found.columnCount == symbol.columnCount, sourceLocation: sourceLocation)
    #expect(found.rowCount == symbol.rowCount, sourceLocation: sourceLocation)
    #expect(found.errorCorrectionLevel == symbol.level, sourceLocation: sourceLocation)
    #expect(found.isCompact == symbol.isCompact, sourceLocation: sourceLocation)
  }
}

extension GreyPicture {
  /// What a reader finds in the picture.
  func reading(effort: ReadingEffort = .thorough, maximumSymbols: Int = 8) -> Reading {
    withLumaImage { SymbolReader(effort: effort, maximumSymbols: maximumSymbols).read($0) }
  }

  /// The part of the picture between some columns and rows.
  func cropped(x: Range<Int>, y: Range<Int>) -> GreyPicture {
    var part = GreyPicture(width: x.count, height: y.count)
    for row in y {
      for column in x { part[column - x.lowerBound, row - y.lowerBound] = self[column, row] }
    }
    return part
  }

  /// Lays another picture over this one; what hangs over the sides is lost.
  mutating func paste(_ picture: GreyPicture, x: Int, y: Int) {
    for row in 0..<picture.height where (0..<height).contains(y + row) {
      for column in 0..<picture.width where (0..<width).contains(x + column) {
        self[x + column, y + row] = picture[column, row]
      }
    }
  }
}

extension Quadrilateral {
  /// The greatest distance between corners of the same name, in pixels.
  func distance(to other: Quadrilateral) -> Double {
    zip(points, other.points).map { a, b in
      ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }.max() ?? 0
  }

  /// The corners in their order.
  var points: [Point] { [topLeft, topRight, bottomRight, bottomLeft] }
}
