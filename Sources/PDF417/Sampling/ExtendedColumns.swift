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
    var places: [Float] = [0] + boundaries
    let period = places[places.count - 1] - places[places.count - 2]
    while places.count < columnCount + 4 { places.append(places[places.count - 1] + period) }
    places = Array(places.prefix(columnCount + 4))
    // The guard that was not found: 18 modules of stop pattern, or 17 of start pattern.
    places.append(places[places.count - 1] + period * (fromStop ? 1 : 18.0 / 17))
    let fractions = places.map { $0 / reachModules }
    if fromStop {
      return ColumnModel(
        columnCount: columnCount, fractions: fractions.reversed().map { 1 - $0 }, low: far,
        high: near)
    }
    return ColumnModel(columnCount: columnCount, fractions: fractions, low: near, high: far)
  }
}
