/// How a guard shows on a scan line, with one known element of the neighboring codeword, so that it can be
/// compared with the line wherever it may stand.
///
/// The widest bar comes first or last; it is what a scan line is searched for.
struct GuardTemplate {
  /// The guard, as it is met.
  let pattern: StartStopPattern
  /// Number of edges in use.
  let edgeCount: Int
  /// Edges in modules along increasing `u`; 0 is the outer edge of the widest bar, where the guard was first
  /// looked for.
  let edges: InlineArray<11, Float>
  /// Expected level from each edge to the next: -1 for bars, 1 for spaces, between them what blur leaves.
  let levels: InlineArray<10, Float>
  /// Width of the widest bar in modules.
  let widestBar: Float
  /// The levels summed over the modules, and their squares.
  private let levelSums: (plain: Float, squared: Float)
  /// By how much the level falls at each edge between two elements.
  private let levelSteps: InlineArray<11, Float>

  /// Position 0 is the low edge of the widest bar; otherwise its high edge.
  var anchorsAtBarStart: Bool { !pattern.isBackwards }

  /// Position in modules of the guard's outer side.
  var outerEdge: Float {
    switch pattern {
    case .start, .startBackwards: 0
    case .stop: Float(SymbolGeometry.stopModules)
    case .stopBackwards: -Float(SymbolGeometry.stopModules)
    }
  }

  /// Elements as they follow each other on a line.
  private typealias Elements = [(modules: Int, level: Float)]

  /// Makes a template of elements in the direction of the rows.
  private init(_ pattern: StartStopPattern, _ elements: Elements) {
    self.pattern = pattern
    let isStart = pattern.isStart
    // Before a stop pattern stands a codeword's last space.
    var edge = isStart ? 0 : -elements[0].modules
    widestBar = Float(StartStopPattern.widths(isStart: isStart)[0])
    var places = [edge]
    for element in elements {
      edge += element.modules
      places.append(edge)
    }
    var elements = elements
    if pattern.isBackwards {
      places = places.reversed().map { -$0 }
      elements.reverse()
    }
    edgeCount = places.count
    edges = InlineArray { $0 < places.count ? Float(places[$0]) : 0 }
    levels = InlineArray { $0 < elements.count ? elements[$0].level : 0 }
    var sums: (plain: Float, squared: Float) = (0, 0)
    for (modules, level) in elements {
      sums.plain += level * Float(modules)
      sums.squared += level * level * Float(modules)
    }
    levelSums = sums
    levelSteps = InlineArray {
      $0 > 0 && $0 < elements.count ? elements[$0 - 1].level - elements[$0].level : 0
    }
  }

  /// The guard with sharp edges.
  static func sharp(_ pattern: StartStopPattern) -> GuardTemplate { sharp[pattern.rawValue] }

  /// The guard where blur has melted single modules into gray.
  static func blurred(_ pattern: StartStopPattern) -> GuardTemplate { blurred[pattern.rawValue] }

  private static let sharp = StartStopPattern.allCases.map { pattern in
    let widths = StartStopPattern.widths(isStart: pattern.isStart)
    let own = widths.enumerated().map { (modules: $1, level: $0 % 2 == 0 ? bar : space) }
    return GuardTemplate(pattern, pattern.isStart ? own + [(1, bar)] : [(1, space)] + own)
  }

  private static let blurred = StartStopPattern.allCases.map { pattern in
    GuardTemplate(pattern, pattern.isStart ? blurredStart : blurredStop)
  }

  private static let (bar, space): (Float, Float) = (-1, 1)

  // Levels by eye, from pictures out of focus.

  /// 8, then 1 1 1 1 1 1 in one, 3, and a codeword's first bar.
  private static let blurredStart: Elements = [(8, bar), (6, 0), (3, 0.8), (1, -0.2)]
  /// A codeword's last space, 7, then 1 1, 3, 1 1 1 and 2 1 in one each.
  private static let blurredStop: Elements = [
    (1, 0.4), (7, bar), (2, -0.1), (3, 0.8), (3, -0.2), (3, 0.3),
  ]

  /// Normalized correlation of the pattern with a line, dark bars counting positive; -1...1.
  ///
  /// - Parameters:
  ///   - signal: The line.
  ///   - anchor: Where the template's position 0 lies, in pixels from the line's start.
  ///   - module: Width of a module in pixels.
  /// - Returns: 0 where the pattern does not lie wholly on the line or the line is flat.
  @inline(__always)
  func correlation(with signal: ScanSignal, anchor: Float, module: Float) -> Float {
    let first = anchor + edges[0] * module
    let last = anchor + edges[edgeCount &- 1] * module
    guard first >= 0, last <= Float(signal.count) else { return 0 }
    let low = signal.integral(to: first)
    let high = signal.integral(to: last)
    var product = levels[edgeCount &- 2] * high - levels[0] * low
    for i in 1..<(edgeCount &- 1) {
      product += levelSteps[i] * signal.integral(to: anchor + edges[i] * module)
    }
    let length = last - first
    let sum = high - low
    let templateSum = levelSums.plain * module
    let squares = signal.squareIntegral(to: last) - signal.squareIntegral(to: first)
    let signalVariance = squares - sum * sum / length
    let templateVariance = levelSums.squared * module - templateSum * templateSum / length
    guard signalVariance > length * LocatingTuning.leastVariance, templateVariance > 0 else {
      return 0
    }
    let covariance = product - templateSum * sum / length
    return covariance / (signalVariance * templateVariance).squareRoot()
  }
}
