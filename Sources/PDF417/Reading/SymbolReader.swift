public import ScanImage

/// How much work a reader may spend on a picture.
public enum ReadingEffort: Sendable, Equatable {
  /// For live frames, of which another one follows soon.
  ///
  /// Once a symbol was seen between both guards and not read, only the regions of the same stage are still
  /// looked at: a symbol that takes costlier means is left to the next frame. So are symbols without any direction in
  /// their texture, and such with modules as large as a tile, in pictures of 0.32 megapixels to 2200 pixels a side.
  case fast
  /// For stills: every road is tried within the stated budget.
  case thorough
}

/// What a reader found in one picture.
public struct Reading: Sendable, Equatable {
  /// The symbols that were read, in the order in which they were found.
  public var symbols: [Symbol]
  /// The best symbol that was seen but not read, when none was read.
  public var sighting: Sighting?

  /// Makes a reading.
  public init(symbols: [Symbol], sighting: Sighting? = nil) {
    self.symbols = symbols
    self.sighting = sighting
  }
}

/// A symbol that was seen and could not be read.
public struct Sighting: Sendable, Equatable {
  /// Where the symbol seems to lie.
  public var corners: Quadrilateral
  /// Mean width of a module in the picture, in pixels.
  public var modulePixels: Double
  /// Codewords that were recognized.
  public var codewordsRead: Int
  /// Codewords that the symbol seems to hold.
  public var codewordsExpected: Int

  /// Makes a sighting.
  public init(
    corners: Quadrilateral,
    modulePixels: Double,
    codewordsRead: Int,
    codewordsExpected: Int
  ) {
    self.corners = corners
    self.modulePixels = modulePixels
    self.codewordsRead = codewordsRead
    self.codewordsExpected = codewordsExpected
  }
}

/// Finds and reads PDF417 symbols in gray pictures, at any angle.
public struct SymbolReader: Sendable {
  /// How much work to spend.
  public var effort: ReadingEffort
  /// The reader stops when it has read so many symbols; 1 or more.
  public var maximumSymbols: Int
  let index: PatternIndex

  /// Makes a reader.
  public init(effort: ReadingEffort = .thorough, maximumSymbols: Int = 8) {
    self.effort = effort
    self.maximumSymbols = maximumSymbols
    index = PatternIndex.shared
  }

  /// Reads the symbols of one picture.
  ///
  /// - Parameter image: The picture, borrowed for the length of the call.
  /// - Returns: The symbols; where none could be read, the best one that was seen.
  public func read(_ image: LumaImage) -> Reading {
    read(image, earlierVotes: nil).reading
  }

  /// Reads the symbols of one picture and says what was seen on the way.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - earlierVotes: What row indicators said in earlier frames, for symbols that show too few of them.
  /// - Returns: The symbols, and what all attempts came to.
  func read(
    _ image: LumaImage, earlierVotes: ShapeVotes?
  ) -> (reading: Reading, record: ReadingRecord) {
    let context = ReadingContext(
      image: image, budget: .of(effort), index: index, earlierVotes: earlierVotes)
    var search = SymbolSearch(context, maximumSymbols: maximumSymbols)
    search.run()
    return (search.reading, search.record)
  }
}
