internal import ScanImage

/// How much work a reading may spend: every difference between fast and thorough readings.
///
/// The numbers of `fast` keep a live frame without a symbol within a few milliseconds, by what the next frame may do
/// as well; those of `thorough` are the least with which no picture of the benchmark is lost.
struct ReadingBudget {
  // MARK: How far a search goes

  /// Work that may go into failing attempts on the finest and on each coarser level: a place where nothing stands
  /// costs 1, a symbol that cannot be read 2.
  let attempts: (finest: Int, coarser: Int)
  /// Most regions to look at in each stage of a level while nothing was read.
  let regions: (finest: Int, coarser: Int)
  /// Levels of the texture map, each with tiles of twice the side, in searches that go wide.
  let levels: Int
  /// Searches go wide in all pictures, not only in small and in large ones.
  let alwaysSearchesWidely: Bool
  /// Regions in which blurred guards are looked for, the likeliest ones.
  let blurredRegions: Int
  /// Regions without regard to direction.
  let undirectedRegions: Int
  /// Regions without direction are also read along their other side, and for blurred guards.
  let turnsUndirectedRegions: Bool
  /// Regions like one in which sharp guards were looked for are passed over.
  let skipsLikeRegions: Bool
  /// Once a symbol was read, regions that hold less than one part in so many of its tiles are passed over.
  let leastShareOfRegion: Int
  /// Least width of a region across the bars, as a share of its height: the narrowest symbols have 86 modules in a
  /// row and 90 rows of 3, and may be foreshortened.
  let leastAspect: Float

  // MARK: Looks at one place

  /// Scan lines over a region before it is decided whether more are worth it; in blur each meets a lot that may be a
  /// guard.
  let firstLines: (sharp: Int, blurred: Int)
  /// Places that were given up may still be looked at along more lines, or from one guard.
  let returnsToRefusedPlaces: Bool
  /// Looks between both guards after which a place is given up, however little was seen.
  let looksBetweenGuards: Int
  /// Lone guards to try in a region; where they are blurred, none: blur leaves too little of one to go by.
  let loneGuards: Int

  // MARK: One attempt

  /// Distance of the lines along which a guard is followed, in modules.
  let followedLineModules: Float
  /// Lines that a profile is averaged over where modules are narrow.
  let profileLines: Int
  /// Column counts to try.
  let columnFits: Int
  /// Least mean response of boundaries between columns for a symbol to be read.
  let leastResponse: Float
  /// Slopes of the rows along which row indicators are read closely, the likeliest ones; from one guard on, a small
  /// error of the slope is a large one at the other side.
  let slopes: (pair: Int, lone: Int)
  /// Turns of the rows that are tried besides what a lone guard suggests, in pixels along the bars for each across.
  let loneTurns: [Float]
  /// Characters are compared at one place each, where they should be.
  let isQuick: Bool
  /// Rows are followed by their characters wherever single modules do not stand out or one guard is missing.
  let followsRowsInDoubt: Bool
  /// Sets of templates to try on a symbol in which modules do not stand out.
  let otherTemplates: Int

  /// For live frames.
  static let fast = ReadingBudget(
    attempts: (4, 3), regions: (4, 1), levels: 3, alwaysSearchesWidely: false, blurredRegions: 1,
    undirectedRegions: 1, turnsUndirectedRegions: false, skipsLikeRegions: true,
    leastShareOfRegion: 4, leastAspect: 0.3, firstLines: (9, 7), returnsToRefusedPlaces: false,
    looksBetweenGuards: 1, loneGuards: 1, followedLineModules: 2.5, profileLines: 60,
    columnFits: 2, leastResponse: 1.9, slopes: (1, 2), loneTurns: [0.06, 0.14], isQuick: true,
    followsRowsInDoubt: false, otherTemplates: 1)

  /// For stills.
  static let thorough = ReadingBudget(
    attempts: (16, 3), regions: (7, 1), levels: 3, alwaysSearchesWidely: true, blurredRegions: 2,
    undirectedRegions: 2, turnsUndirectedRegions: true, skipsLikeRegions: false,
    leastShareOfRegion: 10, leastAspect: 0.15, firstLines: (9, 9), returnsToRefusedPlaces: true,
    looksBetweenGuards: 2, loneGuards: 2, followedLineModules: 2, profileLines: 80,
    columnFits: 3, leastResponse: 1.6, slopes: (2, 4),
    loneTurns: [0.06, 0.12, 0.2, 0.28, 0.37, 0.46], isQuick: false, followsRowsInDoubt: true,
    otherTemplates: 2)

  /// The budget of an effort.
  static func of(_ effort: ReadingEffort) -> ReadingBudget {
    switch effort {
    case .fast: fast
    case .thorough: thorough
    }
  }
}

extension ReadingBudget {
  /// Most regions to look at in each stage of a level, once a symbol was read.
  static let mostRegions = 12

  /// Most hypotheses to try in a region, and most tracks of guards to make them of.
  static let mostOfRegion: (hypotheses: Int, tracks: Int) = (6, 16)

  /// Whether a search goes on to regions that are full of detail in any direction, to coarser levels, and to all lines
  /// of a region where the first ones showed both guards but led to no symbol.
  ///
  /// Fast readings leave these to the next frame, but in small pictures, which are soon searched and often filled
  /// by one symbol, and in large ones, where modules may rival a tile in size.
  func searchesWidely(_ image: LumaImage) -> Bool {
    alwaysSearchesWidely || image.width * image.height < ReadingBudget.fewPixels
      || ReadingBudget.tilePixels(of: image) >= TileSides.large
  }

  /// Pixels of a picture below which it counts as small.
  static let fewPixels = 320_000

  /// Levels of the texture map to search.
  func levels(_ image: LumaImage) -> Int { searchesWidely(image) ? levels : 1 }

  /// Sides of the finest tiles, in pixels: small pictures hold small symbols.
  private enum TileSides {
    static let small = 8
    static let middle = 16
    static let large = 32
  }

  /// Side of the finest tiles for a picture, in pixels.
  static func tilePixels(of image: LumaImage) -> Int {
    let side = max(image.width, image.height)
    return side <= 400 ? TileSides.small : side <= 2200 ? TileSides.middle : TileSides.large
  }

  /// Lines that a profile is averaged over: fewer where modules are wide, since noise is then no matter.
  func profileLines(modulePixels: Float) -> Int {
    modulePixels >= ReadingTuning.wideModulePixels
      ? min(profileLines, ReadingTuning.wideProfileLines) : profileLines
  }
}
