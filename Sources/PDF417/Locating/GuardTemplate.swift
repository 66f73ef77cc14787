/// A guard's element edges as they are met on a scan line, with one known element of the neighbouring
/// codeword, so that the pattern can be matched wherever it stands.
///
/// The widest bar comes first or last; it is what a scan line is searched for.
struct GuardTemplate {
  /// Which guard it is.
  let pattern: GuardPattern
  /// The guard stands at the low end of `u` (its outer side faces lower `u`).
  let isAtLowEnd: Bool
  /// Number of edges in use.
  let edgeCount: Int
  /// Edges in modules along increasing `u`; 0 is the edge of the widest bar given by `anchorsAtBarStart`.
  let edges: InlineArray<11, Float>
  /// Expected level from each edge to the next: -1 for bars, 1 for spaces, between them what blur leaves.
  let levels: InlineArray<10, Float>
  /// Width of the widest bar in modules.
  let widestBar: Float
  /// Position 0 is the low edge of the widest bar; otherwise its high edge.
  let anchorsAtBarStart: Bool
  /// Position in modules of the guard's outer side.
  let outerEdge: Float
  /// The levels summed over the modules, and their squares.
  private let levelSums: (plain: Float, squared: Float)
  /// By how much the level falls at each edge between two elements.
  private let levelSteps: InlineArray<11, Float>

  init(
    pattern: GuardPattern, isAtLowEnd: Bool, edgeCount: Int, edges: InlineArray<11, Float>,
    levels: InlineArray<10, Float>, widestBar: Float, anchorsAtBarStart: Bool, outerEdge: Float
  ) {
    self.pattern = pattern
    self.isAtLowEnd = isAtLowEnd
    self.edgeCount = edgeCount
    self.edges = edges
    self.levels = levels
    self.widestBar = widestBar
    self.anchorsAtBarStart = anchorsAtBarStart
    self.outerEdge = outerEdge
    var sums: (plain: Float, squared: Float) = (0, 0)
    for i in 1..<edgeCount {
      let level = levels[i - 1]
      let width = edges[i] - edges[i - 1]
      sums.plain += level * width
      sums.squared += level * level * width
    }
    levelSums = sums
    levelSteps = InlineArray { $0 > 0 && $0 < 10 ? levels[$0 - 1] - levels[$0] : 0 }
  }

  /// Number of ways in which a scan line can meet a guard.
  static let count = 4

  /// Indices of the templates that one symbol shows at its low and at its high end, or the other way round.
  static let pairs = [(start: 0, stop: 2), (start: 1, stop: 3)]

  /// The index of the template by which a guard is met when the frame is turned by half a turn.
  static func turnedIndex(_ index: Int) -> Int { index ^ 1 }

  /// Normalised correlation of the pattern with a line, dark bars counting positive; -1...1.
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
    guard signalVariance > length * 0.5, templateVariance > 0 else { return 0 }
    let covariance = product - templateSum * sum / length
    return covariance / (signalVariance * templateVariance).squareRoot()
  }
}

extension GuardTemplate {
  /// One of the four ways in which a scan line can meet a guard; a pair differs by half a turn.
  ///
  /// - Parameter index: 0 and 1 for the start pattern, 2 and 3 for the stop pattern; even ones read forwards.
  /// - Returns: The pattern with sharp edges (ISO/IEC 15438, 5.3.2.1: widths 8 1 1 1 1 1 1 3 and
  ///   7 1 1 3 1 1 1 2 1).
  static func sharp(_ index: Int) -> GuardTemplate {
    switch index {
    case 0:
      // 8 1 1 1 1 1 1 3, then a codeword's first bar.
      GuardTemplate(
        pattern: .start, isAtLowEnd: true, edgeCount: 10,
        edges: [0, 8, 9, 10, 11, 12, 13, 14, 17, 18, 18],
        levels: [-1, 1, -1, 1, -1, 1, -1, 1, -1, 0],
        widestBar: 8, anchorsAtBarStart: true, outerEdge: 0)
    case 1:
      // The same from behind: the codeword's bar, 3 1 1 1 1 1 1 8.
      GuardTemplate(
        pattern: .start, isAtLowEnd: false, edgeCount: 10,
        edges: [-18, -17, -14, -13, -12, -11, -10, -9, -8, 0, 0],
        levels: [-1, 1, -1, 1, -1, 1, -1, 1, -1, 0],
        widestBar: 8, anchorsAtBarStart: false, outerEdge: 0)
    case 2:
      // A codeword's last space, 7 1 1 3 1 1 1 2 1.
      GuardTemplate(
        pattern: .stop, isAtLowEnd: false, edgeCount: 11,
        edges: [-1, 0, 7, 8, 9, 12, 13, 14, 15, 17, 18],
        levels: [1, -1, 1, -1, 1, -1, 1, -1, 1, -1],
        widestBar: 7, anchorsAtBarStart: true, outerEdge: 18)
    default:
      // The same from behind: 1 2 1 1 1 3 1 1 7, then the codeword's last space.
      GuardTemplate(
        pattern: .stop, isAtLowEnd: true, edgeCount: 11,
        edges: [-18, -17, -15, -14, -13, -12, -9, -8, -7, 0, 1],
        levels: [-1, 1, -1, 1, -1, 1, -1, 1, -1, 1],
        widestBar: 7, anchorsAtBarStart: false, outerEdge: -18)
    }
  }

  /// The same patterns where blur has melted single modules into grey.
  static func blurred(_ index: Int) -> GuardTemplate {
    switch index {
    case 0:
      GuardTemplate(
        pattern: .start, isAtLowEnd: true, edgeCount: 5,
        edges: [0, 8, 14, 17, 18, 18, 18, 18, 18, 18, 18],
        levels: [-1, 0, 0.8, -0.2, 0, 0, 0, 0, 0, 0],
        widestBar: 8, anchorsAtBarStart: true, outerEdge: 0)
    case 1:
      GuardTemplate(
        pattern: .start, isAtLowEnd: false, edgeCount: 5,
        edges: [-18, -17, -14, -8, 0, 0, 0, 0, 0, 0, 0],
        levels: [-0.2, 0.8, 0, -1, 0, 0, 0, 0, 0, 0],
        widestBar: 8, anchorsAtBarStart: false, outerEdge: 0)
    case 2:
      GuardTemplate(
        pattern: .stop, isAtLowEnd: false, edgeCount: 7,
        edges: [-1, 0, 7, 9, 12, 15, 18, 18, 18, 18, 18],
        levels: [0.4, -1, -0.1, 0.8, -0.2, 0.3, 0, 0, 0, 0],
        widestBar: 7, anchorsAtBarStart: true, outerEdge: 18)
    default:
      GuardTemplate(
        pattern: .stop, isAtLowEnd: true, edgeCount: 7,
        edges: [-18, -15, -12, -9, -7, 0, 1, 1, 1, 1, 1],
        levels: [0.3, -0.2, 0.8, -0.1, -1, 0.4, 0, 0, 0, 0],
        widestBar: 7, anchorsAtBarStart: false, outerEdge: -18)
    }
  }
}
