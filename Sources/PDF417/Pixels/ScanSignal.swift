/// Gray levels along one scan line with running sums, so that any stretch costs two look-ups.
///
/// The memory is borrowed: `ScanSignalBuffer` owns it.
struct ScanSignal {
  /// Number of levels.
  let count: Int
  /// Levels, one a pixel.
  let levels: UnsafeMutablePointer<Float>
  /// Running sums of the levels.
  let sums: BorrowedRunningSums
  /// Running sums of the squared levels.
  let squares: BorrowedRunningSums
  /// Room for a number a level, which whoever reads the line may use.
  let scratch: UnsafeMutablePointer<Float>

  /// Middle of the gray levels; what is left when it is taken off keeps running sums small, and so exact enough
  /// in single precision.
  static let middleLevel: Float = 128

  /// Replaces the levels by what `fill` adds to zeros, less `offset`, and renews the running sums.
  @inline(__always)
  func refill(offset: Float = middleLevel, fill: (UnsafeMutablePointer<Float>) -> Void) {
    levels.update(repeating: -offset, count: count)
    fill(levels)
    sums.start()
    squares.start()
    var sum = SIMD4<Float>()
    var square = SIMD4<Float>()
    var i = 0
    while i &+ 4 <= count {
      let four = SIMD4(levels[i], levels[i &+ 1], levels[i &+ 2], levels[i &+ 3])
      sum = sums.append(four, at: i, after: sum)
      square = squares.append(four * four, at: i, after: square)
      i &+= 4
    }
    while i < count {
      sums.append(levels[i], at: i)
      squares.append(levels[i] * levels[i], at: i)
      i &+= 1
    }
    sums.close(at: count)
    squares.close(at: count)
  }

  /// The integral of the levels up to a position in 0...count, which is not checked.
  @inline(__always) func integral(to position: Float) -> Float { sums.integral(to: position) }

  /// The integral of the squared levels up to a position in 0...count, which is not checked.
  @inline(__always) func squareIntegral(to position: Float) -> Float {
    squares.integral(to: position)
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
          count: count, levels: base, sums: BorrowedRunningSums(sums: base + count),
          squares: BorrowedRunningSums(sums: base + (2 * count + 2)),
          scratch: base + (3 * count + 4)
        ))
    }
  }
}
