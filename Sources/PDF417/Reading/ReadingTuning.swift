/// The numbers on which it turns how one attempt goes on, whatever its budget.
///
/// Where nothing else is said a number was found by trial on the pictures of the benchmark.
enum ReadingTuning {
  // MARK: Between guards

  /// Skew of the rows across lines along which guards are looked for, in pixels along the bars for each across them,
  /// from which on these are turned.
  static let turningSkew: Float = 0.12
  /// The same for the skew that row indicators beside a lone guard show.
  static let turningSkewOfLone: Float = 0.04
  /// Widths of a symbol, in pixels, outside of which it is not read.
  static let symbolPixels: (least: Float, most: Float) = (30, 200_000)
  /// Least width of a module, in pixels.
  static let leastModulePixels: Float = 0.3
  /// Modules of which profiles need fewer lines, in pixels, and how many these are.
  static let wideModulePixels: Float = 4
  static let wideProfileLines = 60
  /// Column counts that respond less than this part of the clearest are not tried, where that one leaves no
  /// doubt and where it does.
  static let partOfClearest: (clear: Float, doubtful: Float) = (0.9, 0.6)

  // MARK: From one guard

  /// Lines of a profile over half of a guard.
  static let halfProfileLines = 24

  // MARK: Rows

  /// Distance of the lines on which row indicators are read: pixels and modules at least, and so many lines, two
  /// or more for each of 90 rows, at most.
  static let indicatorLines: (pixels: Float, modules: Float, most: Float) = (0.75, 0.75, 200)
  /// Modules of the guards' extent to look at beyond their ends.
  static let rangeModules: Float = 2
  /// Least share of lines that agree for row indicators to tell the skew.
  static let skewShare: Float = 0.3
  /// Greatest slope of the rows between two guards.
  static let steepestSlope: Float = 1
  /// Slopes of upper and lower side that differ by more may each be the right one.
  static let unequalSlopes: Float = 0.03
  /// Turns of the rows that are tried besides what the ends of both guards suggest.
  static let pairTurns: [Float] = [0.06, 0.14]

  // MARK: Codewords

  /// The least share of sure cells that makes the costlier steps worth their while.
  static let leastSureShare: Float = 0.1
  /// One in so many cells is compared to choose among templates.
  static let cellsPerSample = 7
  /// Steps by which characters may lie further along the rows than their boundaries say, in modules.
  static let shift: (steps: Int, modules: Float) = (3, 0.15)
  /// How much larger a symbol that was seen beside one guard counts as it was seen.
  static let loneSurroundings: Double = 1.1
}
