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
  /// Where symbols stand that were seen between both guards as often as the effort allows, and not read.
  private var refused: [Quadrilateral] = []
  /// Where symbols were seen between both guards once, and not read.
  private var sightedBetweenGuards: [Quadrilateral] = []
  /// Where symbols were seen at all, and a little around them.
  private var sighted: [Quadrilateral] = []
  /// How far scan lines reach beyond a region, as a share of its width.
  private var marginShare: Float = 0.12
  /// Regions to look at in each stage while nothing was read.
  private var regionsBeforeSymbol = 0
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
    for level in 0..<SearchLimits.levels {
      if level > 0 { map = map.coarser() }
      attemptsLeft = SearchLimits.attempts(effort, level: level)
      if search(map, level: level) || !refused.isEmpty { break }
    }
    if !reading.symbols.isEmpty { reading.sighting = nil }
  }

  /// Goes through the stages of one level of the texture map.
  ///
  /// - Returns: Whether the picture has given a symbol.
  private mutating func search(_ map: TextureMap, level: Int) -> Bool {
    marginShare = 0.12
    var growing = RegionGrowing(maximumRegions: SearchLimits.mostRegions)
    regionsBeforeSymbol = SearchLimits.regions(effort, level: level)
    let directed = growing.regions(of: map)
    if look(at: directed, for: .sharp) { return true }
    // Coarser tiles hold large modules, which nothing blurs away.
    guard level == 0, refused.isEmpty else { return false }
    if look(at: directed.first(effort == .fast ? 1 : 2), for: .blurred) { return true }
    growing.ignoresDirection = true
    growing.maximumRegions = effort == .fast ? 1 : 2
    let detailed = growing.regions(of: map)
    // Where modules rival tiles in size, a flat guard may lie outside of the region.
    marginShare = 0.16
    if look(at: detailed, for: .sharp) { return true }
    guard effort == .thorough else { return false }
    return look(at: detailed.map { $0.turnedByRightAngle }, for: .sharp)
      || look(at: detailed, for: .blurred)
  }

  /// Looks for symbols in some regions, most promising first.
  ///
  /// - Returns: Whether the picture has given a symbol.
  private mutating func look(
    at regions: [CandidateRegion], for sharpness: GuardDetector.Sharpness
  ) -> Bool {
    for (position, region) in regions.enumerated() where !isKnown(region.center) {
      // Where one symbol was read, there may be more.
      if position >= regionsBeforeSymbol, reading.symbols.isEmpty { break }
      // Beside a symbol that was read, only places of comparable size are worth a look.
      if region.tileCount * SearchLimits.leastShareOfRegion(effort) < tilesOfLastSymbol { continue }
      guard reading.symbols.count < maximumSymbols, attemptsLeft > 0 else { break }
      let search = GuardSearch(image: image, marginShare: marginShare)
      let singles = SearchLimits.singles(effort, sharpness)
      let quick = search.hits(in: region, sharpness: sharpness)
      if attempt(quick.hits, in: region, singles: singles) { continue }
      guard quick.wasCutShort, effort == .thorough || !isKnown(region.center) else { continue }
      let dense = search.hits(in: region, sharpness: sharpness, after: quick)
      _ = attempt(dense.hits, in: region, singles: singles)
    }
    return !reading.symbols.isEmpty
  }

  /// Tries the hypotheses that some guards of a region allow.
  ///
  /// - Returns: Whether a symbol was read.
  private mutating func attempt(
    _ hits: [GuardHit], in region: CandidateRegion, singles: Int
  ) -> Bool {
    let tracks = GuardTrack.tracks(from: hits, maximumTracks: 8)
    let hypotheses = SymbolHypothesis.from(tracks: tracks, region: region)
    let attempt = SymbolAttempt(image: image, effort: effort, index: index, log: log)
    let symbolsBefore = reading.symbols.count
    var singlesLeft = singles
    for hypothesis in hypotheses.prefix(6) {
      guard reading.symbols.count < maximumSymbols, attemptsLeft > 0 else { break }
      if isKnown(hypothesis.center) { continue }
      if !hypothesis.isPair {
        guard singlesLeft > 0, !wasSeen(hypothesis.center) else { continue }
        singlesLeft -= 1
      }
      let outcome = attempt.read(hypothesis)
      switch outcome {
      case .symbol:
        tilesOfLastSymbol = region.tileCount
      case .sighting: attemptsLeft -= 2
      case .nothing: attemptsLeft -= 1
      case .noGuard: break
      }
      take(outcome, of: hypothesis)
    }
    return reading.symbols.count > symbolsBefore
  }

  /// A symbol was read there already, or seen so well that looking again would not help.
  private func isKnown(_ place: Point) -> Bool {
    reading.symbols.contains { $0.corners.contains(place) }
      || refused.contains { $0.contains(place) }
  }

  /// Looking at a symbol again would not help.
  private func isFinal(_ sighting: Sighting, at place: Point) -> Bool {
    effort == .fast || sighting.codewordsRead * 5 >= sighting.codewordsExpected * 2
      || sightedBetweenGuards.contains { $0.contains(place) }
  }

  /// A symbol was seen there already, between both guards or beside one of them.
  private func wasSeen(_ place: Point) -> Bool {
    sighted.contains { $0.contains(place) }
  }

  private mutating func take(_ outcome: SymbolAttempt.Outcome, of hypothesis: SymbolHypothesis) {
    switch outcome {
    case .symbol(let symbol):
      if !reading.symbols.contains(where: { $0.isSameSymbol(as: symbol) }) {
        reading.symbols.append(symbol)
      }
    case .sighting(let sighting):
      if hypothesis.isPair, isFinal(sighting, at: hypothesis.center) {
        refused.append(sighting.corners)
      }
      sighted.append(sighting.corners.enlarged(by: 1.1))
      if hypothesis.isPair { sightedBetweenGuards.append(sighting.corners) }
      if sighting.codewordsRead > (reading.sighting?.codewordsRead ?? -1) {
        reading.sighting = sighting
      }
    case .nothing, .noGuard: break
    }
  }
}

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

extension Array {
  /// The first elements, at most so many.
  fileprivate func first(_ count: Int) -> [Element] { Array(prefix(count)) }
}
