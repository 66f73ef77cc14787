/// Columns found from one guard on; how many of them belong to the symbol is told by its row indicators.
struct ExtendedColumns {
  /// Places of the boundaries, in modules from the guard's outer side, the guard's inner side first.
  let boundaries: [Float]
  /// Length of the line in modules.
  let reachModules: Float
  /// The guard's outer side.
  let near: Polynomial
  /// The curve `reachModules` inwards.
  let far: Polynomial
  /// The known guard is the stop pattern.
  let fromStop: Bool

  /// The column model for a column count; boundaries that were not found are set at equal distances.
  func model(columnCount: Int) -> ColumnModel {
    let inner = smoothed(
      Array(boundaries.prefix(columnCount + SymbolGeometry.boundariesBeforeStop)))
    var places: [Float] = [0] + inner.places
    let period = places[places.count - 1] - places[places.count - 2]
    while places.count < columnCount + SymbolGeometry.columnsBesidesData {
      let next = inner.curve.map { $0(Float(places.count - 1)) }
      let last = places[places.count - 1]
      places.append(max(next ?? last + period, last + LayoutTuning.leastNextColumn * period))
    }
    places = Array(places.prefix(columnCount + SymbolGeometry.columnsBesidesData))
    // The guard that was not found.
    let modules = Float(SymbolGeometry.guardModules(isStart: fromStop))
    places.append(
      places[places.count - 1] + period * (modules / Float(SymbolGeometry.characterModules)))
    let fractions = places.map { $0 / reachModules }
    if fromStop {
      return ColumnModel(
        columnCount: columnCount, fractions: fractions.reversed().map { 1 - $0 }, low: far,
        high: near)
    }
    return ColumnModel(columnCount: columnCount, fractions: fractions, low: near, high: far)
  }

  /// Lays a smooth curve through the boundaries, unless they follow none.
  private func smoothed(_ found: [Float]) -> (places: [Float], curve: Polynomial?) {
    guard found.count >= 5 else { return (found, nil) }
    var samples: [RobustFit.Sample] = []
    for (index, place) in found.enumerated() {
      // The guard's own inner side is known best.
      samples.append((Float(index), place, index == 0 ? LayoutTuning.innerSideWeight : 1))
    }
    guard let curve = Polynomial.fit(samples, degree: found.count >= 8 ? 3 : 2) else {
      return (found, nil)
    }
    let places = found.indices.map { curve(Float($0)) }
    let worst = zip(places, found).reduce(0) { max($0, abs($1.0 - $1.1)) }
    return worst < LayoutTuning.smoothModules ? (places, curve) : (found, nil)
  }
}
