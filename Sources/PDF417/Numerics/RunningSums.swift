/// Running sums of some numbers, so that the sum of any stretch costs two look-ups.
struct RunningSums {
  /// `sums[i]` is the sum of the first `i` numbers.
  private let sums: [Float]

  /// Adds numbers up.
  init(of numbers: some Collection<Float>) {
    var sums: [Float] = [0]
    sums.reserveCapacity(numbers.count + 1)
    var sum: Float = 0
    for number in numbers {
      sum += number
      sums.append(sum)
    }
    self.sums = sums
  }

  /// Places up to which there is a sum: one more than there are numbers.
  var count: Int { sums.count }

  /// The sum of the numbers in a range of places.
  @inline(__always) func sum(from low: Int, to high: Int) -> Float { sums[high] - sums[low] }

  /// The integral up to a position, each number standing for the stretch from its place to the next.
  ///
  /// Beyond either end the first or the last number goes on.
  @inline(__always) func integral(to position: Float) -> Float {
    let index = min(max(Int(position), 0), sums.count - 2)
    return sums[index] + (sums[index + 1] - sums[index]) * (position - Float(index))
  }
}

/// Running sums in memory that somebody else owns, filled four numbers at a time.
///
/// Lines across regions are summed hundreds of times a picture, and four at a time in half the time; the
/// sums differ from those of `RunningSums` in their last bits, since numbers are added in another order.
struct BorrowedRunningSums {
  /// `sums[i]` is the sum of the first `i` numbers; the last sum, of all numbers, stands there twice.
  let sums: UnsafeMutablePointer<Float>

  /// Sets the first sums: none, and its own end.
  @inline(__always) func start() { sums[0] = 0 }

  /// Adds four numbers from a place on to the sum of those before, and returns the sum so far in its last lane.
  @inline(__always)
  func append(_ numbers: SIMD4<Float>, at place: Int, after sum: SIMD4<Float>) -> SIMD4<Float> {
    let pairs = numbers + SIMD4(0, numbers.x, numbers.y, numbers.z)
    let running = SIMD4(repeating: sum.w) + (pairs + SIMD4(0, 0, pairs.x, pairs.y))
    for lane in 0..<4 { sums[place &+ 1 &+ lane] = running[lane] }
    return running
  }

  /// Adds one number at a place.
  @inline(__always) func append(_ number: Float, at place: Int) {
    sums[place &+ 1] = sums[place] + number
  }

  /// Repeats the sum of all numbers, so that an integral up to the very end reads one behind it.
  @inline(__always) func close(at count: Int) { sums[count &+ 1] = sums[count] }

  /// The integral up to a position in 0...count, which may lie between two numbers.
  ///
  /// A position outside is the caller's mistake, and nothing checks for it here.
  @inline(__always) func integral(to position: Float) -> Float {
    let index = Int(position)
    let value = sums[index]
    return value + (sums[index &+ 1] - value) * (position - Float(index))
  }

  /// The sum of the numbers in a range of places, none of them checked.
  @inline(__always) func sum(from low: Int, to high: Int) -> Float { sums[high] - sums[low] }
}
