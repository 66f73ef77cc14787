import ScanImage
import SymbolSynthesis
import Testing

@Suite("Photographer")
struct PhotographerTests {
  private func symbol() throws -> DrawnSymbol {
    try DrawnSymbol(
      InventedCard.payload(seed: 1),
      options: EncodingOptions(columnCount: 10, level: 3)
    )
  }

  /// A projection of the unit square onto four corners.
  private func place(_ corners: Quadrilateral, _ s: Double, _ t: Double) -> Point {
    let (a, b, c, d) = (
      corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft
    )
    let (dx1, dx2, dx3) = (b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x)
    let (dy1, dy2, dy3) = (b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y)
    let determinant = dx1 * dy2 - dx2 * dy1
    let g = (dx3 * dy2 - dx2 * dy3) / determinant
    let h = (dx1 * dy3 - dx3 * dy1) / determinant
    let scale = 1 / (g * s + h * t + 1)
    return Point(
      x: ((b.x - a.x + g * b.x) * s + (d.x - a.x + h * d.x) * t + a.x) * scale,
      y: ((b.y - a.y + g * b.y) * s + (d.y - a.y + h * d.y) * t + a.y) * scale
    )
  }

  /// Modules that look as they were drawn, when read at the places that the corners give.
  private func share(_ photograph: Photograph, of symbol: DrawnSymbol) -> Double {
    var right = 0
    for row in 0..<symbol.rowCount {
      for module in 0..<symbol.modulesPerRow {
        let point = place(
          photograph.corners,
          (Double(module) + 0.5) / Double(symbol.modulesPerRow),
          (Double(row) + 0.5) / Double(symbol.rowCount)
        )
        let isBar = photograph.picture[Int(point.x), Int(point.y)] < 150
        if isBar == symbol.modules[row * symbol.modulesPerRow + module] { right += 1 }
      }
    }
    return Double(right) / Double(symbol.modules.count)
  }

  @Test(
    "A flat card's modules lie where its corners say, from every side",
    arguments: [
      (0, 0, 0, false), (33, 0, 0, false), (90, 0, 0, false), (180, 10, 0, false),
      (0, 35, 0, false), (0, 0, 35, false), (200, 25, -30, false), (10, -20, 20, true),
    ] as [(Double, Double, Double, Bool)]
  )
  func corners(rotation: Double, yaw: Double, pitch: Double, isMirrored: Bool) throws {
    let symbol = try symbol()
    var camera = Photographer()
    camera.modulePixels = 5
    (camera.rotationDegrees, camera.yawDegrees, camera.pitchDegrees) = (rotation, yaw, pitch)
    camera.isMirrored = isMirrored
    #expect(share(camera.photograph(symbol), of: symbol) > 0.995)
  }

  @Test("A bent card's modules lie elsewhere than its corners say")
  func bends() throws {
    let symbol = try symbol()
    var camera = Photographer()
    camera.bendDegrees = 90
    camera.pitchDegrees = 20
    #expect(share(camera.photograph(symbol), of: symbol) < 0.9)
    camera.bendDegrees = 0.01
    #expect(share(camera.photograph(symbol), of: symbol) > 0.99)
    camera.bendDegrees = -0.01
    #expect(share(camera.photograph(symbol), of: symbol) > 0.99)
  }

  @Test("The same seed gives the same picture and another seed other noise")
  func seeds() throws {
    let symbol = try symbol()
    var camera = Photographer()
    camera.noiseLevels = 6
    let first = camera.photograph(symbol)
    #expect(camera.photograph(symbol).picture == first.picture)
    camera.seed = 2
    #expect(camera.photograph(symbol).picture != first.picture)
  }

  @Test("Noise has the stated spread")
  func noise() throws {
    let symbol = try symbol()
    var camera = Photographer()
    let clean = camera.photograph(symbol).picture
    camera.noiseLevels = 6
    let noisy = camera.photograph(symbol).picture
    let squares = zip(clean.bytes, noisy.bytes).map { difference in
      (Double(difference.0) - Double(difference.1)) * (Double(difference.0) - Double(difference.1))
    }
    let spread = (squares.reduce(0, +) / Double(squares.count)).squareRoot()
    #expect(abs(spread - 6) < 0.3)
  }

  @Test("A picture of stated size has it, and its symbol where the offset says")
  func sizes() throws {
    let symbol = try symbol()
    var camera = Photographer()
    camera.pictureSize = (1_100, 500)
    camera.offset = Point(x: 40, y: -30)
    let photograph = camera.photograph(symbol)
    #expect(photograph.picture.width == 1_100 && photograph.picture.height == 500)
    let middle = (photograph.corners.topLeft.x + photograph.corners.bottomRight.x) / 2
    #expect(abs(middle - 590) < 1e-6)
    #expect(share(photograph, of: symbol) == 1)
  }

  @Test("Bars grow and shrink with the ink")
  func inkGrowth() throws {
    let symbol = try symbol()
    func darkness(_ growth: Double) -> Double {
      var camera = Photographer()
      camera.print.inkGrowth = growth
      let bytes = camera.photograph(symbol).picture.bytes
      return -bytes.reduce(0) { $0 + Double($1) } / Double(bytes.count)
    }
    #expect(darkness(-0.5) < darkness(-0.25))
    #expect(darkness(-0.25) < darkness(0))
    #expect(darkness(0) < darkness(0.25))
    #expect(darkness(0.25) < darkness(0.5))
  }
}
