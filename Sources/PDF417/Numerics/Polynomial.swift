/// A curve of low degree, a value for each position: c0 + c1 x + c2 x² + c3 x³.
///
/// `x` is measured from `center` in units of `scale`, which keeps the fits well conditioned.
struct Polynomial {
  var center: Float = 0
  var scale: Float = 1
  var coefficients: (Float, Float, Float, Float) = (0, 0, 0, 0)

  /// A curve with one value everywhere.
  static func constant(_ value: Float) -> Polynomial {
    Polynomial(coefficients: (value, 0, 0, 0))
  }

  /// The value at a position.
  @inline(__always) func callAsFunction(_ position: Float) -> Float {
    let x = (position - center) / scale
    let c = coefficients
    return c.0 + x * (c.1 + x * (c.2 + x * c.3))
  }

  /// The change of the value for a step of one at a position.
  func slope(at position: Float) -> Float {
    let x = (position - center) / scale
    let c = coefficients
    return (c.1 + x * (2 * c.2 + x * 3 * c.3)) / scale
  }

  /// Fits values at positions by weighted least squares.
  ///
  /// - Parameters:
  ///   - samples: Positions, values and weights.
  ///   - degree: 0-3; lowered when there are too few samples.
  /// - Returns: `nil` when there is nothing to fit.
  static func fit(
    _ samples: [RobustFit.Sample], degree: Int
  ) -> Polynomial? {
    var low = Float.infinity
    var high = -Float.infinity
    var used = 0
    for sample in samples where sample.weight > 0 {
      low = min(low, sample.position)
      high = max(high, sample.position)
      used += 1
    }
    guard used > 0, low.isFinite, high.isFinite else { return nil }
    var result = Polynomial()
    result.center = (low + high) / 2
    result.scale = max((high - low) / 2, 1e-3)
    let size = max(1, min(degree + 1, min(4, used)))
    var matrix = [Double](repeating: 0, count: size * (size + 1))
    for sample in samples where sample.weight > 0 {
      let x = Double((sample.position - result.center) / result.scale)
      let weight = Double(sample.weight)
      var powers = (1.0, x, x * x, x * x * x)
      withUnsafeBytes(of: &powers) { raw in
        let p = raw.bindMemory(to: Double.self)
        for i in 0..<size {
          for j in 0..<size { matrix[i * (size + 1) + j] += weight * p[i] * p[j] }
          matrix[i * (size + 1) + size] += weight * p[i] * Double(sample.value)
        }
      }
    }
    // A trace of ridge keeps repeated positions from making the system singular.
    for i in 0..<size { matrix[i * (size + 1) + i] += 1e-9 * matrix[0] + 1e-12 }
    let solution = LinearSystem.solve(&matrix, size: size)
    guard solution.allSatisfy({ $0.isFinite }) else { return nil }
    result.coefficients.0 = Float(solution[0])
    if size > 1 { result.coefficients.1 = Float(solution[1]) }
    if size > 2 { result.coefficients.2 = Float(solution[2]) }
    if size > 3 { result.coefficients.3 = Float(solution[3]) }
    return result
  }

  /// When Newton's method goes astray, and when it ends.
  private enum Solving {
    /// Part of the slope in the middle that a slope must have to be followed.
    static let leastRise: Float = 0.2
    /// Step after which nothing changes any more, in pixels.
    static let smallStep: Float = 0.01
    /// How near to the value the curve must come, in rows.
    static let tolerance: Float = 0.3
  }

  /// The position at which the curve has a value, by Newton's method.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - range: Where the position should lie; half as much again is allowed on both sides.
  /// - Returns: `nil` where the curve does not come near the value.
  func solve(for value: Float, near range: ClosedRange<Float>) -> Float? {
    let slack = range.length / 2
    let low = range.lowerBound - slack
    let high = range.upperBound + slack
    let mean = self.slope(at: center)
    guard abs(mean) > 1e-6 else { return nil }
    var position = (center + (value - coefficients.0) / mean).clamped(to: low...high)
    for _ in 0..<6 {
      var rise = slope(at: position)
      // Far from the middle a cubic may turn back; its middle slope is then the better guide.
      if rise * mean < Solving.leastRise * mean * mean { rise = mean }
      let step = (value - self(position)) / rise
      position = (position + step).clamped(to: low...high)
      if abs(step) < Solving.smallStep { break }
    }
    return abs(self(position) - value) < Solving.tolerance ? position : nil
  }

  /// The curve plus an offset and a tilt; the tilt is what is added at the end of a range.
  func shifted(_ shift: (offset: Float, tilt: Float), over range: ClosedRange<Float>) -> Polynomial
  {
    let half = max(1, range.length / 2)
    var result = self
    result.coefficients.0 += shift.offset + shift.tilt * (center - range.middle) / half
    result.coefficients.1 += shift.tilt * scale / half
    return result
  }

  /// The curve over negated positions.
  var turnedPosition: Polynomial {
    var result = self
    result.center = -center
    result.coefficients.1 = -coefficients.1
    result.coefficients.3 = -coefficients.3
    return result
  }

  /// The curve with negated values.
  var negated: Polynomial {
    var result = self
    result.coefficients = (-coefficients.0, -coefficients.1, -coefficients.2, -coefficients.3)
    return result
  }
}

/// Small systems of linear equations.
enum LinearSystem {
  /// Solves a system by elimination with pivoting.
  ///
  /// - Parameters:
  ///   - matrix: Rows of `size` coefficients and one right-hand side; used as scratch.
  ///   - size: Number of unknowns.
  /// - Returns: The unknowns; not finite where the system is singular.
  static func solve(_ matrix: inout [Double], size: Int) -> [Double] {
    let stride = size + 1
    for column in 0..<size {
      var pivot = column
      for row in column..<size
      where abs(matrix[row * stride + column]) > abs(matrix[pivot * stride + column]) {
        pivot = row
      }
      if pivot != column {
        for k in 0..<stride { matrix.swapAt(pivot * stride + k, column * stride + k) }
      }
      let divisor = matrix[column * stride + column]
      for row in 0..<size where row != column {
        let factor = matrix[row * stride + column] / divisor
        if factor == 0 { continue }
        for k in column..<stride {
          matrix[row * stride + k] -= factor * matrix[column * stride + k]
        }
      }
    }
    var solution = [Double](repeating: 0, count: size)
    for i in 0..<size { solution[i] = matrix[i * stride + size] / matrix[i * stride + i] }
    return solution
  }
}
