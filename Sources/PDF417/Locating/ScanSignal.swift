/// Grey levels along one scan line with running sums, so that any stretch costs two look-ups.
struct ScanSignal {
  /// Levels, one a pixel.
  private(set) var levels: [Float] = []
  /// `sums[i]` is the sum of the first `i` levels.
  private(set) var sums: [Float] = []
  /// `squares[i]` is the sum of the squares of the first `i` levels.
  private(set) var squares: [Float] = []

  /// Number of levels.
  var count: Int { levels.count }

  /// Replaces the signal by what `fill` adds to `count` zeros, and subtracts `offset` from each level.
  ///
  /// The offset keeps the running sums small, so that they stay exact enough in single precision.
  mutating func refill(
    count: Int,
    offset: Float,
    fill: (UnsafeMutablePointer<Float>) -> Void
  ) {
    if levels.count != count {
      levels = [Float](repeating: 0, count: count)
      sums = [Float](repeating: 0, count: count + 1)
      squares = [Float](repeating: 0, count: count + 1)
    }
    levels.withUnsafeMutableBufferPointer { levels in
      guard let base = levels.baseAddress else { return }
      base.update(repeating: -offset, count: count)
      fill(base)
      var sum: Float = 0
      var square: Float = 0
      for i in 0..<count {
        sum += base[i]
        square += base[i] * base[i]
        sums[i + 1] = sum
        squares[i + 1] = square
      }
    }
  }

  /// The integral of the levels up to a position, which may lie between two of them.
  @inline(__always)
  func integral(to position: Float) -> Float {
    ScanSignal.interpolate(sums, position)
  }

  /// The integral of the squared levels up to a position.
  @inline(__always)
  func squareIntegral(to position: Float) -> Float {
    ScanSignal.interpolate(squares, position)
  }

  @inline(__always)
  private static func interpolate(_ table: [Float], _ position: Float) -> Float {
    table.withUnsafeBufferPointer { table in
      let index = min(max(Int(position), 0), table.count - 2)
      return table[index] + (table[index + 1] - table[index]) * (position - Float(index))
    }
  }
}
