/// Smooth noise of one value for each place of the plane, 0-1, the same for the same seed.
///
/// Random values stand one apart on a grid; between them they are interpolated.
struct SmoothNoise {
  let seed: UInt64

  func callAsFunction(_ x: Float, _ y: Float) -> Float {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (column, row) = (Int(left), Int(top))
    let (across, down) = (Self.eased(x - left), Self.eased(y - top))
    let above = value(column, row) * (1 - across) + value(column + 1, row) * across
    let below = value(column, row + 1) * (1 - across) + value(column + 1, row + 1) * across
    return above * (1 - down) + below * down
  }

  private static func eased(_ share: Float) -> Float { share * share * (3 - 2 * share) }

  private func value(_ column: Int, _ row: Int) -> Float {
    let place = UInt64(bitPattern: Int64(column &* 73_856_093 ^ row &* 19_349_663))
    var source = SeededGenerator(seed: seed ^ place)
    return Float(source.next() >> 40) / Float(1 << 24)
  }
}
