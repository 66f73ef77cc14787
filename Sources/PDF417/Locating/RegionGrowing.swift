/// Groups tiles of like texture into candidate regions.
struct RegionGrowing {
  /// A tile joins a region only if its directed energy is at least this part of the region's mean.
  var energyFraction: Float = 0.15
  /// Least share of a tile's energy that must run in one direction.
  var minimumCoherence: Float = 0.14
  /// Cosine of twice the greatest turn between neighboring tiles (20 degrees).
  var minimumTurnCosine: Float = 0.766
  /// Least normalized energy of a tile that may start a region.
  var minimumSeedEnergy: Float = 0.0006
  /// Direction is left out of account: whatever is full of detail forms a region.
  ///
  /// This finds symbols whose
  /// rows are so low, or so foreshortened, that their edges rival those of the bars.
  var ignoresDirection = false
  /// Most regions to return.
  var maximumRegions: Int

  /// The regions of a map, most promising first.
  func regions(of map: TextureMap) -> [CandidateRegion] {
    var owner = [Bool](repeating: false, count: map.tiles.count)
    var regions: [CandidateRegion] = []
    var queue: [Int32] = []
    var attempts = 0
    for seed in seeds(of: map) where !owner[seed] {
      attempts += 1
      if attempts > maximumRegions * LocatingTuning.regionsGrownPerWanted { break }
      grow(from: seed, map: map, owner: &owner, queue: &queue)
      if let region = describe(queue, map: map) { regions.append(region) }
    }
    regions.sortDescending { $0.score }
    if regions.count > maximumRegions { regions.removeLast(regions.count - maximumRegions) }
    return regions
  }

  /// Tiles that may start a region, strongest first.
  private func seeds(of map: TextureMap) -> [Int] {
    var seeds: [Seed] = []
    seeds.reserveCapacity(map.tiles.count)
    for index in map.tiles.indices {
      let tile = map.tiles[index]
      let strength: Float
      if ignoresDirection {
        strength = tile.energy
        guard strength > LocatingTuning.undirectedSeedFactor * minimumSeedEnergy else { continue }
      } else {
        strength = tile.directedEnergy
        guard strength > minimumSeedEnergy,
          strength > LocatingTuning.leastDirectedShare * tile.energy
        else { continue }
      }
      // The bits of positive numbers grow with them; turned round, the strongest comes first.
      seeds.append(Seed(key: ~strength.bitPattern, index: Int32(index)))
    }
    RegionGrowing.sort(&seeds)
    return seeds.map { Int($0.index) }
  }

  private struct Seed {
    var key: UInt32
    var index: Int32
  }

  /// Sorts by the upper half of the keys in two rounds of counting; equal ones stay in their order.
  private static func sort(_ seeds: inout [Seed]) {
    var sorted = seeds
    for shift: UInt32 in [16, 24] {
      var places = [Int](repeating: 0, count: 257)
      for seed in seeds { places[Int(seed.key &>> shift & 255) + 1] += 1 }
      for digit in 1...256 { places[digit] += places[digit - 1] }
      for seed in seeds {
        let digit = Int(seed.key &>> shift & 255)
        sorted[places[digit]] = seed
        places[digit] += 1
      }
      swap(&seeds, &sorted)
    }
  }

  private func grow(from seed: Int, map: TextureMap, owner: inout [Bool], queue: inout [Int32]) {
    queue.removeAll(keepingCapacity: true)
    queue.append(Int32(seed))
    owner[seed] = true
    var energySum = strength(of: map.tiles[seed])
    var next = 0
    while next < queue.count {
      let index = Int(queue[next])
      next += 1
      let here = map.tiles[index]
      let direction = here.doubledDirection
      let row = index / map.columnCount
      let column = index - row * map.columnCount
      let threshold = energyFraction * energySum / Float(queue.count)
      for y in max(0, row - 1)...min(map.rowCount - 1, row + 1) {
        for x in max(0, column - 1)...min(map.columnCount - 1, column + 1) {
          let neighbor = y * map.columnCount + x
          guard !owner[neighbor] else { continue }
          let tile = map.tiles[neighbor]
          guard strength(of: tile) >= threshold else { continue }
          guard ignoresDirection || goesOn(direction, in: tile) else { continue }
          owner[neighbor] = true
          energySum += strength(of: tile)
          queue.append(Int32(neighbor))
        }
      }
    }
  }

  private func strength(of tile: TextureTile) -> Float {
    ignoresDirection ? tile.energy : tile.directedEnergy
  }

  /// The tile's detail runs mostly in one direction, near enough to that of its neighbor.
  private func goesOn(_ direction: (cosine: Float, sine: Float), in tile: TextureTile) -> Bool {
    guard tile.directedEnergy >= minimumCoherence * tile.energy else { return false }
    let other = tile.doubledDirection
    return direction.cosine * other.cosine + direction.sine * other.sine >= minimumTurnCosine
  }

  /// The box around a group of tiles, or `nil` when it is too small to hold a symbol.
  private func describe(_ members: [Int32], map: TextureMap) -> CandidateRegion? {
    guard members.count >= LocatingTuning.fewestTiles else { return nil }
    var sum = TextureTile()
    var coherence: Float = 0
    var cosine: Float = 0
    var sine: Float = 0
    for member in members {
      let tile = map.tiles[Int(member)]
      let direction = tile.doubledDirection
      cosine += direction.cosine
      sine += direction.sine
      sum += tile
      coherence += tile.directedEnergy / max(tile.energy, .leastNormalMagnitude)
    }
    let length = (cosine * cosine + sine * sine).squareRoot()
    guard length > 0 else { return nil }
    let axis = ReadingFrame.halfAngle(cosine: cosine / length, sine: sine / length)
    return box(
      around: members, map: map, axis: axis, meanCoherence: coherence / Float(members.count))
  }

  private func box(
    around members: [Int32], map: TextureMap, axis: (x: Float, y: Float), meanCoherence: Float
  ) -> CandidateRegion? {
    let side = Float(map.tilePixels)
    var frame = ReadingFrame(originX: 0, originY: 0, uX: axis.x, uY: axis.y)
    var uLow = Float.infinity
    var uHigh = -Float.infinity
    var vLow = Float.infinity
    var vHigh = -Float.infinity
    for member in members {
      let row = Int(member) / map.columnCount
      let column = Int(member) - row * map.columnCount
      let place = frame.place(x: (Float(column) + 0.5) * side, y: (Float(row) + 0.5) * side)
      uLow = min(uLow, place.u)
      uHigh = max(uHigh, place.u)
      vLow = min(vLow, place.v)
      vHigh = max(vHigh, place.v)
    }
    guard uHigh - uLow >= 2 * side else { return nil }
    let middleU = (uLow + uHigh) / 2
    let middleV = (vLow + vHigh) / 2
    let origin = frame.picturePoint(u: middleU, v: middleV)
    frame.originX = origin.x
    frame.originY = origin.y
    return CandidateRegion(
      frame: frame, uRange: (uLow - middleU)...(uHigh - middleU),
      vRange: (vLow - middleV)...(vHigh - middleV), tileCount: members.count,
      score: Float(members.count) * meanCoherence)
  }
}
