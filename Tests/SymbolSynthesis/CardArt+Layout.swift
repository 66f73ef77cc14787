internal import Foundation

/// What is printed on the card besides the symbol.
extension CardArt {
  /// Prints everything but the symbol, and clears the symbol's place and its quiet zone.
  mutating func fill(_ layout: CardLayout, style: PrintStyle) {
    var source = SeededGenerator(seed: layout.seed &+ 1)
    let darkInk = Float(source.number(0.03...0.12))
    let ink = style.isInverted ? Float(style.paperReflectance) : darkInk
    tint(wave: source.number(3...9), strength: Float(source.number(0...0.03)))
    switch layout.content {
    case .symbol: fillAround(quiet: layout.quietModules, ink, &source)
    case .writing: write(from: top + 6, to: bottom - 6, ink, &source)
    case .bars: codes(from: top + 8, to: bottom - 8, every: 26...50, ink, &source)
    case .fields: fields(ink, &source)
    case .mixture:
      let middle = (top + bottom) / 2
      write(from: top + 6, to: middle, ink, &source)
      codes(from: middle + 6, to: bottom - 8, every: 24...36, ink, &source)
    case .stripes:
      stripes(ink, &source)
      codes(from: (top + bottom) / 2 + 6, to: bottom - 8, every: 24...36, ink, &source)
    }
    guard layout.content == .symbol else { return }
    let light = Float(style.isInverted ? style.inkReflectance : style.paperReflectance)
    switch layout.neighbour {
    case .paper: break
    case .frame: block(reach: layout.quietModules + 6, ink)
    case .bars: bars(beyond: layout.quietModules, ink, &source)
    }
    if layout.quietModules > 0 { block(reach: layout.quietModules, light) }
  }

  /// Fine wavy lines that make the paper a little darker and lighter.
  private mutating func tint(wave: Double, strength: Float) {
    guard strength > 0 else { return }
    let bends = (0..<columns).map { sin(Double($0) / 320) * 10 }
    for y in 0..<rows {
      let v = Double(y) / Double(Self.texelsPerModuleDown)
      for x in 0..<columns {
        let place = (v + 0.3 * Double(x) / Double(Self.texelsPerModuleAcross) + bends[x]) / wave
        let share = Float((place - place.rounded(.down) - 0.5).magnitude * 4 - 1)
        texels[y * columns + x] *= 1 + strength * share
      }
    }
  }

  private mutating func fillAround(quiet: Double, _ ink: Float, _ source: inout SeededGenerator) {
    let (above, below) = (-halfHeight - quiet - 2, halfHeight + quiet + 2)
    for (start, end) in [(top + 4, above), (below, bottom - 4)] {
      var v = start
      if end - v > 40, source.chance(0.6) {
        rectangle(left, v + 4, right, v + 28, 0.04)
        v += 34
      }
      if end - v > 20, source.chance(0.7) {
        let u = left + (right - left) * source.number(0.1...0.5)
        code(u, right - 10, v, v + 14, ink, &source)
        v += 18
      }
      write(from: v, to: end, ink, &source)
    }
  }

  /// Lines of writing.
  private mutating func write(
    from start: Double,
    to end: Double,
    _ ink: Float,
    _ source: inout SeededGenerator
  ) {
    var v = start
    while v + 7 < end {
      let height = source.number(4.5...6.5)
      var u = left + 8
      let last = left + (right - left) * source.number(0.4...0.95)
      while u + height < last {
        if !source.chance(0.16) { letter(u, v, height, ink, &source) }
        u += height * 0.75
      }
      v += height + source.number(2...3.5)
    }
  }

  /// A letter of some strokes in a box of which `u` and `v` are the upper left corner.
  private mutating func letter(
    _ u: Double,
    _ v: Double,
    _ height: Double,
    _ ink: Float,
    _ source: inout SeededGenerator
  ) {
    let strokes: [(Double, Double, Double, Double)] = [
      (0, 0, 0, 1), (1, 0, 1, 1), (0, 0, 1, 0), (0, 0.5, 1, 0.5), (0, 1, 1, 1), (0, 0, 1, 1),
      (1, 0, 0, 1), (0.5, 0, 0.5, 1), (0, 0, 0, 0.5), (1, 0.5, 1, 1),
    ]
    for index in source.sample(source.integer(3...4), below: strokes.count) {
      let (u1, v1, u2, v2) = strokes[index]
      let width = height * 0.55
      paint(
        Mark(
          from: (u + u1 * width, v + v1 * height),
          to: (u + u2 * width, v + v2 * height),
          width: height * 0.15,
          light: Double(ink)
        )
      ) { _, _ in ink }
    }
  }

