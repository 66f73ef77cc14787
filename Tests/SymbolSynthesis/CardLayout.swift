/// What else lies on the card around the symbol: a magnetic stripe, a code of bars, lines of writing.
///
/// The card has the proportions of ISO/IEC 7810 ID-1 and the symbol in its upper or lower part. The writing
/// is of no language: its letters are strokes.
public struct CardLayout: Sendable {
  /// What comes next to the symbol, where its quiet zone ends.
  public enum Neighbour: Sendable {
    /// The card's paper.
    case paper
    /// A dark frame all around.
    case frame
    /// Dark bars of many sizes to the left and right.
    case bars
  }

  /// What the card shows.
  public enum Content: Int, Sendable, CaseIterable {
    /// The symbol, and what fits around it.
    case symbol
    /// Writing only.
    case writing
    /// Codes of bars only.
    case bars
    /// A square code of dark and light fields.
    case fields
    /// Writing and codes of bars.
    case mixture
    /// Even stripes and codes of bars.
    case stripes
  }

  /// Chooses what is on the card and where.
  public var seed: UInt64
  /// Width of the clean paper around the symbol, in modules.
  public var quietModules = 2.0
  /// What follows behind the clean paper.
  public var neighbour = Neighbour.paper
  /// What the card shows; without `symbol` there is nothing to be read.
  public var content = Content.symbol

  /// Makes a layout; every seed gives its own.
  public init(seed: UInt64) {
    self.seed = seed
  }

  /// The card's paper around a symbol of so many modules.
  func frame(width: Double, height: Double) -> CardFrame {
    var source = SeededGenerator(seed: seed)
    var cardWidth = max(width + 34, 300)
    let cardHeight = max(cardWidth * 54 / 85.6, height + 60)
    cardWidth = max(cardWidth, cardHeight * 85.6 / 54)
    let left = (cardWidth - width) / 2 + source.number(-6...6)
    let isLow = source.chance(0.5)
    let near = min(source.number(12...22), cardHeight - height - 12)
    let top = isLow ? cardHeight - height - near : near
    return CardFrame(
      left: left.rounded(),
      right: (cardWidth - width - left).rounded(),
      top: top.rounded(),
      bottom: (cardHeight - height - top).rounded()
    )
  }
}

/// Paper on each side of the symbol, in whole modules.
struct CardFrame {
  var left: Double
  var right: Double
  var top: Double
  var bottom: Double

  init(all margin: Double) {
    (left, right, top, bottom) = (margin, margin, margin, margin)
  }

  init(left: Double, right: Double, top: Double, bottom: Double) {
    (self.left, self.right, self.top, self.bottom) = (left, right, top, bottom)
  }
}
