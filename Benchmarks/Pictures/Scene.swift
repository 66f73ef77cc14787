internal import ScanImage
public import SymbolSynthesis

/// A symbol, and the camera, light and card with which its picture is to be taken.
public struct Scene: Sendable {
  /// The camera; for pictures by phone the part that it shares with any camera.
  public var camera = Photographer()
  /// What only a phone does; nil for the plain camera.
  public var phone: PhoneCamera?
  /// Quality of the JPEG file that the picture goes through, 1-100; none when nil.
  public var jpegQuality: Int?
  /// The symbol.
  public let symbol: DrawnSymbol
  /// Random numbers of this card: the same for all severities of an axis.
  public var random: SeededGenerator

  /// Width of the symbol in modules.
  var width: Double { Double(symbol.modulesPerRow) }
  /// Height of the symbol in modules.
  var height: Double { Double(symbol.rowCount) * camera.print.rowHeight }

  /// A clean picture of a card on a desk.
  init(symbol: DrawnSymbol, rowHeight: Double, size: (Int, Int), random: SeededGenerator) {
    self.symbol = symbol
    self.random = random
    camera.print.rowHeight = rowHeight
    camera.print.paperReflectance = self.random.number(0.7...0.9)
    camera.print.inkReflectance = self.random.number(0.04...0.1)
    camera.print.wearSeed = self.random.next()
    camera.layout = CardLayout(seed: self.random.next())
    camera.desk = Desk(seed: self.random.next())
    camera.pictureSize = (size.0, size.1)
    // A horizontal field of view of 62 degrees.
    camera.focalLengthPixels = Double(size.0) * 0.832
    camera.rotationDegrees = self.random.number(-0.7...0.7)
    camera.offset.x = self.random.number(-1...1)
    camera.offset.y = self.random.number(-1...1)
    camera.modulePixels = 2.8
    camera.blurPixels = 0.45
    camera.noiseLevels = 0.7
    camera.exposure = 0.85
  }

  /// Seeds noise; samples finely where modules are small.
  mutating func finish(noiseSeed: UInt64) {
    camera.seed = noiseSeed
    let size = camera.pictureSize ?? (0, 0)
    camera.samplesPerSide =
      size.width * size.height > 4_000_000 ? 2 : camera.modulePixels < 1.9 ? 4 : 3
    phone?.scene = camera
    phone?.seed = noiseSeed
  }
}

/// Marks at places stated in shares of the symbol.
extension Scene {
  /// A place inside the symbol, in modules from its middle.
  mutating func place() -> (u: Double, v: Double) {
    (random.number(-0.5...0.5) * width, random.number(-0.5...0.5) * height)
  }

  /// A lamp's reflection that washes out a share of the symbol's area.
  mutating func addGlare(share: Double, across: Double? = nil, down: Double? = nil) {
    let flatness = random.number(1...3)
    // Of a reflection's light, which fades towards the rim, three fifths of the area are too much.
    let area = share * width * height / 0.6 / .pi
    let glare = Mark(
      u: (across ?? random.number(-0.35...0.35)) * width,
      v: (down ?? random.number(-0.3...0.3)) * height,
      radiusAcross: (area * flatness).squareRoot(),
      radiusDown: (area / flatness).squareRoot(),
      degrees: random.number(-20...20),
      light: 2
    )
    camera.glares.append(glare)
  }

  /// Blots that cover about a share of the symbol's area.
  mutating func addDirt(share: Double) {
    var covered = 0.0
    let light = [0.05, 0.4, 0.9][random.integer(0...2)]
    while covered < share * width * height {
      let place = place()
      let across = width * random.number(0.02...0.08)
      let down = across * random.number(0.4...1.2)
      camera.marks.append(
        Mark(
          u: place.u, v: place.v, radiusAcross: across, radiusDown: down,
          degrees: random.number(0...180), light: light
        )
      )
      covered += .pi * across * down
    }
  }

  /// Straight scratches from anywhere to anywhere.
  mutating func addScratches(_ count: Int) {
    for _ in 0..<count {
      let (start, end) = (place(), place())
      camera.marks.append(
        Mark(
          from: start, to: end, width: random.number(0.5...2),
          light: random.chance(0.5) ? 0.05 : 0.95
        )
      )
    }
  }

  /// A stripe over the symbol's whole width or height.
  mutating func addBand(share: Double, isUpright: Bool) {
    let middle = random.number(-0.35...0.3)
    camera.marks.append(
      Mark(
        u: isUpright ? middle * width : 0,
        v: isUpright ? 0 : middle * height,
        radiusAcross: width / 2 * (isUpright ? share : 1),
        radiusDown: height / 2 * (isUpright ? 1 : share),
        isRectangle: true,
        light: random.chance(0.5) ? 0.05 : 0.9
      )
    )
  }

  /// Scuffs a share of the height of the start or stop pattern, module by module.
  mutating func addScuff(share: Double, isStop: Bool) {
    let first = isStop ? width / 2 - 18 : -width / 2 - 1
    let count = Int(share * height)
    let top = -height / 2 + random.number(0...1) * (height - Double(count))
    for row in 0..<count {
      for column in 0..<19 {
        camera.marks.append(
          Mark(
            u: first + Double(column) + 0.5, v: top + Double(row) + 0.5,
            radiusAcross: 0.5, radiusDown: 0.5, isRectangle: true,
            light: random.number(0.1...0.8)
          )
        )
      }
    }
  }

  /// Moves the picture so that so many modules of the symbol's side lie beyond its edge.
  mutating func cut(_ side: Side, modules: Double) {
    let (width, height) = camera.pictureSize ?? (0, 0)
    camera.rotationDegrees = 0
    switch side {
    case .left:
      camera.offset.x = -Double(width) / 2 - (modules - self.width / 2) * camera.modulePixels
    case .right:
      camera.offset.x = Double(width) / 2 + (modules - self.width / 2) * camera.modulePixels
    case .top:
      camera.offset.y = -Double(height) / 2 - (modules - self.height / 2) * camera.modulePixels
    case .bottom:
      camera.offset.y = Double(height) / 2 + (modules - self.height / 2) * camera.modulePixels
    }
  }

  /// Moves the symbol anywhere in the picture.
  mutating func wander() {
    let (width, height) = camera.pictureSize ?? (0, 0)
    let reach = self.width * camera.modulePixels / 2 + 20
    let across = max(0, Double(width) / 2 - reach)
    let down = max(0, Double(height) / 2 - reach)
    camera.offset.x = random.number(-1...1) * across
    camera.offset.y = random.number(-1...1) * down
  }

  /// A side of the picture.
  enum Side { case left, right, top, bottom }
}
