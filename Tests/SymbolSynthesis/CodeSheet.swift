internal import Foundation

/// A frame of a camera with codes of several kinds, as they lie around a licence: of three sizes, turned, in noise,
/// some of them twice, some over each other.
public struct CodeSheet: Sendable {
  /// The frame, 1280 x 720 pixels.
  public private(set) var picture = GreyPicture(width: 1280, height: 720, level: 235)
  private var random: SeededGenerator

  /// Draws a frame.
  ///
  /// - Parameters:
  ///   - seed: Chooses all that is not stated.
  ///   - symbols: What kinds of code there are.
  ///   - card: A picture of a licence's symbol, which nothing lies over.
  /// - Throws: `DrawingError` when a symbol cannot be drawn.
  public init(
    seed: UInt64,
    symbols: [OtherSymbol] = OtherSymbol.allCases,
    card: GreyPicture? = nil
  ) throws {
    random = SeededGenerator(seed: seed &* 7_919 &+ 3)
    for _ in 0..<random.integer(1...5) {
      let symbol = symbols[random.integer(0...(symbols.count - 1))]
      let code = try symbol.draw(symbol.sampleText)
      let scale = Double(random.integer(1...3))
      for _ in 0..<(random.chance(0.3) ? 2 : 1) { lay(code, scale: scale, degrees: angle()) }
    }
    if let card {
      lay(card, scale: 1, degrees: 0, center: (Double(card.width) / 2 + 20, 360))
    }
    addNoise(deviation: Double(random.integer(0...2)) * 7)
  }

  private mutating func angle() -> Double {
    random.chance(0.7) ? Double(90 * random.integer(0...3)) : random.number(0...360)
  }

  /// Lays a drawing onto the sheet, turned about its middle.
  private mutating func lay(
    _ code: GreyPicture,
    scale: Double,
    degrees: Double,
    center: (x: Double, y: Double)? = nil
  ) {
    let center = center ?? (random.number(100...1180), random.number(80...640))
    let (cosine, sine) = (cos(degrees * .pi / 180) / scale, sin(degrees * .pi / 180) / scale)
    let reach = scale * (Double(code.width) + Double(code.height)) / 2
    let rows = Int(max(0, center.y - reach))..<Int(min(720, center.y + reach))
    let columns = Int(max(0, center.x - reach))..<Int(min(1280, center.x + reach))
    for y in rows {
      for x in columns {
        let (right, down) = (Double(x) + 0.5 - center.x, Double(y) + 0.5 - center.y)
        let column = Int((cosine * right + sine * down + Double(code.width) / 2).rounded(.down))
        let row = Int((cosine * down - sine * right + Double(code.height) / 2).rounded(.down))
        guard (0..<code.width).contains(column), (0..<code.height).contains(row) else { continue }
        picture[x, y] = code[column, row]
      }
    }
  }

  private mutating func addNoise(deviation: Double) {
    guard deviation > 0 else { return }
    for place in picture.bytes.indices {
      let level = Double(picture.bytes[place]) + deviation * random.normal()
      picture.bytes[place] = UInt8(max(0, min(255, level)))
    }
  }
}
