internal import Foundation

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
  /// Modules of paper around the symbol.
  let frame: CardFrame
  var texels: [Float]

  /// Draws a symbol on its card.
  ///
  /// - Parameters:
  ///   - symbol: The modules.
  ///   - style: Sizes in modules and what the ink does.
  ///   - layout: What else is on the card; only paper when nil.
  init(_ symbol: DrawnSymbol, style: PrintStyle, layout: CardLayout? = nil) {
    let rowTexels = max(1, Int((style.rowHeight * Double(Self.texelsPerModuleDown)).rounded()))
    halfWidth = Double(symbol.modulesPerRow) / 2
    halfHeight = Double(symbol.rowCount * rowTexels) / Double(Self.texelsPerModuleDown) / 2
    frame =
      layout?.frame(width: 2 * halfWidth, height: 2 * halfHeight)
      ?? CardFrame(all: Double(Int(style.margin)))
    columns =
      symbol.modulesPerRow * Self.texelsPerModuleAcross
      + Int(frame.left + frame.right) * Self.texelsPerModuleAcross
    rows =
      symbol.rowCount * rowTexels + Int(frame.top + frame.bottom) * Self.texelsPerModuleDown
    let light = Float(style.isInverted ? style.inkReflectance : style.paperReflectance)
    let dark = Float(style.isInverted ? style.paperReflectance : style.inkReflectance)
    texels = [Float](repeating: light, count: columns * rows)
    if let layout { fill(layout, style: style) }
    guard layout.map({ $0.content == .symbol }) ?? true else { return }
    let left = Int(frame.left) * Self.texelsPerModuleAcross
    let top = Int(frame.top) * Self.texelsPerModuleDown
    for row in 0..<symbol.rowCount {
      let line = Self.line(symbol, row: row, growth: style.inkGrowth)
      for texelRow in 0..<rowTexels {
        let start = (top + row * rowTexels + texelRow) * columns + left
        for (place, isInk) in line.enumerated() { texels[start + place] = isInk ? dark : light }
      }
    }
    wear(share: style.wearShare, seed: style.wearSeed, light: Float(style.wearReflectance))
  }

  /// The card's edges, in modules from the symbol's middle.
  var left: Double { -halfWidth - frame.left }
  var right: Double { halfWidth + frame.right }
  var top: Double { -halfHeight - frame.top }
  var bottom: Double { halfHeight + frame.bottom }

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

  /// Changes every texel of a mark; `change` gets the value and how far out it lies, 0 to 1.
  mutating func paint(
    _ mark: Mark,
    change: (Float, Float) -> Float
  ) {
    let (texelsAcross, texelsDown) = (
      Double(Self.texelsPerModuleAcross), Double(Self.texelsPerModuleDown)
    )
    let (centerX, centerY) = (column(of: mark.u), row(of: mark.v))
    let radiusAcross = max(0.5 / texelsAcross, mark.radiusAcross)
    let radiusDown = max(0.5 / texelsDown, mark.radiusDown)
    let (sine, cosine) = (sin(mark.degrees * .pi / 180), cos(mark.degrees * .pi / 180))
    let reachX = (radiusAcross * cosine.magnitude + radiusDown * sine.magnitude) * texelsAcross
    let reachY = (radiusAcross * sine.magnitude + radiusDown * cosine.magnitude) * texelsDown
    let yRange = clamped(centerY - reachY, centerY + reachY, rows)
    let xRange = clamped(centerX - reachX, centerX + reachX, columns)
    for y in yRange {
      let v = (Double(y) + 0.5 - centerY) / texelsDown
      for x in xRange {
        let u = (Double(x) + 0.5 - centerX) / texelsAcross
        let across = (u * cosine + v * sine) / radiusAcross
        let down = (v * cosine - u * sine) / radiusDown
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
    (u + halfWidth + frame.left) * Double(Self.texelsPerModuleAcross)
  }

  /// The texel row of a place, fractional.
  func row(of v: Double) -> Double {
    (v + halfHeight + frame.top) * Double(Self.texelsPerModuleDown)
  }

  private func clamped(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
    let start = min(max(0, Int(low.rounded(.down))), count)
    return start..<max(start, min(count, Int(high.rounded(.up)) + 1))
  }
}
