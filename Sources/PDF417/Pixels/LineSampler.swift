internal import ScanImage

/// Takes gray levels along straight lines that lie anywhere in the picture, between pixels too.
///
/// Places outside the picture take the level of the nearest pixel inside.
struct LineSampler {
  let image: LumaImage
  /// Gray levels are turned into the light behind them (`LinearLight`).
  var takesLight = false

  /// Adds the levels at `count` places, the first at (x, y), each a step further, to `sums`.
  ///
  /// - Parameters:
  ///   - x: Horizontal position of the first place, in pixels from the picture's left side.
  ///   - y: Vertical position of the first place, in pixels from the picture's top side.
  ///   - stepX: Horizontal distance between places.
  ///   - stepY: Vertical distance between places.
  ///   - count: Number of places.
  ///   - weight: Factor for each level.
  ///   - sums: Receives `count` levels, 0-255 times `weight`, added to what it holds.
  /// - Returns: The places that lie inside the picture.
  @discardableResult
  func accumulate(
    x: Float, y: Float, stepX: Float, stepY: Float, count: Int, weight: Float,
    into sums: UnsafeMutablePointer<Float>
  ) -> Range<Int> {
    guard image.width > 1, image.height > 1, abs(x) < 1e6, abs(y) < 1e6, abs(stepX) < 1e4,
      abs(stepY) < 1e4
    else { return 0..<0 }
    let inside = insideRange(x: x, y: y, stepX: stepX, stepY: stepY, count: count)
    for i in 0..<inside.lowerBound {
      sums[i] += weight * clampedLevel(x: x + Float(i) * stepX, y: y + Float(i) * stepY)
    }
    for i in inside.upperBound..<count {
      sums[i] += weight * clampedLevel(x: x + Float(i) * stepX, y: y + Float(i) * stepY)
    }
    let first = Float(inside.lowerBound)
    accumulateInside(
      x: x + first * stepX - 0.5, y: y + first * stepY - 0.5, stepX: stepX, stepY: stepY,
      count: inside.count, weight: weight, into: sums + inside.lowerBound)
    return inside
  }

  /// The inner loop: every place has four pixels around it.
  @inline(__always) private func accumulateInside(
    x: Float, y: Float, stepX: Float, stepY: Float, count: Int, weight: Float,
    into sums: UnsafeMutablePointer<Float>
  ) {
    guard takesLight else {
      return interpolate(
        x: x, y: y, stepX: stepX, stepY: stepY, count: count, scale: weight / 65_536, into: sums
      ) { Int32($0) }
    }
    LinearLight.table.withUnsafeBufferPointer { table in
      guard let table = table.baseAddress else { return }
      interpolate(
        x: x, y: y, stepX: stepX, stepY: stepY, count: count,
        scale: weight / (65_536 * LinearLight.tableScale), into: sums
      ) { table[Int($0)] }
    }
  }

  @inline(__always) private func interpolate(
    x: Float, y: Float, stepX: Float, stepY: Float, count: Int, scale: Float,
    into sums: UnsafeMutablePointer<Float>, level: (UInt8) -> Int32
  ) {
    let one: Double = 4_294_967_296
    var fixedX = Int64(Double(x) * one)
    var fixedY = Int64(Double(y) * one)
    let fixedStepX = Int64(Double(stepX) * one)
    let fixedStepY = Int64(Double(stepY) * one)
    let bytesPerRow = image.bytesPerRow
    let base = image.base
    for i in 0..<count {
      let offset: Int = Int(fixedY &>> 32) &* bytesPerRow &+ Int(fixedX &>> 32)
      let pixel = base + offset
      let fractionX: Int32 = Int32(truncatingIfNeeded: fixedX &>> 24) & 255
      let fractionY: Int32 = Int32(truncatingIfNeeded: fixedY &>> 24) & 255
      let a = level(pixel[0])
      let b = level(pixel[1])
      let c = level(pixel[bytesPerRow])
      let d = level(pixel[bytesPerRow &+ 1])
      let upper = a &* 256 &+ (b &- a) &* fractionX
      let lower = c &* 256 &+ (d &- c) &* fractionX
      sums[i] += Float(upper &* 256 &+ (lower &- upper) &* fractionY) * scale
      fixedX &+= fixedStepX
      fixedY &+= fixedStepY
    }
  }

  /// The level of the pixel nearest to a place.
  private func clampedLevel(x: Float, y: Float) -> Float {
    let column = Int(x.clamped(to: 0...Float(image.width - 1)))
    let row = Int(y.clamped(to: 0...Float(image.height - 1)))
    let level = Float(image[column, row])
    return takesLight ? LinearLight.of(grayLevel: level) : level
  }

  /// The places whose four surrounding pixels all lie in the picture.
  private func insideRange(
    x: Float, y: Float, stepX: Float, stepY: Float, count: Int
  ) -> Range<Int> {
    var low: Float = 0
    var high = Float(count - 1)
    func narrow(_ start: Float, _ step: Float, _ limit: Float) {
      // A margin of 1/16 pixel covers the rounding of the steps.
      let minimum: Float = 0.5625
      let maximum = limit - 0.5625
      // A step so small that the whole line stays within half of the margin.
      if abs(step) * Float(count) < 0.03 {
        if start < minimum || start > maximum { high = -1 }
        return
      }
      let a = (minimum - start) / step
      let b = (maximum - start) / step
      low = max(low, min(a, b))
      high = min(high, max(a, b))
    }
    narrow(x, stepX, Float(image.width))
    narrow(y, stepY, Float(image.height))
    guard high >= low else { return 0..<0 }
    let first = min(count, Int(low.rounded(.up)))
    let end = min(count, Int(high.rounded(.down)) + 1)
    return first < end ? first..<end : 0..<0
  }
}
