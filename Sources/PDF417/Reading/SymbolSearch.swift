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
  /// Where symbols were seen that could not be read.
  private var sightings: UnreadSymbols
  /// Regions to look at in each stage while nothing was read.
  private var regionsBeforeSymbol = 0
  /// Size of the region in which a symbol was read last, in tiles.
  private var tilesOfLastSymbol = 0
  /// Regions in which sharp guards were looked for.
  private var searched: [CandidateRegion] = []

  /// Prepares a search.
  init(image: LumaImage, reader: SymbolReader, index: PatternIndex, log: AttemptLog? = nil) {
    self.image = image
    self.log = log
    self.index = index
    effort = reader.effort
    maximumSymbols = max(1, reader.maximumSymbols)
    attemptsLeft = 0
    sightings = UnreadSymbols(effort: effort)
  }

  /// Searches until something is read or the budget is spent.
  ///
  /// Each stage looks at all of its regions, since a picture may show several symbols; the next, costlier
  /// stage runs only when nothing was read.
  mutating func run() {
    var map = TextureMap(of: image, tilePixels: SearchLimits.tilePixels(of: image))
    for level in 0..<SearchLimits.levels(effort, image) {
      if level > 0 { map = map.coarser() }
      attemptsLeft = SearchLimits.attempts(effort, level: level)
      if search(map, level: level) || sightings.includeRefused { break }
    }
    if !reading.symbols.isEmpty { reading.sighting = nil }
  }

  /// One way of looking for guards.
  private struct Look {
    /// What is taken for a guard; where it is blurred, symbols are read by light.
    var sharpness: GuardDetector.Sharpness
    /// How far scan lines reach beyond a region, as a share of its width.
    var marginShare: Float = 0.12
    /// Guards are looked for in the light too, not in grey levels.
    var takesLight = false
  }

  /// Goes through the stages of one level of the texture map.
  ///
  /// - Returns: Whether the picture has given a symbol.
  private mutating func search(_ map: TextureMap, level: Int) -> Bool {
    var growing = RegionGrowing(maximumRegions: SearchLimits.mostRegions)
    regionsBeforeSymbol = SearchLimits.regions(effort, level: level)
    let directed = growing.regions(of: map)
    if look(at: directed, Look(sharpness: .sharp)) { return true }
    // Coarser tiles hold large modules, which nothing blurs away.
    guard level == 0, !sightings.includeRefused else { return false }
    let likeliest = directed.first(effort == .fast ? 1 : 2)
    if look(at: likeliest, Look(sharpness: .blurred)) { return true }
    guard directed.isEmpty || SearchLimits.searchesWidely(effort, image) else { return false }
    growing.ignoresDirection = true
    growing.maximumRegions = effort == .fast ? 1 : 2
    let detailed = growing.regions(of: map)
    // Where modules rival tiles in size, a flat guard may lie outside of the region.
    let wide = Look(sharpness: .sharp, marginShare: 0.16)
    if look(at: detailed, wide) { return true }
    guard effort == .thorough else { return false }
    return look(at: detailed.map { $0.turnedByRightAngle }, wide)
      || look(at: detailed, Look(sharpness: .blurred, marginShare: 0.16, takesLight: true))
  }

  /// Looks for symbols in some regions, most promising first.
  ///
  /// - Returns: Whether the picture has given a symbol.
  private mutating func look(at regions: [CandidateRegion], _ look: Look) -> Bool {
    var search = GuardSearch(
      sampler: LineSampler(image: image, takesLight: look.takesLight),
      marginShare: look.marginShare)
    search.firstLineCount = SearchLimits.firstLines(effort, look.sharpness)
    for (position, region) in regions.enumerated() where !isKnown(region.center) {
      // Where one symbol was read, there may be more.
      if position >= regionsBeforeSymbol, reading.symbols.isEmpty { break }
      // Beside a symbol that was read, only places of comparable size are worth a look.
      if region.tileCount * SearchLimits.leastShareOfRegion(effort) < tilesOfLastSymbol { continue }
      guard reading.symbols.count < maximumSymbols, attemptsLeft > 0 else { break }
      guard region.width >= SearchLimits.leastAspect(effort) * region.height else { continue }
      if effort == .fast, look.sharpness == .sharp {
        if searched.contains(where: { $0.isLike(region) }) { continue }
        searched.append(region)
      }
      let quick = search.hits(in: region, sharpness: look.sharpness)
      if attempt(quick.hits, in: region, look.sharpness) { continue }
      guard quick.wasCutShort, SearchLimits.searchesWidely(effort, image),
        effort == .thorough || !isKnown(region.center)
      else { continue }
      let dense = search.hits(in: region, sharpness: look.sharpness, after: quick)
      _ = attempt(dense.hits, in: region, look.sharpness)
    }
    return !reading.symbols.isEmpty
  }

  /// Tries the hypotheses that some guards of a region allow.
  ///
  /// - Returns: Whether a symbol was read.
  private mutating func attempt(
    _ hits: [GuardHit], in region: CandidateRegion, _ sharpness: GuardDetector.Sharpness
  ) -> Bool {
    let attempt = SymbolAttempt(
      sampler: LineSampler(image: image, takesLight: sharpness == .blurred), effort: effort,
      index: index, log: log)
    let tracks = GuardTrack.tracks(from: hits, maximumTracks: 16).filter {
      attempt.looksRight($0, frame: region.frame)
    }
    var hypotheses = SymbolHypothesis.from(tracks: tracks, region: region)
    let symbolsBefore = reading.symbols.count
    var singlesLeft = SearchLimits.singles(effort, sharpness)
    if singlesLeft == 0 { hypotheses.removeAll { !$0.isPair } }
    for hypothesis in hypotheses.prefix(6) {
      guard reading.symbols.count < maximumSymbols, attemptsLeft > 0 else { break }
      if hypothesis.isPair {
        if isKnown(hypothesis.center) { continue }
      } else {
        guard singlesLeft > 0, !wasTriedAlone(hypothesis.center) else { continue }
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

  /// A symbol was read there already, or looked at from one of its guards; by fast readings from both.
  private func wasTriedAlone(_ place: Point) -> Bool {
    sightings.includeLone(place) || (effort == .fast ? isKnown(place) : wasRead(place))
  }

  private func wasRead(_ place: Point) -> Bool {
    reading.symbols.contains { $0.corners.contains(place) }
  }

  /// A symbol was read there already, or seen so well that looking again would not help.
  private func isKnown(_ place: Point) -> Bool {
    wasRead(place) || sightings.refuse(place)
  }

  private mutating func take(_ outcome: SymbolAttempt.Outcome, of hypothesis: SymbolHypothesis) {
    switch outcome {
    case .symbol(let symbol):
      if !reading.symbols.contains(where: { $0.isSameSymbol(as: symbol) }) {
        reading.symbols.append(symbol)
      }
    case .sighting(let sighting):
      sightings.add(sighting, of: hypothesis)
      if sighting.codewordsRead > (reading.sighting?.codewordsRead ?? -1) {
        reading.sighting = sighting
      }
    case .nothing, .noGuard: break
    }
  }
}

extension Array {
  /// The first elements, at most so many.
  fileprivate func first(_ count: Int) -> [Element] { Array(prefix(count)) }
}
