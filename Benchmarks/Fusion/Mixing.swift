internal import PDF417
internal import ScanImage
internal import SymbolSynthesis

/// Shows two cards of one shape in turns to a fusion and counts what comes out.
///
/// The cards differ in three digits of their number, so that all but a few of their data codewords are equal.
struct Mixing {
  /// How the cards take turns.
  enum Turns: String, CaseIterable {
    /// One card, half hidden, then the other with its other half hidden, and so on.
    case halves
    /// The second card takes the place of the first one in some frame; a reflection wanders over both.
    case swap
    /// A card at random in each frame, under the reflection.
    case random
  }

  let turns: Turns
  let frameCount: Int
  private var sequences = 0
  private var frames = 0
  private var right = 0
  private var stale = 0
  private var neither = 0

  init(_ turns: Turns, frameCount: Int) {
    self.turns = turns
    self.frameCount = frameCount
  }

  /// Shows the cards of one seed.
  mutating func add(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &+ 77)
    let first = InventedCard.payload(seed: seed)
    let payloads = [first, InventedCard.twin(of: first, seed: seed)]
    let (columnCount, level) = (random.integer(10...16), random.integer(3...5))
    let cards = try payloads.map {
      try FrameSequence(.glare, payload: $0, columnCount: columnCount, level: level, seed: seed)
    }
    let swap = random.integer(1...(frameCount - 1))
    let isAcross = random.chance(0.5)
    var fusion = FrameFusion()
    let reader = SymbolReader(effort: .fast)
    for number in 0..<frameCount {
      let card =
        switch turns {
        case .halves: number % 2
        case .swap: number < swap ? 0 : 1
        case .random: random.integer(0...1)
        }
      var camera = cards[card].camera(frame: number)
      if turns == .halves {
        camera.glares = []
        camera.marks = [Mixing.cover(cards[card], isFirst: card == 0, isAcross: isAcross, &random)]
      }
      let picture = camera.photograph(cards[card].symbol).picture
      frames += 1
      for symbol in picture.withLumaImage({ fusion.read($0, with: reader) }).symbols {
        if symbol.payload == payloads[card] {
          right += 1
        } else if payloads.contains(symbol.payload) {
          stale += 1
        } else {
          neither += 1
        }
      }
    }
    sequences += 1
  }

  /// Something that hides about half of a card.
  private static func cover(
    _ card: FrameSequence,
    isFirst: Bool,
    isAcross: Bool,
    _ random: inout SeededGenerator
  ) -> Mark {
    let width = Double(card.symbol.modulesPerRow)
    let height = Double(card.symbol.rowCount) * 4
    let side: Double = isFirst ? -1 : 1
    let share = random.number(0.2...0.3)
    return Mark(
      u: isAcross ? side * (0.5 - share) * width : 0,
      v: isAcross ? 0 : side * (0.5 - share) * height,
      radiusAcross: isAcross ? share * width : width,
      radiusDown: isAcross ? height : share * height,
      isRectangle: true,
      light: random.number(0.2...0.9)
    )
  }

  func print() {
    Swift.print(
      "\(turns.rawValue)\t\(sequences)\t\(frames)\t\(right)\t\(stale)\t\(neither)"
    )
  }
}
