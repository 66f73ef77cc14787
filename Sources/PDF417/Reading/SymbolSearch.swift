internal import ScanImage

/// One picture's search for symbols: the likeliest places first, then wider and wider.
struct SymbolSearch {
  let context: ReadingContext
  let maximumSymbols: Int
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

  /// What all attempts came to.
  private(set) var record = ReadingRecord()

  private var image: LumaImage { context.image }
  private var budget: ReadingBudget { context.budget }

  /// Prepares a search.
  init(_ context: ReadingContext, maximumSymbols: Int) {
    self.context = context
    self.maximumSymbols = max(1, maximumSymbols)
    attemptsLeft = 0
    sightings = UnreadSymbols(budget: context.budget)
  }

  /// Searches until something is read or the budget is spent.
  ///
  /// Each stage looks at all of its regions, since a picture may show several symbols; the next, costlier
  /// stage runs only when nothing was read.
  mutating func run() {
    var map = TextureMap(of: image, tilePixels: ReadingBudget.tilePixels(of: image))
    for level in 0..<budget.levels(image) {
      if level > 0 { map = map.coarser() }
      attemptsLeft = level == 0 ? budget.attempts.finest : budget.attempts.coarser
      if search(map, level: level) || sightings.hasRefusedPlace { break }
    }
    if !reading.symbols.isEmpty { reading.sighting = nil }
  }

  /// One way of looking for guards.
  private struct Look {
    /// What is taken for a guard; where it is blurred, symbols are read by light.
    var sharpness: GuardDetector.Sharpness
    /// How far scan lines reach beyond a region, as a share of its width.
    var marginShare = LocatingTuning.marginShare
    /// Guards are looked for in the light too, not in gray levels.
    var takesLight = false
  }

  /// Goes through the stages of one level of the texture map.
  ///
  /// - Returns: Whether the picture has given a symbol.
  private mutating func search(_ map: TextureMap, level: Int) -> Bool {
    var growing = RegionGrowing(maximumRegions: ReadingBudget.mostRegions)
    regionsBeforeSymbol = level == 0 ? budget.regions.finest : budget.regions.coarser
    let directed = growing.regions(of: map)
    if look(at: directed, Look(sharpness: .sharp)) { return true }
    // Coarser tiles hold large modules, which nothing blurs away.
    guard level == 0, !sightings.hasRefusedPlace else { return false }
    let likeliest = directed.first(budget.blurredRegions)
    if look(at: likeliest, Look(sharpness: .blurred)) { return true }
    guard directed.isEmpty || budget.searchesWidely(image) else { return false }
    growing.ignoresDirection = true
    growing.maximumRegions = budget.undirectedRegions
    let detailed = growing.regions(of: map)
    // Where modules rival tiles in size, a flat guard may lie outside of the region.
    let wide = Look(sharpness: .sharp, marginShare: LocatingTuning.wideMarginShare)
    if look(at: detailed, wide) { return true }
    guard budget.turnsUndirectedRegions else { return false }
    let blurred = Look(
      sharpness: .blurred, marginShare: LocatingTuning.wideMarginShare, takesLight: true)
    return look(at: detailed.map { $0.turnedByRightAngle }, wide) || look(at: detailed, blurred)
  }

  /// Looks for symbols in some regions, most promising first.
  ///
  /// - Returns: Whether the picture has given a symbol.
  private mutating func look(at regions: [CandidateRegion], _ look: Look) -> Bool {
    var search = GuardSearch(
      sampler: LineSampler(image: image, takesLight: look.takesLight),
      marginShare: look.marginShare)
    search.firstLineCount =
      look.sharpness == .blurred ? budget.firstLines.blurred : budget.firstLines.sharp
    for (position, region) in regions.enumerated() where !isKnown(region.center) {
      // Where one symbol was read, there may be more.
      if position >= regionsBeforeSymbol, reading.symbols.isEmpty { break }
      // Beside a symbol that was read, only places of comparable size are worth a look.
      if region.tileCount * budget.leastShareOfRegion < tilesOfLastSymbol { continue }
      guard reading.symbols.count < maximumSymbols, attemptsLeft > 0 else { break }
      guard region.width >= budget.leastAspect * region.height else { continue }
      if budget.skipsLikeRegions, look.sharpness == .sharp {
        if searched.contains(where: { $0.isLike(region) }) { continue }
        searched.append(region)
      }
      let quick = search.hits(in: region, sharpness: look.sharpness)
      if attempt(quick.hits, in: region, look.sharpness) { continue }
      guard quick.wasCutShort, budget.searchesWidely(image),
        budget.returnsToRefusedPlaces || !isKnown(region.center)
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
    let attempt = SymbolAttempt(context: context, takesLight: sharpness == .blurred)
    let most = ReadingBudget.mostOfRegion
    let tracks = GuardTrack.tracks(from: hits, maximumTracks: most.tracks).filter {
      attempt.looksRight($0, frame: region.frame)
    }
    var hypotheses = SymbolHypothesis.from(tracks: tracks, region: region)
    let symbolsBefore = reading.symbols.count
    var lonesLeft = sharpness == .blurred ? 0 : budget.loneGuards
    if lonesLeft == 0 { hypotheses.removeAll { !$0.isPair } }
    for hypothesis in hypotheses.prefix(most.hypotheses) {
      guard reading.symbols.count < maximumSymbols, attemptsLeft > 0 else { break }
      if hypothesis.isPair {
        if isKnown(hypothesis.center) { continue }
      } else {
        guard lonesLeft > 0, !wasTriedAlone(hypothesis.center) else { continue }
        lonesLeft -= 1
      }
      let outcome = attempt.read(hypothesis, record: &record)
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

  /// A symbol was read there already, or looked at from one of its guards; or given up, if that counts.
  private func wasTriedAlone(_ place: Point) -> Bool {
    sightings.wasSeenAlone(at: place)
      || (budget.returnsToRefusedPlaces ? wasRead(place) : isKnown(place))
  }

  private func wasRead(_ place: Point) -> Bool {
    reading.symbols.contains { $0.corners.contains(place) }
  }

  /// A symbol was read there already, or seen so well that looking again would not help.
  private func isKnown(_ place: Point) -> Bool {
    wasRead(place) || sightings.isRefused(place)
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
