/// Finds the columns between two guards: how many there are and where each begins.
struct ColumnFitter {
  let profile: BarProfile
  /// -1 for a symbol that is light on dark.
  let sign: Float
  /// Width of a module at the start pattern, as a fraction of the whole width.
  let startModule: Float
  /// Width of a module at the stop pattern.
  let stopModule: Float
  /// How much each sample of the profile looks like a boundary between modules of mean width, 2.5 at most.
  private let responses: [Float]

  /// Prepares a search between two guards.
  init(profile: BarProfile, sign: Float, startModule: Float, stopModule: Float) {
    self.profile = profile
    self.sign = sign
    self.startModule = startModule
    self.stopModule = stopModule
    let module = (startModule * stopModule).squareRoot()
    responses = profile.sums.indices.map {
      min(profile.boundaryResponse(at: Float($0) * profile.step, module: module, sign: sign), 2.5)
    }
  }

  /// Columns found, with how clearly the boundaries show.
  struct Fit {
    var columnCount: Int
    var fractions: [Float]
    var response: Float
  }

  /// The likely column counts and their boundaries, clearest first.
  ///
  /// - Parameter maximumFits: Most fits to return.
  /// - Returns: The fits; empty where the modules allow no column count.
  func fits(maximumFits: Int) -> [Fit] {
    let moduleCount = 1 / (startModule * stopModule).squareRoot()
    let perspective = (startModule / stopModule).squareRoot() - 1
    let estimate = (moduleCount - 1) / 17 - 4
    guard estimate.isFinite, perspective.isFinite else { return [] }
    let slack = max(1.2, 0.14 * (estimate + 4))
    var fits = self.fits(from: estimate - slack, to: estimate + slack) {
      fit(columnCount: $0, perspective: perspective, swell: 0)
    }
    if (fits.first?.response ?? 0) < ColumnFitter.clearResponse {
      // On a bent card the modules at both ends differ from those in the middle: more or fewer columns
      // than these suggest, with the swell that makes the ends right.
      fits += self.fits(from: 0.5 * (estimate + 4) - 4, to: 1.25 * (estimate + 4) - 4) {
        columnCount in
        let count = Float(ColumnModel.moduleCount(columnCount: columnCount))
        let swell = count * (startModule + stopModule) / 2 - 1
        return fit(
          columnCount: columnCount, perspective: perspective, swell: swell.clamped(to: -0.7...0.4))
      }
      fits.sortDescending { $0.response }
    }
    return fits.prefix(maximumFits).map(refined)
  }

  /// Mean response of the boundaries above which a fit leaves no doubt.
  static let clearResponse: Float = 1.6

  /// The fits for a range of column counts, clearest first.
  private func fits(from fewest: Float, to most: Float, fit: (Int) -> Fit) -> [Fit] {
    let low = max(1, Int(fewest.clamped(to: -10...40).rounded(.up)))
    let high = min(30, Int(most.clamped(to: -10...40)))
    guard low <= high else { return [] }
    var fits = (low...high).map(fit)
    fits.sortDescending { $0.response }
    return fits
  }

