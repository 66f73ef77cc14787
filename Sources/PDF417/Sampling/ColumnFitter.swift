/// Finds the columns between two guards: how many there are and where each begins.
struct ColumnFitter {
  let profile: BarProfile
  /// -1 for a symbol that is light on dark.
  let sign: Float

  /// Columns found, with how clearly the boundaries show.
  struct Fit {
    var columnCount: Int
    var fractions: [Float]
    var response: Float
  }

  /// The likely column counts and their boundaries, clearest first.
  ///
  /// - Parameters:
  ///   - startModule: Width of a module at the start pattern, as a fraction of the whole width.
  ///   - stopModule: Width of a module at the stop pattern.
  ///   - maximumFits: Most fits to return.
  func fits(startModule: Float, stopModule: Float, maximumFits: Int) -> [Fit] {
    let moduleCount = 1 / (startModule * stopModule).squareRoot()
    let estimate = (moduleCount - 1) / 17 - 4
    let slack = max(1.2, 0.14 * (estimate + 4))
    let fewest = max(1, Int((estimate - slack).rounded(.up)))
    let most = min(30, Int(estimate + slack))
    guard fewest <= most else { return [] }
    let perspective = (startModule / stopModule).squareRoot() - 1
    var fits = (fewest...most).map { fit(columnCount: $0, perspective: perspective) }
    fits.sort { $0.response > $1.response }
    return fits.prefix(maximumFits).map(refined)
  }

  /// The best smooth spacing for one column count.
  private func fit(columnCount: Int, perspective: Float) -> Fit {
    let moduleCount = Float(ColumnModel.moduleCount(columnCount: columnCount))
    let boundaries = (1...(columnCount + 3)).map { Float(17 * $0) / moduleCount }
    var best: (response: Float, perspective: Float, swell: Float) = (-.infinity, perspective, 0)
    func search(_ center: (Float, Float), _ reach: (Int, Int), _ pitch: (Float, Float)) {
      for i in -reach.0...reach.0 {
        for j in -reach.1...reach.1 {
          let p = center.0 + Float(i) * pitch.0
          let g = center.1 + Float(j) * pitch.1
          guard p > -0.8 else { continue }
          let value = meanResponse(boundaries, moduleCount: moduleCount, perspective: p, swell: g)
          if value > best.response { best = (value, p, g) }
        }
      }
    }
    // A change of the perspective term by p moves the middle by p / 4 of the width.
    let pitch = 1.4 / moduleCount
    search((perspective, 0), (14, 8), (pitch, pitch * 2))
    search((best.perspective, best.swell), (2, 2), (pitch / 3, pitch * 2 / 3))
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
      let module = (1 + perspective) / (denominator * denominator * moduleCount)
      sum += min(profile.boundaryResponse(at: place, module: module, sign: sign), 2.5)
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
