/// Finds the columns between two guards: how many there are and where each begins.
struct ColumnFitter {
  let profile: BarProfile
  let polarity: Polarity
  /// Width of a module at the start pattern, as a fraction of the whole width.
  let startModule: Float
  /// Width of a module at the stop pattern.
  let stopModule: Float
  /// How much each sample of the profile looks like a boundary between modules of mean width, capped.
  private let responses: [Float]

  /// Prepares a search between two guards.
  init(profile: BarProfile, polarity: Polarity, startModule: Float, stopModule: Float) {
    self.profile = profile
    self.polarity = polarity
    self.startModule = startModule
    self.stopModule = stopModule
    let module = (startModule * stopModule).squareRoot()
    let sign = polarity.sign
    responses = (0..<profile.sums.count).map {
      let place = Float($0) * profile.step
      return min(
        profile.boundaryResponse(at: place, module: module, sign: sign),
        LayoutTuning.greatestResponse)
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
    let characters = Float(SymbolGeometry.characterModules)
    let others = Float(SymbolGeometry.columnsBesidesData)
    let estimate = (moduleCount - 1) / characters - others
    guard estimate.isFinite, perspective.isFinite else { return [] }
    let slack = max(
      LayoutTuning.countSlack.least, LayoutTuning.countSlack.part * (estimate + others))
    var fits = self.fits(from: estimate - slack, to: estimate + slack) {
      fit(columnCount: $0, perspective: perspective, swell: 0)
    }
    if (fits.first?.response ?? 0) < LayoutTuning.clearResponse {
      // On a bent card the modules at both ends differ from those in the middle: more or fewer columns
      // than these suggest, with the swell that makes the ends right.
      let bent = LayoutTuning.bentCount
      fits += self.fits(
        from: bent.least * (estimate + others) - others,
        to: bent.most * (estimate + others) - others
      ) { columnCount in
        let count = Float(SymbolGeometry.rowModules(columnCount: columnCount))
        let swell = count * (startModule + stopModule) / 2 - 1
        return fit(
          columnCount: columnCount, perspective: perspective,
          swell: swell.clamped(to: LayoutTuning.swellRange))
      }
      fits.sortDescending { $0.response }
    }
    return fits.prefix(maximumFits).map(refined)
  }

  /// The fits for a range of column counts, clearest first.
  private func fits(from fewest: Float, to most: Float, fit: (Int) -> Fit) -> [Fit] {
    let low = max(1, Int(fewest.clamped(to: -10...40).rounded(.up)))
    let high = min(SymbolGeometry.mostColumns, Int(most.clamped(to: -10...40)))
    guard low <= high else { return [] }
    var fits = (low...high).map(fit)
    fits.sortDescending { $0.response }
    return fits
  }

  /// The best smooth spacing for one column count.
  private func fit(columnCount: Int, perspective: Float, swell: Float) -> Fit {
    let moduleCount = Float(SymbolGeometry.rowModules(columnCount: columnCount))
    let boundaries = (1...(columnCount + SymbolGeometry.boundariesBeforeStop)).map {
      Float(SymbolGeometry.characterModules * $0) / moduleCount
    }
    var best: (response: Float, perspective: Float, swell: Float) = (-.infinity, perspective, swell)
    func search(
      _ center: (Float, Float), _ reach: (Int, Int), _ pitch: (Float, Float),
      response: (_ perspective: Float, _ swell: Float) -> Float
    ) {
      for i in -reach.0...reach.0 {
        for j in -reach.1...reach.1 {
          let p = center.0 + Float(i) * pitch.0
          let g = center.1 + Float(j) * pitch.1
          guard p > LayoutTuning.leastPerspective else { continue }
          let value = response(p, g)
          if value > best.response { best = (value, p, g) }
        }
      }
    }
    func exact(_ p: Float, _ g: Float) -> Float {
      meanResponse(boundaries, moduleCount: moduleCount, perspective: p, swell: g)
    }
    let pitch = LayoutTuning.perspectiveStepModules / moduleCount
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
    let sign = polarity.sign
    var sum: Float = 0
    for s in boundaries {
      let place = ColumnFitter.warp(s, perspective: perspective, swell: swell)
      let denominator = 1 + perspective * s
      let spread = (1 + perspective) / (denominator * denominator) + swell * (1 - 6 * s * (1 - s))
      let module = max(LayoutTuning.leastSpread, spread) / moduleCount
      sum += min(
        profile.boundaryResponse(at: place, module: module, sign: sign),
        LayoutTuning.greatestResponse)
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
    let last = fit.columnCount + SymbolGeometry.boundariesBeforeStop
    let (tries, limits) = (LayoutTuning.ownPlace, LayoutTuning.ownPlaceLimits)
    var moves: [RobustFit.Sample] = []
    for boundary in 1...last {
      let around = fit.fractions[boundary + 1] - fit.fractions[boundary - 1]
      let after =
        boundary == last ? SymbolGeometry.stopModules : SymbolGeometry.characterModules
      let module = around / Float(SymbolGeometry.characterModules + after)
      var best: (value: Float, move: Float) = (-.infinity, 0)
      for step in -tries.steps...tries.steps {
        let move = Float(step) * tries.modules * module
        let value = profile.boundaryResponse(
          at: fit.fractions[boundary] + move, module: module, sign: polarity.sign)
        if value > best.value { best = (value, move) }
      }
      guard best.value > limits.response, abs(best.move) < limits.modules * module else {
        continue
      }
      moves.append((Float(boundary), best.move, best.value))
    }
    // The guards themselves are trusted as much as several boundaries.
    moves.append((0, 0, LayoutTuning.guardWeight))
    moves.append((Float(last + 1), 0, LayoutTuning.guardWeight))
    guard moves.count >= 6, let curve = Polynomial.fit(moves, degree: 3) else { return result }
    for boundary in 1...last { result.fractions[boundary] += curve(Float(boundary)) }
    for boundary in 1...(last + 1)
    where result.fractions[boundary] <= result.fractions[boundary - 1] { return fit }
    return result
  }
}