  /// The best smooth spacing for one column count.
  private func fit(columnCount: Int, perspective: Float, swell: Float) -> Fit {
    let moduleCount = Float(ColumnModel.moduleCount(columnCount: columnCount))
    let boundaries = (1...(columnCount + 3)).map { Float(17 * $0) / moduleCount }
    var best: (response: Float, perspective: Float, swell: Float) = (-.infinity, perspective, swell)
    func search(
      _ center: (Float, Float), _ reach: (Int, Int), _ pitch: (Float, Float),
      response: (_ perspective: Float, _ swell: Float) -> Float
    ) {
      for i in -reach.0...reach.0 {
        for j in -reach.1...reach.1 {
          let p = center.0 + Float(i) * pitch.0
          let g = center.1 + Float(j) * pitch.1
          guard p > -0.8 else { continue }
          let value = response(p, g)
          if value > best.response { best = (value, p, g) }
        }
      }
    }
    func exact(_ p: Float, _ g: Float) -> Float {
      meanResponse(boundaries, moduleCount: moduleCount, perspective: p, swell: g)
    }
    // A change of the perspective term by p moves the middle by p / 4 of the width.
    let pitch = 2.2 / moduleCount
    search((perspective, swell), (9, 5), (pitch, pitch * 2)) { quickResponse(boundaries, $0, $1) }
    best.response = exact(best.perspective, best.swell)
    search((best.perspective, best.swell), (2, 2), (pitch / 3, pitch * 2 / 3), response: exact)
    search((best.perspective, best.swell), (1, 1), (pitch / 6, pitch / 3), response: exact)
    var fractions: [Float] = [0]
    for s in boundaries {
      fractions.append(ColumnFitter.warp(s, perspective: best.perspective, swell: best.swell))
    }
    fractions.append(1)
    return Fit(columnCount: columnCount, fractions: fractions, response: best.response)
  }

  /// Where a share `s` of the modules lies, 0-1, under perspective and a symmetric swell.
  @inline(__always) private static func warp(
    _ s: Float, perspective p: Float, swell g: Float
  ) -> Float { s * (1 + p) / (1 + p * s) + g * s * (1 - s) * (1 - 2 * s) }

  @inline(__always) private func meanResponse(
    _ boundaries: [Float], moduleCount: Float, perspective: Float, swell: Float
  ) -> Float {
    var sum: Float = 0
    for s in boundaries {
      let place = ColumnFitter.warp(s, perspective: perspective, swell: swell)
      let denominator = 1 + perspective * s
      let spread = (1 + perspective) / (denominator * denominator) + swell * (1 - 6 * s * (1 - s))
      let module = max(0.2, spread) / moduleCount
      sum += min(profile.boundaryResponse(at: place, module: module, sign: sign), 2.5)
    }
    return sum / Float(boundaries.count)
  }

  /// The mean response at boundaries, had all modules the mean width.
  @inline(__always) private func quickResponse(
    _ boundaries: [Float], _ perspective: Float, _ swell: Float
  ) -> Float {
    let last = Float(responses.count - 1)
    var sum: Float = 0
    for s in boundaries {
      let place = ColumnFitter.warp(s, perspective: perspective, swell: swell)
      sum += responses[Int((place * last + 0.5).clamped(to: 0...last))]
    }
    return sum / Float(boundaries.count)
  }

  /// Moves each boundary to its own best place, then smooths the moves.
  private func refined(_ fit: Fit) -> Fit {
    var result = fit
    let last = fit.columnCount + 3
    var moves: [(position: Float, value: Float, weight: Float)] = []
    for boundary in 1...last {
      let around = fit.fractions[boundary + 1] - fit.fractions[boundary - 1]
      let spans = boundary == last ? Float(35) : 34
      let module = around / spans
      var best: (value: Float, move: Float) = (-.infinity, 0)
      for step in -6...6 {
        let move = Float(step) * 0.2 * module
        let value = profile.boundaryResponse(
          at: fit.fractions[boundary] + move, module: module, sign: sign)
        if value > best.value { best = (value, move) }
      }
      guard best.value > 0.3, abs(best.move) < 1.1 * module else { continue }
      moves.append((Float(boundary), best.move, best.value))
    }
    // The guards themselves are trusted as much as several boundaries.
    moves.append((0, 0, 3))
    moves.append((Float(last + 1), 0, 3))
    guard moves.count >= 6, let curve = Polynomial.fit(moves, degree: 3) else { return result }
    for boundary in 1...last { result.fractions[boundary] += curve(Float(boundary)) }
    for boundary in 1...(last + 1)
    where result.fractions[boundary] <= result.fractions[boundary - 1] { return fit }
    return result
  }
}
