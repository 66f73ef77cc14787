/// The numbers on which it turns where a symbol is looked for, from the texture of the picture to its guards.
///
/// Where nothing else is said a number was found by trial: it was moved up and down while the pictures of
/// the benchmark and their negatives were read, and stayed where most symbols were read without more work.
enum LocatingTuning {
  // MARK: Texture and regions

  /// Added to the mean gray level of a tile by which its gradients are divided: the noise of black tiles, a few
  /// levels strong, would otherwise count as much as bars in the light.
  static let brightnessFloor: Float = 12
  /// Least share of a tile's energy that must run in one direction for the tile to start a region.
  static let leastDirectedShare: Float = 0.3
  /// Energy that starts a region of any direction, over the energy that starts one of one direction.
  static let undirectedSeedFactor: Float = 2
  /// Fewest tiles of a region.
  static let fewestTiles = 4
  /// Regions that are grown for each one that is wanted: small ones are found first where they are strong.
  static let regionsGrownPerWanted = 4
  /// Regions count as the same when the sine of the angle between them is less.
  static let sameRegionSine: Float = 0.05
  /// And when they are apart by less than this share of their width and height.
  static let sameRegionShift: Float = 0.08
  /// And when the ratio of their sizes is less.
  static let sameRegionRatio: Float = 1.15

  // MARK: Scan lines

  /// How far scan lines reach beyond a region on either side, as a share of its width: tiles at a symbol's end
  /// hold too little of it to belong to the region.
  static let marginShare: Float = 0.12
  /// The same beside regions of any direction: where modules rival tiles in size, a guard, which is flat at that
  /// scale, may lie wholly outside.
  static let wideMarginShare: Float = 0.16
  /// They reach this many pixels at least.
  static let leastMarginPixels: Float = 24
  /// Pixels of the shortest line that is worth a look: a guard of one pixel a module, and its surroundings.
  static let shortestLinePixels = 24
  /// Most scan lines over one region.
  static let mostLines = 28
  /// Fewest scan lines, where the region is high enough for lines `pixelsPerLine` apart.
  static let fewestLines = 6
  /// Pixels of height for which one more line is cast.
  static let pixelsPerLine: Float = 4
  /// A thick line is the mean of three that are this share of the distance between lines apart.
  static let thicknessShare: Float = 0.25
  /// But no less than this many pixels, and no more.
  static let thicknessPixels: (least: Float, most: Float) = (0.75, 1.5)
  /// Modules are looked for that would make the region at most this many modules wide: a symbol has 579.
  static let mostModulesOfRegion: Float = 900
  /// And at least this many: a symbol has 86, but the region may have lost half of it.
  static let fewestModulesOfRegion: Float = 45
  /// Least width of a module, in pixels, whatever the region.
  static let leastModulePixels: Float = 0.5
  /// Modules up to this many pixels are always looked for.
  static let alwaysModulePixels: Float = 1.5
  /// The window whose mean divides bars from spaces reaches one part in so many of a region to either side.
  static let windowDivisor: Float = 14
  /// And this many pixels at least.
  static let leastWindowPixels = 10
  /// Modules of which thin lines suffice, in pixels: these even out noise by themselves.
  static let wideModulePixels: Float = 4
  /// Likeness of neighboring lines, as a correlation, above which a region holds a linear bar code.
  ///
  /// Symbols
  /// of one data column, whose rows have the largest share of their width in common, reach 0.7.
  static let greatestLikeness: Float = 0.8

  // MARK: Guards on a line

