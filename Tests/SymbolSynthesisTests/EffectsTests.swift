import ScanImage
import SymbolSynthesis
import Testing

@Suite("Effects of light, lens and card")
struct EffectsTests {
  private func symbol() throws -> DrawnSymbol {
    try DrawnSymbol(
      InventedCard.payload(seed: 2), options: EncodingOptions(columnCount: 10, level: 3))
  }

  private func mean(_ picture: GreyPicture) -> Double {
    picture.bytes.reduce(0) { $0 + Double($1) } / Double(picture.bytes.count)
  }

  /// Grey levels along the picture's middle row.
  private func middleRow(_ picture: GreyPicture) -> [Double] {
    (0..<picture.width).map { Double(picture[$0, picture.height / 2]) }
  }

  /// How much neighbours differ on average.
  private func roughness(_ picture: GreyPicture) -> Double {
    let row = middleRow(picture)
    return zip(row, row.dropFirst()).reduce(0) { $0 + abs($1.0 - $1.1) } / Double(row.count)
  }

  @Test("A lens out of focus takes detail and leaves brightness")
  func defocus() throws {
    let symbol = try symbol()
    var camera = Photographer()
    camera.print.setContrast(0.2)
    let sharp = camera.photograph(symbol).picture
    camera.defocusPixels = 4
    let soft = camera.photograph(symbol).picture
    #expect(roughness(soft) < roughness(sharp) / 1.8)
    #expect(abs(mean(soft) - mean(sharp)) < 3)
  }

  @Test("Light falls off towards the stated side", arguments: [(0.0, true), (180, false)])
  func fading(degrees: Double, isLeftBright: Bool) throws {
    var camera = Photographer()
    camera.lightRatio = 8
    camera.lightDegrees = degrees
    let row = middleRow(camera.photograph(try symbol()).picture)
    let (left, right) = (
      row.prefix(row.count / 3).reduce(0, +), row.suffix(row.count / 3).reduce(0, +)
    )
    #expect((left > right) == isLeftBright)
    #expect(max(left, right) > 1.5 * min(left, right))
  }

  @Test("A shadow darkens one half and leaves the other")
  func shadow() throws {
    let symbol = try symbol()
    var camera = Photographer()
    let bright = camera.photograph(symbol).picture
    camera.shadowLight = 0.1
    let shaded = camera.photograph(symbol).picture
    let y = bright.height / 2
    let quarter = bright.width / 4
    #expect((0..<quarter).allSatisfy { bright[$0, y] == shaded[$0, y] })
    #expect(
      ((bright.width - quarter)..<bright.width).allSatisfy { shaded[$0, y] <= bright[$0, y] })
    #expect(mean(shaded) < mean(bright))
  }

  @Test("Fewer photons make more noise")
  func photons() throws {
    let symbol = try symbol()
    func noise(_ photons: Double) -> Double {
      var camera = Photographer()
      camera.pictureSize = (64, 64)
      camera.backgroundLight = 0.5
      camera.offset = Point(x: 5_000, y: 0)
      camera.photonsAtWhite = photons
      return roughness(camera.photograph(symbol).picture)
    }
    #expect(noise(0) == 0)
    #expect(noise(10_000) > 0)
    #expect(noise(100) > 3 * noise(10_000))
  }

  @Test("Sharpening makes halos")
  func sharpening() throws {
    let symbol = try symbol()
    var camera = Photographer()
    camera.print.setContrast(0.3)
    let plain = camera.photograph(symbol).picture
    camera.sharpening = 1
    let sharp = camera.photograph(symbol).picture
    #expect((sharp.bytes.max() ?? 0) > (plain.bytes.max() ?? 0))
    #expect((sharp.bytes.min() ?? 0) < (plain.bytes.min() ?? 0))
  }

  @Test("A worn symbol lacks about the stated share of its print")
  func wear() throws {
    let symbol = try symbol()
    func darkShare(_ wear: Double) -> Double {
      var camera = Photographer()
      camera.print.wearShare = wear
      let bytes = camera.photograph(symbol).picture.bytes
      return Double(bytes.count { $0 < 100 }) / Double(bytes.count)
    }
    let (whole, worn) = (darkShare(0), darkShare(0.3))
    #expect(abs(worn / whole - 0.7) < 0.08)
  }

  @Test("A card with a layout has its symbol where the corners say, and much else")
  func layout() throws {
    let symbol = try symbol()
    var camera = Photographer()
    let plain = camera.photograph(symbol)
    camera.layout = CardLayout(seed: 3)
    camera.desk = Desk(seed: 3)
    let full = camera.photograph(symbol)
    #expect(full.picture.width > plain.picture.width)
    #expect(full.picture.height > plain.picture.height)
    let (a, b) = (plain.corners.topLeft, full.corners.topLeft)
    var same = 0
    for y in 0..<100 {
      for x in 0..<100 {
        let isDark = plain.picture[Int(a.x) + 2 * x, Int(a.y) + y] < 128
        let looksDark = full.picture[Int(b.x) + 2 * x, Int(b.y) + y] < 128
        if isDark == looksDark { same += 1 }
      }
    }
    #expect(same > 9_000)
  }

  @Test("A stroke covers what lies between its ends, at any angle")
  func strokes() throws {
    let symbol = try symbol()
    var camera = Photographer()
    camera.modulePixels = 4
    camera.marks = [Mark(from: (-30, -10), to: (30, 10), width: 4, light: 1)]
    let photograph = camera.photograph(symbol)
    let corners = photograph.corners
    let middle = (
      x: (corners.topLeft.x + corners.bottomRight.x) / 2,
      y: (corners.topLeft.y + corners.bottomRight.y) / 2
    )
    for share in stride(from: -1.0, through: 1, by: 0.1) {
      let (x, y) = (Int(middle.x + share * 120), Int(middle.y + share * 40))
      #expect(photograph.picture[x, y] > 250)
    }
  }

  @Test("Waves and a bend leave the corners where the symbol's corners are seen")
  func waves() throws {
    let symbol = try symbol()
    for bend in [0.0, 40] {
      var camera = Photographer()
      camera.print.margin = 12
      camera.modulePixels = 4
      camera.yawDegrees = 25
      camera.bendDegrees = bend
      camera.waves = CardWaves(height: 8, seed: 4)
      let photograph = camera.photograph(symbol)
      // The start pattern's first bar is eight modules wide: its upper end is dark inside and light outside.
      let corner = photograph.corners.topLeft
      #expect(photograph.picture[Int(corner.x) + 8, Int(corner.y) + 8] < 110)
      #expect(photograph.picture[Int(corner.x) - 10, Int(corner.y) + 8] > 160)
      #expect(photograph.picture[Int(corner.x) + 8, Int(corner.y) - 10] > 160)
    }
  }
}
