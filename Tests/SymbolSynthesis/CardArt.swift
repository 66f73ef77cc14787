/// What lies on the card: how much light each place of the symbol and the card around it gives back.
///
/// Coordinates are modules from the symbol's middle, u to the right and v down. Values are linear: 0 is
/// black, 1 gives back all light, more is glare.
struct CardArt {
  static let texelsPerModuleAcross = 8
  static let texelsPerModuleDown = 4

  let columns: Int
  let rows: Int
  /// Half the symbol's width and height, in modules.
  let halfWidth: Double
  let halfHeight: Double
  /// Modules of paper beside, and above and below, the symbol.
  let marginAcross: Double
  let marginDown: Double
  var texels: [Float]

  /// Draws a symbol on its card.
  ///
  /// - Parameters:
  ///   - symbol: The modules.
  ///   - style: Sizes in modules and what the ink does.
  init(_ symbol: DrawnSymbol, style: PrintStyle) {
    let rowTexels = max(1, Int((style.rowHeight * Double(Self.texelsPerModuleDown)).rounded()))
    let (left, top) = (
      Int(style.margin) * Self.texelsPerModuleAcross, Int(style.margin) * Self.texelsPerModuleDown
    )
    marginAcross = Double(Int(style.margin))
    marginDown = marginAcross
    columns = symbol.modulesPerRow * Self.texelsPerModuleAcross + 2 * left
    rows = symbol.rowCount * rowTexels + 2 * top
    halfWidth = Double(symbol.modulesPerRow) / 2
    halfHeight = Double(symbol.rowCount * rowTexels) / Double(Self.texelsPerModuleDown) / 2
    let light = Float(style.isInverted ? style.inkReflectance : style.paperReflectance)
    let dark = Float(style.isInverted ? style.paperReflectance : style.inkReflectance)
    texels = [Float](repeating: light, count: columns * rows)
    for row in 0..<symbol.rowCount {
      let line = Self.line(symbol, row: row, growth: style.inkGrowth)
      for texelRow in 0..<rowTexels {
        let start = (top + row * rowTexels + texelRow) * columns + left
        for (place, isInk) in line.enumerated() where isInk { texels[start + place] = dark }
      }
    }
  }

  /// One row of texels: bars wider by `growth` modules, half of it on each side.
  private static func line(_ symbol: DrawnSymbol, row: Int, growth: Double) -> [Bool] {
    let modules = symbol.modules[(row * symbol.modulesPerRow)...].prefix(symbol.modulesPerRow)
    let exact = modules.flatMap { [Bool](repeating: $0, count: texelsPerModuleAcross) }
    let reach = Int((abs(growth) / 2 * Double(texelsPerModuleAcross)).rounded())
    guard reach > 0 else { return exact }
    let grows = growth > 0
    return exact.indices.map { place in
      let near = exact[max(0, place - reach)...min(exact.count - 1, place + reach)]
      return grows ? near.contains(true) : !near.contains(false)
    }
  }

  /// Changes every texel of an ellipse; `change` gets the value and how far out it lies, 0 to 1.
  mutating func paint(
    _ mark: Mark,
    change: (Float, Float) -> Float
  ) {
    let (centerX, centerY) = (column(of: mark.u), row(of: mark.v))
    let radiusX = max(0.5, mark.radiusAcross * Double(Self.texelsPerModuleAcross))
    let radiusY = max(0.5, mark.radiusDown * Double(Self.texelsPerModuleDown))
    let yRange = clamped(centerY - radiusY, centerY + radiusY, rows)
    let xRange = clamped(centerX - radiusX, centerX + radiusX, columns)
    for y in yRange {
      for x in xRange {
        let across = (Double(x) + 0.5 - centerX) / radiusX
        let down = (Double(y) + 0.5 - centerY) / radiusY
        let distance =
          mark.isRectangle
          ? max(abs(across), abs(down)) : (across * across + down * down).squareRoot()
        guard distance <= 1 else { continue }
        texels[y * columns + x] = change(texels[y * columns + x], Float(distance))
      }
    }
  }

  /// The texel column of a place, fractional.
  func column(of u: Double) -> Double {
    (u + halfWidth + marginAcross) * Double(Self.texelsPerModuleAcross)
  }

  /// The texel row of a place, fractional.
  func row(of v: Double) -> Double {
    (v + halfHeight + marginDown) * Double(Self.texelsPerModuleDown)
  }

  private func clamped(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
    let start = min(max(0, Int(low.rounded(.down))), count)
    return start..<max(start, min(count, Int(high.rounded(.up)) + 1))
  }
}

/// How a symbol is printed.
public struct PrintStyle: Sendable {
  /// Height of a row in modules; licences have 3 or more.
  public var rowHeight = 3.0
  /// Modules of paper on each side of the symbol; whole modules count.
  public var margin = 10.0
  /// How much wider than its modules a bar is, in modules, -0.9 to 0.9.
  public var inkGrowth = 0.0
  /// The symbol is light on dark.
  public var isInverted = false
  /// Light that paper gives back, 0-1.
  public var paperReflectance = 0.75
  /// Light that ink gives back, 0-1.
  public var inkReflectance = 0.03

  /// Makes the style of a clean print.
  public init() {}

  /// Brings ink and paper together: at `contrast` 1 they are as they were, at 0 alike.
  public mutating func setContrast(_ contrast: Double) {
    let (paper, ink) = (paperReflectance, inkReflectance)
    let middle = (paper + ink) / 2
    paperReflectance = middle + (paper - ink) / 2 * contrast
    inkReflectance = middle - (paper - ink) / 2 * contrast
  }
}

/// An ellipse or rectangle on the card: dirt, a cover, a reflection.
public struct Mark: Sendable {
  /// Middle, in modules to the right of the symbol's middle.
  public var u: Double
  /// Middle, in modules below the symbol's middle.
  public var v: Double
  /// Half the width, in modules.
  public var radiusAcross: Double
  /// Half the height, in modules.
  public var radiusDown: Double
  /// It has corners.
  public var isRectangle: Bool
  /// Light that it gives back, 0-1; for glare the light that it adds, of which 1 is much.
  public var light: Double

  /// Makes a mark.
  public init(
    u: Double,
    v: Double,
    radiusAcross: Double,
    radiusDown: Double,
    isRectangle: Bool = false,
    light: Double
  ) {
    self.u = u
    self.v = v
    self.radiusAcross = radiusAcross
    self.radiusDown = radiusDown
    self.isRectangle = isRectangle
    self.light = light
  }
}
