/// Finds guard patterns on scan lines: wide bars first, then a correlation with the whole pattern.
struct GuardDetector {
  /// Least correlation of a hit.
  var minimumCorrelation: Float = 0.72
  /// Widths of a module to look for, in pixels.
  var moduleRange: ClosedRange<Float>
  /// Half the width of the window whose mean separates bars from spaces, in pixels.
  var windowPixels: Int

  /// Appends the guards on one line to `hits`.
  ///
  /// - Parameters:
  ///   - signal: The line.
  ///   - v: Position of the line.
  ///   - uStart: Position of the line's first level.
  ///   - hits: Receives the guards.
  func findGuards(
    in signal: ScanSignal,
    v: Float,
    uStart: Float,
    hits: inout [GuardHit]
  ) {
    let count = signal.count
    guard count > 24 else { return }
    var runStart: Float = 0
    var wasDark = false
    var previous: Float = 0
    for i in 0..<count {
      let low = max(0, i - windowPixels)
      let high = min(count, i + windowPixels + 1)
      let mean = (signal.sums[high] - signal.sums[low]) / Float(high - low)
      let difference = signal.levels[i] - mean
      let isDark = difference < 0
      if i == 0 {
        wasDark = isDark
      } else if isDark != wasDark {
        // Level i stands for the stretch i..<i+1, so its middle is half a pixel further.
        let crossing = Float(i) - 0.5 + previous / (previous - difference)
        examine(
          run: runStart...max(runStart, crossing),
          isDark: wasDark,
          signal: signal,
          v: v,
          uStart: uStart,
          hits: &hits
        )
        runStart = crossing
        wasDark = isDark
      }
      previous = difference
    }
    examine(
      run: runStart...max(runStart, Float(count)),
      isDark: wasDark,
      signal: signal,
      v: v,
      uStart: uStart,
      hits: &hits
    )
  }

  /// Tries the guards whose widest bar a run may be.
  private func examine(
    run: ClosedRange<Float>,
    isDark: Bool,
    signal: ScanSignal,
    v: Float,
    uStart: Float,
    hits: inout [GuardHit]
  ) {
    let length = run.upperBound - run.lowerBound
    guard length > 5.5 * moduleRange.lowerBound, length < 10 * moduleRange.upperBound else {
      return
    }
    for index in GuardTemplate.all.indices {
      let template = GuardTemplate.all[index]
      let anchor = template.anchorsAtBarStart ? run.lowerBound : run.upperBound
      let best = bestFit(
        template,
        anchor: anchor,
        module: length / template.widestBar,
        signal: signal,
        sign: isDark ? 1 : -1
      )
      guard best.correlation >= minimumCorrelation, moduleRange.contains(best.module) else {
        continue
      }
      hits.append(
        GuardHit(
          template: index,
          isInverted: !isDark,
          v: v,
          u: uStart + best.anchor + template.outerEdge * best.module,
          modulePixels: best.module,
          correlation: best.correlation
        )
      )
    }
  }

  /// Searches small changes of scale and place for the best correlation.
  private func bestFit(
    _ template: GuardTemplate,
    anchor: Float,
    module: Float,
    signal: ScanSignal,
    sign: Float
  ) -> (anchor: Float, module: Float, correlation: Float) {
    var best = (anchor: anchor, module: module, correlation: -Float.infinity)
    let opposite = anchor + (template.anchorsAtBarStart ? 1 : -1) * template.widestBar * module
    for scaleStep in -3...3 {
      let scaled = module * (1 + 0.05 * Float(scaleStep))
      for shiftStep in -1...1 {
        // Ink growth moves both edges of the wide bar alike: keep its middle, then shift.
        let middle = (anchor + opposite) / 2
        let half = template.widestBar * scaled / 2
        let moved =
          middle + (template.anchorsAtBarStart ? -half : half) + 0.3 * Float(shiftStep) * scaled
        let value = sign * template.correlation(with: signal, anchor: moved, module: scaled)
        if value > best.correlation { best = (moved, scaled, value) }
      }
    }
    return best
  }
}

extension GuardTemplate {
  /// Normalised correlation of the pattern with a line, dark bars counting positive; -1...1.
  ///
  /// - Parameters:
  ///   - signal: The line.
  ///   - anchor: Where the template's position 0 lies, in pixels from the line's start.
  ///   - module: Width of a module in pixels.
  func correlation(with signal: ScanSignal, anchor: Float, module: Float) -> Float {
    edges.withUnsafeBufferPointer { edges in
      let first = anchor + edges[0] * module
      let last = anchor + edges[edges.count - 1] * module
      guard first >= 0, last <= Float(signal.count) else { return 0 }
      var darkMinusLight: Float = 0
      var lengths: Float = 0
      var sign: Float = startsWithBar ? -1 : 1
      let total = signal.integral(to: first)
      var before = total
      for i in 1..<edges.count {
        let integral = signal.integral(to: anchor + edges[i] * module)
        darkMinusLight += sign * (integral - before)
        lengths += sign * (edges[i] - edges[i - 1])
        before = integral
        sign = -sign
      }
      let length = last - first
      let sum = before - total
      let templateSum = lengths * module
      let squares = signal.squareIntegral(to: last) - signal.squareIntegral(to: first)
      let signalVariance = squares - sum * sum / length
      let templateVariance = length - templateSum * templateSum / length
      guard signalVariance > length * 0.5, templateVariance > 0 else { return 0 }
      let covariance = darkMinusLight - templateSum * sum / length
      return covariance / (signalVariance * templateVariance).squareRoot()
    }
  }
}