  /// What a line must show of a guard.
  struct Detection {
    /// Least correlation of a hit.
    let leastCorrelation: Float
    /// Least correlation at the scale that the wide bar suggests, for a closer look.
    let leastFirstCorrelation: Float
    /// How far the level that divides bars from spaces lies from the mean of its surroundings, in standard
    /// deviations towards the wide bar: blur leaves narrow elements near the mean.
    let divideOffset: Float
  }
  /// Where single modules stand out.
  static let sharp = Detection(
    leastCorrelation: 0.72, leastFirstCorrelation: 0.48, divideOffset: 0)
  /// Where only the wide elements do: they resemble more that is no guard.
  static let blurred = Detection(
    leastCorrelation: 0.86, leastFirstCorrelation: 0.7, divideOffset: 0.5)
  /// Modules that the widest bar of a guard may seem to have; 7 or 8 when ink neither grew nor shrank.
  static let widestBarModules: (least: Float, most: Float) = (6, 9.5)
  /// Shorter wide bars have modules of the size of pixels, in which the other elements melt into each other.
  static let meltingBarPixels: Float = 10
  /// There the next two runs are at most this much longer than the wide bar.
  static let meltedRunRatio: Float = 1.5
  /// And elsewhere the next five at most this part of it, as 3 modules to 7 or 8 and some blur.
  static let nextRunRatio: Float = 0.62
  /// Scales about the wide bar's own that are tried, near ones and, beyond the better of them, far ones.
  static let scales: (near: Float, far: Float) = (0.07, 0.14)
  /// How much better than so far a fit may still become, as a correlation.
  static let greatestGain: Float = 0.15
  /// Shifts that are tried, in modules.
  static let shiftModules: Float = 0.35
  /// Last change of scale that is tried.
  static let fineScale: Float = 0.035
  /// Least variance of the levels, in squared gray levels, of which a correlation is taken.
  static let leastVariance: Float = 0.5

  // MARK: Tracks of guards

  /// Most hits of one guard to look at, the likeliest; a guard gives one a line, and clutter any number.
  static let mostHits = 96
  /// Pairs of hits whose line is tried, times two.
  static let trackPairDivisor = 300
  /// Most tracks of one guard and polarity.
  static let tracksPerPattern = 3
  /// Fewest hits that make a track.
  static let fewestHits = 3
  /// Least sum of correlations of the hits on a line: no two make a guard.
  static let leastSupport: Float = 2
  /// Ratio of module widths up to which hits may belong to the same guard.
  static let sameModuleRatio: Float = 1.3
  /// Steepest guard, in pixels across for each pixel along the bars of the region.
  static let steepestGuard: Float = 0.8
  /// How far hits may lie off, in modules, and in pixels at least: off a line through two of them; off the
  /// best such line; off the first and off later curves.
  static let hitTolerance: (line: Float, best: Float, first: Float, later: Float) = (
    1.2, 2.5, 1.5, 0.8
  )
  static let hitTolerancePixels: (line: Float, best: Float, curve: Float) = (1.2, 2, 0.8)
  /// Hits from which on a guard is taken for curved, and its modules for growing along it.
  static let curvedTrackHits: (position: Int, module: Int) = (8, 6)
  /// Hits this near to a track belong to it, in modules, and this share of its length beyond its ends.
  static let ownHits: (modules: Float, endShare: Float) = (4, 0.05)

  // MARK: Following a guard

  /// Part of a guard's known extent to look at beyond each of its ends.
  static let overreach: Float = 0.6
  /// Modules of guard without any line that shows it, after which it has ended.
  static let greatestGapModules: Float = 30
  /// Modules before the guard's outer side where a line begins, at its low and at its high end, and its length.
  static let followedModules: (lead: Float, leadFromInside: Float, length: Float) = (3, 21.5, 24.5)
  /// Widths of a module, in pixels, outside of which nothing is followed.
  static let followedModulePixels: ClosedRange<Float> = 0.3...200
  /// Least correlation of a line that shows the guard, and the part of the upper quartile that suffices too.
  static let followedCorrelation: (least: Float, partOfQuartile: Float) = (0.35, 0.7)
  /// Median correlation above which a guard looks right.
  static let rightCorrelation: Float = 0.6
  /// Correlation with the sharp pattern from which on the blurred one is not looked at.
  static let sharpEnough: Float = 0.75
  /// What a correlation with the blurred pattern, the less particular one, counts of one with the sharp pattern.
  static let blurredWorth: Float = 0.85
  /// Shifts that are tried, in modules, in twos to either side, then once more; then changes of scale.
  static let followSteps: (coarse: Float, fine: Float, scale: Float) = (0.5, 0.25, 0.04)
  /// How far a line's guard may lie off the curve: modules, and pixels more.
  static let followTolerance: (modules: Float, pixels: Float) = (0.6, 0.2)

  // MARK: Hypotheses

  /// Steepest skew of the rows between two guards of one symbol, in pixels along the bars for each across them.
  static let greatestSkewOfPair: Float = 0.6
  /// Modules between the outer sides of two guards of one symbol: 86-579, seen under perspective.
  static let pairModules: (fewest: Float, most: Float) = (70, 680)
  /// What the support of one guard counts of a pair's.
  static let loneWorth: Float = 0.7
  /// Modules inside of its outer side where a guard certainly belongs to the symbol.
  static let insideModules: Float = 4
}
