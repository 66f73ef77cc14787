public import ScanImage

/// How much work a reader may spend on a picture.
public enum ReadingEffort: Sendable, Equatable {
  /// For live frames, of which another one follows soon.
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
  /// Codewords that were recognised.
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

/// Finds and reads PDF417 symbols in grey pictures, at any angle.
public struct SymbolReader: Sendable {
  /// How much work to spend.
  public var effort: ReadingEffort
  /// The reader stops when it has read so many symbols; 1 or more.
  public var maximumSymbols: Int
  private let index: PatternIndex

  /// Makes a reader.
  public init(effort: ReadingEffort = .thorough, maximumSymbols: Int = 8) {
    self.effort = effort
    self.maximumSymbols = maximumSymbols
    index = PatternIndex()
  }

  /// Reads the symbols of one picture.
  ///
  /// - Parameter image: The picture, borrowed for the length of the call.
  public func read(_ image: LumaImage) -> Reading {
    var reading = Reading(symbols: [])
    var map = TextureMap(of: image, tilePixels: SymbolReader.tilePixels(of: image))
    for level in 0..<3 {
      var growing = RegionGrowing(maximumRegions: effort == .fast ? 6 : 12)
      search(growing.regions(of: map), of: image, reading: &reading)
      if !reading.symbols.isEmpty { break }
      growing.ignoresDirection = true
      growing.maximumRegions = effort == .fast ? 2 : 4
      let regions = growing.regions(of: map)
      search(regions, of: image, reading: &reading)
      if !reading.symbols.isEmpty { break }
      if effort == .thorough {
        search(regions.map { $0.turnedByRightAngle }, of: image, reading: &reading)
      }
      if !reading.symbols.isEmpty || level == 2 { break }
      map = map.coarser()
    }
    if !reading.symbols.isEmpty { reading.sighting = nil }
    return reading
  }

  /// Looks for symbols in some regions, most promising first.
  private func search(_ regions: [CandidateRegion], of image: LumaImage, reading: inout Reading) {
    let attempt = SymbolAttempt(image: image, effort: effort, index: index)
    for region in regions {
      let hits = GuardSearch(image: image).hits(in: region)
      let tracks = GuardTrack.tracks(from: hits, maximumTracks: 8)
      let hypotheses = SymbolHypothesis.from(tracks: tracks, region: region)
      for hypothesis in hypotheses.prefix(effort == .fast ? 3 : 6) {
        if reading.symbols.count >= maximumSymbols { return }
        if reading.symbols.contains(where: { $0.covers(hypothesis) }) { continue }
        switch attempt.read(hypothesis) {
        case .symbol(let symbol):
          if !reading.symbols.contains(where: { $0.isSameSymbol(as: symbol) }) {
            reading.symbols.append(symbol)
          }
        case .sighting(let sighting):
          if sighting.codewordsRead > (reading.sighting?.codewordsRead ?? -1) {
            reading.sighting = sighting
          }
        case .nothing: continue
        }
      }
    }
  }

  /// Side of the tiles for a picture's texture map: small pictures hold small symbols.
  private static func tilePixels(of image: LumaImage) -> Int {
    let side = max(image.width, image.height)
    return side <= 400 ? 8 : side <= 2200 ? 16 : 32
  }
}
