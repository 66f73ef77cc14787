internal import ScanImage

/// How far a search goes.
enum SearchLimits {
  /// Work that may go into failing attempts on a level: a place where nothing stands costs 1, a symbol that
  /// cannot be read 2.
  static func attempts(_ effort: ReadingEffort, level: Int) -> Int {
    level == 0 ? (effort == .fast ? 4 : 16) : 3
  }

  /// Most regions to look at in each stage of a level, once a symbol was read.
  static let mostRegions = 12

  /// Most regions to look at in each stage of a level while nothing was read.
  static func regions(_ effort: ReadingEffort, level: Int) -> Int {
    level == 0 ? (effort == .fast ? 4 : 7) : 1
  }

  /// Lone guards to try in a region: blur leaves too little of one to go by.
  static func singles(_ effort: ReadingEffort, _ sharpness: GuardDetector.Sharpness) -> Int {
    sharpness == .blurred ? 0 : effort == .fast ? 1 : 2
  }

  /// Scan lines to cast over a region before it is decided whether more are worth it: in blur each meets a lot that
  /// may be a guard.
  static func firstLines(_ effort: ReadingEffort, _ sharpness: GuardDetector.Sharpness) -> Int {
    effort == .fast && sharpness == .blurred ? 7 : 9
  }

  /// Slopes of the rows along which row indicators are read closely, the likeliest ones; from one guard on, a small
  /// error of the slope is a large one at the other side.
  static func slopes(_ effort: ReadingEffort, isPair: Bool) -> Int {
    (effort == .fast ? 1 : 2) * (isPair ? 1 : 2)
  }

  /// Once a symbol was read, regions that hold less than one part in so many of its tiles are passed over.
  static func leastShareOfRegion(_ effort: ReadingEffort) -> Int { effort == .fast ? 4 : 10 }

  /// Whether a search goes on to regions that are full of detail in any direction, to coarser levels, and to all lines
  /// of a region where the first ones showed both guards but led to no symbol.
  ///
  /// Fast readings leave these to the next frame, but in small pictures, which are soon searched and often filled
  /// by one symbol, and in large ones, where modules may rival a tile in size.
  static func searchesWidely(_ effort: ReadingEffort, _ image: LumaImage) -> Bool {
    effort == .thorough || image.width * image.height < fewPixels || tilePixels(of: image) >= 32
  }

  /// Pixels of a picture below which it counts as small.
  static let fewPixels = 320_000

  /// Least width of a region across the bars, as a share of its height: the narrowest symbols have 86 modules in a
  /// row and 90 rows of 3, and may be foreshortened.
  static func leastAspect(_ effort: ReadingEffort) -> Float { effort == .fast ? 0.3 : 0.15 }

  /// Levels of the texture map to search, each with tiles of twice the side.
  static func levels(_ effort: ReadingEffort, _ image: LumaImage) -> Int {
    searchesWidely(effort, image) ? 3 : 1
  }

  /// Side of the finest tiles for a picture, in pixels: small pictures hold small symbols.
  static func tilePixels(of image: LumaImage) -> Int {
    let side = max(image.width, image.height)
    return side <= 400 ? 8 : side <= 2200 ? 16 : 32
  }
}
