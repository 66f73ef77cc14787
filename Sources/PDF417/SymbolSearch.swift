internal import ScanImage

/// One picture's search for symbols: the likeliest places first, then wider and wider.
struct SymbolSearch {
  let image: LumaImage
  let effort: ReadingEffort
  let maximumSymbols: Int
  let index: PatternIndex
  /// Takes down what attempts come to; `nil` when nobody asks.
  let log: AttemptLog?
  /// What was found so far.
  private(set) var reading = Reading(symbols: [])
  /// Places that may still be tried before the search ends.
  private var attemptsLeft: Int
  /// Where symbols stand whose codewords were nearly all seen and made no sense.
  private var refused: [Quadrilateral] = []
  /// How far scan lines reach beyond a region, as a share of its width.
  private var marginShare: Float = 0.12
  /// Size of the region in which a symbol was read last, in tiles.
  private var tilesOfLastSymbol = 0

  /// Prepares a search.
  init(image: LumaImage, reader: SymbolReader, index: PatternIndex, log: AttemptLog? = nil) {
    self.image = image
    self.log = log
    self.index = index
    effort = reader.effort
    maximumSymbols = max(1, reader.maximumSymbols)
    attemptsLeft = 0
  }

  /// Searches until something is read or the budget is spent.
  ///
  /// Each stage looks at all of its regions, since a picture may show several symbols; the next, costlier
  /// stage runs only when nothing was read.
  mutating func run() {
    var map = TextureMap(of: image, tilePixels: SearchLimits.tilePixels(of: image))
    for level in 0..<SearchLimits.levels(effort) {
      if level > 0 { map = map.coarser() }
      attemptsLeft = SearchLimits.attempts(effort)
      marginShare = 0.12
      var growing = RegionGrowing(maximumRegions: effort == .fast ? 6 : 12)
      let directed = growing.regions(of: map)
      if look(at: directed, for: .sharp) || look(at: directed.first(3), for: .blurred) { break }
      growing.ignoresDirection = true
      growing.maximumRegions = effort == .fast ? 2 : 4
      let detailed = growing.regions(of: map)
      // Where modules rival tiles in size, a flat guard may lie outside of the region.
      marginShare = 0.16
      if look(at: detailed, for: .sharp) { break }
      guard effort == .thorough else { continue }
      if look(at: detailed.map { $0.turnedByRightAngle }, for: .sharp) { break }
      if look(at: directed, for: .blurred) || look(at: detailed, for: .blurred) { break }
    }
    if !reading.symbols.isEmpty { reading.sighting = nil }
  }

  /// Looks for symbols in some regions, most promising first.
  ///
  /// - Returns: Whether the picture has given a symbol.
  private mutating func look(
    at regions: [CandidateRegion], for sharpness: GuardDetector.Sharpness
  ) -> Bool {
    let attempt = SymbolAttempt(image: image, effort: effort, index: index, log: log)
    for region in regions where !isKnown(region.center) {
      // Beside a symbol that was read, only places of comparable size are worth a look.
      if region.tileCount * SearchLimits.leastShareOfRegion < tilesOfLastSymbol { continue }
      let hits = GuardSearch(image: image, marginShare: marginShare).hits(
        in: region, sharpness: sharpness)
      let tracks = GuardTrack.tracks(from: hits, maximumTracks: 8)
      let hypotheses = SymbolHypothesis.from(tracks: tracks, region: region)
      for hypothesis in hypotheses.prefix(effort == .fast ? 3 : 6) {
        guard reading.symbols.count < maximumSymbols, attemptsLeft > 0 else { return true }
        if isKnown(hypothesis.center) { continue }
        attemptsLeft -= 1
        let outcome = attempt.read(hypothesis)
        if case .symbol = outcome { tilesOfLastSymbol = region.tileCount }
        take(outcome)
      }
    }
    return !reading.symbols.isEmpty
  }

  /// A symbol was read there already, or seen so well that looking again would not help.
  private func isKnown(_ place: Point) -> Bool {
    reading.symbols.contains { $0.corners.contains(place) }
      || refused.contains { $0.contains(place) }
  }

  private mutating func take(_ outcome: SymbolAttempt.Outcome) {
    switch outcome {
    case .symbol(let symbol):
      if !reading.symbols.contains(where: { $0.isSameSymbol(as: symbol) }) {
        reading.symbols.append(symbol)
      }
    case .sighting(let sighting):
      if sighting.codewordsRead * 100 >= sighting.codewordsExpected * 99 {
        refused.append(sighting.corners)
      }
      if sighting.codewordsRead > (reading.sighting?.codewordsRead ?? -1) {
        reading.sighting = sighting
      }
    case .nothing: break
    }
  }
}

/// How far a search goes.
enum SearchLimits {
  /// Most places at which reading is tried on each level.
  static func attempts(_ effort: ReadingEffort) -> Int { effort == .fast ? 8 : 24 }

  /// Once a symbol was read, regions that hold less than one part in so many of its tiles are passed over.
  static let leastShareOfRegion = 10

  /// Levels of the texture map, each with tiles of twice the side.
  static func levels(_ effort: ReadingEffort) -> Int { effort == .fast ? 2 : 3 }

  /// Side of the finest tiles for a picture, in pixels: small pictures hold small symbols.
  static func tilePixels(of image: LumaImage) -> Int {
    let side = max(image.width, image.height)
    return side <= 400 ? 8 : side <= 2200 ? 16 : 32
  }
}

extension Array {
  /// The first elements, at most so many.
  fileprivate func first(_ count: Int) -> [Element] { Array(prefix(count)) }
}
