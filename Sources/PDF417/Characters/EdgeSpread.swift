/// How a blurred edge fills the modules around it.
struct EdgeSpread {
  /// Share of a module beyond an edge, for edges in steps of 1/32 module from -`reach` to +`reach`.
  private let shares: [Float]
  private static let reach = 5
  private static let resolution = 32

  /// Tabulates an edge blurred by a Gaussian, then by a steady movement.
  init(blurModules: Float, motionModules: Float = 0) {
    // The spread is summed from the Gaussian itself, 32 steps to a module, then averaged over a module.
    let resolution = EdgeSpread.resolution
    let half = (EdgeSpread.reach + 1) * resolution
    var weights = [Float](repeating: 0, count: 2 * half + 1)
    var total: Float = 0
    let sigma = max(blurModules, 0.02) * Float(resolution)
    for i in -half...half {
      let x = Float(i) / sigma
      let weight = EdgeSpread.bell(x)
      weights[i + half] = weight
      total += weight
    }
    var spread = [Float](repeating: 0, count: 2 * half + 2)
    for i in 0...(2 * half) { spread[i + 1] = spread[i] + weights[i] / total }
    spread = EdgeSpread.smeared(spread, over: Int(motionModules * Float(resolution)))
    var shares: [Float] = []
    // Entry e: module from 0 to 1 with an edge at (e / resolution - reach).
    for e in 0...(2 * EdgeSpread.reach * resolution) {
      var sum: Float = 0
      for s in 0..<resolution {
        let distance = s - (e - EdgeSpread.reach * resolution)
        sum += spread[min(max(distance + half, 0), 2 * half) + 1]
      }
      shares.append(sum / Float(resolution))
    }
    self.shares = shares
  }

  /// The mean of each number's surroundings, which reach half of `count` to either side.
  private static func smeared(_ numbers: [Float], over count: Int) -> [Float] {
    guard count > 1 else { return numbers }
    return numbers.indices.map { i in
      var sum: Float = 0
      for offset in 0..<count {
        let place = i + offset - count / 2
        sum += place < 0 ? 0 : place < numbers.count ? numbers[place] : 1
      }
      return sum / Float(count)
    }
  }

  /// The share of a module that lies beyond an edge, both in modules from the character's start.
  @inline(__always) func meanBeyond(edge: Float, module: Int) -> Float {
    let distance = (edge - Float(module) + Float(EdgeSpread.reach)) * Float(EdgeSpread.resolution)
    if distance <= 0 { return 1 }
    let last = 2 * EdgeSpread.reach * EdgeSpread.resolution
    let index = Int(distance)
    if index >= last { return 0 }
    return shares[index] + (shares[index + 1] - shares[index]) * (distance - Float(index))
  }

  /// exp(-x² / 2) by a product that needs no mathematics library.
  private static func bell(_ x: Float) -> Float {
    let exponent = x * x / 2
    guard exponent < 40 else { return 0 }
    // (1 + y / 1024) ^ -1024 approaches exp(-y); halving the base's error is ample for levels.
    var base = 1 / (1 + exponent / 1024)
    for _ in 0..<10 { base *= base }
    return base
  }
}
