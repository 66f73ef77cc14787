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
  /// Part of the symbol's area whose print is worn off, 0-1.
  public var wearShare = 0.0
  /// Light that worn places give back, 0-1.
  public var wearReflectance = 0.75
  /// Chooses the worn places.
  public var wearSeed: UInt64 = 1

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
