internal import Foundation
internal import SymbolSynthesis

/// The back of the sample card.
///
/// Places are millimetres from its top left corner.
struct CardBack {
  /// ISO/IEC 7810, size ID-1.
  static let width: Float = 85.6
  static let height: Float = 53.98
  static let cornerRadius: Float = 3.18

  private static let moduleWidth: Float = 0.254
  private static let rowHeight: Float = 0.74
  private static let lines: [(text: [UInt8], x: Float, y: Float, dot: Float)] = [
    (Array("SPECIMEN - INVENTED CARD - NOT A LICENSE".utf8), 6, 30.5, 0.27),
    (Array("CLASS D  NON-COMMERCIAL MOTOR VEHICLES".utf8), 6, 35, 0.2),
    (Array("RESTRICTIONS K   ENDORSEMENTS PH".utf8), 6, 38, 0.2),
    (Array("REV 02 12 2019   DONOR   VETERAN".utf8), 6, 41, 0.2),
    (Array("0061480217735590418823".utf8), 52, 50.3, 0.17),
  ]

  private let symbol: DrawnSymbol
  private let left: Float
  private let top: Float = 6
  private let paper = RGB.levels(226, 233, 238)
  private let tint = RGB.levels(176, 205, 222)
  private let ink = RGB.levels(30, 31, 36)
  private let clouds = PlaneNoise(seed: 21)

  init(_ symbol: DrawnSymbol) {
    self.symbol = symbol
    left = (CardBack.width - Float(symbol.modulesPerRow) * CardBack.moduleWidth) / 2
  }

  /// The place belongs to the card, rounded corners left out.
  static func contains(x: Float, y: Float) -> Bool {
    edgeDistance(x: x, y: y) <= 0
  }

  /// Millimetres outside of the card's edge; negative inside.
  static func edgeDistance(x: Float, y: Float) -> Float {
    let across = (x - width / 2).magnitude - width / 2 + cornerRadius
    let down = (y - height / 2).magnitude - height / 2 + cornerRadius
    let outside = (max(across, 0) * max(across, 0) + max(down, 0) * max(down, 0)).squareRoot()
    return outside + min(max(across, down), 0) - cornerRadius
  }

  func color(x: Float, y: Float) -> RGB {
    if let isBar = isBar(x: x, y: y) { return isBar ? ink : paper }
    if isStripe(x: x, y: y) || isText(x: x, y: y) { return ink }
    return background(x: x, y: y)
  }

  /// Fine wavy lines, as cards have them, on a ground of two tints.
  private func background(x: Float, y: Float) -> RGB {
    let ground = paper.mixed(with: tint, clouds(x / 18, y / 18))
    let wave = y + 1.6 * sin(x / 5) + 0.8 * sin(x / 2.3 + y / 9)
    let place = wave / 0.9
    let line = (place - place.rounded(.down) - 0.5).magnitude
    return line < 0.09 ? ground * 0.8 : ground
  }

  /// A bar or space of the symbol, `nil` outside of its quiet zone.
  private func isBar(x: Float, y: Float) -> Bool? {
    let module = ((x - left) / CardBack.moduleWidth).rounded(.down)
    let row = ((y - top) / CardBack.rowHeight).rounded(.down)
    let quiet: Float = 3
    guard module >= -quiet, module < Float(symbol.modulesPerRow) + quiet, row >= -2,
      row < Float(symbol.rowCount) + 2
    else { return nil }
    guard module >= 0, module < Float(symbol.modulesPerRow), row >= 0, row < Float(symbol.rowCount)
    else { return false }
    return symbol.modules[Int(row) * symbol.modulesPerRow + Int(module)]
  }

  /// A small striped code of the inventory number, as many cards carry one; it encodes nothing.
  private func isStripe(x: Float, y: Float) -> Bool {
    guard x >= 52, x < 80, y >= 44.5, y < 49.5 else { return false }
    return PlaneNoise(seed: 31)(((x - 52) / 0.3).rounded(.down), 0) > 0.5
  }

  private func isText(x: Float, y: Float) -> Bool {
    for line in CardBack.lines {
      let column = ((x - line.x) / line.dot).rounded(.down)
      let row = ((y - line.y) / line.dot).rounded(.down)
      guard row >= 0, row < Float(BitmapFont.rows), column >= 0, column < 1_000 else { continue }
      if BitmapFont.isInked(line.text, x: Int(column), y: Int(row)) { return true }
    }
    return false
  }
}
