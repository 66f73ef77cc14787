/// The numbers on which it turns what a symbol character is taken for.
///
/// Confidences are 0-1, correlations -1...1. Where nothing else is said a number was found by trial on the pictures
/// of the benchmark.
enum CharacterTuning {
  // MARK: Modules that stand out

  /// Least distance of every module from the dividing level, as a part of the whole contrast.
  static let clearMargin: Float = 0.1
  /// Least contrast, as a sum of two gray levels: noise alone makes as much.
  static let leastContrast: Float = 4
  /// Confidence of a clear character: a margin of a tenth of the contrast is fair, of a third as good as it gets.
  static let clearConfidence: (base: Float, perMargin: Float) = (0.55, 1.5)

  // MARK: Comparison with all characters

  /// Sum of squared levels outside of which samples hold no contrast, or no numbers.
  static let squareRange: (least: Float, most: Float) = (1e-3, 1e12)
  /// Correlations between which two more places are tried: above the character is found, below it is none.
  static let doubtfulCorrelation: (least: Float, most: Float) = (0.55, 0.85)
  /// How much higher the correlation at another place must be.
  static let betterPlace: Float = 0.03
  /// Correlation at which a character begins to be likely, and over how much it becomes certain.
  static let likeness: (from: Float, reach: Float) = (0.5, 0.45)
  /// Lead over the next best character that leaves no doubt.
  static let clearLead: Float = 0.12
  /// Correlation of what lies well, so that no other place is tried.
  static let wellPlaced: Float = 0.9

  // MARK: Samples

  /// Lines to add up in each row, as offsets from its middle in row heights.
  static let lineOffsets: [Float] = [-0.2, 0, 0.2]
  /// Lines of a row to read on their own.
  static let singleLineOffsets: [Float] = [-0.36, -0.24, -0.12, 0, 0.12, 0.24, 0.36]
  /// Widths of a character, in pixels, outside of which it is not sampled.
  static let characterPixels: (least: Float, most: Float) = (4, 20_000)
  /// How far the middle module may lie off the middle, as a part of the character: more is no perspective.
  static let greatestBend: Float = 0.05
  /// What a line that shows another character takes from one's votes, as a part of its confidence.
  static let contradiction: Float = 0.5
  /// Sum of votes of a character that is certain, and the confidence that it then has.
  static let certainVotes: (sum: Float, confidence: Float) = (2, 0.95)

  // MARK: Grids

  /// Confidence of codewords that are more likely right than not.
  static let sure: Float = 0.5
  /// Confidence of codewords about which something is known.
  static let doubtful: Float = 0.25

  // MARK: Row indicators

  /// Row heights that are possible, in modules along the bars: three as printed, then perspective.
  static let rowHeightModules: (least: Float, most: Float) = (0.6, 60)
  /// Distance between the first lines: so many times that of close ones, or this part of the height.
  static let sketchSpacing: (times: Float, linesOverHeight: Float) = (3, 30)
  /// Advantage of the first slope, which comes from the ends of the guards.
  static let firstSlopeBonus: Float = 1.2
  /// Least share of a few lines that agree along a slope worth a closer look.
  static let leastSlopeShare: Float = 0.15
  /// Share of the lines that agree where no better slope is looked for.
  static let rightSlopeShare: Float = 0.6
  /// Share of the lines that agree where the rows are as good as found.
  static let likelySlopeShare: Float = 0.5
  /// How much more weight along another slope must be.
  static let betterSlope: Float = 1.1
  /// Least confidence of a row indicator.
  static let leastIndicator: Float = 0.15
  /// Part of a row, from its upper side, inside of which only its own cluster is compared.
  ///
  /// Nearer to a side
  /// the line may lie in the next row; whichever it shows tells exactly where rows meet.
  static let insideRow: (from: Float, to: Float) = (0.3, 0.7)

  // MARK: Following rows

  /// Least confidence of a character that leads the rows.
  static let leadingConfidence: Float = 0.2
  /// What rows drifted from strip to strip: part of the old drift that goes on, and of the new one.
  static let drift: (old: Float, new: Float) = (0.6, 0.4)
  /// Greatest drift, and tilt over the height, from strip to strip, in rows.
  static let greatestDrift: (offset: Float, tilt: Float) = (1, 0.6)
  /// Offsets and tilts that are tried, in steps to either side and rows a step.
  static let offsets: (steps: Int, rows: Float) = (14, 0.1)
  static let tilts: (steps: Int, rows: Float) = (6, 0.15)
  /// What a row of offset or tilt costs, as a part of all weight: of two that fit alike the smaller is right.
  static let shiftCost: Float = 0.01
  /// Part of all weight that must agree.
  static let leastAgreement: Float = 0.45
  /// Distance from the middle of a row, in rows, up to which a character lies in it.
  static let ownRow: Float = 0.9
  /// Characters from which on a curve is fitted anew, and from which on a cubic.
  static let refitCount: (least: Int, cubic: Int) = (16, 30)
}
