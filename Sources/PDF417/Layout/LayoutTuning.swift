/// The numbers on which it turns where columns and rows are laid.
///
/// A response says how much a place looks like a boundary between columns: the mean of the light module before it
/// less that of the dark one behind it, in standard deviations of the profile; 2 and more where a symbol is sharp.
/// Where nothing else is said a number was found by trial on the pictures of the benchmark.
enum LayoutTuning {
  // MARK: Profiles across a symbol

  /// Samples of a profile: so many to a pixel, but no more to a module; and in all.
  static let profileSamples: (perPixel: Float, perModule: Float) = (1.5, 6)
  static let profileLength: (least: Int, most: Int) = (80, 6000)
  /// The surroundings that even a profile out reach one part in so many of it to either side, in samples at least.
  static let evening: (divisor: Int, least: Int) = (20, 6)
  /// Least variance of the surroundings, in squared gray levels.
  static let leastVariance: Float = 0.05

  // MARK: Columns between two guards

  /// Response above which one boundary counts no more: no single one may outweigh several.
  static let greatestResponse: Float = 2.5
  /// Mean response of the boundaries above which a fit leaves no doubt.
  static let clearResponse: Float = 1.6
  /// How far the column count may lie off what the guards' modules suggest: part of all columns, and at least.
  static let countSlack: (part: Float, least: Float) = (0.14, 1.2)
  /// The same on a bent card, as factors: its modules at the ends differ from those in the middle.
  static let bentCount: (least: Float, most: Float) = (0.5, 1.25)
  /// Swells that a bent card may have.
  static let swellRange: ClosedRange<Float> = -0.7...0.4
  /// Perspective terms below which the far end would be infinitely far.
  static let leastPerspective: Float = -0.8
  /// First step of the search for a perspective term, in modules: a change by p moves the middle by p / 4 of the
  /// width.
  static let perspectiveStepModules: Float = 2.2
  /// Least width of a module under a swell, over the mean one.
  static let leastSpread: Float = 0.2
  /// A boundary is moved to its own best place in steps of so many modules, so many to either side.
  static let ownPlace: (steps: Int, modules: Float) = (6, 0.2)
  /// Where it shows at least this much, and lies no further off than this many modules.
  static let ownPlaceLimits: (response: Float, modules: Float) = (0.3, 1.1)
  /// What a guard's own side weighs beside boundaries, whose weights are their responses.
  static let guardWeight: Float = 3

  // MARK: Columns from one guard on

  /// Steps to either side of where the next boundary should lie, in modules.
  static let nextBoundary: (steps: Int, modules: Float) = (8, 0.2)
  /// What a squared module off that place costs, as a response.
  static let nextBoundaryCost: Float = 0.25
  /// Mean response of the last three boundaries below which the symbol has ended.
  static let endedResponse: Float = 0.45
  /// Response of a boundary that is followed, the part of its distance that is believed at once, and the
  /// part that the period takes over.
  static let followed: (response: Float, place: Float, period: Float) = (0.4, 0.7, 0.25)
  /// Width of a column, in modules of the guard.
  static let periodModules: ClosedRange<Float> = 7...40
  /// Mean response of a symbol's boundaries; where one stands it is more than 2, and chance seldom reaches 1.
  static let foundResponse: Float = 1.1
  /// How far from the stop pattern the last boundary may lie, in its modules.
  static let endSlackModules: Float = 2.5
  /// Weight of a guard's own inner side in a curve through the boundaries, and how far these may lie off it.
  static let innerSideWeight: Float = 4
  static let smoothModules: Float = 1.5
  /// Columns that were not found are at least this part of a column wide.
  static let leastNextColumn: Float = 0.5
  /// How far the texture beside a guard is believed: a part more of it, and modules more; at most so many modules.
  static let reach: (factor: Float, modules: Float, most: Float) = (1.15, 20, 600)
  /// Modules that a symbol of one column has beside a guard, about.
  static let leastReachModules: Float = 60
  /// Least turn of a guard's modules that is put right, as a share of their width.
  static let leastTurn: Float = 1e-3
  /// Widths of a module of a lone guard, in pixels.
  static let loneModulePixels: (least: Float, most: Float) = (0.3, 1000)

  // MARK: Following columns

  /// Bands of rows in which boundaries are looked up.
  static let bandCount = 6
  /// Samples to a module there.
  static let trackedSamplesPerModule = 5
  /// Samples on either side of a boundary, and how many of these it may have moved.
  static let trackedReach: (samples: Int, moves: Int) = (13, 7)
  /// Least variance of a band's levels, in squared gray levels, and least response of a boundary.
  static let tracked: (variance: Float, response: Float) = (1, 1.2)
  /// How far a boundary may lie off the curve of a band, in modules.
  static let trackedTolerance: Float = 0.45

  // MARK: Rows

  /// Pairs of row numbers whose line is tried, times two.
  static let rowPairDivisor = 400
  /// Fewest row numbers that agree, and fewest different rows among them.
  static let fewestLabels = 4
  static let fewestLabeledRows = 3
  /// How far row numbers may lie off, in rows: off a line through two; off the best such line; off a curve.
  static let rowTolerance: (line: Float, best: Float, curve: Float) = (1.2, 2, 0.8)
  /// Different rows from which on a curve is bent, and from which on a cubic.
  static let curvedRows: (square: Int, cubic: Int) = (6, 12)
  /// Steepest rows: pixels along the bars for each across them.
  static let steepestRow: Float = 1.5
  /// Least change of the row for a pixel along the bars.
  static let leastRowPerPixel: Float = 1e-5
  /// Places along the bars through which rows are laid.
  static let rowNodes = 7
}
