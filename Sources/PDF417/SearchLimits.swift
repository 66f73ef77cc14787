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

  /// Once a symbol was read, regions that hold less than one part in so many of its tiles are passed over.
  static func leastShareOfRegion(_ effort: ReadingEffort) -> Int { effort == .fast ? 4 : 10 }

  /// Levels of the texture map, each with tiles of twice the side.
  static let levels = 3

  /// Side of the finest tiles for a picture, in pixels: small pictures hold small symbols.
  static func tilePixels(of image: LumaImage) -> Int {
    let side = max(image.width, image.height)
    return side <= 400 ? 8 : side <= 2200 ? 16 : 32
  }
}
