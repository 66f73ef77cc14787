/// Summed gradient products of one square tile: how much detail it holds and which way it runs.
///
/// The three sums are the structure tensor of the tile. Bars give gradients across the bars, so the
/// tensor's main axis is the direction in which a symbol is read.
struct TextureTile {
  /// Sum of squared horizontal differences.
  var xx: Float = 0
  /// Sum of squared vertical differences.
  var yy: Float = 0
  /// Sum of products of both differences.
  var xy: Float = 0

  /// All detail, whatever its direction.
  var energy: Float { xx + yy }

  /// Detail that runs in one direction only: the difference of the tensor's two axes.
  var directedEnergy: Float {
    let difference = xx - yy
    return (difference * difference + 4 * xy * xy).squareRoot()
  }

  /// Cosine and sine of twice the angle of the main axis; (0, 0) without a direction.
  var doubledDirection: (cosine: Float, sine: Float) {
    let length = directedEnergy
    guard length > 0 else { return (0, 0) }
    return ((xx - yy) / length, 2 * xy / length)
  }

  /// Multiplies all sums.
  mutating func scale(by factor: Float) {
    xx *= factor
    yy *= factor
    xy *= factor
  }

  static func += (sum: inout TextureTile, part: TextureTile) {
    sum.xx += part.xx
    sum.yy += part.yy
    sum.xy += part.xy
  }
}
