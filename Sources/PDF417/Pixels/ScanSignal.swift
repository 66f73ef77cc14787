/// Grey levels along one scan line with running sums, so that any stretch costs two look-ups.
///
/// The memory is borrowed: `ScanSignalBuffer` owns it.
struct ScanSignal {
  /// Number of levels.
  let count: Int
  /// Levels, one a pixel.
  let levels: UnsafeMutablePointer<Float>
  /// `sums[i]` is the sum of the first `i` levels; the last sum, of all levels, stands there twice.
  let sums: UnsafeMutablePointer<Float>
  /// `squares[i]` is the sum of the squares of the first `i` levels; the last one stands there twice.
  let squares: UnsafeMutablePointer<Float>
  /// Room for a number a level, which whoever reads the line may use.
  let scratch: UnsafeMutablePointer<Float>

  /// Replaces the levels by what `fill` adds to zeros, less `offset`, and renews the running sums.
  ///
  /// The offset keeps the running sums small, so that they stay exact enough in single precision.
  @inline(__always) func refill(offset: Float, fill: (UnsafeMutablePointer<Float>) -> Void) {
    levels.update(repeating: -offset, count: count)
    fill(levels)
    sums[0] = 0
    squares[0] = 0
    var sum = SIMD4<Float>()
    var square = SIMD4<Float>()
    var i = 0
    while i &+ 4 <= count {
      let four = SIMD4(levels[i], levels[i &+ 1], levels[i &+ 2], levels[i &+ 3])
      sum = SIMD4(repeating: sum.w) + ScanSignal.runningSums(four)
      square = SIMD4(repeating: square.w) + ScanSignal.runningSums(four * four)
      for lane in 0..<4 {
        sums[i &+ 1 &+ lane] = sum[lane]
        squares[i &+ 1 &+ lane] = square[lane]
      }
      i &+= 4
    }
    while i < count {
      sums[i &+ 1] = sums[i] + levels[i]
      squares[i &+ 1] = squares[i] + levels[i] * levels[i]
      i &+= 1
    }
    sums[count &+ 1] = sums[count]
    squares[count &+ 1] = squares[count]
  }

  /// Each number plus those before it.
  @inline(__always) private static func runningSums(_ numbers: SIMD4<Float>) -> SIMD4<Float> {
    let pairs = numbers + SIMD4(0, numbers.x, numbers.y, numbers.z)
    return pairs + SIMD4(0, 0, pairs.x, pairs.y)
  }

  /// The integral of the levels up to a position in 0...count, which may lie between two of them.
  ///
  /// A position outside of the line is the caller's mistake, and nothing checks for it here.
  @inline(__always) func integral(to position: Float) -> Float {
    let index = Int(position)
    let value = sums[index]
    return value + (sums[index &+ 1] - value) * (position - Float(index))
  }

  /// The integral of the squared levels up to a position in 0...count.
  @inline(__always) func squareIntegral(to position: Float) -> Float {
    let index = Int(position)
    let value = squares[index]
    return value + (squares[index &+ 1] - value) * (position - Float(index))
  }
}

/// Memory for scan lines, used again for each of them.
struct ScanSignalBuffer {
  private var storage: [Float] = []

  /// Lends a signal of `count` levels, 1 or more, to `body`.
  mutating func withSignal<Result>(count: Int, _ body: (ScanSignal) -> Result) -> Result {
    let needed = 4 * count + 4
    if storage.count < needed { storage = [Float](repeating: 0, count: needed) }
    return storage.withUnsafeMutableBufferPointer { storage in
      // The array is never empty here, so it has a base address.
      let base = storage.baseAddress.unsafelyUnwrapped
      return body(
        ScanSignal(
          count: count, levels: base, sums: base + count, squares: base + (2 * count + 2),
          scratch: base + (3 * count + 4)))
    }
  }
}