  /// Rows of codes of bars, one below the other.
  private mutating func codes(
    from start: Double,
    to end: Double,
    every step: ClosedRange<Double>,
    _ ink: Float,
    _ source: inout SeededGenerator
  ) {
    var v = start
    while v + 18 < end {
      code(left + 18, right - 18, v, v + 18, ink, &source)
      v += source.number(step)
    }
  }

  /// A code of bars whose widths are one to four units, as Code 128 has them.
  private mutating func code(
    _ start: Double,
    _ end: Double,
    _ above: Double,
    _ below: Double,
    _ ink: Float,
    _ source: inout SeededGenerator
  ) {
    let unit = source.number(0.9...1.5)
    var u = start
    while u + 8 * unit < end {
      let bar = unit * Double(source.integer(1...4))
      rectangle(u, above, u + bar, below, ink)
      u += bar + unit * Double(source.integer(1...4))
    }
  }

  /// A square of dark and light fields.
  private mutating func fields(_ ink: Float, _ source: inout SeededGenerator) {
    let count = [21, 25, 33, 45][source.integer(0...3)]
    let side = (bottom - top) * 0.8 / Double(count)
    let (u, v) = (left + 40, top + (bottom - top) * 0.1)
    for row in 0..<count {
      for column in 0..<count where source.chance(0.5) {
        let (x, y) = (u + Double(column) * side, v + Double(row) * side)
        rectangle(x, y, x + side, y + side, ink)
      }
    }
  }

  /// Upright stripes of one width.
  private mutating func stripes(_ ink: Float, _ source: inout SeededGenerator) {
    let width = source.number(0.8...2)
    var u = left + 4
    while u + width < right - 4 {
      rectangle(u, top + 10, u + width, (top + bottom) / 2, ink)
      u += 2 * width
    }
  }

  /// Dark bars that end where the quiet zone begins.
  private mutating func bars(beyond quiet: Double, _ ink: Float, _ source: inout SeededGenerator) {
    for _ in 0..<40 {
      let v = source.number((-halfHeight)...(halfHeight - 2))
      let (length, height) = (source.number(1...5), source.number(0.5...3))
      let isLeft = source.chance(0.5)
      let u = isLeft ? -halfWidth - quiet - length : halfWidth + quiet
      rectangle(u, v, u + length, v + height, ink)
    }
  }

  /// Covers the symbol's place and `reach` modules around it.
  private mutating func block(reach: Double, _ light: Float) {
    rectangle(
      -halfWidth - reach, -halfHeight - reach, halfWidth + reach, halfHeight + reach, light
    )
  }

  /// Covers a rectangle; parts beyond the card are left out.
  mutating func rectangle(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, _ light: Float
  ) {
    let x = (Int(column(of: left).rounded()), Int(column(of: right).rounded()))
    let y = (Int(row(of: top).rounded()), Int(row(of: bottom).rounded()))
    let (start, end) = (max(0, x.0), min(columns, x.1))
    guard start < end, max(0, y.0) < min(rows, y.1) else { return }
    for line in max(0, y.0)..<min(rows, y.1) {
      for place in (line * columns + start)..<(line * columns + end) { texels[place] = light }
    }
  }

  /// Wears parts of the symbol off: they show paper, or grey where the laminate is rubbed.
  ///
  /// - Parameters:
  ///   - share: Part of the symbol's area, 0-1.
  ///   - seed: Chooses the places.
  ///   - light: What the worn places give back.
  mutating func wear(share: Double, seed: UInt64, light: Float) {
    guard share > 0 else { return }
    let noise = SmoothNoise(seed: seed)
    let x = Int(column(of: -halfWidth))..<Int(column(of: halfWidth))
    let y = Int(row(of: -halfHeight))..<Int(row(of: halfHeight))
    func value(_ column: Int, _ row: Int) -> Float {
      noise(
        Float(column) / Float(2 * Self.texelsPerModuleAcross),
        Float(row) / Float(2 * Self.texelsPerModuleDown)
      )
    }
    // The level that `share` of some places exceed.
    var sorted: [Float] = []
    for row in stride(from: y.lowerBound, to: y.upperBound, by: 7) {
      for column in stride(from: x.lowerBound, to: x.upperBound, by: 13) {
        sorted.append(value(column, row))
      }
    }
    sorted.sort()
    let level = sorted[max(0, min(sorted.count - 1, Int((1 - share) * Double(sorted.count))))]
    for row in y {
      for column in x where value(column, row) > level { texels[row * columns + column] = light }
    }
  }
}
